/** Han, kana, Thai, Lao, Khmer and Burmese are written without spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Number of words of a text in any language: separated by spaces, or segmented by Unicode rules in scripts without
 * spaces.
 */
export function countWords(text: string): number {
  if (!unspaced.test(text)) return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  let words = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++
  return words
}
