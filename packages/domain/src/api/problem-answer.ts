import { z } from 'zod/mini'

/** The body of every error answer: a sentence for a person, a code for a machine, and what else helps to mend it. */
export const problemAnswer = z.object({
  error: z.string(),
  code: z.string(),
  details: z.optional(z.unknown()),
})
export type ProblemAnswer = z.infer<typeof problemAnswer>
