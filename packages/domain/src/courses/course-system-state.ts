import { z } from 'zod/mini'

/**
 * How a user's course system answered when it was last asked for their courses. While it is `failing` the course list
 * shows what was known before; `unknown` means that it was not asked yet.
 */
export const courseSystemState = z.object({
  base_url: z.string(),
  /** Its kind as the screen says it ('Canvas'); null while nobody has found out. */
  system: z.nullable(z.string()),
  state: z.enum(['ok', 'failing', 'unknown']),
  /** Why it is failing. */
  problem: z.nullable(z.object({ code: z.string(), error: z.string() })),
  /** When it last told the courses, in ISO 8601; null when never, or when it rejected the key since. */
  read_at: z.nullable(z.string()),
})
export type CourseSystemState = z.infer<typeof courseSystemState>
