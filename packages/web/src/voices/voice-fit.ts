import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { languageName } from './voice-search.ts'

/** What is wrong with a voice for some content, and which one would fit. */
export interface Misfit {
  readonly sentence: string
  readonly better: Voice | undefined
}

/**
 * Whether a voice speaks another language than the content. Contents of unknown language fit every voice. `index` picks
 * another fitting voice for whoever talks with the first.
 */
export function misfitOf(
  voice: Voice,
  contentLanguages: readonly string[],
  voices: readonly Voice[],
  index = 0,
): Misfit | undefined {
  const spoken = languageOf(voice.language)
  const foreign = contentLanguages.find((tag) => languageOf(tag) !== undefined && languageOf(tag) !== spoken)
  if (foreign === undefined) return undefined
  const fitting = voices.filter((one) => languageOf(one.language) === languageOf(foreign))
  return {
    sentence: `${voice.name} speaks ${languageName(voice.language)}, but there is content in ${languageName(foreign)}.`,
    better: fitting[index % fitting.length],
  }
}
