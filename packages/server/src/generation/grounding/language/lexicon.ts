import { languageOf } from '@lectern/domain/voices/languages.ts'
import { causalWords } from '../../../platform/languages/causal-words.ts'
import { oppositePairs } from '../../../platform/languages/opposite-pairs.ts'
import { dataOf } from './languages.ts'
import { foldWord } from './words.ts'
import { entriesOf, listOf } from './lists.ts'

export type Relation = 'cause' | 'time' | 'than'

/** The effect of a word or phrase on the meaning of its sentence. */
export type Sign =
  | { readonly kind: 'negation' }
  | { readonly kind: 'neutral' }
  /** A word with an opposite. Words of one side mean about the same. */
  | { readonly kind: 'polar'; readonly pair: number; readonly side: 0 | 1 }
  /** A word between two events. The sign is 1 if the cause, or the earlier event, comes before it. */
  | { readonly kind: 'relation'; readonly relation: Relation; readonly sign: 1 | -1 }
  | { readonly kind: 'fraction'; readonly value: number }
  | { readonly kind: 'about' }

/** The words of a language, compiled for the tokenizer. */
export interface Lexicon {
  /** Matches the phrases of the language in a lower-case text, the longest first. */
  readonly phrases: RegExp
  signOf(phrase: string): Sign | undefined
  readonly numbers: ReadonlyMap<string, number>
  readonly joints: ReadonlySet<string>
  isConnective(folded: string): boolean
  /** Months by their names in lower case, from 1. */
  readonly months: ReadonlyMap<string, number>
  /** Whether words have spaces between them. */
  readonly spaced: boolean
  /** Whether two negations close to each other are one: 'ne … pas', 'nie … nigdy'. */
  readonly hasConcord: boolean
  /** Whether negations are known. */
  readonly isComplete: boolean
}

const created = new Map<string, Lexicon>()

export function lexiconOf(language: string): Lexicon {
  const code = languageOf(language) ?? language
  const known = created.get(code) ?? create(code)
  created.set(code, known)
  return known
}

function create(language: string): Lexicon {
  const data = dataOf(language)
  const spaced = !['zh', 'ja', 'th'].includes(language)
  const exact = new Map<string, Sign>()
  const starts: (readonly [string, Sign])[] = []
  const put = (entry: string, sign: Sign) => {
    if (entry.endsWith('*')) starts.push([entry.slice(0, -1), sign])
    else if (!exact.has(entry)) exact.set(entry, sign)
  }
  // The first sign of a word is kept.
  for (const entry of listOf(data.notNegations)) put(entry, { kind: 'neutral' })
  for (const entry of listOf(data.negations)) put(entry, { kind: 'negation' })
  const relations: readonly (readonly [string, Relation, 1 | -1])[] = [
    [data.causes, 'cause', 1],
    [`${data.reasons}|${causesOf(language)}`, 'cause', -1],
    [data.before, 'time', 1],
    [data.after, 'time', -1],
    [data.than, 'than', 1],
  ]
  for (const [list, relation, sign] of relations)
    for (const entry of listOf(list)) put(entry, { kind: 'relation', relation, sign })
  for (const [entry, pair, side] of sidesOf(language, data.opposites))
    put(entry, { kind: 'polar', pair, side })
  for (const [entry, value] of entriesOf(data.fractions))
    put(entry, { kind: 'fraction', value: Number(value) })
  for (const entry of listOf(data.about)) put(entry, { kind: 'about' })
  const signOf = (phrase: string) =>
    exact.get(phrase) ?? starts.find(([start]) => phrase.startsWith(start))?.[1]
  const connective = listOf(data.connective).map(foldWord)
  return {
    phrases: phrasePattern(
      [...exact.keys()],
      starts.map(([start]) => start),
      language,
      spaced,
    ),
    signOf: (phrase) => signOf(phrase) ?? signOf(phrase.replace(/^[وف]/u, '')),
    numbers: new Map(entriesOf(data.numbers).map(([word, value]) => [word, Number(value)])),
    joints: new Set(listOf(data.numberJoints)),
    isConnective: (folded) => connective.some((start) => folded.startsWith(start)),
    months: monthsOf(language),
    spaced,
    hasConcord: ['es', 'fr', 'pl', 'pt'].includes(language),
    isComplete: data.negations !== '',
  }
}

function causesOf(language: string): string {
  const code = languageOf(language)
  return (code ? causalWords[code] : '').replaceAll(', ', '')
}

/** The words of all pairs. Pairs that share a word are one pair. */
function sidesOf(language: string, own: string): readonly (readonly [string, number, 0 | 1])[] {
  const code = languageOf(language)
  const shared = code ? oppositePairs[code].split('|').filter((pair) => !/[\s]/u.test(pair)) : []
  const found = new Map<string, { pair: number; side: 0 | 1 }>()
  for (const [pair, text] of [...listOf(own), ...shared].entries()) {
    const sides = text.split('/').map((side) => side.split(','))
    const [first = [], second = []] = sides
    const known = [...first, ...second].map((word) => found.get(word)).find((one) => one !== undefined)
    const at = known?.pair ?? pair
    // A word that is known on the other side turns the pair around.
    const turned =
      known !== undefined && first.some((word) => found.get(word)?.side === 1)
        ? 1
        : second.some((word) => found.get(word)?.side === 0)
          ? 1
          : 0
    for (const [side, words] of [first, second].entries())
      for (const word of words)
        if (!found.has(word)) found.set(word, { pair: at, side: side === turned ? 0 : 1 })
  }
  return [...found].map(([word, { pair, side }]) => [word, pair, side] as const)
}

function phrasePattern(
  exact: readonly string[],
  starts: readonly string[],
  language: string,
  spaced: boolean,
): RegExp {
  const escape = (text: string) =>
    text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`[\s\u00a0]+`)
  const any = (texts: readonly string[]) =>
    texts
      .toSorted((one, other) => other.length - one.length)
      .map(escape)
      .join('|') || '(?!)'
  if (!spaced) return new RegExp(any([...exact, ...starts]), 'gu')
  const begin = String.raw`(?<![\p{L}\p{M}\p{N}])${language === 'ar' ? '[وف]?' : ''}`
  const end = String.raw`(?![\p{L}\p{M}\p{N}])`
  // An elision (`n'est`) ends at its apostrophe.
  const [elided, open] = [
    starts.filter((one) => one.endsWith("'")),
    starts.filter((one) => !one.endsWith("'")),
  ]
  return new RegExp(
    String.raw`${begin}(?:(?:${any(exact)})${end}|(?:${any(elided)})|(?:${any(open)})[\p{L}\p{M}]*)`,
    'gu',
  )
}

function monthsOf(language: string): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const month of Array.from({ length: 12 }, (_, index) => index))
    for (const options of [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(`${languageOf(language) ?? 'en'}-u-nu-latn`, {
        ...options,
        timeZone: 'UTC',
      })
      const parts = format.formatToParts(new Date(Date.UTC(2024, month, 5)))
      const name = parts.find(({ type }) => type === 'month')?.value.toLowerCase()
      if (name && name.length > 2 && !/\d/.test(name)) names.set(name, month + 1)
    }
  return names
}
