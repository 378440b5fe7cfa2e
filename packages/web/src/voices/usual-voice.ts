import { languageOf } from '@lectern/domain/voices/languages.ts'
import { choiceLanguage, type VoiceChoice, type VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { defaultChoice } from './voice-search.ts'

/** Two hosts shall not sound alike: each role has its place among the voices. */
export const placeOfRole: Record<VoiceRole, number> = { narrator: 0, alex: 0, jamie: 1 }

/**
 * The voice for a role while none is chosen: the one remembered for content of the first of these languages, else one
 * that speaks that language, else the default.
 */
export function usualVoice(
  role: VoiceRole,
  contentLanguages: readonly string[],
  voices: readonly Voice[],
  remembered: readonly VoiceChoice[],
): Voice | undefined {
  const language = choiceLanguage(contentLanguages[0])
  const choice = remembered.find((one) => one.role === role && one.language === language)
  const spoken = languageOf(contentLanguages[0])
  const fitting = voices.filter((voice) => spoken !== undefined && languageOf(voice.language) === spoken)
  return (
    voices.find(({ id }) => id === choice?.voice_id) ??
    fitting[placeOfRole[role] % fitting.length] ??
    defaultChoice(voices, placeOfRole[role])
  )
}
