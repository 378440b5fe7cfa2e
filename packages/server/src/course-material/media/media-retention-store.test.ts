import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { documents, documentVersions } from '../../platform/db/schema/documents.ts'
import { media, narrations } from '../../platform/db/schema/media.ts'
import { publications, publishedNarrations } from '../../platform/db/schema/published.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { createCatalogueStore, type MediaFile } from './catalogue-store.ts'
import { createMediaRetentionStore } from './media-retention-store.ts'
import { createDiskMedia } from './on-disk.ts'

const day = 86_400_000
const page = {
  courseSystem: 'https://canvas.example.edu',
  courseId: '7',
  pageId: '71',
  organization: 'Analytical College',
}

describe.each(await testBackends())('retention of files (%s database)', (backend) => {
  let database: Database
  let directory: string
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    directory = await mkdtemp(join(tmpdir(), 'lectern-retention-'))
  })
  afterAll(async () => {
    await database.close()
    await rm(directory, { recursive: true })
  })

  const retentionAfter = (days: number, imported: readonly string[] = []) =>
    createMediaRetentionStore({
      database,
      store: createDiskMedia(directory),
      isImported: async (names) => new Set(names.filter((name) => imported.includes(name))),
      now: () => Date.now() + days * day,
    })

  async function addAudio(
    words: string,
    kind: MediaFile['kind'] = 'audio',
    recordedFor?: string,
  ): Promise<string> {
    const catalogue = createCatalogueStore(database, createDiskMedia(directory))
    const file = await catalogue.add(page, {
      kind,
      bytes: Buffer.from(words),
      contentType: 'audio/mpeg',
      extension: 'mp3',
      readableName: 'slide',
      recipe: words,
      audio: {
        text: `The words “${words}”\nin two lines.`,
        voice_id: 'fake:clara',
        engine: 'fake',
        duration_ms: 1000,
        sentences: [],
        ...(recordedFor !== undefined && {
          recording: { take: words, part: recordedFor, trimmed_ms: { start: 0, end: 0 } },
        }),
      },
    })
    return file.filename
  }
  const known = async () => {
    const catalogue = createCatalogueStore(database, createDiskMedia(directory))
    return catalogue.findAll(all).then((files) => files.map(({ filename }) => filename).toSorted())
  }
  const all: string[] = []

  test('deletes old audio that no part, document or version uses, and nothing else', async () => {
    const [spoken, published, named, inVersion, ofItsWords, unused, picture, take, takeOfNothing] = [
      await addAudio('spoken by a part'),
      await addAudio('spoken by a part of the published version'),
      await addAudio('named by the document'),
      await addAudio('named by a version'),
      await addAudio('that a version says'),
      await addAudio('of words that are gone'),
      await addAudio('a picture', 'image'),
      await addAudio('a take of earlier words', 'audio', 'slide-of-takes'),
      await addAudio('a take of a slide that is gone', 'audio', 'slide-that-is-gone'),
    ]
    all.push(spoken, published, named, inVersion, ofItsWords, unused, picture, take, takeOfNothing)
    const [document] = await database.sql
      .insert(documents)
      .values({
        ...page,
        format: 'slideshow',
        status: 'In_Progress',
        revision: 2,
        partCount: 1,
        body: { slides: [{ key: 'slide-of-takes', audio_path: `/audio/files/${named}?v=1` }] },
      })
      .returning()
    const documentId = document?.id ?? ''
    await database.sql.insert(narrations).values({ documentId, part: 'slide-1', filename: spoken })
    await database.sql.insert(publications).values({
      documentId,
      revision: 1,
      body: {},
      partCount: 1,
      title: '',
      durationMs: 1000,
      silentParts: 0,
      publishedAt: new Date(),
    })
    await database.sql
      .insert(publishedNarrations)
      .values({ documentId, part: 'slide-1', filename: published })
    const audio_script = ' The words “that a version says”\nin two lines. '
    const body = { slides: [{ audio_path: `/audio/files/${inVersion}` }, { audio_script }] }
    await database.sql.insert(documentVersions).values({ documentId, revision: 1, origin: 'saved', body })

    expect(await retentionAfter(29).forgetUnusedAudio(500)).toBe(0)
    expect(await retentionAfter(31).forgetUnusedAudio(500)).toBe(2)
    expect(await known()).toEqual([spoken, published, named, inVersion, ofItsWords, picture, take].toSorted())
  })

  test.runIf(backend === 'server')(
    'finishes in time with hundreds of files of a page with many versions',
    async () => {
      const { organization, ...busy } = { ...page, pageId: 'busy' }
      const script = 'Words of a slide that says something. '.repeat(25)
      const body = {
        slides: Array.from({ length: 40 }, (_, slide) => ({ audio_script: `${slide} ${script}` })),
      }
      const [document] = await database.sql
        .insert(documents)
        .values({ ...busy, format: 'slideshow', status: 'In_Progress', revision: 30, partCount: 40, body })
        .returning()
      const versions = Array.from({ length: 30 }, (_, index) => ({
        documentId: document?.id ?? '',
        revision: index + 1,
        origin: 'saved' as const,
        body,
      }))
      await database.sql.insert(documentVersions).values(versions)
      const files = Array.from({ length: 1500 }, (_, number) => ({
        ...busy,
        organization,
        filename: `slide-${number}-abcdef0123456789abcdef01.mp3`,
        kind: 'audio' as const,
        contentType: 'audio/mpeg',
        bytes: 1,
        sha256: String(number),
        recipe: String(number),
        createdAt: new Date(Date.now() - 40 * day),
      }))
      await database.sql.insert(media).values(files)
      const forgetting = database.transaction(() => retentionAfter(0).forgetUnusedAudio(2000), {
        seconds: 10,
      })
      expect(await forgetting).toBe(1500)
    },
  )

  test('removes the remains of an interrupted write after a day', async () => {
    const left = join(directory, 'ab', 'cut-abcdef0123456789abcdef04.mp3.4711-1.part')
    const underWay = join(directory, 'ab', 'now-abcdef0123456789abcdef05.mp3.4711-2.part')
    await mkdir(join(directory, 'ab'), { recursive: true })
    for (const file of [left, underWay]) await writeFile(file, 'half')
    const old = new Date(Date.now() - 2 * day)
    await utimes(left, old, old)
    await retentionAfter(0).removeStrayFiles()
    expect([existsSync(left), existsSync(underWay)]).toEqual([false, true])
  })

  test('keeps a file that is stored again while the files without a row are removed', async () => {
    const store = createDiskMedia(directory)
    const name = 'stray-abcdef0123456789abcdef06.mp3'
    await store.put(name, new Uint8Array([1]))
    const old = new Date(Date.now() - 2 * day)
    await utimes(join(directory, 'ab', name), old, old)
    const storedAgain = async () => {
      await store.put(name, new Uint8Array([1]))
      return new Set<string>()
    }
    await createMediaRetentionStore({ database, store, isImported: storedAgain }).removeStrayFiles()
    expect(await store.has(name)).toBe(true)
  })

  test('removes files without a row a day after they were written', async () => {
    const store = createDiskMedia(directory)
    const stray = 'stray-abcdef0123456789abcdef01.mp3'
    const imported = 'course-file-abcdef0123456789abcdef02.bin'
    const fresh = 'fresh-abcdef0123456789abcdef03.mp3'
    for (const name of [stray, imported, fresh]) await store.put(name, new Uint8Array([1]))
    const old = new Date(Date.now() - 2 * day)
    for (const name of [stray, imported]) await utimes(join(directory, 'ab', name), old, old)
    await retentionAfter(0, [imported]).removeStrayFiles()
    expect([await store.has(stray), await store.has(imported), await store.has(fresh)]).toEqual([
      false,
      true,
      true,
    ])
  })
})
