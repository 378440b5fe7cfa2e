import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { LRUCache } from 'lru-cache'
import type { Account } from '../../accounts/account.ts'
import type { CourseAccess } from '../access/course-access.ts'
import { courseHome } from '../courses/course-home.ts'
import type { GlossaryStore, KeptGlossary } from './glossary-store.ts'

/** A compiled glossary of 500 terms takes some megabytes after it was applied to long documents. */
const glossariesInMemory = 20

/** The pronunciation of a course's terms. Colleagues of a course share its glossary. */
export interface Glossaries {
  /** NOT_FOUND unless the user may access the course. */
  get(account: Account, courseId: string): Promise<KeptGlossary>
  /** Rejects with STALE_VERSION and the current version if `ifMatch` is not the newest revision. */
  save(
    account: Account,
    courseId: string,
    terms: readonly GlossaryTerm[],
    ifMatch: readonly number[] | undefined,
  ): Promise<KeptGlossary>
  /**
   * The terms of the course of a home (see `courseHome`), for callers that have checked access. Returns the same
   * array while the glossary is unchanged, so that `applyGlossary` compiles it once.
   */
  termsOf(home: string, courseId: string): Promise<readonly GlossaryTerm[]>
}

export function createGlossaries({
  store,
  access,
}: {
  store: GlossaryStore
  access: CourseAccess
}): Glossaries {
  const latest = new LRUCache<string, KeptGlossary>({ max: glossariesInMemory })

  return {
    async get(account, courseId) {
      await access.requireCourse(account, courseId)
      return store.find(courseHome(account, courseId), courseId)
    },

    async save(account, courseId, terms, ifMatch) {
      await access.requireCourse(account, courseId)
      const home = courseHome(account, courseId)
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
      const course = JSON.stringify([home, courseId])
      const known = latest.get(course)
      // The revision is read each time, because another process may have saved.
      if (known?.revision === (await store.revisionOf(home, courseId))) return known.terms
      const kept = await store.find(home, courseId)
      latest.set(course, kept)
      return kept.terms
    },
  }
}
