import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildArchive, smallCartridge } from '../../testing/course-systems/build-cartridge.ts'
import type { FakeCourse } from '../../testing/course-systems/fake-course.ts'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { sampleOf } from '../../testing/sample-of.ts'
import { waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestAnswer, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

/**
 * Tests every user against the courses of every other user, with every call of the API. A new call is included
 * automatically: it names a course or a job like the others, or must be added here.
 */
const withoutCourse = new Set([
  'POST /api/login',
  'POST /api/register',
  'POST /api/logout',
  'GET /api/demo',
  'GET /api/courses',
  'POST /api/courses/import',
  'GET /api/jobs',
  'GET /api/events',
  'DELETE /api/jobs',
  'GET /api/job-groups',
  'DELETE /api/audio/generate/{attempt}',
  'GET /api/writer',
  'GET /api/picture-model',
  // Only owners of the installation get answers, as `models.test.ts` tests.
  'GET /api/models',
  'POST /api/models/{index}/checks',
  'GET /api/picture-models',
  'POST /api/picture-models/{index}/checks',
  'GET /api/spending',
  'GET /api/spending/today',
  'GET /api/voices',
  'GET /api/voices/choices',
  'GET /api/voices/state/{voiceId}',
  'GET /api/podcast_music/{bed}/{part}',
  'POST /api/audio/sample',
  'GET /api/health',
  'GET /api/ready',
  // A feed is available to every holder of its address.
  'GET /api/feeds/{token}/feed.xml',
  'GET /api/feeds/{token}/artwork.png',
  'GET /api/feeds/{token}/own-artwork/{file}',
  'GET /api/feeds/{token}/{pageId}/episode.mp3',
  'GET /api/feeds/{token}/{pageId}/artwork.png',
  'GET /api/feeds/{token}/{pageId}/transcript.vtt',
  'GET /api/feeds/{token}/{pageId}/transcript.srt',
  'GET /api/feeds/{token}/{pageId}/chapters.json',
  // The answer describes only content that every holder of an address sees.
  'GET /api/oembed',
])

/** Bodies that cannot be derived from a schema's shape. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/images/{courseId}/{pageId}/copied': { url: 'https://pictures.example/tide.png' },
  'PUT /api/courses/{courseId}/{pageId}/status': { slideshow_status: 'Completed' },
  'POST /api/recordings/{courseId}/{pageId}/{take}': {
    format: 'slideshow',
    part: 'part-of-a-page00',
    text: 'Words.',
    pieces: 1,
  },
}

/** The body of calls that take a file. */
const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')

const paragraph = `<p>${'Water rises as vapour, cools in the heights and falls as rain upon the land below. '.repeat(6)}</p>`

function courseWith(id: string, page: string): FakeCourse {
  return { id, name: `Course ${id}`, code: `C-${id}`, pages: [{ id: page, title: 'Rain', html: paragraph }] }
}

/** The course of each user, on a course system. Fay and Ada are colleagues: they share that course only. */
const people = {
  ada: { system: 'https://one.example.edu', key: 'key-ada', course: courseWith('7', '71') },
  fay: { system: 'https://one.example.edu', key: 'key-fay', course: courseWith('7', '71') },
  ben: { system: 'https://one.example.edu', key: 'key-ben', course: courseWith('8', '81') },
  eve: { system: 'https://two.example.edu', key: 'key-eve', course: courseWith('9', '91') },
}
type Name = keyof typeof people
const names = Object.keys(people) as Name[]

/** All users also have a course that they imported from the same file. */
const sorts = ['connected', 'imported'] as const
type Sort = (typeof sorts)[number]

const shares = (one: Name, other: Name) =>
  people[one].system === people[other].system && people[one].course.id === people[other].course.id

/** Users and the courses they must not access, by sort. */
const strangers = sorts.flatMap((sort) =>
  names.flatMap((owner) =>
    names
      .filter((other) => other !== owner && (sort === 'imported' || !shares(owner, other)))
      .map((other) => [sort, owner, other] as const),
  ),
)

/** Ids that no user has, in the same form as existing ones. */
const nowhere = {
  connected: { courseId: '4', pageId: '41' },
  imported: { courseId: 'imported-00000000-0000-4000-8000-000000000000', pageId: 'r99' },
}
const noId = '00000000-0000-4000-8000-000000000000'

interface Place {
  readonly courseId: string
  readonly pageId: string
  readonly jobId?: string
  readonly shareId?: string
  readonly publicationId?: string
}

describe('the content of other users', () => {
  let lectern: TestApp
  const callers = new Map<Name, TestCall>()
  /** By sort and owner. */
  const owned = new Map<
    string,
    Place & {
      readonly jobId: string
      readonly shareId: string
      readonly publicationId: string
      readonly audioPath: string
    }
  >()

  beforeAll(async () => {
    lectern = await startTestApp('embedded', {
      connect: ({ authentication }) => {
        const one = Object.values(people).find(({ key }) => key === authentication.token)
        return createFakeCourseSystem({ courses: one ? [one.course] : [] })
      },
    })
    const file = await buildArchive(smallCartridge)
    for (const name of names) {
      const { system, key, course } = people[name]
      const call = await lectern.signUp({ base_url: system, api_key: key })
      callers.set(name, call)
      const upload = { 'content-type': 'application/octet-stream', slug: 'tides.imscc' }
      const imported = (await call('POST', '/api/courses/import', file, upload)).json.id
      const [page] = (await call('POST', '/api/pages', { id: imported })).json
      owned.set(`imported ${name}`, await fill(call, { courseId: imported, pageId: page.page_id }))
      const connected = { courseId: course.id, pageId: course.pages[0]?.id ?? '' }
      owned.set(`connected ${name}`, await fill(call, connected))
    }
  })
  afterAll(() => lectern.close())

  /** Creates a podcast, and a narrated slideshow with a share, of a page. */
  async function fill(call: TestCall, place: Place) {
    const [voice] = (await call('GET', '/api/voices')).json
    const body = { course_id: place.courseId, page_ids: [place.pageId] }
    await call('POST', '/api/generate_podcast', body)
    const voiced = { ...body, voice_id: voice.id }
    const started = await call('POST', '/api/generate_slideshow', voiced, { prefer: 'respond-async' })
    // Joins the running job and waits for its end.
    await call('POST', '/api/generate_slideshow', voiced)
    const { json } = await call('GET', `/api/slideshow/${place.courseId}/${place.pageId}`)
    const piece = { course_id: place.courseId, page_id: place.pageId, format: 'slideshow' }
    return {
      ...place,
      shareId: String((await call('POST', '/api/shares', piece)).json.share_id),
      publicationId: await publish(call, place),
      jobId: String(started.json.job_id),
      audioPath: String(json.slides[0].audio_path),
    }
  }

  /** Creates a page in the course system. Imported courses have none. */
  async function publish(call: TestCall, { courseId, pageId }: Place): Promise<string> {
    await call('PUT', `/api/courses/${courseId}/${pageId}/status`, { slideshow_status: 'Completed' })
    const pages = [{ page_id: pageId, format: 'slideshow' }]
    const wanted = { course_id: courseId, pages, placement: 'module_end', visible: true }
    const { status, json } = await call('POST', '/api/publications', wanted)
    if (status === 202) await waitUntilEnded(call, json.job_id)
    const [publication] = (await call('GET', `/api/publications?course_id=${courseId}`)).json
    return publication ? String(publication.publication_id) : noId
  }

  const placeOf = (sort: Sort, name: Name) => {
    const place = owned.get(`${sort} ${name}`)
    if (!place) throw new Error(`${name} has no ${sort} course.`)
    return place
  }
  const callerOf = (name: Name): TestCall => {
    const call = callers.get(name)
    if (!call) throw new Error(`${name} has not signed up.`)
    return call
  }
  const endpoints = (): readonly Endpoint[] => lectern.routes.map((route) => route.endpoint)

  test('is requested by every call, unless the call is listed as one without a course and job', () => {
    const unknown = endpoints().filter((one) => !takesAny(one))
    expect(
      unknown
        .map(nameOf)
        .filter(
          (name) => ![isWithoutCourse, isAccountCall, isStoredFile, isForLearners].some((is) => is(name)),
        ),
    ).toEqual([])
  })

  test.each(strangers)('(%s) of %s is not found for %s by any call', async (sort, owner, stranger) => {
    const ofOwner = await everythingOf(sort, owner)
    const theirs = placeOf(sort, owner)
    const missing = { ...nowhere[sort], jobId: noId, shareId: noId, publicationId: noId }
    for (const endpoint of endpoints().filter(takesAny)) {
      const foreign = await ask(stranger, endpoint, theirs)
      const unknown = await ask(stranger, endpoint, missing)
      expect.soft(foreign, nameOf(endpoint)).toEqual(unknown)
      expect.soft(foreign.status, nameOf(endpoint)).toBe(404)
    }
    const own = placeOf(sort, stranger)
    for (const endpoint of endpoints().filter((one) => takes(one, 'course') && takes(one, 'page'))) {
      const { courseId } = own
      // Courses from the same file have the same page ids, so the caller has this page too.
      if (theirs.pageId === own.pageId) break
      const foreignPage = await ask(stranger, endpoint, { courseId, pageId: theirs.pageId })
      const unknownPage = await ask(stranger, endpoint, { courseId, pageId: missing.pageId })
      expect
        .soft(withoutPageId(foreignPage, theirs.pageId), nameOf(endpoint))
        .toEqual(withoutPageId(unknownPage, missing.pageId))
    }
    expect(await everythingOf(sort, owner)).toEqual(ofOwner)
  })

  test.each(strangers)('(%s) of %s: audio is not found for %s', async (sort, owner, stranger) => {
    const { audioPath } = placeOf(sort, owner)
    expect((await callerOf(owner)('GET', `/api${audioPath}`)).status).toBe(200)
    const foreign = await callerOf(stranger)('GET', `/api${audioPath}`)
    const unknown = await callerOf(stranger)('GET', '/api/audio/files/nothing-at-all.mp3')
    expect([foreign.status, foreign.json]).toEqual([unknown.status, unknown.json])
    expect(foreign.status).toBe(404)
  })

  async function everythingOf(sort: Sort, name: Name) {
    const { courseId, pageId } = placeOf(sort, name)
    const call = callerOf(name)
    const [slideshow, podcast, pages, jobs, courses] = await Promise.all([
      call('GET', `/api/slideshow/${courseId}/${pageId}`),
      call('GET', `/api/podcast/${courseId}/${pageId}`),
      call('POST', '/api/pages', { id: courseId }),
      call('GET', '/api/jobs'),
      call('GET', '/api/courses'),
    ])
    return [slideshow, podcast, pages, jobs, courses].map(({ status, headers, json }) => [
      status,
      headers['etag'],
      json,
    ])
  }

  async function ask(name: Name, endpoint: Endpoint, place: Place) {
    const url = endpoint.path
      .replace('{courseId}', place.courseId)
      .replace('{pageId}', place.pageId)
      .replace('{jobId}', place.jobId ?? '')
      .replace('{shareId}', place.shareId ?? '')
      .replace('{publicationId}', place.publicationId ?? '')
      .replace('{take}', 'take-of-a-part')
      .replace('{format}', 'slideshow')
      .replaceAll(/\{\w+\}/g, '1')
    const body = endpoint.body ? await bodyFor(endpoint, place) : endpoint.upload && picture
    const headers = endpoint.upload && { 'content-type': 'application/octet-stream' }
    const query = takesInQuery(endpoint, 'course_id')
      ? `?course_id=${encodeURIComponent(place.courseId)}`
      : ''
    const answer = await callerOf(name)(endpoint.method, `${url}${query}`, body, headers)
    return { status: answer.status, json: answer.json as unknown }
  }

  /** A body that the call would accept from the owner. */
  async function bodyFor(endpoint: Endpoint, { courseId, pageId }: Place): Promise<unknown> {
    const { body, path } = endpoint
    const [voice] = (await callerOf('ada')('GET', '/api/voices')).json
    const sample = bodies[nameOf(endpoint)] ?? (body && sampleOf(body))
    const ids = {
      course_id: courseId,
      page_id: pageId,
      page_ids: [pageId],
      voice_id: voice.id,
      voice_id_host1: voice.id,
      voice_id_host2: voice.id,
      ...(path === '/api/pages' && { id: courseId }),
    }
    const taken = Object.entries(ids).filter(([key]) => isRecord(sample) && key in sample)
    return isRecord(sample) ? { ...sample, ...Object.fromEntries(taken) } : sample
  }
})

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Access to stored files has its own test. */
const isStoredFile = (name: string) => name.endsWith('/{filename}')

/** Calls about the caller's own account name no other user. */
const isAccountCall = (name: string) =>
  / \/api\/(me|course-system|forgot-password|reset-password)(\/|$)/.test(name)

const isWithoutCourse = (name: string) => withoutCourse.has(name)

/** The calls for learners are available to every holder of an address. `learn.test.ts` tests their content. */
const isForLearners = (name: string) => / \/learn\//.test(name)

const takesAny = (one: Endpoint): boolean =>
  !isForLearners(nameOf(one)) &&
  (['course', 'job', 'share', 'publication'] as const).some((what) => takes(one, what))

function takesInQuery({ query }: Endpoint, field: string): boolean {
  const sample = query && sampleOf(query)
  return isRecord(sample) && field in sample
}

function takes(endpoint: Endpoint, what: 'course' | 'page' | 'job' | 'share' | 'publication'): boolean {
  const { path, body } = endpoint
  if (what === 'course' && takesInQuery(endpoint, 'course_id')) return true
  if (what !== 'course' && path.includes(`{${what}Id}`)) return true
  if (what === 'course' && (path.includes('{courseId}') || path === '/api/pages')) return true
  const sample = body && sampleOf(body)
  const keys = {
    course: ['course_id'],
    page: ['page_id', 'page_ids'],
    job: [],
    share: [],
    publication: [],
  }[what]
  return isRecord(sample) && keys.some((key) => key in sample)
}

/** An answer without the page's own id, which is not secret. */
function withoutPageId({ status, json }: Pick<TestAnswer, 'status' | 'json'>, pageId: string) {
  return {
    status,
    json: JSON.parse(JSON.stringify(json ?? null).replaceAll(`"${pageId}"`, '"page"')) as unknown,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
