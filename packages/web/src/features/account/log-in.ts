import { type Credentials, credentials } from '@lectern/domain/accounts/credentials.ts'
import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { z } from 'zod/mini'
import { call } from '../../api/call.ts'
import { storeSession } from '../../api/session.ts'

/** What is wrong with what was typed; `errors` says it field by field. */
export interface UnfitCredentials {
  readonly error: z.core.$ZodError
  readonly errors: { readonly [Field in keyof Credentials]?: readonly string[] }
}

/**
 * Logs in with what was typed and keeps the session; gives what is wrong where it cannot be sent. Throws the problem of the
 * answer. The login screen fetches this, with the schemas, when its form is used.
 */
export async function logIn(given: unknown): Promise<UnfitCredentials | undefined> {
  const read = credentials.safeParse(given)
  if (!read.success) return { error: read.error, errors: z.flattenError(read.error).fieldErrors }
  storeSession(await call(accountsApi.logIn, { body: read.data }))
  return undefined
}
