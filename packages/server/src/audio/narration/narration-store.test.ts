import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { documents } from '../../platform/db/schema/documents.ts'
import { media, narrations } from '../../platform/db/schema/media.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { createNarrationStore } from './narration-store.ts'

const day = 86_400_000

describe.each(await testBackends())('Audio of documents (%s database)', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
  })
  afterAll(() => database?.close())

  /** A document with one part that has audio, changed or deleted the given number of days ago. */
  async function addDocument(pageId: string, { body, days }: { body: object | null; days: number }) {
    const filename = `audio-of-${pageId}.mp3`
    const home = { courseSystem: 'https://canvas.example.edu', courseId: '7', pageId }
    await database.sql.insert(media).values({
      ...home,
      filename,
      kind: 'audio',
      bytes: 1,
      contentType: 'audio/mpeg',
      organization: 'Analytical College',
      sha256: filename,
      recipe: filename,
    })
    const [document] = await database.sql
      .insert(documents)
      .values({
        ...home,
        format: 'slideshow',
        status: 'In_Progress',
        revision: 1,
        partCount: 1,
        body: body && { ...body },
        updatedAt: new Date(Date.now() - days * day),
      })
      .returning()
    await database.sql.insert(narrations).values({ documentId: document?.id ?? '', part: 'one', filename })
  }

  test('is removed when the document was deleted too long ago to be restored', async () => {
    await addDocument('kept', { body: { slides: [] }, days: 90 })
    await addDocument('deleted lately', { body: null, days: 29 })
    await addDocument('deleted long ago', { body: null, days: 31 })
    expect(await createNarrationStore(database).forgetOfDeleted(500)).toBe(1)
    const left = await database.sql.select({ filename: narrations.filename }).from(narrations)
    expect(left.map(({ filename }) => filename).toSorted()).toEqual([
      'audio-of-deleted lately.mp3',
      'audio-of-kept.mp3',
    ])
  })
})
