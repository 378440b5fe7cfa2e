import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { SourceText } from '../../../translation.ts'
import { digits, valuesOf } from '../../../grounding/text/numbers.ts'
import { mark } from './masked-text.ts'
import { largestWidth, widthOf } from './text-width.ts'

interface Languages {
  readonly from: string | undefined
  readonly to: string
}

/** Words that a translation of one text would change. Fewer may all be names. */
export const fewWords = 4

/** Words that begin in lower case, so they are no names. */
export function countPlainWords(text: string): number {
  return text.match(/(?<!\p{L})\p{Ll}{3,}/gu)?.length ?? 0
}

/**
 * Sentences about what a translation seems to have left as it is or changed: the language, the length, numbers, terms that keep
 * their spelling, and names. A translation may be right in spite of them: the time 3 pm is 15:00 elsewhere.
 */
export function findDoubts(
  { text: source, isSpoken }: SourceText,
  translated: string,
  terms: readonly string[],
  languages: Languages,
): readonly string[] {
  const most = largestWidth(source, isSpoken)
  const numbers = missingNumbers(source, translated)
  const missing = terms.filter((term) => hasTerm(source, term) && !hasTerm(translated, term))
  const names = missingNames(source, translated, languages)
  const isCopy = translated.trim() === source.trim() && countPlainWords(source) >= fewWords
  return [
    ...(isCopy ? ['is not translated.'] : []),
    ...(widthOf(translated) > most ? [`is too long. Say it in at most ${most} characters.`] : []),
    ...(numbers.length > 0 ? [`lacks numbers of the original: ${quoted(numbers)}.`] : []),
    ...(missing.length > 0 ? [`must contain these terms exactly as written: ${quoted(missing)}.`] : []),
    ...(names.length > 0 ? [`lacks names of the original: ${quoted(names)}.`] : []),
  ]
}

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

/** Numbers of a text, without those of the marks for formulas, code and addresses. */
const numbersIn = (text: string): readonly string[] => text.replace(mark, ' ').match(digits) ?? []

/** Numbers of a text whose value no number of the translation has. The separators of a language may differ. */
function missingNumbers(source: string, translated: string): string[] {
  const values = new Set(numbersIn(translated).flatMap(valuesOf))
  return numbersIn(source).filter((written) => !valuesOf(written).some((value) => values.has(value)))
}

/** Whether a text contains a term as a whole word. A term with a capital after its first letter counts only as written. */
export function hasTerm(text: string, term: string): boolean {
  const exact = /^.+\p{Lu}/u.test(term)
  const word = `(?<![\\p{L}\\p{N}])${term.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`
  return new RegExp(word, exact ? 'u' : 'iu').test(text)
}

/**
 * Two or more words with a capital within a sentence, not after an article: places and institutions have one, and have other
 * names in other languages.
 */
const fullName =
  /(?<=[\p{Ll}\p{N},;] )(?<!(?<!\p{L})(?:the|el|los|las|les|le|la|il|lo|gli|het|os|as|o|a|i) )\p{Lu}\p{Ll}+(?: (?:\p{Lu}\.|\p{Lu}\p{Ll}+|van|von|de|da|di))* \p{Lu}\p{Ll}+/gu
/** Share of words with a capital in a title of English. */
const titleShare = 0.5

/**
 * Names of persons of which the translation has no word. Only between languages in Latin letters: others write names in their
 * own letters. Nouns of German have a capital too, and so have the words of an English title.
 */
function missingNames(source: string, translated: string, { from, to }: Languages): string[] {
  if (languageOf(from) === 'de' || !isLatin(from ?? 'en') || !isLatin(to)) return []
  const words = source.match(/\p{L}+/gu) ?? []
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > titleShare * words.length) return []
  const folded = translated.toLowerCase()
  const isKept = (word: string) => word.length > 2 && folded.includes(word.toLowerCase().slice(0, 4))
  return (source.match(fullName) ?? []).filter((name) => !name.split(' ').some(isKept))
}

function isLatin(tag: string): boolean {
  return new Intl.Locale(tag).maximize().script === 'Latn'
}
