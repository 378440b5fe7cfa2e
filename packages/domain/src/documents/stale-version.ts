import { z } from 'zod/mini'

/** Details of STALE_VERSION: who saved the newer version, and when. */
export const staleVersion = z.object({
  /** Display name of the author. Undefined if the account was deleted. */
  saved_by: z.nullish(z.string()),
  /** True if the same account saved it in another window. Undefined in responses of older versions. */
  saved_by_you: z.optional(z.boolean()),
  saved_at: z.string(),
})
