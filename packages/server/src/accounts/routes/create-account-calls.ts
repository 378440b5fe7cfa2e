import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../platform/db/database.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Route } from '../../route.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import {
  createCourseSystemChange,
  type CourseSystemChangeDependencies,
} from '../actions/change-course-system.ts'
import type { Accounts } from '../actions/create-accounts.ts'
import { createDeleteAccount, type DeleteAccountDependencies } from '../actions/delete-account.ts'
import type { DemoAccount } from '../demo-account.ts'
import { createDeviceCookie } from '../secrets/device-cookie.ts'
import { createGuideStore } from '../store/guide-store.ts'
import { createPasswordResetStore } from '../store/password-reset-store.ts'
import { createRemovalStore } from '../store/removal-store.ts'
import { createPasswordResets } from '../passwords/reset-password.ts'
import type { AccountRouteContext } from './account-route-context.ts'
import { accountRoutes } from './account-routes.ts'
import { guideRoutes } from './guide-routes.ts'

/** Timeout for unsent mail at shutdown, in milliseconds. */
const mailTimeout = 2000

type AccountCallDependencies = Pick<
  AccountRouteContext,
  'registrationsPerHour' | 'storage' | 'normaliseBaseUrl' | 'tryConnection' | 'onLogIn' | 'isOwner'
> &
  Pick<CourseSystemChangeDependencies, 'forgetCourses' | 'cancelJobs'> &
  Pick<DeleteAccountDependencies, 'importsHome' | 'withdrawFromJobs' | 'removeFile'> & {
    readonly database: Database
    readonly accounts: Accounts
    readonly mailer: Mailer
    readonly publicUrl: string
    readonly logger: Logger
  }

/** All account operations of users. */
export function createAccountCalls({ accounts: known, ...dependencies }: AccountCallDependencies) {
  const { store: accounts, attempts, secrets } = known
  const { database, publicUrl, mailer, logger } = dependencies
  let demo: DemoAccount | undefined
  const resets = createPasswordResets({
    accounts,
    attempts,
    store: createPasswordResetStore(database),
    mailer,
    publicUrl,
    isShared: (email) => email === demo?.email,
    logger,
  })
  const routes: Route[] = [
    ...guideRoutes(createGuideStore(database)),
    ...accountRoutes({
      ...dependencies,
      accounts,
      attempts,
      deviceCookie: createDeviceCookie(secrets),
      resets,
      courseSystem: createCourseSystemChange({ ...dependencies, accounts, attempts }),
      deleteAccount: createDeleteAccount({ ...dependencies, store: createRemovalStore(database) }),
      demo: () => demo,
      secureCookie: publicUrl.startsWith('https:'),
    }),
  ]
  return {
    routes,
    /** Offers this account on the login screen. */
    offerDemo: (account: DemoAccount) => void (demo = account),
    /** Resolves when all mail is sent or the timeout is over. */
    mailSent: () => Promise.race([resets.allMailSent(), pause(mailTimeout, undefined, { ref: false })]),
  }
}
