import type { Profile, Session } from '@lectern/domain/accounts/credentials.ts'
import { useSyncExternalStore } from 'react'

/** The keys of the session in the local storage, from the specification. */
const keys = {
  token: 'auth_token',
  id: 'user_id',
  name: 'user_name',
  email: 'user_email',
  organization: 'user_organization',
} as const

const listeners = new Set<() => void>()
/** Listeners that only show the user of the session. */
const nameListeners = new Set<() => void>()

function notifyListeners(): void {
  for (const listener of listeners) listener()
  notifyNameListeners()
}

function notifyNameListeners(): void {
  for (const listener of nameListeners) listener()
}

// A logout in one tab is a logout in all tabs.
window.addEventListener('storage', (event) => {
  if (event.key === null || event.key === keys.token) notifyListeners()
  else if (event.key === keys.name || event.key === keys.organization) notifyNameListeners()
})

export function authToken(): string | undefined {
  return localStorage.getItem(keys.token) ?? undefined
}

/** Whether the user logged out in this tab. The login screen then shows no message about it. */
let loggedOutHere = false

export function storeSession(session: Session): void {
  loggedOutHere = false
  localStorage.setItem(keys.id, session.user_id)
  storeProfile(session)
  localStorage.setItem(keys.email, session.email)
  localStorage.setItem(keys.token, session.token)
  notifyListeners()
}

function storeProfile(profile: Profile): void {
  localStorage.setItem(keys.name, `${profile.first_name} ${profile.last_name}`)
  localStorage.setItem(keys.organization, profile.organization)
}

/** Changes the name of the user. The session continues. */
export function renameSession(profile: Profile): void {
  storeProfile(profile)
  notifyNameListeners()
}

/** Called after the user changed the course system. All listeners discard the data of the old one. */
export function renewSession(): void {
  notifyListeners()
}

/**
 * Ends the session in this browser at the request of the user. The login screen replaces the current screen and remembers
 * its address. Editors keep unsaved changes as drafts.
 */
export function clearSession(): void {
  loggedOutHere = true
  removeSession()
}

/** Ends the session in this browser, because the server no longer accepts it. The login screen says so. */
export function expireSession(): void {
  loggedOutHere = false
  removeSession()
}

function removeSession(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key)
  notifyListeners()
}

/** Whether the session ended without a logout of the user in this tab. */
export function isSessionEndedElsewhere(): boolean {
  return authToken() === undefined && !loggedOutHere
}

function storedValue(key: keyof typeof keys): string {
  return localStorage.getItem(keys[key]) ?? ''
}

/** The user of the session, as of the last login. */
export function sessionUser(): { id: string; name: string; email: string; organization: string } {
  return {
    id: storedValue('id'),
    name: storedValue('name'),
    email: storedValue('email'),
    organization: storedValue('organization'),
  }
}

/** The user of the session. Components render again when the user changes their name. */
export function useSessionUser(): ReturnType<typeof sessionUser> {
  useSyncExternalStore(onNameChange, () => `${storedValue('name')}\n${storedValue('organization')}`)
  return sessionUser()
}

function onNameChange(listener: () => void): () => void {
  nameListeners.add(listener)
  return () => nameListeners.delete(listener)
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, () => authToken() !== undefined)
}
