import { expect, test } from 'vitest'
import { emptyRegistration, registrationForm } from './registration-form.ts'

const filled = {
  first_name: 'Maya',
  last_name: 'Okafor',
  email: 'maya@riverside.edu',
  password: 'quiet reading room',
  confirm_password: 'quiet reading room',
  organization: 'Riverside College',
  base_url: 'https://canvas.riverside.edu',
  api_key: 'sandbox-maya',
}

/** The first error of each field. */
function complaints(form: typeof filled): Record<string, string> {
  const read = registrationForm.safeParse(form)
  return Object.fromEntries(
    (read.error?.issues ?? []).toReversed().map((issue) => [issue.path.join('.'), issue.message]),
  )
}

test('a complete form is valid', () => {
  expect(complaints(filled)).toEqual({})
})

test('all eight fields are required', () => {
  expect(Object.keys(complaints(emptyRegistration)).toSorted()).toEqual(
    Object.keys(emptyRegistration).toSorted(),
  )
})

test('reports different passwords even while other fields are empty', () => {
  expect(complaints({ ...filled, email: '', confirm_password: 'something else' })).toMatchObject({
    email: 'Email is required.',
    confirm_password: 'Passwords do not match',
  })
})

test.each(['', 'short', 'password1'])(
  'reports them also while the password itself is invalid: "%s"',
  (password) => {
    expect(complaints({ ...filled, password, confirm_password: 'something else' })).toMatchObject({
      password: expect.stringContaining('assword'),
      confirm_password: 'Passwords do not match',
    })
  },
)

test('an address without a scheme is not a Base URL', () => {
  expect(complaints({ ...filled, base_url: 'canvas.riverside.edu' })).toHaveProperty('base_url')
})
