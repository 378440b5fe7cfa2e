import { type Credentials, credentials } from '@lectern/domain/accounts/credentials.ts'
import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { z } from 'zod/mini'
import { call } from '../../api/call.ts'
import { storeSession } from '../../api/session.ts'
import { changeLanguage } from '../../messages/languages/load-language.ts'

/** Why the form cannot be sent: `errors` has the sentences of each field. */
export interface InvalidCredentials {
  readonly error: z.core.$ZodError
  readonly errors: { readonly [Field in keyof Credentials]?: readonly string[] }
}

/**
 * Logs in and stores the session, unless the user has left the screen. Returns the errors of a form that cannot be sent.
 * Throws the problem of the response. The login screen loads this module, with the schemas, when its form is used.
 */
export async function logIn(given: unknown, isOpen: () => boolean): Promise<InvalidCredentials | undefined> {
  const read = credentials.safeParse(given)
  if (!read.success) return { error: read.error, errors: z.flattenError(read.error).fieldErrors }
  const session = await call(accountsApi.logIn, { body: read.data })
  if (!isOpen()) return undefined
  storeSession(session)
  // If it cannot be loaded, the courses are shown in the language of the login screen.
  if (session.interface_language) await changeLanguage(session.interface_language)
  return undefined
}
