import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { notResult } from '../../../../platform/languages/causal-words.ts'
import { isBalanced } from '../language/brackets.ts'
import { capitalised } from '../language/enumerate.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { withEndMark } from '../language/marks.ts'
import { conjunctionsOf } from '../language/words/conjunctions.ts'
import { alternatives, unspaced, wordEnd } from '../language/words/word-patterns.ts'
import type { Sentence } from '../material/sentence.ts'

/** Shorter statements and reasons are said in one breath. */
const fewest = { claim: 3, reason: 4 }

/** 'only because', 'is because': the claim is not complete without the reason. English has no comma there. */
const bound =
  /\b(?:not|n[’']t|never|just|only|simply|partly|mainly|largely|mostly|primarily|precisely|especially|probably|possibly|perhaps|part|and|or|but|than|is|was|are|were|be|if|whether|so|called|so-called|known)$|[^\p{L}\p{M}\p{N})）]$/iu

/** 'It declined—maybe': a few words after the last comma or dash belong to the reason. */
const looseEnd = /[,，،—–]\s*\S+(?:\s+\S+)?$/u

/** A sentence as a claim and its reason, so that the other host can ask for the reason in between. */
export interface Reasoned {
  readonly claim: Sentence
  readonly reason: Sentence
}

/** Splits 'Towns grow on rivers because people need water.'; undefined if the sentence gives no reason in this way. */
export function splitReason(sentence: Sentence, lexicon: Lexicon): Reasoned | undefined {
  const { text } = sentence
  const found = [...text.matchAll(patternOf(lexicon))]
  const [only] = found
  if (found.length !== 1 || !only?.groups) return undefined
  const claim = text.slice(0, only.index).trimEnd()
  const reason = capitalised(text.slice(only.index + only[0].length - (only.groups['word']?.length ?? 0)))
  if (
    bound.test(claim) ||
    looseEnd.test(claim) ||
    !isBalanced(claim) ||
    !isBalanced(reason) ||
    /[;；:：]/u.test(text)
  )
    return undefined
  // 'Because of these problems' needs the sentences before the claim.
  if (/^because of (?:this|these|that|those|such)\b/iu.test(reason)) return undefined
  if (joinsMore(claim, lexicon) || joinsMore(reason, lexicon)) return undefined
  if (/\b(?:not|no|never|nobody|nothing)\b|n[’']t\b/iu.test(claim)) return undefined
  if (countWords(claim) < fewest.claim || countWords(reason) < fewest.reason) return undefined
  const part = (words: string) => ({ ...sentence, text: words, words: countWords(words) })
  return {
    claim: part(withEndMark(claim, lexicon.language)),
    reason: { ...part(reason), isDependent: true, index: sentence.index + 1 },
  }
}

/**
 * 'Because the acid is running out, and would mislead us': what follows 'and' may continue the claim. 'Her kitchen was cold, and she
 * baked too early because …': the reason belongs to the second clause alone.
 */
function joinsMore(part: string, { language }: Lexicon): boolean {
  const code = languageOf(language) ?? 'en'
  const words = conjunctionsOf(code)
  if (words.length === 0) return false
  // Arabic and Hebrew write 'and' together with the next word, and Chinese and Japanese put no space around it.
  const end = code === 'ar' || code === 'he' || unspaced.has(code) ? '' : wordEnd
  return new RegExp(
    `[,،，、]\\s*(?:${alternatives([...words, ...(addition[code] ?? [])])})${end}`,
    'iu',
  ).test(part)
}

/** Other words for 'and' before a second predicate. */
const addition: Partial<Record<Language, readonly string[]>> = {
  zh: ['并且', '而且', '也'],
  ja: ['また', 'そして'],
  ko: ['그리고'],
  ar: ['كما'],
  en: ['but'],
}

const patterns = new Map<string, RegExp>()

/** The conjunction after a comma. In English it may also follow without one. */
function patternOf({ language, phrases }: Lexicon): RegExp {
  const code = languageOf(language) ?? 'en'
  const known = patterns.get(code)
  if (known) return known
  const start = code === 'en' ? String.raw`,?\s` : unspaced.has(code) ? '，' : String.raw`[,،]\s`
  // The Arabic conjunction has the subject as its ending, and the French one the vowel of the next word.
  const end = code === 'ar' || code === 'fr' || unspaced.has(code) ? '' : wordEnd
  const made = new RegExp(`${start}(?<word>(?:${alternatives(phrases.because)})${end}${notResult}.*$)`, 'gu')
  patterns.set(code, made)
  return made
}
