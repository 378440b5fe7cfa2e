import { z } from 'zod/mini'
import { isCommonPassword } from './common-passwords.ts'

const required = (name: string, most = 200) =>
  z
    .string({ error: `${name} is required.` })
    .check(z.trim(), z.minLength(1, `${name} is required.`), z.maxLength(most, `${name} is too long.`))

/** The message for an address that cannot receive mail. */
export const notAnEmail = 'Please enter a valid email address.'

/**
 * Addresses in every script (RFC 6531): letters, marks and digits, and some punctuation before the @. Host names may
 * contain other full stops (`。`). Quoted names, spaces and invisible characters are rejected.
 */
const emailForm =
  /^(?![.])(?!.*[.]{2})[\p{L}\p{M}\p{N}_'+.-]{0,63}[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})[.。．｡])+(?:xn--[a-z0-9-]{2,59}|[\p{L}\p{M}]{2,63})$/iu

const email = required('Email', 254).check(z.regex(emailForm, notAnEmail))

export const password = z.string({ error: 'Password is required.' }).check(
  // One check for both rules. It does not abort, so a form still compares the password with its confirmation.
  z.minLength(8, {
    error: ({ input }) =>
      input === '' ? 'Password is required.' : 'A password needs at least 8 characters.',
  }),
  z.maxLength(200, 'Password is too long.'),
  z.refine((value) => !isCommonPassword(value), 'This password is too common. Please choose another one.'),
)

const notABaseUrl = 'Base URL must begin with https:// (or http://) and name your course system.'

const baseUrl = required('Base URL', 2000).check(
  z.refine((value) => z.url({ protocol: /^https?$/ }).safeParse(value).success, notABaseUrl),
  z.refine((value) => !/^\w+:\/\/[^/]*@/.test(value), notABaseUrl),
)

const apiKey = required('API Key', 2000)

/** Names of people. `organization` is a label. */
export const profile = z.object({
  first_name: required('First Name'),
  last_name: required('Last Name'),
  organization: required('Organization'),
})
export type Profile = z.infer<typeof profile>

/**
 * The body of a registration. All eight fields of the form are required. The password confirmation is checked in the
 * form only.
 */
export const registration = z.object({
  first_name: profile.shape.first_name,
  last_name: profile.shape.last_name,
  email,
  password,
  organization: profile.shape.organization,
  base_url: baseUrl,
  api_key: apiKey,
})
export type Registration = z.infer<typeof registration>

/**
 * A course system and its key. The key may be omitted if the stored one applies: while the origin (scheme, host and
 * port) stays the same.
 */
export const courseSystemSettings = z.object({ base_url: baseUrl, api_key: z.optional(apiKey) })
export type CourseSystemSettings = z.infer<typeof courseSystemSettings>

/** The message for an address whose origin differs from that of the stored key. */
export const keyOfThatAddressNeeded =
  'Please enter the API key for this address. The stored one is sent only where it was entered for.'

/** An email address, to request a link for a new password. */
export const forgottenPassword = z.object({ email })

/** `token` comes from the mailed link. */
export const passwordReset = z.object({ token: z.string().check(z.maxLength(200)), password })
export type PasswordReset = z.infer<typeof passwordReset>

/** The current password, required before an irreversible action. */
const currentPassword = (name: string) =>
  z
    .string({ error: `${name} is required.` })
    .check(z.minLength(1, `${name} is required.`), z.maxLength(200, `${name} is too long.`))

export const passwordChange = z.object({
  current_password: currentPassword('Current Password'),
  new_password: password,
})

export const accountDeletion = z.object({ password: currentPassword('Password') })

export const credentials = z.object({
  email: required('Email', 254),
  password: currentPassword('Password'),
})
export type Credentials = z.infer<typeof credentials>

/** The response to a login, which the browser stores. */
export const session = z.object({
  token: z.string(),
  token_type: z.literal('Bearer'),
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  organization: z.string(),
})
export type Session = z.infer<typeof session>
