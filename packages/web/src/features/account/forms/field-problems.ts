import { type FieldFault, fieldMessages } from '@lectern/domain/accounts/field-messages.ts'
import { z } from 'zod/mini'
import { ApiProblem } from '../../../api/api-problem.ts'

const details = z.object({
  fields: z.array(z.object({ field: z.string(), message: z.string(), reason: z.optional(z.string()) })),
})

/**
 * Returns the server's messages about single fields, in the language of the interface if this version knows the reason.
 * Empty for other problems.
 */
export function fieldProblems(problem: unknown): readonly { field: string; message: string }[] {
  if (!(problem instanceof ApiProblem)) return []
  const fields = details.safeParse(problem.details).data?.fields ?? []
  return fields.map(({ field, message, reason }) => ({
    field,
    message: isFault(reason) ? fieldMessages.faults[reason] : message,
  }))
}

const isFault = (reason: string | undefined): reason is FieldFault =>
  Object.hasOwn(fieldMessages.faults, reason ?? '')
