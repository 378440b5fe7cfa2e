import { z } from 'zod/mini'
import { interfaceLanguageCode } from '../interface-languages/interface-language-code.ts'

/** Settings of an account, the same in every browser. */
export const preferences = z.object({
  /** Editors save automatically shortly after the last edit. */
  autosave: z.boolean(),
  /** A built-in voice speaks while the service of the chosen voice is unavailable. Absent until it is chosen. */
  substitute_voices: z.optional(z.boolean()),
  /** The language of the interface. Absent until it is chosen. */
  interface_language: z.optional(interfaceLanguageCode),
})
export type Preferences = z.infer<typeof preferences>

/** The settings to change, at least one. The others stay. */
export const preferenceChanges = z
  .partial(preferences)
  .check(z.refine((changes) => Object.keys(changes).length > 0))
export type PreferenceChanges = z.infer<typeof preferenceChanges>
