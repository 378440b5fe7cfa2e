import type { PasswordReset } from '@lectern/domain/accounts/credentials.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Logger } from '../logger.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { AccountStore } from './account-store.ts'
import type { Attempts, GuessRule } from './attempts.ts'
import { loginRule } from './log-in.ts'
import type { PasswordResetStore } from './password-reset-store.ts'
import { hashPassword } from './passwords.ts'
import { resetMail } from './reset-mail.ts'

const linkMinutes = 60

/** Every request may send a mail. */
const requestRule: GuessRule = {
  name: 'reset',
  windowMinutes: 60,
  perPair: 5,
  perNetwork: 100,
  perAccount: 10,
  longestPauseSeconds: 300,
}

/** A new password for somebody who forgot theirs, by a mailed link. */
export interface PasswordResets {
  /**
   * Sends a link to the owner of this email, if there is one; afterwards, so that neither the answer nor its time tells
   * whether there is. TOO_MANY_ATTEMPTS after too many requests for the email or from the address.
   */
  request(email: string, address: string): Promise<void>
  /**
   * RESET_LINK_SPENT when the token is unknown, used or expired. Ends all sessions, allows new logins from `address`
   * at once, and returns whose account it is.
   */
  reset(reset: PasswordReset, address: string): Promise<{ email: string }>
  /** Resolves when no mail is on its way any more. Never rejects. */
  settled(): Promise<void>
}

export function createPasswordResets(rooms: {
  accounts: AccountStore
  attempts: Attempts
  store: PasswordResetStore
  mailer: Mailer
  /** Where people reach this Lectern. */
  publicUrl: string
  /** Whether this account gets no mail, being everybody's. */
  isShared: (email: string) => boolean
  logger: Pick<Logger, 'error'>
}): PasswordResets {
  const { accounts, attempts, store, mailer, publicUrl, isShared, logger } = rooms
  const underway = new Set<Promise<void>>()

  async function mailLink(email: string): Promise<void> {
    const account = await accounts.findByEmail(email)
    if (!account || isShared(account.email)) return
    const token = await store.open(account.id, linkMinutes)
    const link = `${publicUrl}/reset-password?token=${token}`
    await mailer.send(resetMail(account, link))
  }

  return {
    async request(email, address) {
      await attempts.guess(requestRule, { account: email, address })
      const work = mailLink(email)
        .catch((error: unknown) => logger.error({ err: error }, 'A link to reset a password was not sent.'))
        .finally(() => underway.delete(work))
      underway.add(work)
    },

    async reset({ token, password }, address) {
      // Before the hash, which is costly, is made for nothing.
      if (!(await store.isGood(token))) throw new Problem('RESET_LINK_SPENT')
      const passwordHash = await hashPassword(password)
      const account = await store.use(token)
      if (!account) throw new Problem('RESET_LINK_SPENT')
      await accounts.changePassword(account.id, passwordHash)
      await attempts.forget(loginRule, { account: account.email, address })
      return { email: account.email }
    },

    async settled() {
      await Promise.all(underway)
    },
  }
}
