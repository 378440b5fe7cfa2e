import { z } from 'zod/mini'

/** The new password once more, in every form that takes one. */
export const confirmPassword = z.string().check(z.minLength(1, 'Confirm Password is required.'))

/** Says at once when the two differ, not only when everything else is right. */
export function mustMatch<Form extends { confirm_password: string }>(password: (form: Form) => string) {
  return z.refine<Form>((form) => form.confirm_password === '' || form.confirm_password === password(form), {
    path: ['confirm_password'],
    error: 'Passwords do not match',
    when: () => true,
  })
}
