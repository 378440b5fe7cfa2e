import { registration } from '@lectern/domain/accounts/credentials.ts'
import { z } from 'zod/mini'

/** What the registration screen asks: all that a registration sends, and the password once more. */
export const registrationForm = z
  .extend(registration, {
    confirm_password: z.string().check(z.minLength(1, 'Confirm Password is required.')),
  })
  .check(
    z.refine((form) => form.confirm_password === '' || form.confirm_password === form.password, {
      path: ['confirm_password'],
      error: 'Passwords do not match',
      // Said at once, not only when everything else is right.
      when: () => true,
    }),
  )

export const emptyRegistration: z.input<typeof registrationForm> = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirm_password: '',
  organization: '',
  base_url: '',
  api_key: '',
}
