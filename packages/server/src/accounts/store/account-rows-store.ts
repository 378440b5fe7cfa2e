import {
  type InterfaceLanguageCode,
  isInterfaceLanguage,
} from '@lectern/domain/interface-languages/interface-languages.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** The database, and the encryption of API keys. */
export interface AccountContext {
  readonly database: Database
  readonly secrets: Secrets
}

/** The columns of an account. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  organization: users.organization,
  courseSystem: users.courseSystem,
}

/** A language that another version of Lectern stored may be unknown to this one. */
export const knownLanguage = (stored: string | null): InterfaceLanguageCode | undefined =>
  isInterfaceLanguage(stored) ? stored : undefined
