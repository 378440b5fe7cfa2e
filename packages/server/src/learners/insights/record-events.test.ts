import type { LearnerEvent } from '@lectern/domain/learn/learner-events.ts'
import { podcast } from '@lectern/domain/podcast/podcast.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { createEventStore } from './event-store.ts'
import { createRecording, type KeptEvents } from './record-events.ts'
import type { RowLimits } from './row-limit-store.ts'

const segment = (key: string) => ({ key, segment_id: 1, segment_title: key, dialogue: [] })
const content = {
  format: 'podcast' as const,
  podcast: podcast.parse({ podcast: { title: 'Rain' }, segments: [segment('one'), segment('two')] }),
}
const document = {
  place: {
    share: { id: 'share', courseSystem: 'https://canvas.example.edu', courseId: '7' },
    pageId: '71',
    format: 'podcast' as const,
  },
  prepared: {
    title: 'Rain',
    language: 'en',
    content: { ...content, plan: null, bytes: null, audio: null },
    files: new Set<string>(),
  },
}
const place = {
  home: document.place.share.courseSystem,
  courseId: '7',
  pageId: '71',
  format: 'podcast' as const,
}
const day = '2026-03-11'
const started: LearnerEvent = { type: 'started' }
const completed: LearnerEvent = { type: 'completed' }
const part = (key: string): LearnerEvent => ({ type: 'part', part: key, seconds: 10 })

describe.each(await testBackends())('a lecture above the limits of a day (%s database)', (backend) => {
  let database: Database
  let time = 0
  const forwarded: KeptEvents[] = []
  const statements: string[] = []
  beforeAll(async () => {
    database = await openTestDatabase(backend, { asked: (statement) => statements.push(statement) })
  })
  afterAll(() => database?.close())
  beforeEach(async () => {
    forwarded.length = 0
    for (const table of ['learner_events', 'learner_days'])
      await database.sql.execute(sql.raw(`delete from ${table}`))
  })

  const recording = (most: { readonly ofDay: number; readonly ofKnown: number }) => {
    const all = { ofCourse: 1000, ofAll: 1000 }
    return recordingWithin({
      ofDay: { ...all, ofDocument: most.ofDay },
      ofKnown: { ...all, ofDocument: most.ofKnown },
    })
  }
  const recordingWithin = (
    limits: { readonly ofDay: RowLimits; readonly ofKnown: RowLimits },
    of = document,
    store = createEventStore(database),
  ) => {
    const record = createRecording({
      database,
      store,
      secrets: { keyedHash: (value) => value },
      attempts: { admit: async (_, visits) => visits },
      forward: async (kept) => void forwarded.push(kept),
      now: () => new Date(Date.parse(`${day}T12:00:00Z`) + (time += 1000)),
      limits,
    })
    return async (visit: string, ...events: LearnerEvent[]) => record(of, { visit, events })
  }
  const counts = async () => {
    const found = await createEventStore(database).countsOf(place, day, day)
    const sum = (measure: string, key = '') =>
      found
        .filter((one) => one.measure === measure && one.part === key)
        .reduce((total, { count }) => total + count, 0)
    return { of: sum, visits: sum('visits'), completions: sum('completions') }
  }
  const rows = async () => (await database.sql.execute(sql`select 1 from learner_events`)).length

  test('keeps the later parts of visits that began below the limit', async () => {
    const report = recording({ ofDay: 4, ofKnown: 100 })
    for (const visit of ['ada', 'bob']) await report(visit, started, part('one'))
    await report('late', started, part('one'))
    for (const visit of ['ada', 'bob']) await report(visit, part('two'), completed)
    await report('late', part('two'), completed)
    const { of, visits, completions } = await counts()
    expect([visits, completions, of('starts')]).toEqual([3, 3, 3])
    expect([of('reached', 'two'), of('left', 'one'), of('left', 'two')]).toEqual([2, 0, 0])
    expect(await rows(), 'none of the late visit').toBe(8)
  })

  test('keeps the completion of a known visit above both limits, once', async () => {
    const report = recording({ ofDay: 2, ofKnown: 3 })
    await report('ada', started, part('one'))
    for (const _ of [1, 2, 3]) await report('ada', part('two'), completed)
    const { of, visits, completions } = await counts()
    expect([visits, completions, of('left', 'one'), await rows()]).toEqual([1, 1, 0, 3])
    expect(forwarded.flatMap(({ events }) => events)).toEqual([started, part('one'), completed])
  })

  test('stores reports that arrive together in a few statements, those of a visit in their order', async () => {
    const report = recording({ ofDay: 1000, ofKnown: 1000 })
    const visits = Array.from({ length: 50 }, (_, visit) => `visit ${visit}`)
    statements.length = 0
    await Promise.all(
      visits.flatMap((visit) => [
        report(visit, started, part('one')),
        report(visit, part('two')),
        report(visit, part('one'), completed),
      ]),
    )
    expect(statements.length).toBeLessThan(30)
    const { of, visits: counted, completions } = await counts()
    expect([counted, completions, of('replays', 'one')]).toEqual([50, 50, 50])
    expect(forwarded.flatMap(({ events }) => events)).toHaveLength(250)
    const stored = await database.sql.execute<{ part: string | null }>(
      sql`select part from learner_events where visit like '% visit 7' order by at`,
    )
    expect(stored.map((row) => row.part)).toEqual([null, 'one', 'two', 'one', null])
  })

  test('keeps within the limits of a day what arrives together', async () => {
    const report = recording({ ofDay: 7, ofKnown: 100 })
    await Promise.all(
      ['ada', 'bob', 'eve', 'joe', 'kim'].map(async (visit) => report(visit, started, part('one'))),
    )
    expect(await rows()).toBe(6)
    expect(await counts(), 'the others are counted').toMatchObject({ visits: 5, completions: 0 })
  })

  const inCourse = (courseId: string, pageId: string) => ({
    ...document,
    place: { ...document.place, pageId, share: { ...document.place.share, courseId } },
  })

  test.each([
    ['a course', { ofDocument: 1000, ofCourse: 200, ofAll: 1000 }, inCourse('7', '72')],
    ['all courses', { ofDocument: 1000, ofCourse: 1000, ofAll: 200 }, inCourse('8', '71')],
  ])('stores no more rows than %s may have, whatever the number of documents', async (_, limits, other) => {
    const within = { ofDay: limits, ofKnown: limits }
    const parts = Array.from({ length: 24 }, () => part('one'))
    const first = recordingWithin(within)
    const second = recordingWithin(within, other)
    for (let visit = 0; visit < 6; visit += 1) {
      await first(`ada ${visit}`, started, ...parts)
      await second(`bob ${visit}`, started, ...parts)
    }
    // Each document has a portion of 100 rows, which are four visits of 25 events.
    expect(await rows()).toBe(200)
    const { visits } = await counts()
    expect(visits, 'the others are counted').toBe(6)
  })

  test('counts a visit once when it is over, and ignores what its tab reports later', async () => {
    const report = recording({ ofDay: 100, ofKnown: 100 })
    await report('ada', started, part('one'), completed)
    const before = await counts()
    const store = createEventStore(database)
    expect(await store.countEnded(100)).toBe(3)
    expect(await store.countEnded(100)).toBe(0)
    await report('ada', part('two'))
    expect(await counts()).toMatchObject({ visits: before.visits, completions: before.completions })
    expect(await rows()).toBe(3)
    expect(await store.forgetOldest(2)).toBe(2)
    expect(await store.forgetOldest(2)).toBe(1)
    expect(await counts()).toMatchObject({ visits: 1, completions: 1 })
  })

  test('counts a visit once, also if two processes count it at the same time', async () => {
    const report = recording({ ofDay: 100, ofKnown: 100 })
    await report('ada', started, part('one'))
    const store = createEventStore(database)
    await Promise.all([store.countEnded(100), store.countEnded(100)])
    expect(await counts()).toMatchObject({ visits: 1 })
  })

  test('does not count an event as a second visit if it arrived while its visit was counted', async () => {
    const report = recording({ ofDay: 100, ofKnown: 100 })
    await report('ada', started, part('one'))
    const store = createEventStore(database)
    expect(await store.countEnded(100)).toBe(2)
    await database.sql.execute(sql`
      insert into learner_events (course_system, course_id, page_id, format, visit, type, at)
      select course_system, course_id, page_id, format, visit, 'completed', at from learner_events limit 1`)
    expect(await store.countEnded(100)).toBe(1)
    expect(await counts()).toMatchObject({ visits: 1, completions: 0 })
  })

  test('ignores a report whose visit is counted before it is stored', async () => {
    const store = createEventStore(database)
    const visitsOf: typeof store.visitsOf = async (...asked) => {
      const found = await store.visitsOf(...asked)
      await store.countEnded(100)
      return found
    }
    const limits = { ofDocument: 100, ofCourse: 1000, ofAll: 1000 }
    const report = recordingWithin({ ofDay: limits, ofKnown: limits }, document, { ...store, visitsOf })
    await report('ada', started, part('one'))
    await report('ada', part('two'), completed)
    expect([await rows(), (await counts()).visits, forwarded.length]).toEqual([2, 1, 1])
  })

  test('reads visits that are over and the others in one statement, because visits may be counted meanwhile', async () => {
    const report = recording({ ofDay: 100, ofKnown: 100 })
    await report('ada', started)
    await createEventStore(database).countEnded(100)
    await report('bob', started)
    statements.length = 0
    expect(await counts()).toMatchObject({ visits: 2 })
    expect(statements).toHaveLength(1)
  })

  test('does not count a visit that continues, even if it began long ago', async () => {
    const report = recording({ ofDay: 100, ofKnown: 100 })
    await report('ada', started, part('one'))
    const store = createEventStore(database)
    const [row] = await database.sql.execute<{ visit: string }>(sql`select visit from learner_events`)
    await store.add([{ place, visit: row?.visit ?? '', events: [part('two')], at: new Date() }])
    expect(await store.countEnded(100)).toBe(0)
  })

  test('does not lose room to events that are not stored', async () => {
    const report = recording({ ofDay: 2, ofKnown: 4 })
    await report('ada', started, part('one'))
    for (const visit of ['bob', 'eve']) await report(visit, started, part('one'))
    await report('ada', part('two'), completed)
    expect(await rows()).toBe(4)
  })
})
