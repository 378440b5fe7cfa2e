import type { GlossaryTerm } from '@lectern/domain/narration/glossary.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../courses/course-access.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { GlossaryStore, KeptGlossary } from './glossary-store.ts'

/** How the terms of courses are said. Colleagues of a course share its glossary. */
export interface Glossaries {
  /** NOT_FOUND unless it is a course of theirs. */
  get(account: Account, courseId: string): Promise<KeptGlossary>
  /** STALE_VERSION, with what is current, when `ifMatch` does not name the newest revision. */
  save(
    account: Account,
    courseId: string,
    terms: readonly GlossaryTerm[],
    ifMatch: readonly number[] | undefined,
  ): Promise<KeptGlossary>
  /** The terms of the course of a home (see `homeOfCourse`), for who has made sure that they may have them. */
  termsOf(home: string, courseId: string): Promise<readonly GlossaryTerm[]>
}

export function createGlossaries({
  store,
  access,
}: {
  store: GlossaryStore
  access: CourseAccess
}): Glossaries {
  return {
    async get(account, courseId) {
      await access.requireCourse(account, courseId)
      return store.find(homeOfCourse(account, courseId), courseId)
    },

    async save(account, courseId, terms, ifMatch) {
      await access.requireCourse(account, courseId)
      const home = homeOfCourse(account, courseId)
      const current = await store.find(home, courseId)
      const next = { terms, revision: current.revision + 1 }
      const isStale = ifMatch !== undefined && !ifMatch.includes(current.revision)
      if (isStale || !(await store.replace(home, courseId, next, account.id))) {
        const { terms: kept, revision } = await store.find(home, courseId)
        throw new Problem('STALE_VERSION', { details: { current: { terms: kept }, revision } })
      }
      return next
    },

    async termsOf(home, courseId) {
      return (await store.find(home, courseId)).terms
    },
  }
}
