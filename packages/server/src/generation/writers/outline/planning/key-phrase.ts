import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Lexicon } from '../language/lexicon.ts'

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const notText = /`[^`]*`|\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])[^$\n]+\$|https?:\S+/g

/** Longer phrases are clauses. */
const mostWords = 3
/** Shorter words are mostly articles, prepositions and pronouns. */
const fewestLetters = 4

/** A phrase of a text, as written. */
export interface KeyPhrase {
  readonly text: string
  readonly words: number
  /** How often the text has it. */
  readonly times: number
  /** Whether all its words have capitals within a sentence. */
  readonly isName: boolean
}

/**
 * The phrases that set a text apart from the rest of the page, the most typical first: names, and words that recur in it
 * and are rare elsewhere. `known` are those of the page.
 */
export function keyPhrases(text: string, known: PhraseCounts, lexicon: Lexicon): readonly KeyPhrase[] {
  const own = [...countsIn(text, lexicon)]
    .filter(([, { times }]) => times > 1)
    .map(([phrase, { times, isName }]) => {
      const elsewhere = Math.max(0, (known.get(phrase)?.times ?? times) - times)
      const words = countWords(phrase)
      const value = (times * Math.sqrt(words) * (isName ? 1.5 : 1)) / (1 + elsewhere / 2)
      return { text: phrase, words, times, isName, value }
    })
  return own.sort((a, b) => b.value - a.value)
}

/** How often a text has each phrase. */
export type PhraseCounts = ReadonlyMap<string, { readonly times: number; readonly isName: boolean }>

/** All phrases of a text. */
export function countsIn(text: string, lexicon: Lexicon): PhraseCounts {
  const counts: Map<string, { times: number; isName: boolean }> = new Map()
  for (const run of runsOf(text.replace(notText, ' . '), lexicon))
    for (let from = 0; from < run.length; from++)
      for (let to = from + 1; to <= Math.min(run.length, from + mostWords); to++) {
        const words = run.slice(from, to)
        const phrase = words.map(({ word }) => word).join(unspaced.test(words[0]?.word ?? '') ? '' : ' ')
        const known = counts.get(phrase) ?? { times: 0, isName: words.every(({ isName }) => isName) }
        counts.set(phrase, { ...known, times: known.times + 1 })
      }
  return counts
}

interface Word {
  readonly word: string
  readonly isName: boolean
}

/** Words next to each other that carry meaning. */
function runsOf(text: string, { phrases }: Lexicon): readonly (readonly Word[])[] {
  const runs: Word[][] = [[]]
  const linking = new Set([
    ...phrases.dependentStarts,
    ...phrases.clauses,
    ...phrases.subordinate,
    ...phrases.pointingBack,
  ])
  const isSpaced = !unspaced.test(text)
  const tokens = isSpaced
    ? (text.match(/[\p{L}\p{M}\p{N}’'-]+|[^\p{L}\p{M}\p{N}’'\s-]+|\n/gu) ?? [])
    : [...segmenter.segment(text)].map(({ segment }) => segment)
  let first = true
  for (const token of tokens) {
    const letters = token.match(/[\p{L}\p{M}]/gu)?.length ?? 0
    const isName = !first && /^\p{Lu}/u.test(token)
    const carries =
      letters >= (isSpaced ? fewestLetters : 2) &&
      !linking.has(token.toLowerCase()) &&
      (isSpaced || unspaced.test(token))
    if (carries || (isSpaced && isName && letters >= 2)) runs.at(-1)?.push({ word: token, isName })
    else if (token.trim() !== '' || token === '\n') runs.push([])
    if (token.trim() !== '' || token.includes('\n')) first = /[.!?。！？।؟\n]/u.test(token)
  }
  return runs.filter((run) => run.length > 0)
}
