import { translated } from '../messages/translated.ts'

/** Messages about faulty fields of an account. Forms before the login show them too. */
export const fieldMessages = translated('account fields', {
  names: {
    email: 'Email',
    password: 'Password',
    current_password: 'Current Password',
    first_name: 'First Name',
    last_name: 'Last Name',
    organization: 'Organization',
    base_url: 'Base URL',
    api_key: 'API Key',
  },
  required: (name: string) => `${name} is required.`,
  tooLong: (name: string) => `${name} is too long.`,
  faults: {
    notAnEmail: 'Please enter a valid email address.',
    passwordTooShort: 'A password needs at least 8 characters.',
    commonPassword: 'This password is too common. Please choose another one.',
    wrongPassword: 'This is not your current password.',
    notABaseUrl: 'Base URL must begin with https:// (or http://) and name your course system.',
    keyOfThatAddressNeeded:
      'Please enter the API key for this address. The stored one is sent only where it was entered for.',
  },
})

/** The name of a field of an account in words; undefined for other fields, whose names are technical. */
export function fieldName(field: string | undefined): string | undefined {
  const names: Readonly<Record<string, string>> = fieldMessages.names
  return field !== undefined && Object.hasOwn(names, field) ? names[field] : undefined
}

/** A reason why a field is refused, in `details` of a problem. The browser says it in the language of the interface. */
export type FieldFault = keyof (typeof fieldMessages)['faults']
