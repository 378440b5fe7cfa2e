import { z } from 'zod/mini'

/** How an account wants Lectern to work, the same in every browser. */
export const preferences = z.object({
  /** Editors save by themselves a moment after the last edit. */
  autosave: z.boolean(),
})
export type Preferences = z.infer<typeof preferences>
