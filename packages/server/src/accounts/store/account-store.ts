import type { Database } from '../../platform/db/database.ts'
import { bindFunctions } from '../../platform/runtime/bind-functions.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { apiKeyOf, canReadKeys, changeCourseSystem, moveToCourseSystem } from './course-system-key-store.ts'
import { forgetExpiredResets, forgetExpiredSessions } from './expired-sessions-store.ts'
import { changePreferences, preferencesOf } from './preference-store.ts'
import { addAccount, changeProfile, findAccount, findByEmail, passwordHashOf } from './profile-store.ts'
import {
  changePassword,
  closeSession,
  closeSessions,
  findByMediaToken,
  findBySession,
  goodTokens,
  openSession,
  prepareBySession,
} from './session-store.ts'

export type AccountStore = ReturnType<typeof createAccountStore>

/** All SQL of accounts and sessions. */
export const createAccountStore = (database: Database, secrets: Secrets) => ({
  ...bindFunctions(
    { database, secrets },
    { add: addAccount, apiKey: apiKeyOf, canReadKeys, changeCourseSystem },
  ),
  ...bindFunctions(database, {
    findByEmail,
    find: findAccount,
    passwordHash: passwordHashOf,
    changeProfile,
    moveToCourseSystem,
    preferences: preferencesOf,
    changePreferences,
  }),
  ...bindFunctions(database, { openSession, closeSession, closeSessions, changePassword }),
  ...bindFunctions(database, { goodTokens, findByMediaToken, forgetExpiredSessions, forgetExpiredResets }),
  ...bindFunctions({ database, bySession: prepareBySession(database) }, { findBySession }),
})
