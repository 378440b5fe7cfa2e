import type { Connection } from '@lectern/domain/api/accounts.ts'
import { isRecord } from '../../ui/is-record.ts'

// Checked by hand: the login is the first screen of all, and a library for schemas would be an eighth of its code.

/** A place in this application: its path begins with one slash, so that it is no address of another site. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** What brings people to the login: a registration, and how its course system answered, or something they just did. */
export interface Arrival {
  readonly registered?: { readonly email: string; readonly connection: Connection } | undefined
  readonly did?: (typeof deeds)[number] | undefined
  readonly email?: string | undefined
  /** The session ended without the user's doing. */
  readonly ended?: boolean | undefined
}

const deeds = ['reset password', 'log out everywhere', 'delete account'] as const

/** Reads the state of a navigation to the login screen. It may be of an older version, or made up. */
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

/** Where the person wanted to go when a login was asked for. */
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

/** What is said when the session ended without the user's doing. Editors keep what was not saved as drafts. */
export function sessionEndedText(state: unknown): string {
  const wasEditing = wantedPlace(state)?.pathname.startsWith('/edit-') === true
  return `Your session has ended. Please log in again.${wasEditing ? ' Changes that were not saved are kept in this browser, and offered when you are back.' : ''}`
}
