import type { z } from 'zod/mini'

/** Puts the focus into the first field of a form that is wrong. */
export function focusField(form: HTMLFormElement | null, error: z.core.$ZodError): void {
  const wrong = new Set(error.issues.map(({ path }) => path[0]))
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)
  fields.find(({ name }) => wrong.has(name))?.focus()
}
