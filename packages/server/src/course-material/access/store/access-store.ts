import type { Database } from '../../../platform/db/database.ts'
import { bindFunctions } from '../../../platform/runtime/bind-functions.ts'
import { endMembership, endRejectedMembership, keepProblem } from './ending-store.ts'
import { coursesOf, keepCourses, membershipOf } from './membership-store.ts'
import { keepPages, pagesOf } from './page-list-store.ts'
import { placeOf, preparePlaces } from './place-store.ts'

export type AccessStore = ReturnType<typeof createAccessStore>

/** Stores who may edit which course: memberships by account, pages by course. Holds all SQL of access. */
export const createAccessStore = (database: Database) => ({
  ...bindFunctions(preparePlaces(database), { placeOf }),
  ...bindFunctions(database, {
    coursesOf,
    membershipOf,
    keepCourses,
    keepProblem,
    endRejectedMembership,
    endMembership,
    pagesOf,
    keepPages,
  }),
})
