import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '../../accounts/account.ts'
import type { Database } from '../../platform/db/database.ts'
import { createDocumentStore } from '../../documents/library/store/document-store.ts'
import { createDocuments, type Documents } from '../../documents/library/documents.ts'
import { type CatalogueStore, createCatalogueStore } from '../../course-material/media/catalogue-store.ts'
import { slideshowFormat } from '../../documents/slideshows/slideshow-format.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { yieldToEventLoop } from '../../testing/yield-to-event-loop.ts'
import { mediaWithoutBytes } from '../../testing/media-without-bytes.ts'
import { createNarrationStore } from './narration-store.ts'
import { createNarrations } from './narrations.ts'

const account: Account = {
  id: '00000000-0000-4000-8000-000000000001',
  email: '',
  firstName: 'Ada',
  lastName: 'Byron',
  organization: '',
  courseSystem: 'https://canvas.example.edu',
}
const testCourse = { id: '7', name: 'Weather', code: 'WEA-1' }
const testPage = { id: '71', title: 'Rain', module: null, position: null }
const owner = { organization: '', course_id: '7', page_id: '71' }
const slide = (key: string, audio_script: string) => ({
  ...owner,
  key,
  slide_id: 'slide-1',
  slide_type: 'title',
  audio_script,
  content: {},
  transition: 'fade',
})
const deck = (slides: Slideshow['slides']): Slideshow => ({
  presentation: { ...owner, title: 'Rain', css_theme: {} as never, total_slides: 0 },
  slides,
})

describe.each(await testBackends())('Audio that arrives during a save (%s database)', (backend) => {
  // The embedded database runs one transaction after the other, so few orders are possible.
  const rounds = backend === 'server' ? 25 : 4
  let database: Database
  let documents: Documents<Slideshow>
  let catalogue: CatalogueStore
  let pages = 0

  beforeAll(async () => {
    database = await openTestDatabase(backend)
    await database.sql.execute(sql`
      insert into users (id, email, first_name, last_name, organization, password_hash, course_system, api_key_cipher, api_key_hash)
      values (${account.id}, 'a@example.org', 'Ada', 'Byron', '', '', ${account.courseSystem}, '', '')`)
    catalogue = createCatalogueStore(database, mediaWithoutBytes)
    documents = documentsOfProcess()
  })
  afterAll(() => database?.close())

  /** Documents as another process would hold them: one process saves one document at a time. */
  function documentsOfProcess(): Documents<Slideshow> {
    return createDocuments(slideshowFormat, {
      database,
      store: createDocumentStore(database),
      narrations: createNarrations(createNarrationStore(database)),
      access: {
        requireCourse: async () => testCourse,
        requirePage: async () => ({ course: testCourse, page: testPage }),
      },
      glossaries: { termsOf: async () => [] },
    })
  }

  const speak = (pageId: string, text: string) =>
    catalogue.add(
      { courseSystem: account.courseSystem, courseId: '7', pageId, organization: '' },
      {
        kind: 'audio',
        bytes: new TextEncoder().encode(text),
        contentType: 'audio/mpeg',
        extension: 'mp3',
        readableName: 'slide',
        recipe: text,
        audio: { text, voice_id: 'v', engine: 'e', duration_ms: 1, sentences: [], language: 'en' },
      },
    )

  /**
   * Waits until the given number of queries wait for a lock. On the embedded database transactions always wait for each
   * other.
   */
  async function untilWaiting(count: number): Promise<void> {
    if (backend === 'embedded') return
    for (;;) {
      const [row] = await database.sql.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if ((row?.waiting ?? 0) >= count) return
      await yieldToEventLoop()
    }
  }

  /** Starts all of these while a second connection locks the document, then releases the lock. */
  async function together(pageId: string, acts: readonly (() => Promise<unknown>)[]): Promise<void> {
    const held = Promise.withResolvers<undefined>()
    const locked = Promise.withResolvers<undefined>()
    const holder = database.transaction(async () => {
      await database.sql.execute(sql`select id from documents where page_id = ${pageId} for update`)
      locked.resolve(undefined)
      // The embedded database runs no other query until this transaction ends.
      if (backend === 'server') await held.promise
    })
    await locked.promise
    const running: Promise<unknown>[] = []
    for (const act of acts) {
      running.push(act())
      // The acts queue in this order.
      await untilWaiting(running.length)
    }
    held.resolve(undefined)
    await Promise.all([holder, ...running])
  }

  async function pageWithDeck(...slides: Slideshow['slides']) {
    pages += 1
    const pageId = `page-${pages}`
    const place = { courseId: '7', pageId }
    await documents.putGenerated(account, place, deck(slides))
    const { document } = await documents.get(account, '7', pageId)
    const parts = slideshowFormat.parts(document)
    return { pageId, place, document, part: (key: string) => parts.find((one) => one.key === key) as never }
  }

  const soundsOf = async (pageId: string) =>
    Object.fromEntries(
      (await documents.get(account, '7', pageId)).document.slides.map(({ key, audio }) => [
        key,
        audio?.text ?? null,
      ]),
    )

  /** Both orders in which a save and an audio file can wait for the document. */
  const inBothOrders = (round: number, acts: [() => Promise<unknown>, () => Promise<unknown>]) =>
    round % 2 ? acts.toReversed() : acts

  test('is never lost, and is never given to a slide that was renumbered', async () => {
    for (let round = 0; round < rounds; round++) {
      const { pageId, place, document, part } = await pageWithDeck(
        slide('a', `A ${round}.`),
        slide('b', `B ${round}.`),
        slide('c', `C ${round}.`),
      )
      const file = await speak(pageId, `C ${round}.`)
      const [, b, c] = document.slides as [never, never, never]
      await together(
        pageId,
        inBothOrders(round, [
          () => documents.save(account, place, { ...document, slides: [c, b] }, undefined),
          () => documents.giveAudio(account, place, part('c'), file),
        ]),
      )
      expect(await soundsOf(pageId), `round ${round}`).toEqual({ c: `C ${round}.`, b: null })
    }
  })

  test('of words that the save changes stays with its slide as earlier audio', async () => {
    for (let round = 0; round < rounds; round++) {
      const { pageId, place, document, part } = await pageWithDeck(slide('a', 'Old.'), slide('b', 'Other.'))
      const file = await speak(pageId, 'Old.')
      const [a, b] = document.slides as [Slideshow['slides'][0], Slideshow['slides'][0]]
      const changed = { ...document, slides: [b, { ...a, audio_script: 'New.' }] }
      await together(
        pageId,
        inBothOrders(round, [
          () => documents.save(account, place, changed, undefined),
          () => documents.giveAudio(account, place, part('a'), file),
        ]),
      )
      expect(await soundsOf(pageId), `round ${round}`).toEqual({ a: 'Old.', b: null })
    }
  })

  test('of older words does not replace audio that fits, whichever comes first', async () => {
    for (let round = 0; round < rounds; round++) {
      const { pageId, place, document, part } = await pageWithDeck(slide('a', 'Old.'))
      const asked = part('a')
      const [old, young] = [await speak(pageId, 'Old.'), await speak(pageId, 'New.')]
      const [a] = document.slides as [Slideshow['slides'][0]]
      await documents.save(
        account,
        place,
        { ...document, slides: [{ ...a, audio_script: 'New.' }] },
        undefined,
      )
      const now = slideshowFormat.parts((await documents.get(account, '7', pageId)).document)[0] as never
      await together(
        pageId,
        inBothOrders(round, [
          () => documents.giveAudio(account, place, asked, old),
          () => documents.giveAudio(account, place, now, young),
        ]),
      )
      expect(await soundsOf(pageId), `round ${round}`).toEqual({ a: 'New.' })
    }
  })

  test('is not found if it was deleted before it arrives, and nothing changes', async () => {
    const { pageId, place, part } = await pageWithDeck(slide('a', 'A.'))
    const file = await speak(pageId, 'A.')
    await database.sql.execute(sql`delete from media where filename = ${file.filename}`)
    await expect(documents.giveAudio(account, place, part('a'), file)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await soundsOf(pageId)).toEqual({ a: null })
  })

  test('for a slide that the save deletes is given to no slide', async () => {
    for (let round = 0; round < rounds; round++) {
      const { pageId, place, document, part } = await pageWithDeck(slide('a', 'A.'), slide('b', 'B.'))
      const file = await speak(pageId, 'A.')
      await together(
        pageId,
        inBothOrders(round, [
          () => documents.save(account, place, { ...document, slides: document.slides.slice(1) }, undefined),
          () => documents.giveAudio(account, place, part('a'), file),
        ]),
      )
      expect(await soundsOf(pageId), `round ${round}`).toEqual({ b: null })
    }
  })

  test('reaches each slide when many files arrive while slides are moved again and again', async () => {
    const keys = Array.from({ length: 12 }, (_, at) => `key-${at}`)
    const { pageId, place, document, part } = await pageWithDeck(...keys.map((key) => slide(key, `${key}.`)))
    const files = await Promise.all(keys.map((key) => speak(pageId, `${key}.`)))
    let { slides } = document
    await together(
      pageId,
      keys.flatMap((key, at) => [
        () => documents.giveAudio(account, place, part(key), files[at] as never),
        ...(at % 3 === 0
          ? [
              () => {
                slides = [...slides.slice(5), ...slides.slice(0, 5)]
                return documentsOfProcess().save(account, place, { ...document, slides }, undefined)
              },
            ]
          : []),
      ]),
    )
    expect(await soundsOf(pageId)).toEqual(Object.fromEntries(keys.map((key) => [key, `${key}.`])))
  })
})
