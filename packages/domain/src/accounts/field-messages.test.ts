import { afterEach, expect, test } from 'vitest'
import { endTranslation, translateWith } from '../messages/translated.ts'
import { registration } from './credentials.ts'

afterEach(endTranslation)

const complaints = () =>
  registration
    .safeParse({
      first_name: '',
      last_name: 'A',
      email: 'ada',
      password: 'short',
      organization: 'x'.repeat(201),
    })
    .error?.issues.map(({ message }) => message)

test('fields are refused in the language of the interface', () => {
  expect(complaints()).toEqual([
    'First Name is required.',
    'Please enter a valid email address.',
    'A password needs at least 8 characters.',
    'Organization is too long.',
    'Base URL is required.',
    'API Key is required.',
  ])
  translateWith((feature) =>
    feature === 'account fields'
      ? {
          names: { first_name: 'Vorname' },
          required: (name: string) => `${name} fehlt.`,
          faults: { notAnEmail: 'Keine Adresse.' },
        }
      : undefined,
  )
  expect(complaints()?.slice(0, 2)).toEqual(['Vorname fehlt.', 'Keine Adresse.'])
})
