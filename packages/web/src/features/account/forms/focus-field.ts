import type { z } from 'zod/mini'

/** Focuses the first field of a form that has an error. */
export function focusField(form: HTMLFormElement | null, error: z.core.$ZodError): void {
  const wrong = new Set(error.issues.map(({ path }) => path[0]))
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)
  fields.find(({ name }) => wrong.has(name))?.focus()
}
