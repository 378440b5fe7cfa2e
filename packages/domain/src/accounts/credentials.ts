import { z } from 'zod/mini'
import { isCommonPassword } from './common-passwords.ts'

const required = (name: string, most = 200) =>
  z
    .string({ error: `${name} is required.` })
    .check(z.trim(), z.minLength(1, `${name} is required.`), z.maxLength(most, `${name} is too long.`))

const email = required('Email', 254).check(z.email('Please enter a valid email address.'))

export const password = z.string({ error: 'Password is required.' }).check(
  z.minLength(1, { error: 'Password is required.', abort: true }),
  z.minLength(8, { error: 'A password needs at least 8 characters.', abort: true }),
  z.maxLength(200, 'Password is too long.'),
  z.refine((value) => !isCommonPassword(value), 'This password is too common. Please choose another one.'),
)

const notABaseUrl = 'Base URL must begin with https:// (or http://) and name your course system.'

/** What a registration sends: all eight fields are required (the confirmation of the password stays in the form). */
export const registration = z.object({
  first_name: required('First Name'),
  last_name: required('Last Name'),
  email,
  password,
  organization: required('Organization'),
  base_url: required('Base URL', 2000).check(
    z.refine((value) => z.url({ protocol: /^https?$/ }).safeParse(value).success, notABaseUrl),
    z.refine((value) => !/^\w+:\/\/[^/]*@/.test(value), notABaseUrl),
  ),
  api_key: required('API Key', 2000),
})
export type Registration = z.infer<typeof registration>

export const credentials = z.object({
  email: required('Email', 254),
  password: z
    .string({ error: 'Password is required.' })
    .check(z.minLength(1, 'Password is required.'), z.maxLength(200)),
})
export type Credentials = z.infer<typeof credentials>

/** What a login answers, and what the browser stores. */
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
