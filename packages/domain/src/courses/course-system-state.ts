import { z } from 'zod/mini'
import { storedProblem } from '../problems/codes/problem-reason.ts'

/**
 * Result of the last request to a user's course system. While it is `failing`, the course list shows cached courses.
 * `unknown` means that there was no request yet.
 */
export const courseSystemState = z.object({
  base_url: z.string(),
  /** Display name of its kind ('Canvas'). Null until it is detected. */
  system: z.nullable(z.string()),
  state: z.enum(['ok', 'failing', 'unknown']),
  /** Why it is failing. */
  problem: z.nullable(storedProblem),
  /** Time of the last successful course list, in ISO 8601. Null if there was none, or if the key was rejected since. */
  read_at: z.nullable(z.string()),
})
export type CourseSystemState = z.infer<typeof courseSystemState>
