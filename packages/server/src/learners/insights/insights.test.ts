import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { removeInBatches } from '../../operation/maintenance.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'
import { createEventStore } from './event-store.ts'

const figuresUrl = '/api/insights/7/71/slideshow'
const quizContent = {
  quiz_question: 'What falls?',
  option_a: 'Rain',
  option_b: 'Stone',
  option_c: 'Nothing',
  option_d: '',
  correct_answer: 'A',
}
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')
let visits = 0
const newVisit = () => `visit-of-a-learner-${(visits += 1)}`

describe.each(await testBackends())('what learners do (%s database)', (backend) => {
  let database: Database
  let lectern: TestApp
  let ada: TestCall
  let url: string
  /** Keys of the slides; the last one asks. */
  let keys: string[]

  beforeAll(async () => {
    database = await openTestDatabase(backend)
    lectern = await startTestApp(backend, { database })
    ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    const { json } = await ada('GET', '/api/slideshow/7/71')
    const [first] = json.slides
    json.slides.push({ ...first, key: '', slide_id: '99', slide_type: 'quiz', content: quizContent })
    await ada('PUT', '/api/slideshow/7/71', json)
    await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
    const place = { course_id: '7', page_id: '71', format: 'slideshow' }
    url = pathOf((await ada('POST', '/api/shares', place)).json.url)
    const published = (await lectern.anyone('GET', `${url}/piece.json`)).json.content.slideshow
    keys = published.slides.map(({ key }: { key: string }) => key)
  })
  afterAll(async () => {
    await lectern?.close()
    await database?.close()
  })
  beforeEach(async () => {
    for (const table of ['learner_events', 'learner_days', 'counting_settings', 'login_attempts'])
      await database.sql.execute(sql.raw(`delete from ${table}`))
  })

  const report = (
    events: readonly unknown[],
    visit: unknown = newVisit(),
    headers: Readonly<Record<string, string>> = {},
  ) => lectern.anyone('POST', `${url}/events`, { visit, events }, headers)
  const rows = async (table = 'learner_events') => {
    const [row] = await database.sql.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(table)}`,
    )
    return row?.count ?? 0
  }
  const figures = async (query = '') => (await ada('GET', `${figuresUrl}${query}`)).json
  const part = (index: number, seconds = 10) => ({ type: 'part', part: keys[index], seconds })
  const answer = (letters: string) => ({ type: 'answered', part: keys.at(-1), answer: letters })
  const started = { type: 'started' }
  const completed = { type: 'completed' }

  /** Six visits: three to the end, two that leave at the second slide, and one that only starts. */
  async function classWatches() {
    const last = () => keys.length - 1
    for (const letters of ['A', 'B', 'A']) {
      const visit = newVisit()
      await report([started, part(0), part(1), part(0), part(1)], visit)
      await report([answer(letters), answer('A'), part(last()), completed], visit)
    }
    for (const letters of ['A', 'A']) await report([started, answer(letters), part(0), part(1)])
    await report([started])
  }

  test('is counted by part, question and week', async () => {
    await classWatches()
    const { visits: seen, figures: read, counting } = await figures()
    expect([seen, counting, read.starts, read.completions]).toEqual([6, true, 6, 3])
    expect(read.median_seconds).toBe(50)
    expect(read.parts[1]).toMatchObject({ key: keys[1], reached: 5, left: 2, replays: 3, seconds: 16 })
    expect(read.questions).toEqual([
      {
        key: keys.at(-1),
        question: 'What falls?',
        answers: 5,
        right_at_first_try: 4,
        options: [
          { letter: 'A', text: 'Rain', right: true, count: 4 },
          { letter: 'B', text: 'Stone', right: false, count: 1 },
          { letter: 'C', text: 'Nothing', right: false, count: 0 },
        ],
      },
    ])
    expect(read.weeks).toHaveLength(12)
    expect(read.weeks.at(-1)).toMatchObject({ starts: 6, completions: 3 })
    expect((await figures('?from=2020-01-01&to=2020-02-01')).visits).toBe(0)
  })

  test('is refused for a first day after the last one', async () => {
    const range = '?from=2026-02-01&to=2026-01-01'
    for (const path of ['', '/csv']) {
      const { status, json } = await ada('GET', `/api/insights/7/71/slideshow${path}${range}`)
      expect([status, json.details.fields]).toEqual([
        400,
        [{ field: 'from', message: 'The first day is after the last day.' }],
      ])
    }
    expect((await figures('?from=2026-01-01&to=2026-01-01')).visits).toBe(0)
  })

  test('has no replay of a part that the page reported in several events', async () => {
    for (const _ of [1, 2, 3, 4]) await report([started, part(0), completed])
    const visit = newVisit()
    await report([started, part(0), part(0), answer('A'), part(0), part(1)], visit)
    await report([part(1), part(0)], visit)
    const { figures: read } = await figures()
    expect(read.parts[0]).toMatchObject({ reached: 5, seconds: 16, replays: 1 })
    expect(read.parts[1]).toMatchObject({ reached: 1, seconds: 20, replays: 0 })
  })

  test('keeps the order of reports of the same millisecond', async () => {
    const store = createEventStore(database)
    const place = { home: 'any', courseId: '7', pageId: '71', format: 'slideshow' } as const
    const now = new Date()
    for (const shown of [
      ['one', 'two'],
      ['two', 'one'],
    ])
      await store.add([
        { place, visit: 'visit', events: shown.map((key) => ({ type: 'part', part: key })), at: now },
      ])
    const stored = await database.sql.execute(sql`select part from learner_events order by at`)
    expect(stored.map(({ part: key }) => key)).toEqual(['one', 'two', 'two', 'one'])
  })

  test('is only the number of visits while there are fewer than five', async () => {
    for (const _ of [1, 2, 3, 4]) await report([started, part(0), completed])
    expect(await figures()).toMatchObject({ visits: 4, figures: null })
    const csv = (await ada('GET', `${figuresUrl}/csv`)).body.toString()
    expect(csv).toContain('total,,,visits,4')
    expect(csv).not.toMatch(/part|completions/)
  })

  test('is a table for spreadsheets', async () => {
    await classWatches()
    const csv = await ada('GET', `${figuresUrl}/csv`)
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body.toString()).toMatch(/total,,,starts,6\r\n[^]*part,2,[^\r]*,left,2\r\n/)
  })

  test('has the same figures after its events are older than 30 days and only counts are kept', async () => {
    await classWatches()
    await database.sql.execute(sql`update learner_events set at = at - interval '31 days'`)
    const from = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
    const before = await figures(`?from=${from}`)
    expect(before.figures.starts).toBe(6)
    const store = createEventStore(database)
    const count = { name: 'visits', removeBatch: (limit: number) => store.countEnded(limit) }
    await removeInBatches(database, count, 4)
    expect(await figures(`?from=${from}`)).toEqual(before)
    const forget = { name: 'old events', removeBatch: (limit: number) => store.forgetOldest(limit) }
    await removeInBatches(database, forget, 4)
    expect(await rows()).toBe(0)
    expect(await figures(`?from=${from}`)).toEqual(before)
  })

  test('is kept over a restart, and the same visit stays one visit', async () => {
    const visit = newVisit()
    await report([started, part(0)], visit)
    const again = await startTestApp(backend, { database })
    await again.anyone('POST', `${url}/events`, { visit, events: [part(1)] })
    await again.close()
    expect(await figures()).toMatchObject({ visits: 1 })
    expect(await rows()).toBe(3)
  })

  test('is stored without the visit’s id, an address or a browser', async () => {
    const visit = newVisit()
    await report([started], visit, { 'user-agent': 'Marked-browser', cookie: 'marked=1' })
    const stored = JSON.stringify(await database.sql.execute(sql`select * from learner_events`))
    expect(stored).not.toMatch(new RegExp(`${visit}|Marked|marked|127\\.0\\.0\\.1`))
  })

  test('is dropped if a player of this document cannot have sent it', async () => {
    const forged = [
      { type: 'part', part: 'of-another-piece', seconds: 1 },
      part(0, -1),
      { type: 'part', part: keys[0] },
      answer('D'),
      answer('AAAAA'),
      { type: 'answered', part: keys[0], answer: 'A' },
      { type: 'unknown' },
      null,
      'started',
    ]
    expect((await report(forged)).status).toBe(204)
    for (const visit of ['short', 'x'.repeat(65), 7, null])
      expect((await report([started], visit)).status).toBe(204)
    expect((await lectern.anyone('POST', `${url}/events`, [])).status).toBe(204)
    expect(await rows()).toBe(0)
    await report([...forged, started])
    expect(await rows(), 'the others of the request are kept').toBe(1)
  })

  test('is not kept for browsers that ask not to be tracked', async () => {
    expect((await report([started], newVisit(), { dnt: '1' })).status).toBe(204)
    expect((await report([started], newVisit(), { 'sec-gpc': '1' })).status).toBe(204)
    expect([await rows(), await rows('learner_days')]).toEqual([0, 0])
  })

  test('says whether learners can open the document now', async () => {
    expect((await figures()).published).toBe(true)
    await ada('DELETE', '/api/slideshow/7/71/published')
    expect((await figures()).published).toBe(false)
    await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
  })

  test('is not kept in a course whose author turned counting off', async () => {
    expect((await ada('GET', '/api/insights/7/settings')).json).toEqual({ counting: true })
    await ada('PUT', '/api/insights/7/settings', { counting: false })
    expect((await report([started])).status).toBe(204)
    expect([await rows(), (await figures()).counting]).toEqual([0, false])
    await ada('PUT', '/api/insights/7/settings', { counting: true })
    await report([started])
    expect(await rows()).toBe(1)
  })

  test('is received at both addresses of a document', async () => {
    const { json } = await ada('POST', '/api/shares', { course_id: '7' })
    const inCourse = `${pathOf(json.url)}/71/slideshow/events`
    const events = { visit: newVisit(), events: [started] }
    expect((await lectern.anyone('POST', inCourse, events)).status).toBe(204)
    expect(await figures()).toMatchObject({ visits: 1 })
    await ada('DELETE', `/api/shares/${json.share_id}`)
    for (const address of [inCourse, '/learn/unknown/events'])
      for (const dnt of ['0', '1'])
        expect((await lectern.anyone('POST', address, events, { dnt })).status).toBe(404)
  })

  test('is bounded: events of a request, of a visit and of a body', async () => {
    const visit = newVisit()
    await report(
      Array.from({ length: 60 }, () => started),
      visit,
    )
    expect(await rows()).toBe(50)
    const many = Array.from({ length: 50 }, () => started)
    for (let request = 0; request < 21; request += 1) await report(many, visit)
    expect(await rows()).toBe(1000)
    const large = await report([{ ...started, more: 'x'.repeat(17_000) }])
    expect([large.status, await rows()]).toEqual([413, 1000])
  })

  test('is bounded per share and minute', async () => {
    await report([started])
    await database.sql.execute(sql`update login_attempts set failures = 3000`)
    expect((await report([started])).status).toBe(204)
    expect(await rows()).toBe(1)
  })

  test('adds no rows above the limit of a day, and still counts starts and completions', async () => {
    await report([started])
    await database.sql.execute(sql`update learner_days set count = 100000 where measure = 'rows'`)
    for (const _ of [1, 2, 3, 4]) await report([started, part(0), part(1), completed])
    expect(await rows()).toBe(1)
    const { visits: seen, figures: read } = await figures()
    expect([seen, read.starts, read.completions]).toEqual([5, 5, 4])
  })

  test('belongs to those who may edit the course', async () => {
    expect((await ada('GET', '/api/insights/8/71/slideshow')).status, 'not in this course').toBe(404)
    expect((await ada('GET', '/api/insights/4/settings')).status).toBe(404)
    expect((await lectern.anyone('GET', figuresUrl)).status).toBe(401)
  })
})
