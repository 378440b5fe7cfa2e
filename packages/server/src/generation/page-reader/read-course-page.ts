import { Problem } from '@lectern/domain/problems/problems.ts'
import type {
  CourseSystem,
  SystemCourse,
  SystemPageBody,
} from '../../course-material/courses/course-system.ts'
import { unlessCancelled } from '../../course-material/courses/network/unless-cancelled.ts'
import type { StructuredPage } from '../page.ts'
import { readAnyPage } from './read-any-page.ts'

/** A page may need several requests, and wait for others with the same key. */
const defaultTimeout = 60_000

/**
 * A page of a course for the writers. PAGE_TOO_SHORT if it is empty, PAGE_NOT_READABLE if it is closed,
 * COURSE_SYSTEM_UNAVAILABLE if the course system takes more than `timeout` milliseconds, CANCELLED if `signal` aborts.
 */
export async function readCoursePage(
  system: CourseSystem,
  course: SystemCourse,
  pageId: string,
  signal?: AbortSignal,
  timeout = defaultTimeout,
): Promise<StructuredPage> {
  const tooLong = AbortSignal.timeout(timeout)
  const ended = signal ? AbortSignal.any([signal, tooLong]) : tooLong
  // Also ends the wait for a course system that ignores the signal.
  const reading = unlessCancelled(system.readPage(course.id, pageId, ended), ended)
  const body = await reading.catch((error: unknown) => {
    throw tooLong.aborted && !signal?.aborted
      ? new Problem('COURSE_SYSTEM_UNAVAILABLE', { cause: error })
      : error
  })
  if (body.state === 'empty') throw new Problem('PAGE_TOO_SHORT')
  if (body.state !== 'ok') throw notReadable(body)
  const { title, html } = body
  return readAnyPage({ title, html, ...(course.language ? { language: course.language } : {}) }, signal)
}

function notReadable({ state, note }: SystemPageBody): Problem {
  if (state === 'unsupported') return new Problem('PAGE_NOT_READABLE', { reason: 'otherEditor' })
  return note
    ? new Problem('PAGE_NOT_READABLE', { reason: 'lockedBecause', values: { explanation: note } })
    : new Problem('PAGE_NOT_READABLE', { reason: 'locked' })
}
