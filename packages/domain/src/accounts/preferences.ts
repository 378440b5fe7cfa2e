import { z } from 'zod/mini'
import { interfaceLanguageCode } from '../interface-languages/interface-language-code.ts'

/** Settings of an account, the same in every browser. */
export const preferences = z.object({
  /** Editors save automatically shortly after the last edit. */
  autosave: z.boolean(),
  /**
   * A built-in voice speaks while the service of the chosen voice is unavailable. In a response, absent until it is chosen.
   * In a request, absent to keep it.
   */
  substitute_voices: z.optional(z.boolean()),
  /** The language of the interface. In a response, absent until it is chosen. In a request, absent to keep it. */
  interface_language: z.optional(interfaceLanguageCode),
})
export type Preferences = z.infer<typeof preferences>
