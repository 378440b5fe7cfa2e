import type { Profile, Session } from '@lectern/domain/accounts/credentials.ts'
import { useSyncExternalStore } from 'react'

/** What this browser keeps of the session, under the five keys of the specification. */
const keys = {
  token: 'auth_token',
  id: 'user_id',
  name: 'user_name',
  email: 'user_email',
  organization: 'user_organization',
} as const

const listeners = new Set<() => void>()
/** Those who only show whose session it is. */
const nameListeners = new Set<() => void>()

function announce(): void {
  for (const listener of listeners) listener()
  announceName()
}

function announceName(): void {
  for (const listener of nameListeners) listener()
}

// Logging out in one tab logs out in all of them.
window.addEventListener('storage', (event) => {
  if (event.key === null || event.key === keys.token) announce()
  else if (event.key === keys.name || event.key === keys.organization) announceName()
})

export function authToken(): string | undefined {
  return localStorage.getItem(keys.token) ?? undefined
}

/** Whether the user logged out in this tab, so that nothing needs to be said about it. */
let loggedOutHere = false

export function storeSession(session: Session): void {
  loggedOutHere = false
  localStorage.setItem(keys.id, session.user_id)
  keepProfile(session)
  localStorage.setItem(keys.email, session.email)
  localStorage.setItem(keys.token, session.token)
  announce()
}

function keepProfile(profile: Profile): void {
  localStorage.setItem(keys.name, `${profile.first_name} ${profile.last_name}`)
  localStorage.setItem(keys.organization, profile.organization)
}

/** The person goes by another name from now on; it is still their session. */
export function renameSession(profile: Profile): void {
  keepProfile(profile)
  announceName()
}

/** The person looks at another course system from now on: what was shown of the old one is forgotten everywhere. */
export function renewSession(): void {
  announce()
}

/**
 * Ends the session in this browser, because the user wants that. Screens behind the login then give way to it; where the
 * user was is remembered, and what was not saved is in the editors' drafts.
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
  announce()
}

/** Whether the session ended otherwise than by the user in this tab. */
export function endedElsewhere(): boolean {
  return authToken() === undefined && !loggedOutHere
}

function kept(key: keyof typeof keys): string {
  return localStorage.getItem(keys[key]) ?? ''
}

/** Whose session this is, as the last login told. */
export function sessionUser(): { id: string; name: string; email: string; organization: string } {
  return { id: kept('id'), name: kept('name'), email: kept('email'), organization: kept('organization') }
}

/** Whose session this is, for those who show it: it follows when the person changes their name. */
export function useSessionUser(): ReturnType<typeof sessionUser> {
  useSyncExternalStore(onNameChange, () => `${kept('name')}\n${kept('organization')}`)
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
