import { type TranslatedPage, translatedPage } from '@lectern/domain/documents/translated-page.ts'
import type { Account } from '../../accounts/account.ts'
import type { CourseSystem, SystemCourse } from '../courses/course-system.ts'
import { type AccessContext, isImported } from './access-context.ts'
import { requireFound } from './refresh/require-found.ts'
import type { KnownPage } from './store/place-store.ts'

/** A page that the user may work on. */
interface CoursePlace {
  readonly course: SystemCourse
  readonly page: KnownPage
  /** Set if the page is the place of a translation. `page` has its id and the title of the original's page. */
  readonly translation?: TranslatedPage
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

/**
 * Rejects with NOT_FOUND unless the page is in a course of the user. The place of a translation is in the course if the page
 * of its original is.
 */
export async function requirePage(
  context: AccessContext,
  account: Account,
  courseId: string,
  pageId: string,
): Promise<CoursePlace> {
  const translation = translatedPage(pageId)
  const ids = translation ? [pageId, translation.pageId] : [pageId]
  const { course, pages } = await placeOf(context, account, courseId, ids)
  const own = pages.get(pageId)
  if (own || !translation) return { course, page: requireFound(own) }
  const { title } = requireFound(pages.get(translation.pageId))
  return { course, page: { id: pageId, title }, translation }
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
