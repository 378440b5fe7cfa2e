import type { Connection } from '@lectern/domain/api/accounts.ts'
import { isRecord } from '../../ui/is-record.ts'
import { messages } from './messages.ts'

// Checked without a schema: the login is the first screen, and a schema library would be an eighth of its code.

/** A screen of Lectern. Its path begins with one slash, so that it is no address of another site. */
export interface ScreenAddress {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The event that led to the login screen: a registration with the answer of its course system, or another action. */
export interface LoginReason {
  readonly registered?: { readonly email: string; readonly connection: Connection } | undefined
  readonly did?: (typeof accountActions)[number] | undefined
  readonly email?: string | undefined
  /** True if the user did not end the session. */
  readonly ended?: boolean | undefined
}

const accountActions = ['reset password', 'log out everywhere', 'delete account'] as const

/** Reads the state of a navigation to the login screen, which may come from an older version or be invalid. */
export function readLoginReason(state: unknown): LoginReason {
  if (!isLoginReason(state)) return {}
  const { registered, did, email, ended } = state
  return { registered, did, email, ended }
}

function isLoginReason(state: unknown): state is LoginReason {
  if (!isRecord(state)) return false
  const { registered, did, email, ended } = state
  return (
    (registered === undefined || isRegistered(registered)) &&
    (did === undefined || accountActions.some((deed) => deed === did)) &&
    (email === undefined || typeof email === 'string') &&
    (ended === undefined || typeof ended === 'boolean')
  )
}

function isRegistered(state: unknown): state is LoginReason['registered'] {
  return isRecord(state) && typeof state['email'] === 'string' && isConnection(state['connection'])
}

function isConnection(state: unknown): state is Connection {
  if (!isRecord(state)) return false
  const { ok, system, message } = state
  return (
    typeof ok === 'boolean' && (system === null || typeof system === 'string') && typeof message === 'string'
  )
}

/** The screen that the user requested before the login. */
export function requestedScreen(state: unknown): ScreenAddress | undefined {
  const from = isRecord(state) ? state['from'] : undefined
  if (!isScreenAddress(from)) return undefined
  const { pathname, search, hash } = from
  return { pathname, search, hash }
}

function isScreenAddress(from: unknown): from is ScreenAddress {
  if (!isRecord(from)) return false
  const { pathname, search, hash } = from
  return (
    typeof pathname === 'string' &&
    /^\/(?![/\\])/.test(pathname) &&
    typeof search === 'string' &&
    typeof hash === 'string'
  )
}

/** The sentence after a session that the user did not end. Editors keep unsaved changes as drafts. */
export function sessionEndedText(state: unknown): string {
  const wasEditing = requestedScreen(state)?.pathname.startsWith('/edit-') === true
  return wasEditing ? messages.sessionEndedWhileEditing : messages.sessionEnded
}
