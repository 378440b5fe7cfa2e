import { connection } from '@lectern/domain/api/accounts.ts'
import { z } from 'zod/mini'

/** A place in this application: its path begins with one slash, so that it is no address of another site. */
const place = z.object({
  pathname: z.string().check(z.regex(/^\/(?![/\\])/)),
  search: z.string(),
  hash: z.string(),
})

/** What brings people to the login: a registration, and how its course system answered, or something they just did. */
const arrival = z.object({
  registered: z.optional(z.object({ email: z.string(), connection })),
  did: z.optional(z.enum(['reset password', 'log out everywhere', 'delete account'])),
  email: z.optional(z.string()),
  /** The session ended without the user's doing. */
  ended: z.optional(z.boolean()),
})
export type Arrival = z.infer<typeof arrival>

/** Reads the state of a navigation to the login screen. It may be of an older version, or made up. */
export function readArrival(state: unknown): Arrival {
  return arrival.safeParse(state).data ?? {}
}

/** Where the person wanted to go when a login was asked for. */
export function wantedPlace(state: unknown): z.infer<typeof place> | undefined {
  return z.object({ from: place }).safeParse(state).data?.from
}

/** What is said when the session ended without the user's doing. Editors keep what was not saved as drafts. */
export function sessionEndedText(state: unknown): string {
  const wasEditing = wantedPlace(state)?.pathname.startsWith('/edit-') === true
  return `Your session has ended. Please log in again.${wasEditing ? ' Changes that were not saved are kept in this browser, and offered when you are back.' : ''}`
}
