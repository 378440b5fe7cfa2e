const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words in a row that make a text the same as another. */
const run = 5
/** Shorter words, such as articles and prepositions, are in every text and carry no meaning. */
const leastLetters = 4

/** How many words of a script carry meaning, and how many of these are also on its slide. */
export interface ScriptOnSlide {
  readonly shown: number
  readonly of: number
}

/**
 * Compares a script with the texts on its slide. A word is on the slide if it is in a run of at least five words that the
 * slide also has. Only words that carry meaning count.
 */
export function scriptOnSlide(script: string, shown: readonly string[]): ScriptOnSlide {
  const onSlide = new Set(shown.flatMap((text) => runsOf(wordsIn(text))))
  const words = wordsIn(script)
  const covered = new Set<number>()
  for (const [at, text] of runsOf(words).entries())
    if (onSlide.has(text)) for (let each = at; each < at + run; each++) covered.add(each)
  const meaningful = words.map((word, at) => ({ word, at })).filter(({ word }) => carriesMeaning(word))
  return { shown: meaningful.filter(({ at }) => covered.has(at)).length, of: meaningful.length }
}

/** Words in lower case. Scripts without spaces are divided as a dictionary divides them. */
function wordsIn(text: string): readonly string[] {
  const low = text.toLowerCase()
  if (!unspaced.test(low)) return low.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...segmenter.segment(low)].filter((one) => one.isWordLike).map((one) => one.segment)
}

function carriesMeaning(word: string): boolean {
  return word.length >= (unspaced.test(word) ? 2 : leastLetters)
}

function runsOf(words: readonly string[]): readonly string[] {
  return words
    .slice(0, Math.max(0, words.length - run + 1))
    .map((_, at) => words.slice(at, at + run).join(' '))
}
