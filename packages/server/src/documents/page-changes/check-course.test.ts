import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Account } from '../../accounts/account.ts'
import type { CourseSystem } from '../../course-material/courses/course-system.ts'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { createCourseCheck } from './check-course.ts'
import type { ReadDocument, Reading } from './page-reading-store.ts'

const course = { id: '7', name: 'Weather', code: 'W' }
const html = '<p>Water rises as vapour and falls as rain upon the land.</p>'
const pageIds = ['71', '72', '73', '74']

const account = (id: string): Account => ({
  id,
  email: '',
  firstName: '',
  lastName: '',
  organization: '',
  courseSystem: 'https://canvas.example.edu',
})
const ada = account('ada')
const ben = account('ben')

/** A slideshow whose page was edited after it was created. */
const slideshow = (pageId: string): ReadDocument => ({
  id: `slideshow of ${pageId}`,
  pageId,
  format: 'slideshow',
  revision: 1,
  createdAt: new Date(0),
  editedAt: new Date(1000),
  reading: null,
})

describe('The check of a course', () => {
  /** The failure of the request for a page, by its id. Other pages are read. */
  let failures: Map<string, ProblemCode | 'timeout'>
  let requested: string[]
  let kept: string[]
  /** Users whose key is rejected. */
  let rejected: Set<string>
  let release: Promise<void>

  beforeEach(() => {
    failures = new Map()
    requested = []
    kept = []
    rejected = new Set()
    release = Promise.resolve()
  })

  /** The check of these documents: by default a slideshow of each page. */
  function start(documents: readonly ReadDocument[] = pageIds.map(slideshow), now = 0) {
    const pages = pageIds.map((id) => ({ id, title: id, html }))
    const system = createFakeCourseSystem({ courses: [{ ...course, pages }] })
    let timeout = new AbortController()
    const systemFor = (user: Account): CourseSystem => ({
      ...system,
      async readPage(courseId, pageId, signal) {
        requested.push(`${user.id} ${pageId}`)
        await release
        if (rejected.has(user.id)) throw new Problem('KEY_REJECTED')
        const failure = failures.get(pageId)
        if (failure === 'timeout') timeout.abort()
        else if (failure) throw new Problem(failure)
        return system.readPage(courseId, pageId, signal)
      },
    })
    return createCourseCheck({
      access: { requireCourse: async () => course, systemOf: async (user) => systemFor(user) },
      store: {
        documentsOf: async () => [...documents],
        sourcesOf: async (ids) => new Map(ids.map((id) => [id, { revision: 1, passages: [] }])),
        editedAtOf: async () => null,
        keep: async (readings: readonly Reading[]) => {
          kept.push(...readings.map(({ documentId }) => documentId.slice(-2)))
        },
      },
      pageTimeout: () => (timeout = new AbortController()).signal,
      now: () => now,
    })
  }

  test('skips a page that takes too long, and reads the others', async () => {
    failures.set('71', 'timeout').set('73', 'timeout')
    const { stoppedBy } = await start()(ada, '7')
    expect(stoppedBy).toBeUndefined()
    expect(kept).toEqual(['72', '74'])
  })

  test('ends as an outage after two pages in a row that take too long', async () => {
    failures.set('72', 'timeout').set('73', 'timeout')
    const { stoppedBy } = await start()(ada, '7')
    expect(stoppedBy).toBe('outage')
    expect(requested).toEqual(['ada 71', 'ada 72', 'ada 73'])
    expect(kept).toEqual(['71'])
  })

  test('begins the next time with the pages behind those that take too long', async () => {
    failures.set('71', 'timeout').set('72', 'timeout')
    const check = start()
    await check(ada, '7')
    expect(kept).toEqual([])
    await check(ada, '7')
    expect(kept).toEqual(['73', '74'])
  })

  test('reads the other pages of a long course the next time if the first ones are refused', async () => {
    const many = Array.from({ length: 25 }, (_, at) => `${at + 10}`)
    for (const pageId of many.slice(0, 20)) failures.set(pageId, 'COURSE_SYSTEM_FORBIDS')
    const check = start(many.map(slideshow))
    await check(ada, '7')
    expect(kept).toEqual([])
    await check(ada, '7')
    expect(kept).toEqual(many.slice(20))
  })

  test('ends at once if the course system does not answer', async () => {
    failures.set('71', 'COURSE_SYSTEM_UNAVAILABLE')
    expect((await start()(ada, '7')).stoppedBy).toBe('outage')
    expect(requested).toEqual(['ada 71'])
  })

  test.each(['COURSE_SYSTEM_FORBIDS', 'COURSE_SYSTEM_FAILED'] as const)(
    'keeps nothing about a page that gives %s, and reads the others',
    async (code) => {
      failures.set('72', code)
      const { stoppedBy, pieces } = await start()(ada, '7')
      expect(stoppedBy).toBeUndefined()
      expect(kept).toEqual(['71', '73', '74'])
      expect(pieces).toMatchObject([{ page_id: '72', checked_at: null }])
    },
  )

  test.each(['NOT_FOUND', 'PAGE_TOO_SHORT', 'PAGE_NOT_READABLE'] as const)(
    'stores that a page cannot be read if it gives %s',
    async (code) => {
      failures.set('72', code)
      expect((await start()(ada, '7')).pieces).toEqual([])
      expect(kept).toEqual(pageIds)
    },
  )

  const hour = 3_600_000

  test('reads a page again that may have been edited while the content was written', async () => {
    const written = { createdAt: new Date(100 * hour) }
    const documents = [
      { ...slideshow('71'), ...written, editedAt: new Date(99 * hour) },
      { ...slideshow('72'), ...written, editedAt: new Date(75 * hour) },
    ]
    await start(documents)(ada, '7')
    expect(kept).toEqual(['71'])
  })

  test('reads a page without a time of edit once a day, after the pages that were edited', async () => {
    const reading = { pageHash: null, sourceHash: null, revision: 1, changed: 0, removed: 0, added: 0 }
    const readAt = (pageId: string, hours: number): ReadDocument => ({
      ...slideshow(pageId),
      editedAt: null,
      reading: { ...reading, documentId: '', editedAt: null, readAt: new Date(hours * hour) },
    })
    const documents = [
      readAt('71', 20),
      readAt('72', 80),
      { ...slideshow('73'), editedAt: null },
      slideshow('74'),
    ]
    const { pieces } = await start(documents, 100 * hour)(ada, '7')
    expect(kept).toEqual(['74', '73', '71'])
    expect(pieces).toEqual([])
  })

  test('is shared by concurrent callers', async () => {
    const check = start()
    await Promise.all([check(ada, '7'), check(ben, '7')])
    expect(requested).toEqual(pageIds.map((id) => `ada ${id}`))
  })

  test('runs again for a caller who joined one that ended with a rejected key', async () => {
    const check = start()
    rejected.add('ada')
    const [first, second] = await Promise.all([check(ada, '7'), check(ben, '7')])
    expect(first.stoppedBy).toBe('membership')
    expect(second.stoppedBy).toBeUndefined()
    expect(requested).toEqual(['ada 71', ...pageIds.map((id) => `ben ${id}`)])
  })

  test('runs again for a caller who joined one that was stopped', async () => {
    const check = start()
    const { promise, resolve } = Promise.withResolvers<void>()
    release = promise
    const stopping = new AbortController()
    const first = check(ada, '7', stopping.signal)
    const second = check(ben, '7')
    stopping.abort()
    await expect(first).rejects.toMatchObject({ code: 'CANCELLED' })
    resolve()
    expect((await second).stoppedBy).toBeUndefined()
    expect(requested.at(-1)).toBe('ben 74')
  })
})
