import { z } from 'zod/mini'

/** What stands beside the error of STALE_VERSION: who saved the newer version, and when. */
export const staleVersion = z.object({
  /** By name; nothing for somebody who is gone. */
  saved_by: z.nullish(z.string()),
  saved_at: z.string(),
})
