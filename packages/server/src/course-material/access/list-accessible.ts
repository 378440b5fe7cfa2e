import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import type { SystemCourse, SystemPage } from '../courses/course-system.ts'
import { type AccessContext, isImported } from './access-context.ts'
import type { Listing } from './connected/list-connected.ts'
import { requireFound } from './refresh/require-found.ts'

/** `maxStale`: accept rows of the last 24 hours, so that the list appears immediately. */
interface ListOptions {
  readonly maxStale?: boolean
}

/**
 * The courses that the course system lists now, and the imported courses. Returns the last known courses if the
 * course system does not answer within 10 s; rejects if there are none.
 */
export async function listCourses(
  { connected, imports, now }: AccessContext,
  account: Account,
  { maxStale = false }: ListOptions = {},
): Promise<Listing<SystemCourse>> {
  const [listed, imported] = await Promise.allSettled([
    connected.listCourses(account, maxStale),
    imports.listCourses(account),
  ])
  if (imported.status === 'rejected') throw imported.reason
  if (listed.status === 'fulfilled') {
    const { list, readAt } = listed.value
    return { list: [...list, ...imported.value], readAt }
  }
  if (!(listed.reason instanceof Problem) || imported.value.length === 0) throw listed.reason
  return { list: imported.value, readAt: new Date(now()) }
}

/** The same for the pages of one of the user's courses. */
export async function listPages(
  { connected, imports, now }: AccessContext,
  account: Account,
  courseId: string,
  { maxStale = false }: ListOptions = {},
): Promise<Listing<SystemPage>> {
  if (!isImported(account, courseId)) return connected.listPages(account, courseId, maxStale)
  return { list: requireFound(await imports.listPages(account, courseId)), readAt: new Date(now()) }
}
