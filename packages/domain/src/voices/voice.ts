import { z } from 'zod/mini'
import { wordMarks } from '../voices/word-mark.ts'
import { languageOf } from './languages.ts'
import { spokenTones } from './spoken-tone.ts'

/** A voice that can be chosen. `id` is `{engine}:{voice}`, unique across all engines. */
export const voice = z.object({
  id: z.string(),
  /** A person's name: 'Clara'. */
  name: z.string(),
  /** A locale code such as en-US. */
  language: z.string(),
  /**
   * `any` if the voice reads every language well. `language` is then only its position in lists. A list if it reads
   * these languages as well as its own; tags.
   */
  languages: z.optional(z.union([z.literal('any'), z.array(z.string())])),
  /** Display name of its engine. */
  engine: z.optional(z.string()),
  gender: z.optional(z.enum(['female', 'male'])),
  /** `poor` if the engine speaks this language badly. The screen then shows a warning. */
  quality: z.optional(z.enum(['good', 'fair', 'poor'])),
  /** Tones of podcast lines that the voice expresses. Undefined if it speaks all lines alike. */
  tones: z.optional(z.array(z.enum(spokenTones))),
  /** Marks of words in a script that the voice follows. Undefined if it follows none. Every voice follows pauses. */
  marks: z.optional(z.array(z.enum(wordMarks))),
  /** Licence of a voice whose model the owner installed, as its model card states it. */
  licence: z.optional(z.string()),
})
export type Voice = z.infer<typeof voice>

/** The language tags that a voice reads well, its own first. A voice that reads every language has only its own. */
export function tagsOf({ language, languages }: Voice): readonly string[] {
  return languages === undefined || languages === 'any' ? [language] : [...new Set([language, ...languages])]
}

/**
 * True if the voice reads content of this language like a native speaker. Content of unknown language fits every voice.
 */
export function speaksLanguage(speaker: Voice, tag: string | undefined): boolean {
  const language = languageOf(tag)
  if (speaker.languages === 'any' || language === undefined) return true
  return tagsOf(speaker).some((one) => languageOf(one) === language)
}

/**
 * Of voices that speak a language: those whose own language it is. Otherwise those that were made for it too, otherwise
 * those that read every language.
 */
export function nearestSpeakers(speaking: readonly Voice[], tag: string | undefined): readonly Voice[] {
  const language = languageOf(tag)
  const groups = [
    speaking.filter((one) => one.languages !== 'any' && languageOf(one.language) === language),
    speaking.filter((one) => one.languages !== 'any'),
  ]
  return groups.find((group) => group.length > 0) ?? speaking
}

/** English first, then by language. Within a language, better voices first, then the order of the engines. */
export function sortVoices<V extends Voice>(voices: readonly V[]): V[] {
  const language = (one: Voice) => languageOf(one.language) ?? one.language
  const rank = (one: Voice) => (language(one) === 'en' ? 0 : 1)
  const quality = { good: 0, fair: 1, poor: 2 }
  return voices.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      language(a).localeCompare(language(b), 'en') ||
      quality[a.quality ?? 'good'] - quality[b.quality ?? 'good'],
  )
}

export const defaultSampleText = 'This is a sample of how this voice sounds. How do you like it?'
