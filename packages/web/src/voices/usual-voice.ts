import { languageOf } from '@lectern/domain/voices/languages.ts'
import { choiceLanguage, type VoiceChoice, type VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { defaultChoice } from './voice-search.ts'

/** The index of the default voice of each role, so that the two hosts have different voices. */
export const placeOfRole: Record<VoiceRole, number> = { narrator: 0, alex: 0, jamie: 1 }

/**
 * The default voice of a role: the one remembered for content of the first of these languages. Otherwise a voice that
 * speaks that language, otherwise an English one.
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
