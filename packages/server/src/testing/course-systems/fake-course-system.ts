import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import type {
  CourseSystem,
  FileReference,
  SystemFile,
  SystemPage,
  SystemPageBody,
} from '../../course-material/courses/course-system.ts'
import type { PublishingObstacle } from '../../course-material/courses/publishing/course-publishing.ts'
import { unlessCancelled } from '../../course-material/courses/network/unless-cancelled.ts'
import type { FakeCourse, FakePage } from './fake-course.ts'
import { createFakePublishing, withoutPage } from './fake-publishing.ts'

export interface FakeCourseSystem extends CourseSystem {
  /**
   * Every call, or the given number of calls, fails with this code from now on, as in an outage. Undefined ends that.
   */
  failWith(code: ProblemCode | undefined, times?: number): void
  /**
   * From now on calls hang. The returned function ends that. Each hanging call then returns the data of the moment when
   * it was made. A call ends when its caller aborts it. With `ignoresAbort` it does not, so its response comes late. With
   * `only`, other calls do not hang.
   */
  hang(options?: { ignoresAbort?: boolean; only?: 'createPage' }): () => void
  /** Every listing contains each entry twice. */
  repeatEntries(): void
  /** Pages are written, written with a lost response, or refused from now on. Reading works. */
  answerChanges(mode: 'made' | 'lost' | 'forbidden'): void
  /** Changes a page as another user does; null deletes it. */
  editPage(courseId: string, pageId: string, change: Partial<Omit<FakePage, 'id'>> | null): void
  /** All calls so far, in order: 'listCourses', 'listPages 7', 'readPage 7 71'. */
  readonly calls: readonly string[]
}

/** A course system in memory that passes the contracts. `files` are found by their address. */
export function createFakeCourseSystem({
  courses,
  files = {},
  publishing,
  owner = { id: '1', name: 'Ada Byron' },
}: {
  courses: readonly FakeCourse[]
  files?: Readonly<Record<string, SystemFile>>
  /** Why pages cannot be written; they can by default. */
  publishing?: PublishingObstacle
  owner?: { id: string; name: string }
}): FakeCourseSystem {
  const calls: string[] = []
  let failure: { code: ProblemCode; left: number } | undefined
  let hanging: { released: Promise<void>; ignoresAbort: boolean; only: string } | undefined
  let times = 1
  let changes: 'made' | 'lost' | 'forbidden' = 'made'
  let now = courses
  let lastPageId = 9000

  const answerNow = async <T>(read: () => T): Promise<T> => {
    if (failure && failure.left > 0) {
      failure.left -= 1
      throw new Problem(failure.code)
    }
    return read()
  }
  const answer = async <T>(call: string, signal: AbortSignal | undefined, read: () => T): Promise<T> => {
    if (signal?.aborted) throw new Problem('CANCELLED')
    calls.push(call)
    const given = answerNow(read)
    if (!hanging || !call.startsWith(hanging.only)) return given
    given.catch(() => {})
    await unlessCancelled(hanging.released, hanging.ignoresAbort ? undefined : signal)
    return given
  }
  const courseOf = (id: string) => found(now.find((course) => course.id === id))
  const change = (changed: FakeCourse) => {
    if (changes === 'forbidden') throw new Problem('COURSE_SYSTEM_FORBIDS')
    now = now.map((course) => (course.id === changed.id ? changed : course))
    if (changes === 'lost') throw new Problem('COURSE_SYSTEM_UNAVAILABLE')
  }
  const newPageId = () => String((lastPageId += 1))
  const pages = createFakePublishing({ find: courseOf, change, newPageId }, answer)
  const listing = <T>(entries: readonly T[]) => Array.from({ length: times }, () => entries).flat()

  return {
    calls,
    failWith: (code, most = Infinity) => {
      failure = code && { code, left: most }
    },
    hang: ({ ignoresAbort = false, only = '' } = {}) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      hanging = { released: promise, ignoresAbort, only }
      return () => {
        hanging = undefined
        resolve()
      }
    },
    answerChanges: (mode) => {
      changes = mode
    },
    editPage: (courseId, pageId, edit) => {
      const course = courseOf(courseId)
      const edited = course.pages.map((page) => (page.id === pageId ? { ...page, ...edit } : page))
      change(edit ? { ...course, pages: edited } : withoutPage(course, pageId))
    },
    repeatEntries: () => {
      times = 2
    },
    whoAmI: (signal) => answer('whoAmI', signal, () => owner),
    listCourses: (signal) =>
      answer('listCourses', signal, () =>
        listing(now.map(({ pages: _pages, modules: _modules, ...course }) => course)),
      ),
    listPages: (courseId, signal) =>
      answer(`listPages ${courseId}`, signal, () => listing(placesOf(courseOf(courseId)))),
    readPage: (courseId, pageId, signal) =>
      answer(`readPage ${courseId} ${pageId}`, signal, () =>
        toBody(found(courseOf(courseId).pages.find((page) => page.id === pageId))),
      ),
    fetchFile: (reference, maxBytes, signal) =>
      answer(`fetchFile ${reference.url}`, signal, () => fileOf(files, reference, maxBytes)),
    publishing: async () =>
      publishing ? { possible: false, reason: publishing } : { possible: true, pages },
  }
}

function placesOf({ pages, modules = [] }: FakeCourse): SystemPage[] {
  const listed = ({ id, title, editedAt }: FakePage) => ({ id, title, ...(editedAt && { editedAt }) })
  const pageOf = (id: string) => found(pages.find((page) => page.id === id))
  const placed = modules.flatMap(({ id, name, pages: ids }, index) =>
    ids.map((pageId, at) => ({
      ...listed(pageOf(pageId)),
      module: { id, name, position: index + 1 },
      position: at + 1,
    })),
  )
  const loose = pages.filter((page) => !placed.some(({ id }) => id === page.id))
  return [...placed, ...loose.map((page) => ({ ...listed(page), module: null, position: null }))]
}

function toBody({
  id,
  title,
  html = '',
  state = html ? 'ok' : 'empty',
  note,
  url,
}: FakePage): SystemPageBody {
  return { id, title, html, state, ...(note && { note }), ...(url && { url }) }
}

function fileOf(
  files: Readonly<Record<string, SystemFile>>,
  { url }: FileReference,
  maxBytes: number,
): SystemFile {
  const file = found(files[url])
  if (file.bytes.length > maxBytes) throw new Problem('COURSE_SYSTEM_FAILED')
  return file
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Problem('NOT_FOUND')
  return thing
}
