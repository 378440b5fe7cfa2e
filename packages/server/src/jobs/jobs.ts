import { bindFunctions } from '../platform/runtime/bind-functions.ts'
import { startGroup } from './add-jobs.ts'
import { awaitGroup } from './await-jobs.ts'
import { getGroup, listGroups, lastStored, listJobs, markSeen, newestOf, outcomeOf } from './find-jobs.ts'
import type { JobContext } from './job-context.ts'
import { toRetry } from './repeat-jobs.ts'
import { cancel, cancelAll, cancelWithin, withdrawFromJobs } from './withdraw-jobs.ts'

export type Jobs = ReturnType<typeof createJobs>

/** Starts, follows, awaits and cancels durable work. */
export const createJobs = (context: JobContext) =>
  bindFunctions(context, {
    start: startGroup,
    finished: awaitGroup,
    get: getGroup,
    outcomeOf,
    list: listJobs,
    groups: listGroups,
    markSeen,
    cancel,
    cancelAll,
    cancelWithin,
    leave: withdrawFromJobs,
    toRetry,
    newestOf,
    lastStored,
  })
