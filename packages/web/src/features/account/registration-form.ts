import { registration } from '@lectern/domain/accounts/credentials.ts'
import { z } from 'zod/mini'
import { confirmPassword, mustMatch } from './forms/confirm-password.ts'

/** The fields of the registration screen: those of the request, and the repeated password. */
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
