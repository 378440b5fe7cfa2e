import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { shares } from '../../platform/db/schema/published.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { endShare } from '../../testing/end-share.ts'
import { waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'
import { createFakeWriter } from '../../testing/writing/fake-writer.ts'

const pathOf = (url: string) => new URL(url).pathname
const later = '2099-01-01T00:00:00Z'
const muchLater = '2099-06-01T00:00:00Z'

interface Share {
  readonly url: string
  readonly share_id: string
}

describe.each(await testBackends())('translations for learners (%s database)', (backend) => {
  let lectern: TestApp
  let database: Database
  let systems = 0
  const logged: string[] = []
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    lectern = await startTestApp(backend, {
      writer: createFakeWriter(),
      database,
      log: (line) => logged.push(line),
    })
  })
  afterAll(async () => {
    await lectern?.close()
    await database?.close()
  })

  /** An author with a completed slideshow in English, and translations into Spanish and German. */
  async function author(): Promise<TestCall> {
    systems += 1
    const ada = await lectern.signUp({ base_url: `https://learners-${backend}-${systems}.example.edu` })
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    for (const language of ['es', 'de']) {
      const { json } = await ada('POST', '/api/translations/7/71/slideshow', { language })
      await waitUntilEnded(ada, json.job_id)
    }
    await complete(ada, '71')
    return ada
  }
  const complete = async (ada: TestCall, pageId: string) =>
    ada('PUT', `/api/courses/7/${pageId}/status`, { slideshow_status: 'Completed' })
  const shareOf = async (ada: TestCall, pageId: string, more: object = {}): Promise<Share> =>
    (await ada('POST', '/api/shares', { course_id: '7', page_id: pageId, format: 'slideshow', ...more })).json
  const pieceAt = async (path: string) => (await lectern.anyone('GET', `${path}/piece.json`)).json
  const translationsAt = async (path: string) => (await pieceAt(path)).translations

  describe('of a document with its own share', () => {
    test('are offered if they are completed and have a share too, in both directions', async () => {
      const ada = await author()
      const path = pathOf((await shareOf(ada, '71')).url)
      expect(await translationsAt(path), 'neither completed nor shared').toEqual([])
      await complete(ada, '71@es')
      expect(await translationsAt(path), 'completed').toEqual([])
      const spanish = pathOf((await shareOf(ada, '71@es')).url)
      const german = pathOf((await shareOf(ada, '71@de')).url)
      expect(await translationsAt(path), 'German is not completed').toEqual([
        { language: 'es', url: spanish },
      ])
      await complete(ada, '71@de')
      expect(await translationsAt(path)).toEqual([
        { language: 'es', url: spanish },
        { language: 'de', url: german },
      ])
      expect(await translationsAt(german)).toEqual([
        { language: 'en', url: path },
        { language: 'es', url: spanish },
      ])
    })

    test('are offered until their share or their publication ends', async () => {
      const ada = await author()
      await complete(ada, '71@es')
      const path = pathOf((await shareOf(ada, '71')).url)
      const first = await shareOf(ada, '71@es')
      const renewed = (await ada('POST', `/api/shares/${first.share_id}/renew`)).json
      expect(await translationsAt(path)).toEqual([{ language: 'es', url: pathOf(renewed.url) }])
      await ada('DELETE', '/api/slideshow/7/71@es/published')
      expect(await translationsAt(path)).toEqual([])
      await complete(ada, '71@es')
      expect(await translationsAt(path)).toHaveLength(1)
      await ada('DELETE', `/api/shares/${first.share_id}`)
      expect(await translationsAt(path)).toEqual([])
    })

    test('are offered only by shares that neither last longer nor allow more', async () => {
      const ada = await author()
      await complete(ada, '71@es')
      const path = pathOf((await shareOf(ada, '71', { expires_at: later, downloads: false })).url)
      await shareOf(ada, '71@es')
      await shareOf(ada, '71@es', { downloads: false })
      await shareOf(ada, '71@es', { expires_at: muchLater, downloads: false })
      await shareOf(ada, '71@es', { expires_at: later })
      const { share_id: ended } = await shareOf(ada, '71@es', { expires_at: later, downloads: false })
      await endShare(database, ended)
      expect(await translationsAt(path)).toEqual([])
      const fitting = await shareOf(ada, '71@es', { expires_at: later, downloads: false })
      expect(await translationsAt(path)).toEqual([{ language: 'es', url: pathOf(fitting.url) }])
    })

    test('are no longer offered by a page that was read before their share expired', async () => {
      const ada = await author()
      await complete(ada, '71@es')
      const path = pathOf((await shareOf(ada, '71')).url)
      await shareOf(ada, '71@es', { expires_at: later })
      expect(await translationsAt(path)).toHaveLength(1)
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(muchLater) })
      try {
        expect(await translationsAt(path)).toEqual([])
      } finally {
        vi.useRealTimers()
      }
    })

    test('are left out if the secret of their share cannot be read, and the page works', async () => {
      const ada = await author()
      await complete(ada, '71@es')
      await complete(ada, '71@de')
      const path = pathOf((await shareOf(ada, '71')).url)
      const german = await shareOf(ada, '71@de')
      const readable = await shareOf(ada, '71@es')
      const { share_id: id } = await shareOf(ada, '71@es')
      const damage = async (shareId: string) =>
        database.sql.update(shares).set({ tokenCipher: 'a.damaged.cipher' }).where(eq(shares.id, shareId))
      await damage(id)
      await damage(german.share_id)
      expect(await translationsAt(path), 'the older link to Spanish can be read').toEqual([
        { language: 'es', url: pathOf(readable.url) },
      ])
      const lines = logged.filter((line) => line.includes('could not be read') && line.includes(id))
      expect(lines).toHaveLength(1)
      expect(lines.join()).not.toContain('damaged.cipher')
    })

    test('name the page and the module of their original', async () => {
      const ada = await author()
      await complete(ada, '71@es')
      const original = await pieceAt(pathOf((await shareOf(ada, '71')).url))
      const spanish = await pieceAt(pathOf((await shareOf(ada, '71@es')).url))
      expect(spanish).toMatchObject({
        language: 'es',
        page_title: original.page_title,
        module: original.module,
        course: { url: null },
      })
      expect(original.page_title).toBe('Rain')
    })
  })

  describe('in the share of a course', () => {
    test('are offered as soon as they are completed, by the document and by the course', async () => {
      const ada = await author()
      const course = pathOf((await ada('POST', '/api/shares', { course_id: '7' })).json.url)
      const listed = async () =>
        (await lectern.anyone('GET', `${course}/course.json`)).json.modules.flatMap(
          ({ pages }: { pages: object[] }) => pages,
        )
      expect(await translationsAt(`${course}/71/slideshow`)).toEqual([])
      await complete(ada, '71@es')
      const offered = [{ language: 'es', url: `${course}/71%40es/slideshow` }]
      expect(await translationsAt(`${course}/71/slideshow`)).toEqual(offered)
      expect(await listed()).toMatchObject([{ page_id: '71', translations: offered }])
      expect(await translationsAt(`${course}/71%40es/slideshow`)).toEqual([
        { language: 'en', url: `${course}/71/slideshow` },
      ])
    })

    test('are offered by their podcast if only the slideshow of the original is completed', async () => {
      const ada = await author()
      await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
      const { json } = await ada('POST', '/api/translations/7/71/podcast', { language: 'fr' })
      await waitUntilEnded(ada, json.job_id)
      await ada('PUT', '/api/courses/7/71@fr/status', { podcast_status: 'Completed' })
      const course = pathOf((await ada('POST', '/api/shares', { course_id: '7' })).json.url)
      const offered = [{ language: 'fr', url: `${course}/71%40fr/podcast` }]
      expect(await translationsAt(`${course}/71/slideshow`)).toEqual(offered)
      const { modules } = (await lectern.anyone('GET', `${course}/course.json`)).json
      expect(modules[0].pages).toMatchObject([{ page_id: '71', translations: offered }])
      expect(await translationsAt(`${course}/71%40fr/podcast`)).toEqual([
        { language: 'en', url: `${course}/71/slideshow` },
      ])
    })

    test('continue in their language, or with the original where there is none', async () => {
      const ada = await author()
      await complete(ada, '71@es')
      await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['72'] })
      await complete(ada, '72')
      const course = pathOf((await ada('POST', '/api/shares', { course_id: '7' })).json.url)
      const next = async () => (await pieceAt(`${course}/71%40es/slideshow`)).next.url
      expect(await next()).toBe(`${course}/72/slideshow`)
      const { json } = await ada('POST', '/api/translations/7/72/slideshow', { language: 'es' })
      await waitUntilEnded(ada, json.job_id)
      await complete(ada, '72@es')
      expect(await next()).toBe(`${course}/72%40es/slideshow`)
    })
  })
})
