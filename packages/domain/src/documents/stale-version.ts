import { z } from 'zod/mini'

/** What stands beside the error of STALE_VERSION: who saved the newer version, and when. */
export const staleVersion = z.object({
  /** By name; nothing for somebody who is gone. */
  saved_by: z.nullish(z.string()),
  /** Whether it was the same account, in another window. Absent in answers of older versions. */
  saved_by_you: z.optional(z.boolean()),
  saved_at: z.string(),
})
