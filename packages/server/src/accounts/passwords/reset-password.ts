import type { PasswordReset } from '@lectern/domain/accounts/credentials.ts'
import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { Attempts, GuessRule } from '../attempts/attempts.ts'
import { loginRule } from '../actions/log-in.ts'
import type { PasswordResetStore } from '../store/password-reset-store.ts'
import { hashPassword } from '../secrets/passwords.ts'
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

/** Lets a user who forgot a password choose a new one with a mailed link. */
export interface PasswordResets {
  /**
   * Sends a link to the owner of this email, if there is one. It is sent after the answer, so that neither the
   * answer nor its duration reveals whether the account exists. The mail is in the language of the account, or in
   * `language` if the account has none. TOO_MANY_ATTEMPTS after too many requests for the email or from the address.
   */
  request(email: string, address: string, language: InterfaceLanguageCode | undefined): Promise<void>
  /**
   * Rejects with RESET_LINK_SPENT if the token is unknown, used or expired. Ends all sessions, lifts log-in limits
   * for `address` and returns the account's email.
   */
  reset(reset: PasswordReset, address: string): Promise<{ email: string }>
  /** Resolves when no mail is being sent. Never rejects. */
  allMailSent(): Promise<void>
}

export function createPasswordResets(dependencies: {
  accounts: AccountStore
  attempts: Attempts
  store: PasswordResetStore
  mailer: Mailer
  /** Public URL of this Lectern. */
  publicUrl: string
  /** Whether the account is shared and therefore gets no mail. */
  isShared: (email: string) => boolean
  logger: Pick<Logger, 'error'>
}): PasswordResets {
  const { accounts, attempts, store, mailer, publicUrl, isShared, logger } = dependencies
  const underway = new Set<Promise<void>>()

  async function mailLink(email: string, language: InterfaceLanguageCode | undefined): Promise<void> {
    const account = await accounts.findByEmail(email)
    if (!account || isShared(account.email)) return
    const token = await store.open(account.id, linkMinutes)
    const link = `${publicUrl}/reset-password?token=${token}`
    await mailer.send(
      resetMail(account, { link, minutes: linkMinutes }, account.language ?? language ?? 'en'),
    )
  }

  return {
    async request(email, address, language) {
      await attempts.guess(requestRule, { account: email, address })
      const work = mailLink(email, language)
        .catch((error: unknown) =>
          logger.error({ err: error }, 'The mail with a link to reset a password could not be sent.'),
        )
        .finally(() => underway.delete(work))
      underway.add(work)
    },

    async reset({ token, password }, address) {
      // Checked before the expensive hash.
      if (!(await store.isGood(token))) throw new Problem('RESET_LINK_SPENT')
      const passwordHash = await hashPassword(password)
      const account = await store.use(token)
      if (!account) throw new Problem('RESET_LINK_SPENT')
      await accounts.changePassword(account.id, passwordHash)
      await attempts.forget(loginRule, { account: account.email, address })
      return { email: account.email }
    },

    async allMailSent() {
      await Promise.all(underway)
    },
  }
}
