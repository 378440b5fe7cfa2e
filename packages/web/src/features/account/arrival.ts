import type { Connection } from '@lectern/domain/api/accounts.ts'
import { isRecord } from '../../ui/is-record.ts'
import { messages } from './messages.ts'

// Checked without a schema: the login is the first screen, and a schema library would be an eighth of its code.

/** A screen of Lectern. Its path begins with one slash, so that it is no address of another site. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The event that led to the login screen: a registration with the answer of its course system, or another action. */
export interface Arrival {
  readonly registered?: { readonly email: string; readonly connection: Connection } | undefined
  readonly did?: (typeof deeds)[number] | undefined
  readonly email?: string | undefined
  /** True if the user did not end the session. */
  readonly ended?: boolean | undefined
}

const deeds = ['reset password', 'log out everywhere', 'delete account'] as const

/** Reads the state of a navigation to the login screen, which may come from an older version or be invalid. */
export function readArrival(state: unknown): Arrival {
  if (!isArrival(state)) return {}
  const { registered, did, email, ended } = state
  return { registered, did, email, ended }
}

function isArrival(state: unknown): state is Arrival {
  if (!isRecord(state)) return false
  const { registered, did, email, ended } = state
  return (
    (registered === undefined || isRegistered(registered)) &&
    (did === undefined || deeds.some((deed) => deed === did)) &&
    (email === undefined || typeof email === 'string') &&
    (ended === undefined || typeof ended === 'boolean')
  )
}

function isRegistered(state: unknown): state is Arrival['registered'] {
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
export function wantedPlace(state: unknown): Place | undefined {
  const from = isRecord(state) ? state['from'] : undefined
  if (!isPlace(from)) return undefined
  const { pathname, search, hash } = from
  return { pathname, search, hash }
}

function isPlace(from: unknown): from is Place {
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
  const wasEditing = wantedPlace(state)?.pathname.startsWith('/edit-') === true
  return wasEditing ? messages.sessionEndedWhileEditing : messages.sessionEnded
}
