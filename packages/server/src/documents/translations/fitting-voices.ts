import type { Format } from '@lectern/domain/courses/formats.ts'
import { type ChosenVoices, voicesOf } from '@lectern/domain/voices/chosen-voices.ts'
import { nearestSpeakers, speaksLanguage, type Voice } from '@lectern/domain/voices/voice.ts'
import type { VoiceChoice } from '@lectern/domain/voices/voice-role.ts'

/**
 * A voice of the language for each speaker of a format: the given one, otherwise the one that the author used last, otherwise
 * the best one that no other speaker has. Undefined if no voice speaks the language.
 */
export function fittingVoices(
  format: Format,
  language: string,
  { given, used, voices }: { given: ChosenVoices; used: readonly VoiceChoice[]; voices: readonly Voice[] },
): ChosenVoices | undefined {
  const speaking = voices.filter((voice) => speaksLanguage(voice, language))
  const nearest = nearestSpeakers(speaking, language)
  const taken = new Set<string>()
  const chosen = voicesOf(format).flatMap(({ role, field }) => {
    const last = used.find((choice) => choice.role === role && choice.language === language)?.voice_id
    const isFitting = (id: string | undefined) => speaking.some((voice) => voice.id === id)
    const wanted = given[field] ?? (isFitting(last) ? last : undefined)
    const id = wanted ?? nearest.find((voice) => !taken.has(voice.id))?.id ?? nearest[0]?.id
    if (id === undefined) return []
    taken.add(id)
    return [[field, id] as const]
  })
  return chosen.length === voicesOf(format).length ? Object.fromEntries(chosen) : undefined
}
