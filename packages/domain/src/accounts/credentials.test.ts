import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import {
  accountDeletion,
  courseSystemSettings,
  credentials,
  forgottenPassword,
  passwordChange,
  passwordReset,
  profile,
  registration,
} from './credentials.ts'

const notABaseUrl = 'Base URL must begin with https:// (or http://) and name your course system.'
const long = (letters: number) => 'a'.repeat(letters)

/**
 * The validation messages for each value of a field. The server and the screens share the schemas, so both show them.
 */
const ofText = (name: string, most = 200): Record<string, string> => ({
  '': `${name} is required.`,
  '   ': `${name} is required.`,
  [long(most + 1)]: `${name} is too long.`,
})
const ofEmail = {
  '': 'Email is required.',
  'ada at home': 'Please enter a valid email address.',
  'ada@': 'Please enter a valid email address.',
  [`${long(250)}@example.org`]: 'Email is too long.',
}
const ofNewPassword = {
  '': 'Password is required.',
  short: 'A password needs at least 8 characters.',
  Password1: 'This password is too common. Please choose another one.',
  [long(201)]: 'Password is too long.',
}
const ofBaseUrl = {
  '': 'Base URL is required.',
  'canvas.example.edu': notABaseUrl,
  'ftp://canvas.example.edu': notABaseUrl,
  'javascript:alert(1)': notABaseUrl,
  'https://a:b@canvas.example.edu': notABaseUrl,
  [`https://${long(2000)}`]: 'Base URL is too long.',
}
const ofPassword = (name: string) => ({ '': `${name} is required.`, [long(201)]: `${name} is too long.` })

const person = {
  first_name: ofText('First Name'),
  last_name: ofText('Last Name'),
  organization: ofText('Organization'),
}

const schemas: Record<string, [z.ZodMiniType, Record<string, Record<string, string>>]> = {
  registration: [
    registration,
    {
      ...person,
      email: ofEmail,
      password: ofNewPassword,
      base_url: ofBaseUrl,
      api_key: ofText('API Key', 2000),
    },
  ],
  login: [credentials, { email: ofText('Email', 254), password: ofPassword('Password') }],
  'a forgotten password': [forgottenPassword, { email: ofEmail }],
  'a reset password': [passwordReset, { password: ofNewPassword }],
  profile: [profile, person],
  'the course system': [courseSystemSettings, { base_url: ofBaseUrl, api_key: ofText('API Key', 2000) }],
  'a changed password': [
    passwordChange,
    { current_password: ofPassword('Current Password'), new_password: ofNewPassword },
  ],
  'a deletion': [accountDeletion, { password: ofPassword('Password') }],
}

function firstSaid(schema: z.ZodMiniType, field: string, value: unknown): string | undefined {
  const issues = schema.safeParse({ [field]: value }).error?.issues ?? []
  return issues.find((issue) => issue.path[0] === field)?.message
}

const cases = Object.entries(schemas).flatMap(([name, [schema, fields]]) =>
  Object.entries(fields).map(([field, sentences]) => ({ name, schema, field, sentences })),
)

describe('invalid values get a sentence', () => {
  test.each(cases)('of $name: $field', ({ schema, field, sentences }) => {
    for (const [value, sentence] of Object.entries(sentences)) {
      expect.soft(firstSaid(schema, field, value), value.slice(0, 20)).toBe(sentence)
    }
  })

  test.each(cases)(
    'of $name: $field that is missing or not a string',
    ({ name, schema, field, sentences }) => {
      const optional = name === 'the course system' && field === 'api_key'
      expect(firstSaid(schema, field, undefined)).toBe(optional ? undefined : sentences[''])
      expect(firstSaid(schema, field, 7)).toBe(sentences[''])
    },
  )
})
