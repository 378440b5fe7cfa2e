import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const deckUrl = '/api/slideshow/7/71'
const showUrl = '/api/podcast/7/71'

describe.each(await testBackends())('unknown values (%s database)', (backend) => {
  let database: Database
  let lectern: TestApp
  let ada: TestCall
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    lectern = await startTestApp(backend, { database })
    ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
  })
  afterAll(async () => {
    await lectern?.close()
    await database?.close()
  })

  /** Writes a value into a stored document, as a version without validation would. */
  async function store(format: string, path: string, value: unknown) {
    const changed = await database.sql.execute(
      sql`update documents set revision = revision + 1,
        body = jsonb_set(body, ${path}::text[], ${JSON.stringify(value)}::jsonb) where format = ${format} returning id`,
    )
    expect(changed).toHaveLength(1)
  }
  const deck = async () => (await ada('GET', deckUrl)).json as Slideshow

  test.each([
    { layout: 'spiral' },
    { layout: 7 },
    { picture: 'left' },
    { picture: { x: 400 } },
    { slide_type: 'quiz', content: { correct_answer: 2 } },
    { slide_type: 'quiz', content: { option_a: ['4', '5'] } },
  ])('are not saved on a slide: %j', async (change) => {
    const before = await deck()
    const slides = before.slides.map((slide, at) => (at === 1 ? { ...slide, ...change } : slide))
    const { status, json } = await ada('PUT', deckUrl, { ...before, slides })
    expect([status, json.code]).toEqual([400, 'INVALID_REQUEST'])
    expect(json.error).toMatch(/^(There is no such layout|Something in this request is missing|Slide 2: )/)
    expect(json.details.fields[0].field).toMatch(/^slides\.1\./)
    expect(await deck()).toEqual(before)
  })

  test.each([
    ['layout', 'spiral'],
    ['layout', 7],
    ['picture', 'left'],
    ['picture', { x: 400 }],
  ])('of a slide (%s) are left out when it is read, and it can be saved: %j', async (field, value) => {
    await store('slideshow', `{slides,0,${field}}`, value)
    const read = await deck()
    expect(read.slides[0]?.[field]).toBeUndefined()
    expect((await ada('PUT', deckUrl, read)).status).toBe(200)
  })

  test('of a quiz are read as their default', async () => {
    await store('slideshow', '{slides,0,slide_type}', 'quiz')
    await store('slideshow', '{slides,0,content}', {
      option_a: 4,
      option_b: { no: 'text' },
      correct_answer: 2,
    })
    const read = await deck()
    expect(read.slides[0]?.content).toEqual({ option_a: 4 })
    expect((await ada('PUT', deckUrl, read)).status).toBe(200)
  })

  test('are not saved as the music of a podcast', async () => {
    const show = (await ada('GET', showUrl)).json as Podcast
    for (const music_bed of ['polka', 3]) {
      const { status, json } = await ada('PUT', showUrl, { ...show, podcast: { ...show.podcast, music_bed } })
      expect([status, json.code]).toEqual([400, 'INVALID_REQUEST'])
    }
    const off = { ...show, podcast: { ...show.podcast, music_bed: 'off' } }
    expect((await ada('PUT', showUrl, off)).status).toBe(200)
  })

  test.each(['polka', 3, { name: 'polka' }])(
    "of a podcast's music are read as no music: %j",
    async (music_bed) => {
      await store('podcast', '{podcast,music_bed}', music_bed)
      const { status, json } = await ada('GET', showUrl)
      expect([status, json.podcast.music_bed]).toEqual([200, undefined])
      expect((await ada('PUT', showUrl, json)).status).toBe(200)
    },
  )
})
