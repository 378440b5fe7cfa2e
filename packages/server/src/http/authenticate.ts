import { Problem } from '@lectern/domain/problems/problems.ts'
import type { FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account.ts'
import type { AccountStore } from '../accounts/store/account-store.ts'
import { mediaCookie } from '../accounts/secrets/media-cookie.ts'

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer\s+(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The account of the request's bearer token. NOT_LOGGED_IN without a valid token. */
export async function authenticate(accounts: AccountStore, request: FastifyRequest): Promise<Account> {
  const token = bearerToken(request)
  const account = token && (await accounts.findBySession(token))
  if (!account) throw new Problem('NOT_LOGGED_IN')
  return account
}

/** Media requests may use the cookie, because `<audio>` and `<img>` send no bearer header. */
export async function authenticateForMedia(
  accounts: AccountStore,
  request: FastifyRequest,
): Promise<Account> {
  if (bearerToken(request)) return authenticate(accounts, request)
  const token = mediaCookie.read(request.headers.cookie)
  const account = token && (await accounts.findByMediaToken(token))
  if (!account) throw new Problem('NOT_LOGGED_IN')
  return account
}
