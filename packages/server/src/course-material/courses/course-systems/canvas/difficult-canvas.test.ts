import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startDifficultCanvas } from '../../../../testing/course-systems/difficult-canvas.ts'
import type { DifficultCanvas, FailureMode } from '../../../../testing/course-systems/difficult-canvas.ts'
import { difficultCourses } from '../../../../testing/course-systems/difficult-courses.ts'
import type { Difficulty } from '../../../../testing/course-systems/difficult-courses.ts'
import type { CourseSystemOptions } from '../../course-system.ts'
import { createGuardedFetch } from '../../network/guarded-fetch.ts'
import { createCanvas } from './canvas.ts'

let double: DifficultCanvas
beforeAll(async () => {
  double = await startDifficultCanvas()
})
afterAll(() => double.close())

const fetch = createGuardedFetch({ allowPrivate: true })

/**
 * The adapter connected to the double. It does not really wait between attempts: `waits` holds the planned delays.
 */
function connect(token = 'author', options: CourseSystemOptions = {}, to = double) {
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const authentication = { kind: 'token', token } as const
  const asked = to.requests.length
  return {
    canvas: createCanvas({ baseUrl: to.url, authentication }, { fetch, wait, ...options }),
    waits,
    /** Requests since the last call. */
    requests: () => to.requests.slice(asked),
  }
}

const code = (name: string) => expect.objectContaining({ name: 'Problem', code: name }) as unknown
const first = { id: '11', name: 'First', position: 7 }
const later = { id: '12', name: 'Later', position: 40 }
const pages = (...ids: string[]) => ids.map((id) => expect.objectContaining({ id, module: null }) as unknown)
const onePage = [{ id: '1', title: 'One', module: null, position: null }]
const impatient = { timeouts: { attempt: 40, total: 60 } }

/** The expected page list for every course of the double; `rejected` if it is a problem. */
const listings: Record<
  Exclude<Difficulty, 'bodies'>,
  { is?: unknown; rejected?: string; options?: CourseSystemOptions }
> = {
  modulesAndPages: {
    is: [
      { id: '1', title: 'Same title', module: first, position: 2 },
      { id: '2', title: 'Same title', module: first, position: 12 },
      { id: '4', title: 'Not in the list', module: first, position: 30 },
      { id: '1', title: 'Same title', module: later, position: 3 },
      { id: '4', title: 'Not in the list', module: later, position: 9 },
      { id: '3', title: 'In no module', module: null, position: null },
    ],
  },
  manyItems: {
    is: [
      { id: '1', title: 'One', module: { id: '21', name: 'Long', position: 1 }, position: 1 },
      { id: '2', title: 'Two', module: { id: '21', name: 'Long', position: 1 }, position: 130 },
    ],
  },
  bookmarks: { is: pages('1', '2', '3') },
  noLink: { is: pages('1') },
  linkElsewhere: { is: pages('1', '2', '3') },
  circles: { rejected: 'COURSE_SYSTEM_FAILED' },
  withoutEnd: { rejected: 'COURSE_SYSTEM_FAILED' },
  hiddenList: {
    is: [{ id: '1', title: 'One', module: { id: '1', name: 'One', position: 1 }, position: 1 }],
  },
  throttledBy403: { is: onePage },
  throttledBy429: { is: onePage },
  throttledForSeconds: { is: onePage },
  throttledUntilDate: { is: onePage },
  throttledForAnHour: { rejected: 'COURSE_SYSTEM_UNAVAILABLE' },
  nearlyThrottled: { is: [] },
  signIn: { rejected: 'NOT_A_COURSE_SYSTEM' },
  webPage: { rejected: 'NOT_A_COURSE_SYSTEM' },
  plainText: { rejected: 'NOT_A_COURSE_SYSTEM' },
  missingWebPage: { rejected: 'NOT_A_COURSE_SYSTEM' },
  missing: { rejected: 'NOT_FOUND' },
  notPermittedOld: { rejected: 'COURSE_SYSTEM_FORBIDS' },
  notPermittedNew: { rejected: 'COURSE_SYSTEM_FORBIDS' },
  noScope: { rejected: 'COURSE_SYSTEM_FORBIDS' },
  keyRevoked: { rejected: 'KEY_REJECTED' },
  errorsInList: { rejected: 'COURSE_SYSTEM_FAILED' },
  errorsByField: { rejected: 'COURSE_SYSTEM_FAILED' },
  errorsAsText: { rejected: 'COURSE_SYSTEM_FAILED' },
  errorsAsNothing: { rejected: 'COURSE_SYSTEM_FAILED' },
  serverErrorOnce: { is: onePage },
  badGatewayOnce: { is: onePage },
  unavailableOnce: { is: onePage },
  gatewayTimeoutOnce: { is: onePage },
  maintenance: { rejected: 'COURSE_SYSTEM_UNAVAILABLE' },
  brokenJson: { rejected: 'COURSE_SYSTEM_FAILED' },
  otherJson: { rejected: 'COURSE_SYSTEM_FAILED' },
  rowsBeyondMeasure: { rejected: 'COURSE_SYSTEM_FAILED' },
  tooLong: { rejected: 'COURSE_SYSTEM_FAILED' },
  swelling: { rejected: 'COURSE_SYSTEM_FAILED' },
  headWithoutEnd: { rejected: 'COURSE_SYSTEM_UNAVAILABLE' },
  hanging: { rejected: 'COURSE_SYSTEM_UNAVAILABLE', options: impatient },
  trickling: { rejected: 'COURSE_SYSTEM_UNAVAILABLE', options: impatient },
}

describe('The pages of a course on a difficult Canvas', () => {
  test.each(Object.entries(listings))('%s', async (difficulty, { is, rejected, options }) => {
    const { canvas, requests } = connect('author', options)
    const listing = canvas
      .listPages(double.courseOf(difficulty as Difficulty))
      .catch((error: unknown) => error)
    expect(await listing).toEqual(rejected ? code(rejected) : is)
    for (const { at, headers } of requests()) {
      expect(at).toBe('home')
      expect(headers).toMatchObject({
        'user-agent': expect.stringMatching(/^Lectern\//),
        authorization: 'Bearer author',
      })
    }
  })

  test('are all tested', () => {
    expect(Object.keys(listings).toSorted()).toEqual(
      Object.keys(difficultCourses)
        .filter((difficulty) => difficulty !== 'bodies')
        .toSorted(),
    )
  })

  test('that the list omits are requested once', async () => {
    const { canvas, requests } = connect()
    await canvas.listPages(double.courseOf('modulesAndPages'))
    const asked = requests().flatMap(({ path }) => /\/pages\/(\w+)$/.exec(path)?.[1] ?? [])
    expect(asked.toSorted()).toEqual(['forbidden', 'gone', 'hidden'])
  })

  test.each<[Difficulty, number, number]>([
    ['throttledBy403', 1000, 10_000],
    ['throttledBy429', 1000, 10_000],
    ['throttledForSeconds', 17_000, 17_000],
    ['throttledUntilDate', 18_000, 21_500],
    ['serverErrorOnce', 1000, 1250],
    ['badGatewayOnce', 1000, 1250],
    ['unavailableOnce', 3000, 3000],
  ])('are awaited: %s, for %i to %i ms', async (difficulty, least, most) => {
    // A fresh double, because the other one has answered already.
    const fresh = await startDifficultCanvas()
    try {
      const { canvas, waits } = connect('author', {}, fresh)
      expect(await canvas.listPages(fresh.courseOf(difficulty))).toEqual(onePage)
      expect(waits[0]).toBeGreaterThanOrEqual(least)
      expect(waits[0]).toBeLessThanOrEqual(most)
    } finally {
      await fresh.close()
    }
  })

  test('are requested later when the key has little left', async () => {
    const { canvas, waits } = connect()
    const course = double.courseOf('nearlyThrottled')
    await canvas.readPage(course, '1')
    expect(waits).toEqual([])
    await canvas.readPage(course, '1')
    expect(waits[0]).toBeGreaterThan(4000)
    expect(waits[0]).toBeLessThanOrEqual(5050)
  })

  test('are listed for other courses while some courses hang', async () => {
    const { canvas } = connect('author', { timeouts: { attempt: 200, total: 60_000 } })
    const controller = new AbortController()
    const hanging = (['hanging', 'trickling'] as const).map((difficulty) =>
      canvas.listPages(double.courseOf(difficulty), controller.signal).catch((error: unknown) => error),
    )
    for (let times = 0; times < 10; times += 1) {
      // oxlint-disable-next-line no-await-in-loop -- like a user who opens a course repeatedly
      expect(await canvas.listPages(double.courseOf('bookmarks'))).toHaveLength(3)
    }
    controller.abort()
    expect(await Promise.all(hanging)).toEqual([code('CANCELLED'), code('CANCELLED')])
  })
})

describe('A page on a difficult Canvas', () => {
  const ok = (id: string, html: string) => ({ id, state: 'ok', html })
  const blocks = '<h2>Dew</h2>\n<div><p>It falls.</p></div>'

  test.each<[string, string, object]>([
    ['as it is', '1', ok('1', '<p>One</p>')],
    ['unpublished', '2', ok('2', '<p>Draft</p>')],
    ['locked', '3', { state: 'locked', html: '', note: 'Locked until the quiz is done' }],
    ['never edited', '4', { state: 'empty', html: '' }],
    ['emptied', '5', { state: 'empty', html: '' }],
    ['of the block editor', '6', ok('6', blocks)],
    ['of the block editor, in a string', '7', ok('7', blocks)],
    ['of the newer editor', '8', { state: 'unsupported', html: '' }],
    ['of the newer editor, without a description', '9', { state: 'unsupported', html: '' }],
    ['of another shard', '9~123', ok('9~123', '<p>Far</p>')],
    [
      'with links',
      '10',
      { html: expect.stringMatching(/href="http:.*\/courses\/1\/pages\/one".*a,b\.png"/) },
    ],
  ])('%s', async (_, id, expected) => {
    expect(await connect().canvas.readPage(double.courseOf('bodies'), id)).toMatchObject(expected)
  })

  test('that does not exist', async () => {
    const reading = connect().canvas.readPage(double.courseOf('bodies'), '404')
    await expect(reading).rejects.toEqual(code('NOT_FOUND'))
  })
})

describe('The courses of a difficult Canvas', () => {
  test('are those of all three roles, each once, with exact ids and the names that users gave them', async () => {
    expect(await connect().canvas.listCourses()).toEqual([
      { id: '9007199254740993', name: 'Beyond what a number holds', code: 'CODE-9007199254740993' },
      { id: '1', name: 'My own name for it', code: 'CODE-1' },
      { id: '3', name: 'CODE-3', code: 'CODE-3' },
      { id: '9~123', name: 'Of another shard', code: 'CODE-9~123' },
      { id: '4', name: 'Designed', code: 'CODE-4' },
    ])
  })

  test('belong to an owner whose id also exceeds a number', async () => {
    expect(await connect().canvas.whoAmI()).toEqual({ id: '9007199254740995', name: 'Tessa Author' })
  })

  test.each([
    ['invalid', 'KEY_REJECTED'],
    ['expired', 'KEY_REJECTED'],
    ['revoked', 'KEY_REJECTED'],
    ['unknown', 'KEY_REJECTED'],
    ['sign-in', 'NOT_A_COURSE_SYSTEM'],
    ['web-page', 'NOT_A_COURSE_SYSTEM'],
  ])('are not returned for a key that is answered as %s: %s', async (key, expected) => {
    await expect(connect(key).canvas.listCourses()).rejects.toEqual(code(expected))
    await expect(connect(key).canvas.whoAmI()).rejects.toEqual(code(expected))
  })
})

describe('The files of a difficult Canvas', () => {
  test('come from another host, which does not see the key', async () => {
    const { canvas, requests } = connect()
    const file = await canvas.fetchFile(
      { url: `${double.url}/courses/1/files/1/preview`, apiUrl: `${double.url}/api/v1/files/1` },
      100,
    )
    expect(new TextDecoder().decode(file.bytes)).toBe('the picture')
    expect(requests().map(({ at, headers }) => [at, headers.authorization, headers['user-agent']])).toEqual([
      ['home', 'Bearer author', expect.stringMatching(/^Lectern/)],
      ['home', 'Bearer author', expect.stringMatching(/^Lectern/)],
      ['elsewhere', undefined, expect.stringMatching(/^Lectern/)],
    ])
  })

  test.each([
    ['that are locked', '2'],
    ['that want a session', '3'],
    ['that are not there', '4'],
  ])('%s are not found', async (_, id) => {
    const reference = { url: `${double.url}/files/${id}/preview`, apiUrl: `${double.url}/api/v1/files/${id}` }
    await expect(connect().canvas.fetchFile(reference, 100)).rejects.toEqual(code('NOT_FOUND'))
  })
})

describe('A failing Canvas', () => {
  let troubled: DifficultCanvas
  beforeAll(async () => {
    troubled = await startDifficultCanvas()
  })
  afterAll(() => troubled.close())
  afterEach(() => troubled.behave(undefined))

  test.each<[FailureMode, string]>([
    ['silent', 'COURSE_SYSTEM_UNAVAILABLE'],
    ['dropping', 'COURSE_SYSTEM_UNAVAILABLE'],
    ['failing', 'COURSE_SYSTEM_UNAVAILABLE'],
    ['rejecting', 'KEY_REJECTED'],
  ])('(%s) differs from one without content: %s', async (failure, expected) => {
    troubled.behave(failure)
    await expect(connect('author', impatient, troubled).canvas.listCourses()).rejects.toEqual(code(expected))
  })

  test('is read again after it recovers, whatever it answers late', async () => {
    const { canvas } = connect('author', impatient, troubled)
    troubled.behave('silent')
    await expect(canvas.listCourses()).rejects.toEqual(code('COURSE_SYSTEM_UNAVAILABLE'))
    troubled.behave(undefined)
    troubled.answerLate()
    expect((await connect('author', {}, troubled).canvas.listCourses()).length).toBeGreaterThan(0)
  })

  test('that answers twice is still read', async () => {
    troubled.behave('twice')
    const { canvas } = connect('author', {}, troubled)
    const once = await canvas.listCourses()
    expect(await canvas.listCourses()).toEqual(once)
    expect(new Set(once.map(({ id }) => id)).size).toBe(once.length)
  })
})
