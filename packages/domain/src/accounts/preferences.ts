import { z } from 'zod/mini'

/** Settings of an account, the same in every browser. */
export const preferences = z.object({
  /** Editors save automatically shortly after the last edit. */
  autosave: z.boolean(),
})
export type Preferences = z.infer<typeof preferences>
