import type { Database } from '../../platform/db/database.ts'
import { bindFunctions } from '../../platform/runtime/bind-functions.ts'
import { findGroup, forgetEmpty, markSeen, recentGroups } from './group-store.ts'
import { addGroup, addMembers, addMissing, lockLive } from './joining-store.ts'
import { changedJobs, findRequested, jobsOf, lastStored, newestOf, ofUser } from './requested-jobs-store.ts'
import { handOverEnded, withdraw } from './withdrawal-store.ts'

export type JobGroupStore = ReturnType<typeof createJobGroupStore>

/** All SQL of the requesters of jobs. */
export const createJobGroupStore = (database: Database) =>
  bindFunctions(database, {
    add: addGroup,
    addMissing,
    lockLive,
    addMembers,
    find: findGroup,
    recent: recentGroups,
    markSeen,
    forgetEmpty,
    jobsOf,
    findRequested,
    newestOf,
    lastStored,
    ofUser,
    changed: changedJobs,
    withdraw,
    handOverEnded,
  })
