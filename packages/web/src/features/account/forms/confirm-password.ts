import { z } from 'zod/mini'
import { passwordMessages } from './password-messages.ts'

/** The repetition of a new password, in every form that has one. */
export const confirmPassword = z
  .string()
  .check(z.minLength(1, { error: () => passwordMessages.passwordRequired }))

/** Reports different passwords immediately, even while other fields have errors. */
export function mustMatch<Form extends { confirm_password: string }>(password: (form: Form) => string) {
  return z.refine<Form>((form) => form.confirm_password === '' || form.confirm_password === password(form), {
    path: ['confirm_password'],
    error: () => passwordMessages.passwordsDiffer,
    when: () => true,
  })
}
