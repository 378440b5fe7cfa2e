const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Words in a row that make a text the same as another. */
const run = 5

/** How many words of a note are the same words in a row as in its sentence. */
export function copiedWords(note: string, sentence: string): number {
  const [own, other] = [wordsIn(note), ` ${wordsIn(sentence).join(' ')} `]
  const copied = new Set<number>()
  for (let at = 0; at + run <= own.length; at += 1)
    if (other.includes(` ${own.slice(at, at + run).join(' ')} `))
      for (let each = at; each < at + run; each += 1) copied.add(each)
  return copied.size
}

function wordsIn(text: string): readonly string[] {
  const low = text.toLowerCase()
  if (!unspaced.test(low)) return low.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...segmenter.segment(low)].filter((one) => one.isWordLike).map((one) => one.segment)
}
