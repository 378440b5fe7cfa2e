import { z } from 'zod/mini'
import type { FormatVoice } from '../courses/formats.ts'
import { allVoices } from './chosen-voices.ts'
import { languageOf } from './languages.ts'

/** The role of a voice: the narrator of slideshows, or one of the two hosts of podcasts. */
export type VoiceRole = FormatVoice['role']

export const voiceRoles: readonly VoiceRole[] = allVoices.map(({ role }) => role)

/** The voice that a user chose last for a role and a content language. */
export const voiceChoice = z.object({
  role: z.enum(voiceRoles),
  /** In the format of `choiceLanguage`. */
  language: z.string(),
  voice_id: z.string(),
})
export type VoiceChoice = z.infer<typeof voiceChoice>

/**
 * The language under which a voice choice is stored, from the tag of the content: one of the 29, otherwise the tag's
 * first part. `und` (BCP 47, 'undetermined') if the language is unknown.
 */
export function choiceLanguage(tag: string | undefined): string {
  return languageOf(tag) ?? ((tag ?? '').toLowerCase().split(/[-_]/)[0] || 'und')
}
