import type { Session } from '@lectern/domain/accounts/credentials.ts'
import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import type { AccountStore } from './store/account-store.ts'

/**
 * Gives an account without a language that of its login, so that its mails come in the language that its user reads. The
 * session names it. An account that has a language keeps it.
 */
export async function adoptLanguage(
  accounts: Pick<AccountStore, 'adoptLanguage'>,
  session: Session,
  language: InterfaceLanguageCode | undefined,
): Promise<Session> {
  if (session.interface_language || language === undefined) return session
  const adopted = await accounts.adoptLanguage(session.user_id, language)
  return adopted ? { ...session, interface_language: language } : session
}
