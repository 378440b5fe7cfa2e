import { speaksLanguage, type Voice } from '@lectern/domain/voices/voice.ts'
import { messages } from './messages.ts'
import { languageName } from './voice-search.ts'

/** What is wrong with a voice for some content, and which one would fit. */
export interface Misfit {
  readonly sentence: string
  readonly better: Voice | undefined
}

/**
 * Whether a voice speaks another language than the content, or than some of it: `contentLanguages` begins with that of
 * the most pages. Contents of unknown language fit every voice. A better voice speaks all of them, or at least the first
 * one where this voice does not. `index` picks another fitting voice for whoever talks with the first.
 */
export function misfitOf(
  voice: Voice,
  contentLanguages: readonly string[],
  voices: readonly Voice[],
  index = 0,
): Misfit | undefined {
  const foreign = contentLanguages.filter((tag) => !speaksLanguage(voice, tag))
  const [first] = foreign
  if (first === undefined) return undefined
  const needed = foreign.filter((tag) => tag === contentLanguages[0])
  const speaking = [contentLanguages, needed]
    .map((tags) => voices.filter((one) => tags.length > 0 && tags.every((tag) => speaksLanguage(one, tag))))
    .find((fitting) => fitting.length > 0)
  const own = speaking?.filter((one) => one.languages !== 'any') ?? []
  const fitting = own.length > 0 ? own : (speaking ?? [])
  const sentence =
    foreign.length < contentLanguages.length ? messages.speaksOtherOnSomePages : messages.speaksOther
  return {
    sentence: sentence(voice.name, languageName(voice.language), languageName(first)),
    better: fitting[index % fitting.length],
  }
}
