import type { Config } from '../platform/configuration/config.ts'
import type { Account } from './account.ts'
import { normaliseEmail } from './normalise-email.ts'

/** Whether an account owns this installation: those of LECTERN_OWNERS, and every account in the sandbox. */
export function createOwnership(owners: Config['owners']): (account: Account) => boolean {
  if (owners === 'everyone') return () => true
  const emails = new Set(owners.map((email) => normaliseEmail(email)))
  return ({ email }) => emails.has(normaliseEmail(email))
}
