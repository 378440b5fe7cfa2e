import { registration } from '@lectern/domain/accounts/credentials.ts'
import { z } from 'zod/mini'
import { confirmPassword, mustMatch } from './confirm-password.ts'

/** What the registration screen asks: all that a registration sends, and the password once more. */
export const registrationForm = z
  .extend(registration, { confirm_password: confirmPassword })
  .check(mustMatch((form) => form.password))

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
