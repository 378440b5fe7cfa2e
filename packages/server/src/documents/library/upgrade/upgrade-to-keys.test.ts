import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { documents, documentVersions } from '../../../platform/db/schema/documents.ts'
import { jobs } from '../../../platform/db/schema/jobs.ts'
import { media, narrations } from '../../../platform/db/schema/media.ts'
import { hashOfWords } from '../../../course-material/media/audio-words.ts'
import { silentLogger } from '../../../platform/runtime/logger.ts'
import { createNarrationStore } from '../../../audio/narration/narration-store.ts'
import { podcastFormat } from '../../podcasts/podcast-format.ts'
import { slideshowFormat } from '../../slideshows/slideshow-format.ts'
import { openTestDatabase, testBackends } from '../../../testing/database.ts'
import { createPublicationStore } from '../published/publication-store.ts'
import { createUpgradeStore } from './upgrade-store.ts'
import { upgradeToKeys } from './upgrade-to-keys.ts'

const place = { courseSystem: 'https://canvas.example.edu', courseId: '7' }
const owner = { organization: '', course_id: '7', page_id: '71' }

const slide = (number: number, audio_script: string) => ({
  ...owner,
  slide_id: `slide-${number}`,
  slide_type: 'title',
  audio_script,
  content: { title: `Slide ${number}` },
  transition: 'fade',
})
const deck = (...scripts: string[]) => ({
  presentation: {
    ...owner,
    title: 'Rain',
    css_theme: { primary_color: '#123456' },
    total_slides: scripts.length,
  },
  slides: scripts.map((script, at) => slide(at + 1, script)),
})
const show = (...lines: [string, string][]) => ({
  podcast: { ...owner, id: 1, title: 'Rain' },
  segments: [
    {
      ...owner,
      segment_id: 1,
      segment_title: 'One',
      dialogue: lines.map(([speaker, content]) => ({ speaker, content, tone: 'warm' })),
    },
  ],
})

describe.each(await testBackends())('Documents from before keys (%s database)', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
  })
  afterAll(() => database?.close())

  const upgrade = async () => {
    const dependencies = {
      database,
      store: createUpgradeStore(database),
      narrations: createNarrationStore(database),
      publications: createPublicationStore(database),
      logger: silentLogger,
    }
    return (
      (await upgradeToKeys(slideshowFormat, dependencies)) +
      (await upgradeToKeys(podcastFormat, dependencies))
    )
  }

  async function store(
    format: 'slideshow' | 'podcast',
    pageId: string,
    body: object | null,
    status: ContentStatus = 'In_Progress',
  ) {
    const [row] = await database.sql
      .insert(documents)
      .values({
        ...place,
        pageId,
        format,
        status,
        revision: 3,
        body: body as Record<string, unknown> | null,
        partCount: 1,
      })
      .returning({ id: documents.id })
    return row?.id ?? ''
  }

  /** Stores audio of these words in a voice, under a position. */
  async function narrate(documentId: string, part: string, text: string, voice_id = 'fake:clara') {
    const filename = `${documentId}-${part.replace('/', '-')}.mp3`
    await database.sql.insert(media).values({
      ...place,
      filename,
      kind: 'audio',
      pageId: '71',
      organization: '',
      contentType: 'audio/mpeg',
      bytes: 1,
      sha256: '0',
      recipe: filename,
      words: hashOfWords(text),
      audio: { text, voice_id, engine: 'fake', duration_ms: 1, sentences: [] },
    })
    await database.sql.insert(narrations).values({ documentId, part, filename })
  }

  const bodyOf = async (id: string) =>
    (await database.sql.select({ body: documents.body }).from(documents).where(eq(documents.id, id)))[0]?.body
  const audioOf = async (id: string) =>
    new Map(
      (await database.sql.select().from(narrations).where(eq(narrations.documentId, id))).map((row) => [
        row.part,
        row,
      ]),
    )

  test('get stored keys with their audio, and a second run changes nothing', async () => {
    const id = await store('slideshow', 'deck', deck('One.', 'Two.', 'Two.'))
    await narrate(id, 'slide-1', 'One.')
    await narrate(id, 'slide-3', 'Two.')
    expect(await upgrade()).toBe(1)
    const keys = slideshowFormat.read(await bodyOf(id)).slides.map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
    expect((await bodyOf(id))?.['slides']).toMatchObject(keys.map((key) => ({ key })))
    expect(new Set((await audioOf(id)).keys())).toEqual(new Set([keys[0], keys[2]]))
    expect(await upgrade()).toBe(0)
    expect((await audioOf(id)).get(keys[2] ?? '')?.filename).toBe(`${id}-slide-3.mp3`)
  })

  test('get the same keys as their versions, which are read without changes', async () => {
    const first = slideshowFormat.read(deck('One.', 'Two.'))
    const moved = slideshowFormat.read(deck('Two.', 'New.', 'One.'))
    expect(slideshowFormat.read(deck('One.', 'Two.'))).toEqual(first)
    expect(moved.slides.map(({ key }) => key)).toEqual([
      first.slides[1]?.key,
      expect.any(String),
      first.slides[0]?.key,
    ])
  })

  test('detect the host of a line by its voice if the line moved to the other host without new audio', async () => {
    const id = await store(
      'podcast',
      'show',
      show(['JAMIE', 'A.'], ['ALEX', 'B.'], ['ALEX', 'C.'], ['JAMIE', 'D.'], ['JAMIE', 'E.']),
    )
    await narrate(id, '1/0', 'A.', 'fake:edward')
    await narrate(id, '1/1', 'B.', 'fake:edward')
    await narrate(id, '1/2', 'C.', 'fake:edward')
    await narrate(id, '1/3', 'D.', 'fake:clara')
    await narrate(id, '1/4', 'E.', 'fake:clara')
    await upgrade()
    const audio = await audioOf(id)
    const lines = podcastFormat.parts(podcastFormat.read(await bodyOf(id)))
    expect(lines.map(({ key }) => audio.get(key)?.host)).toEqual(['ALEX', 'ALEX', 'ALEX', 'JAMIE', 'JAMIE'])
  })

  test('keep the audio of deleted content, so that it can be restored', async () => {
    const id = await store('slideshow', 'deleted', null)
    const body = deck('Gone.')
    await database.sql
      .insert(documentVersions)
      .values({ documentId: id, revision: 3, origin: 'deleted', body })
    await narrate(id, 'slide-1', 'Gone.')
    await upgrade()
    expect([...(await audioOf(id)).keys()]).toEqual([slideshowFormat.read(body).slides[0]?.key])
    expect(await bodyOf(id)).toBeNull()
  })

  test('stay unchanged if they cannot be read, and do not stop the others', async () => {
    const broken = await store('slideshow', 'broken', { slides: 'none' })
    const whole = await store('slideshow', 'whole', deck('One.'))
    expect(await upgrade()).toBe(2)
    expect(await bodyOf(broken)).toEqual({ slides: 'none' })
    expect(slideshowFormat.isKeyed((await bodyOf(whole)) as never)).toBe(true)
  })

  test('are upgraded once by processes that start together, in any number', async () => {
    const ids = []
    for (let number = 0; number < 45; number++)
      ids.push(await store('slideshow', `many-${number}`, deck(`Number ${number}.`)))
    const counts = await Promise.all([upgrade(), upgrade(), upgrade()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(45)
    for (const id of ids) expect(slideshowFormat.isKeyed((await bodyOf(id)) as never)).toBe(true)
  })

  test('are published as they are if they were complete, with their audio and the time of their last change', async () => {
    const complete = await store('slideshow', 'complete', deck('One.', 'Two.'), 'Completed')
    await narrate(complete, 'slide-2', 'Two.')
    const open = await store('slideshow', 'open', deck('One.'))
    const deleted = await store('slideshow', 'deleted and complete', null, 'Completed')
    await upgrade()
    const { publicationMarks, audioOfPublications, publicationsOf } = createPublicationStore(database)
    const marks = await publicationMarks(place.courseSystem, place.courseId)
    const [row] = await database.sql.select().from(documents).where(eq(documents.id, complete))
    expect(marks.filter(({ documentId }) => [complete, open, deleted].includes(documentId))).toEqual([
      expect.objectContaining({
        documentId: complete,
        revision: 3,
        title: 'Rain',
        durationMs: 1,
        silentParts: 1,
        publishedAt: row?.updatedAt,
      }),
    ])
    const [published] = await publicationsOf({ ...place, format: 'slideshow' }, ['complete'])
    expect(published?.body).toEqual(await bodyOf(complete))
    const keys = slideshowFormat.read(await bodyOf(complete)).slides.map(({ key }) => key)
    const audio = (await audioOfPublications([complete])).get(complete)
    expect([...(audio?.keys() ?? [])]).toEqual([keys[1]])
  })

  test('give waiting jobs the keys of the slides that they narrate', async () => {
    const id = await store('slideshow', 'job', deck('One.', 'Two.'))
    const [user] = await database.sql
      .insert(users)
      .values({
        email: 'a@example.org',
        firstName: '',
        lastName: '',
        organization: '',
        passwordHash: '',
        courseSystem: place.courseSystem,
        apiKeyCipher: '',
        apiKeyHash: '',
      })
      .returning({ id: users.id })
    await database.sql.insert(jobs).values({
      ...place,
      pageId: 'job',
      kind: 'voice-slideshow',
      state: 'waiting',
      userId: user?.id ?? '',
      pageTitle: '',
      request: { voice_id: 'fake:clara', parts: ['slide-2'] },
      progress: { stage: 'waiting', done: 0, total: 0 },
    })
    await upgrade()
    const [job] = await database.sql
      .select()
      .from(jobs)
      .where(sql`page_id = 'job'`)
    const keys = slideshowFormat.read(await bodyOf(id)).slides.map(({ key }) => key)
    expect(job?.request['parts']).toEqual([keys[1]])
  })
})
