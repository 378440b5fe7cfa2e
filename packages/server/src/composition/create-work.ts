import { createAccountCalls } from '../accounts/routes/create-account-calls.ts'
import { normaliseBaseUrl } from '../course-material/courses/base-url.ts'
import { importsHome } from '../course-material/courses/course-home.ts'
import { createEvents } from '../events/create-events.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { createPublishing } from '../learners/publications/create-publishing.ts'
import { createSharing } from '../learners/shares/create-shares.ts'
import { createMailer } from '../platform/mail/mailers.ts'
import { startPresence } from '../presence/presence.ts'
import { createJobKindLoader } from '../work/load-job-kinds.ts'
import type { Foundation } from './create-contents.ts'

export type Sharing = ReturnType<typeof createSharingAndPublishing>

/** Creates the addresses for learners, and the pages in course systems. */
export function createSharingAndPublishing({
  shared,
  database,
  config,
  accounts,
  library,
  access,
}: Foundation) {
  const { publicUrl } = config
  const { attempts, secrets } = accounts
  const sharing = createSharing({ database, access, secrets, publicUrl, attempts })
  const publishing = createPublishing({
    ...shared,
    database,
    publications: library.publications,
    shares: sharing.shares,
    publicUrl,
  })
  return { sharing, publishing }
}

export type Work = Awaited<ReturnType<typeof startWork>>

/** Starts to work on jobs, and to send their changes to browsers. */
export async function startWork(parts: Foundation & Sharing) {
  const { shared, database, access, accounts, answers, outline, episodes, publishing, logger } = parts
  const kinds = createJobKindLoader({
    ...shared,
    accounts: accounts.store,
    answers,
    parts: parts.writtenParts,
    outline,
    episodes,
    publish: publishing.publish,
    readingCircuits: parts.courses.readingCircuits,
    publishingCircuits: parts.courses.publishingCircuits,
    spendingOf: (payer) => parts.spending.of(payer),
  })
  const work = await startJobs({ database, access, kinds, logger })
  const presence = await startPresence(database)
  const events = createEvents({
    changes: work.changes,
    groups: work.groups,
    presence,
    goodTokens: (tokens) => accounts.store.goodTokens(tokens),
    logger,
  })
  return { work, presence, events }
}

/** Creates the calls of accounts. */
export function createAccountFeature(parts: Foundation & Work) {
  const { config, database, accounts, courses, media, courseAccess, work, paths, substitutes, logger } = parts
  const { quota, store } = media
  const { jobs } = work
  return createAccountCalls({
    isOwner: parts.isOwner,
    database,
    accounts,
    mailer: substitutes.mailer ?? createMailer({ ...config.mail, directory: paths.outbox, logger }),
    publicUrl: config.publicUrl,
    registrationsPerHour: config.registrationsPerHour,
    storage: async (accountId) => ({ used: await quota.usedBy(accountId), limit: quota.limit }),
    normaliseBaseUrl,
    tryConnection: courses.tryConnection,
    forgetCourses: (accountId) => courseAccess.store.endMembership(accountId),
    cancelJobs: (account) => jobs.cancelWithin(account, account.courseSystem),
    withdrawFromJobs: (account) => jobs.leave(account),
    importsHome,
    removeFile: (filename) => store.remove(filename),
    onLogIn: (accountId) => parts.access.refreshSoon(accountId),
    logger,
  })
}
