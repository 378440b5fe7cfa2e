import { catch as orElse, z } from 'zod/mini'
import { interfaceLanguageCode } from '../interface-languages/interface-language-code.ts'
import { isCommonPassword } from './common-passwords.ts'
import { type FieldFault, fieldMessages } from './field-messages.ts'

type FieldName = keyof (typeof fieldMessages)['names']

const missing = (name: FieldName) => ({ error: () => fieldMessages.required(fieldMessages.names[name]) })
const tooLong = (name: FieldName) => ({ error: () => fieldMessages.tooLong(fieldMessages.names[name]) })
const fault = (name: FieldFault) => ({ error: () => fieldMessages.faults[name] })

const required = (name: FieldName, most = 200) =>
  z.string(missing(name)).check(z.trim(), z.minLength(1, missing(name)), z.maxLength(most, tooLong(name)))

/**
 * Addresses in every script (RFC 6531): letters, marks and digits, and some punctuation before the @. Host names may
 * contain other full stops (`。`). Quoted names, spaces and invisible characters are rejected.
 */
const emailForm =
  /^(?![.])(?!.*[.]{2})[\p{L}\p{M}\p{N}_'+.-]{0,63}[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,62})[.。．｡])+(?:xn--[a-z0-9-]{2,59}|[\p{L}\p{M}]{2,63})$/iu

const email = required('email', 254).check(z.regex(emailForm, fault('notAnEmail')))

export const password = z.string(missing('password')).check(
  // One check for both rules. It does not abort, so a form still compares the password with its confirmation.
  z.minLength(8, {
    error: ({ input }) =>
      input === ''
        ? fieldMessages.required(fieldMessages.names.password)
        : fieldMessages.faults.passwordTooShort,
  }),
  z.maxLength(200, tooLong('password')),
  z.refine((value) => !isCommonPassword(value), fault('commonPassword')),
)

const baseUrl = required('base_url', 2000).check(
  z.refine((value) => z.url({ protocol: /^https?$/ }).safeParse(value).success, fault('notABaseUrl')),
  z.refine((value) => !/^\w+:\/\/[^/]*@/.test(value), fault('notABaseUrl')),
)

const apiKey = required('api_key', 2000)

/** Names of people. `organization` is a label. */
export const profile = z.object({
  first_name: required('first_name'),
  last_name: required('last_name'),
  organization: required('organization'),
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

/** An email address, to request a link for a new password. */
export const forgottenPassword = z.object({ email })

/** `token` comes from the mailed link. */
export const passwordReset = z.object({ token: z.string().check(z.maxLength(200)), password })
export type PasswordReset = z.infer<typeof passwordReset>

/** The current password, required before an irreversible action. */
const currentPassword = (name: FieldName) =>
  z.string(missing(name)).check(z.minLength(1, missing(name)), z.maxLength(200, tooLong(name)))

export const passwordChange = z.object({
  current_password: currentPassword('current_password'),
  new_password: password,
})

export const accountDeletion = z.object({ password: currentPassword('password') })

export const credentials = z.object({
  email: required('email', 254),
  password: currentPassword('password'),
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
  /** The interface language of the account. Absent until it is chosen, and if this version does not have it. */
  interface_language: orElse(z.optional(interfaceLanguageCode), undefined),
})
export type Session = z.infer<typeof session>
