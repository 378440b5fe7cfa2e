import type { Account } from '../../accounts/account.ts'
import type { CourseSystem, SystemCourse } from '../courses/course-system.ts'
import { type AccessContext, isImported } from './access-context.ts'
import { requireFound } from './refresh/require-found.ts'
import type { KnownPage } from './store/place-store.ts'

/** A page that the user may work on. */
interface CoursePlace {
  readonly course: SystemCourse
  readonly page: KnownPage
}

/** The course system of this course. If it rejects the key, the user's membership ends. */
export async function systemOf(
  { store, imports, connect }: AccessContext,
  account: Account,
  courseId: string,
): Promise<CourseSystem> {
  if (isImported(account, courseId)) return imports.connect(account)
  // Read before the key, so that a rejection of an older key cannot end a newer membership.
  const { epoch } = requireFound(await store.membershipOf(account.id))
  return connect(account, epoch)
}

/** Rejects with NOT_FOUND unless the user may access the course. */
export async function requireCourse(
  context: AccessContext,
  account: Account,
  courseId: string,
): Promise<SystemCourse> {
  return (await placeOf(context, account, courseId, [])).course
}

/** Rejects with NOT_FOUND unless the page is in a course of the user. */
export async function requirePage(
  context: AccessContext,
  account: Account,
  courseId: string,
  pageId: string,
): Promise<CoursePlace> {
  const { course, pages } = await placeOf(context, account, courseId, [pageId])
  return { course, page: requireFound(pages.get(pageId)) }
}

/**
 * Returns the given pages that are in the course, by id, in one read. Rejects with NOT_FOUND unless the user may access
 * the course.
 */
export async function findPages(
  context: AccessContext,
  account: Account,
  courseId: string,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, KnownPage>> {
  return (await placeOf(context, account, courseId, pageIds)).pages
}

async function placeOf(
  { connected, imports }: AccessContext,
  account: Account,
  courseId: string,
  pageIds: readonly string[],
) {
  if (!isImported(account, courseId)) return connected.placeOf(account, courseId, pageIds)
  const course = requireFound(await imports.findCourse(account, courseId))
  return { course, pages: await imports.findPages(account, courseId, pageIds) }
}
