import { z } from 'zod/mini'
import { languageOf } from './languages.ts'

/** Whose voice is chosen: the narrator of slideshows, or one of the two hosts of podcasts. */
export const voiceRoles = ['narrator', 'alex', 'jamie'] as const
export type VoiceRole = (typeof voiceRoles)[number]

/** The voice that somebody used last for a role, in content of a language. */
export const voiceChoice = z.object({
  role: z.enum(voiceRoles),
  /** As `choiceLanguage` writes it. */
  language: z.string(),
  voice_id: z.string(),
})
export type VoiceChoice = z.infer<typeof voiceChoice>

/**
 * The language under which a voice is remembered, by the tag of the content: one of the 29, else the tag's first part,
 * and `und` (BCP 47, 'undetermined') where nobody knows the language.
 */
export function choiceLanguage(tag: string | undefined): string {
  return languageOf(tag) ?? ((tag ?? '').toLowerCase().split(/[-_]/)[0] || 'und')
}
