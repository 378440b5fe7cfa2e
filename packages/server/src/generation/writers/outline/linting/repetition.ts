import { countWords } from '@lectern/domain/narration/count-words.ts'
import { comparable } from '../language/normalise.ts'

interface Said {
  readonly at: number
  readonly text: string
}

/** The sentences that were said before. Short ones may recur. */
export function repeatedSentences(sentences: readonly Said[]): readonly Said[] {
  const seen = new Set<string>()
  return sentences.filter(({ text }) => {
    if (countWords(text) < 4) return false
    const key = comparable(text)
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated
  })
}

/** The texts that recur, each once per recurrence. */
export function findRepetitions(texts: readonly Said[]): readonly Said[] {
  const seen = new Set<string>()
  return texts.filter(({ text }) => {
    const key = text.trim().toLowerCase()
    if (key === '') return false
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated
  })
}
