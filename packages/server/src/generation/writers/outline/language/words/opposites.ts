import { languageOf } from '@lectern/domain/voices/languages.ts'
import { oppositePairs } from '../../../../../platform/languages/opposite-pairs.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** A word of a text that has an opposite. */
export interface Opposite {
  readonly at: number
  readonly word: string
  readonly opposite: string
}

/**
 * The words of a text that can be replaced by their opposites. A word at the start of a sentence is left out, and one that
 * belongs to a name: 'western Europeans'.
 */
export function oppositesIn(text: string, language: string): readonly Opposite[] {
  const code = languageOf(language) ?? 'en'
  const opposites = new Map(
    oppositePairs[code].split('|').flatMap((pair) => {
      const [one = '', other = ''] = pair.split('/')
      return [
        [other, one],
        [one, other],
      ] as const
    }),
  )
  const [start, end] = unspaced.has(code) || code === 'ko' ? ['', ''] : [wordStart, wordEnd]
  const name = code === 'de' ? '' : String.raw`(?!\s\p{Lu}\p{Ll})`
  const pattern = new RegExp(`(?<=.)${start}(?:${alternatives([...opposites.keys()])})${end}${name}`, 'gu')
  return [...text.matchAll(pattern)]
    .filter(({ index, 0: word }) => !startsDuration(text.slice(index), word))
    .map(({ index, 0: word }) => ({
      at: index,
      word,
      opposite: opposites.get(word) ?? word,
    }))
}

/** 'Beaten after four years': nothing happens 'before four years'. */
function startsDuration(text: string, word: string): boolean {
  return word === 'after' && duration.test(text)
}

const duration =
  /^after\s(?:(?:about|only|just|some|almost|nearly|over|at least)\s)?(?:an?\s(?:few\s)?|\p{N}+\s|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|several|many|a few)\s)(?:\p{L}+\s)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies))(?!\p{L})/u
