import { wordsOf } from './normalise.ts'

/** Words in a row that make a text the same as another. */
const run = 5

/** How many words of a script are also on its slide, in runs of at least five. */
export function wordsOnSlide(script: string, shown: readonly string[]): number {
  const onSlide = new Set(shown.flatMap((text) => runsOf(wordsOf(text))))
  const words = wordsOf(script)
  const covered = new Set<number>()
  for (const [at] of words.entries()) {
    const size = at + run <= words.length ? run : 0
    if (size > 0 && onSlide.has(words.slice(at, at + run).join(' ')))
      for (let each = at; each < at + run; each++) covered.add(each)
  }
  return covered.size
}

function runsOf(words: readonly string[]): readonly string[] {
  return words
    .map((_, at) => words.slice(at, at + run))
    .filter((one) => one.length === run)
    .map((one) => one.join(' '))
}
