import { z } from 'zod/mini'
import { languageOf } from './languages.ts'

/** A voice that can be chosen. `id` is `{engine}:{voice}`, unique across all engines. */
export const voice = z.object({
  id: z.string(),
  /** A person's name: 'Clara'. */
  name: z.string(),
  /** A locale code such as en-US. */
  language: z.string(),
  /** `any` if the voice reads every language well. `language` is then only its position in lists. */
  languages: z.optional(z.literal('any')),
  /** Display name of its engine. */
  engine: z.optional(z.string()),
  gender: z.optional(z.enum(['female', 'male'])),
  /** `poor` if the engine speaks this language badly. The screen then shows a warning. */
  quality: z.optional(z.enum(['good', 'fair', 'poor'])),
})
export type Voice = z.infer<typeof voice>

/**
 * True if the voice reads content of this language like a native speaker. Content of unknown language fits every voice.
 */
export function speaksLanguage(speaker: Voice, tag: string | undefined): boolean {
  const language = languageOf(tag)
  return speaker.languages === 'any' || language === undefined || languageOf(speaker.language) === language
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
