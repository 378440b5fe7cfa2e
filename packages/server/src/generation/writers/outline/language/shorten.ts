import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isBalanced } from './brackets.ts'
import { conjunctionsOf } from './words/conjunctions.ts'
import { causalWords } from '../../../../platform/languages/causal-words.ts'
import { contrasts, correlatives } from './words/clause-words.ts'
import { withoutStop } from './marks.ts'
import { alternatives, starting } from './words/word-patterns.ts'
import type { Phrases } from './phrase-book.ts'

/**
 * The text within `words` words, without asides or cut where a clause ends, and without its full stop; undefined if
 * there is no clean cut.
 */
export type Shorten = (text: string, words: number) => string | undefined

/** Code and formulas. */
const unbreakable = /`[^`]*`|\$[^$\n]+\$/g

/** 'Not' in the languages with words for reasons. */
const negation =
  /(?<![\p{L}\p{M}])(?:not|no|never|nie|ne|nicht|kein\p{L}*|non|não|не|nem|nu|δεν|niet|geen|ikke|inte|ei|değil|không|bukan|tidak|لا|ليس|ليست|لم|لن|לא|אין|नहीं)(?![\p{L}\p{M}])|n[’']t(?!\p{L})/u

/** Words before a reason that belong to it: 'mainly because', 'This is because'. */
const openEnd =
  /(?:^|\s)(?:only|mainly|partly|largely|mostly|chiefly|primarily|simply|just|merely|precisely|probably|in part|is|are|was|were|especially|sobre todo|s[oó]lo|principalmente|es|surtout|seulement|notamment|c['’]est|vor allem|nur|hauptsächlich|soprattutto|solo|è|głównie|tylko|to|sobretudo|só|é)$/u
/** The reason may belong to a relative clause: 'people who left because they were hungry settled …'. */
const relative = /(?:^|\s)(?:who|which|that|whose|where|dont|który|która|które|którzy|cuyo|cuya)\s/u

const fewestWords = { bare: 4, head: 5 }

export function createShorten(language: string, phrases: Phrases, spaced: boolean): Shorten {
  const code = languageOf(language) ?? 'en'
  const clause = starting(phrases.clauses, spaced)
  const subordinate = starting(phrases.subordinate, spaced)
  const contrast = starting(contrasts[code].split('|'), spaced)
  const pairs = correlatives[code].split('|').map((pair) => pairOf(pair, spaced))
  const conjunctions = conjunctionsOf(code)
  const and = new RegExp(
    spaced ? `(?:^|\\s)(?:${alternatives(conjunctions)})` : `(?:${alternatives(conjunctions)})`,
    'u',
  )
  const condition = starting([...phrases.subordinate, ...contrasts[code].split('|'), ...conjunctions], spaced)
  // 'Perché' also means 'why'.
  const causes = causalWords[code]
    .split('|')
    .filter((word) => word !== '' && !word.startsWith(',') && word !== 'perché')
  const reason = causes.length > 0 ? new RegExp(`\\s(?:${alternatives(causes)})\\s`, 'u') : /(?!)/u
  const isComplete = (head: string) => pairs.every((pair) => !pair.first.test(head) || pair.whole.test(head))

  return (text, words) => {
    const whole = withoutStop(text, language)
    if (countWords(whole) <= words) return whole
    const bare = withoutStop(withoutAsides(whole, condition), language)
    if (countWords(bare) <= words && countWords(bare) >= fewestWords.bare && isBalanced(bare)) return bare
    return ends(bare)
      .map((at) => withoutStop(bare.slice(0, at), language))
      .filter(
        (head) =>
          countWords(head) <= words &&
          countWords(head) >= fewestWords.head &&
          isBalanced(head) &&
          isComplete(head.toLowerCase()) &&
          (spaced || !head.includes('，')),
      )
      .at(-1)
  }

  /** Where a text may end early: before an additional clause, a semicolon, a dash. */
  function ends(text: string): readonly number[] {
    const lower = text.replace(unbreakable, (span) => 'x'.repeat(span.length)).toLowerCase()
    const dependent = subordinate.test(lower)
    const found = dependent ? [] : commas(lower)
    return [...found, ...reasons(lower, dependent), ...semicolons(lower), ...dashes(lower, dependent)].sort(
      (a, b) => a - b,
    )
  }

  function commas(text: string): readonly number[] {
    const comma = code === 'ja' ? /[，、]/g : spaced ? /[,،]\s/g : /，\s*/g
    return [...text.matchAll(comma)]
      .filter(({ index, 0: sign }) => {
        const rest = text.slice(index + sign.length).trimStart()
        return clause.test(rest) && !contrast.test(rest) && (!spaced || isLastClause(rest))
      })
      .map(({ index }) => index)
  }

  /** 'Prices rise because grain is scarce.' What is denied may only be denied as a reason: 'not … because'. */
  function reasons(text: string, dependent: boolean): readonly number[] {
    if (!spaced || dependent) return []
    const { index } = reason.exec(text) ?? {}
    if (index === undefined) return []
    const head = text.slice(0, index).trimEnd().replace(/,$/, '')
    const isClause = !negation.test(head) && !openEnd.test(head) && !relative.test(head)
    return isClause && isLastClause(text.slice(index)) ? [index] : []
  }

  /** After another comma the main clause may continue: 'The cells, which are small, divide.' Only a list may follow. */
  function isLastClause(rest: string): boolean {
    const [, ...others] = rest.split(/[,،]\s/)
    const last = others.pop()
    if (last === undefined) return true
    return and.test(last) && countWords(last) <= 7 && others.every((one) => countWords(one) <= 4)
  }

  /** Several semicolons, or one after a colon, separate the items of a series. */
  function semicolons(text: string): readonly number[] {
    const found = [...text.matchAll(code === 'el' ? /·/g : /[;；؛]/g)]
    const [only] = found
    if (found.length !== 1 || !only) return []
    const head = text.slice(0, only.index)
    return /[:：]/.test(head) || contrast.test(text.slice(only.index + 1).trimStart()) ? [] : [only.index]
  }

  function dashes(text: string, dependent: boolean): readonly number[] {
    const found = [...text.matchAll(/(?<!\d)\s(?:[–-]|--)\s(?!\d)|\s?—+\s?/g)]
    const [only] = found
    if (found.length !== 1 || !only) return []
    const head = text.slice(0, only.index)
    const lastPart = head.split(/[,،，]\s?/).at(-1) ?? ''
    const rest = text.slice(only.index + only[0].length)
    if (contrast.test(rest) || condition.test(rest) || countWords(lastPart) < 3) return []
    return dependent && lastPart === head ? [] : [only.index]
  }
}

function pairOf(pair: string, spaced: boolean): { readonly first: RegExp; readonly whole: RegExp } {
  const [first = '', second = ''] = pair.split('/').map((word) => alternatives([word]))
  const [start, end] = spaced ? ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'] : ['', '']
  return {
    first: new RegExp(`${start}${first}${end}`, 'u'),
    whole: new RegExp(`${start}${first}${end}.*${start}${second}${end}`, 'u'),
  }
}

/**
 * Removes text in brackets or between a pair of dashes. Asides that limit the sentence stay: '(except germ cells)', '(or
 * impossible)'.
 */
function withoutAsides(text: string, condition: RegExp): string {
  const limits = (inside: string) => condition.test(inside.trim().toLowerCase())
  const bracketed = /`[^`]*`|\$[^$\n]+\$|\s*[(（]([^()（）]*)[)）]/g
  const unbracketed = text.replace(bracketed, (aside, inside: string | undefined) =>
    inside === undefined || limits(inside) ? aside : '',
  )
  const dashes = unbracketed.match(/—+|\s–\s|\s-\s/g)?.length ?? 0
  const undashed =
    dashes === 2
      ? unbracketed.replace(
          /\s*—+([^—]*)—+\s*|\s–\s([^–]*)\s–\s|\s-\s(.*)\s-\s/,
          (aside, ...inside: string[]) => (limits(inside.slice(0, 3).find(Boolean) ?? '') ? aside : ' '),
        )
      : unbracketed
  return undashed
    .replace(/\s+([,.;:،，。；：])/g, '$1')
    .replace(/([,،，])\s*[,،，]/g, '$1')
    .trim()
}
