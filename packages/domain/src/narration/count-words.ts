import { spokenWords } from './marks/speech-marks.ts'
import { unspaced } from './marks/unspaced.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Number of words of a text in any language: separated by spaces, or segmented by Unicode rules in scripts without
 * spaces. Marks of a script are no words.
 */
export function countWords(marked: string): number {
  const text = spokenWords(marked)
  if (!unspaced.test(text)) return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  let words = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++
  return words
}
