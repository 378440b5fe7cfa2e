import { z } from 'zod/mini'
import { storedProblem } from '../../problems/codes/problem-reason.ts'

/**
 * The body of every error response: an English sentence for the user, a code for programs, and optional details. `reason` and
 * `values` are those of the sentence, so that browsers can say it in another language.
 */
export const problemAnswer = z.object({
  ...storedProblem.shape,
  details: z.optional(z.unknown()),
})
export type ProblemAnswer = z.infer<typeof problemAnswer>
