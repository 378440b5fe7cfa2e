import { z } from 'zod/mini'

/** The body of every error response: a sentence for the user, a code for programs, and optional details. */
export const problemAnswer = z.object({
  error: z.string(),
  code: z.string(),
  details: z.optional(z.unknown()),
})
export type ProblemAnswer = z.infer<typeof problemAnswer>
