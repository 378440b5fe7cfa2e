import { speaksLanguage, type Voice } from '@lectern/domain/voices/voice.ts'
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
  const foreign = contentLanguages.find((tag) => !speaksLanguage(voice, tag))
  if (foreign === undefined) return undefined
  const speaking = voices.filter((one) => speaksLanguage(one, foreign))
  const own = speaking.filter((one) => one.languages !== 'any')
  const fitting = own.length > 0 ? own : speaking
  return {
    sentence: `${voice.name} speaks ${languageName(voice.language)}, but there is content in ${languageName(foreign)}.`,
    better: fitting[index % fitting.length],
  }
}
