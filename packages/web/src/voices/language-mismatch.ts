import { nearestSpeakers, speaksLanguage, type Voice } from '@lectern/domain/voices/voice.ts'
import { messages } from './messages.ts'
import { languageName } from './voice-search.ts'

/** Why a voice does not fit some content, and a voice that fits. */
export interface LanguageMismatch {
  readonly sentence: string
  readonly better: Voice | undefined
}

/**
 * Why a voice does not fit the languages of some content; undefined if it fits. `contentLanguages` begins with the
 * language of most pages. Every voice fits content of unknown language. A better voice speaks all of the languages, or
 * the first one if this voice does not speak it. `index` selects another voice for the second host.
 */
export function languageMismatch(
  voice: Voice,
  contentLanguages: readonly string[],
  voices: readonly Voice[],
  index = 0,
): LanguageMismatch | undefined {
  const foreign = contentLanguages.filter((tag) => !speaksLanguage(voice, tag))
  const [first] = foreign
  if (first === undefined) return undefined
  const needed = foreign.filter((tag) => tag === contentLanguages[0])
  const speaking = [contentLanguages, needed]
    .map((tags) => voices.filter((one) => tags.length > 0 && tags.every((tag) => speaksLanguage(one, tag))))
    .find((fitting) => fitting.length > 0)
  const fitting = nearestSpeakers(speaking ?? [], contentLanguages[0])
  const sentence =
    foreign.length < contentLanguages.length ? messages.speaksOtherOnSomePages : messages.speaksOther
  return {
    sentence: sentence(voice.name, languageName(voice.language), languageName(first)),
    better: fitting[index % fitting.length],
  }
}
