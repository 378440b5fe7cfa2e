import { formatNames } from '@lectern/domain/courses/formats.ts'
import { voicesOf } from '@lectern/domain/voices/chosen-voices.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { choiceLanguage, type VoiceChoice, type VoiceRole } from '@lectern/domain/voices/voice-role.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { defaultChoice } from './voice-search.ts'

/** The index of the default voice of each role, so that the speakers of a format have different voices. */
export function voiceIndexOfRole(role: VoiceRole): number {
  const places = formatNames.map((format) => voicesOf(format).findIndex((voice) => voice.role === role))
  return Math.max(0, ...places)
}

/**
 * The default voice of a role: the one remembered for content of the first of these languages. Otherwise a voice that
 * speaks that language, otherwise an English one.
 */
export function defaultVoice(
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
    fitting[voiceIndexOfRole(role) % fitting.length] ??
    defaultChoice(voices, voiceIndexOfRole(role))
  )
}
