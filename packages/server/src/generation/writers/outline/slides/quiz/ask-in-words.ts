import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { capitalised, withSmallStart } from '../../language/enumerate.ts'
import { memoized } from '../../language/memoized.ts'
import { marksOf, withEndMark } from '../../language/marks.ts'
import { englishFunctionWord } from '../../language/sentences/after-colon.ts'
import { contentWords } from '../../language/words/content-words.ts'
import { askWhyOfInstruction, isInstructing } from '../../language/words/advice-questions.ts'
import { conditionalOf, withoutThen } from '../../language/words/conditions.ts'
import { isProperWord } from '../../language/words/proper-words.ts'
import { askCase, askReason } from '../../language/words/question-frames.ts'
import { unspaced } from '../../language/words/word-patterns.ts'
import type { Material } from '../../material/material.ts'
import { askAbout } from './question.ts'

/** Languages in which the question points at a statement after it. */
const pointsAhead = new Set(['zh', 'ja', 'ko'])

/** A statement followed by the question about it, without quotation marks: 'Lava cools slowly. What does this lead to?' */
export function askAfter(material: Material, question: string, statement: string): string {
  const { language } = material.page
  if (pointsAhead.has(languageOf(language) ?? 'en')) return askAbout(material, question, statement)
  return `${withEndMark(statement, language)}${marksOf(language).space}${question}`
}

/** A question with more words is hard to follow. The statement and a short question after it are not. */
const longest = 22

/** 'Why …?' of a claim, in one sentence if the language can ask so. */
export function askWhy(claim: string, material: Material): string {
  return askWhyInCase(claim, material) ?? askWhyOf(claim, material)
}

/** 'If the slope is too flat, why do solids settle?' of a claim that holds in a case. */
function askWhyInCase(claim: string, material: Material): string | undefined {
  const { language } = material.page
  const { condition, consequence } = conditionalOf(claim, language) ?? {}
  if (condition === undefined || consequence === undefined) return undefined
  if (!(subjectFirst[languageOf(language) ?? 'en']?.test(consequence) ?? false)) return undefined
  const asked = askWhyOf(capitalised(withoutThen(consequence, language)), material)
  // Only a question in one sentence can follow a condition.
  const isOne = (asked.match(/[.?？؟。!]/gu) ?? []).length === 1 && !asked.includes('“')
  return isOne && /[?？؟]$/u.test(asked)
    ? `${condition}${marksOf(language).comma.trim()}${gapOf(language)}${asked.replace(/^¿?\p{L}/u, (start) => start.toLowerCase())}`
    : undefined
}

/**
 * Consequences that are no orders: after 'why', an order would be read as a statement ('¿por qué llama …?'). English
 * and Chinese tell them apart otherwise.
 */
const subjectFirst: Partial<Record<Language, RegExp>> = {
  en: /^./u,
  zh: /^./u,
  es: /^(?:el|la|los|las|un|una|unos|unas|su|sus|este|esta|estos|estas|cada|todo|toda)\s/iu,
  fr: /^(?:(?:le|la|les|un|une|des|ce|cette|ces|son|sa|ses|leur|on|il|elle)\s|l[’'])/iu,
  it: /^(?:(?:il|lo|la|i|gli|le|un|una|uno)\s|l[’'])/iu,
  pt: /^(?:o|a|os|as|um|uma)\s/iu,
}

function gapOf(language: string): string {
  return unspaced.has(languageOf(language) ?? 'en') ? '' : ' '
}

function askWhyOf(claim: string, material: Material): string {
  const { lexicon, page } = material
  const isShort = countWords(claim) <= longest && !/[:;—–]/u.test(claim)
  if (isInstructing(claim, page.language))
    return (
      (isShort ? askWhyOfInstruction(claim, page.language) : undefined) ??
      askAfter(material, lexicon.phrases.quizAsks.reason, claim)
    )
  const clause = isShort ? insideSentence(claim, material) : undefined
  const asked = clause === undefined ? undefined : askReason(clause, page.language)
  return asked ?? askAfter(material, lexicon.phrases.quizAsks.reason, claim)
}

/** 'What happens if …?' of a condition. */
export function askWhatHappens(condition: string, material: Material): string {
  const { lexicon, page } = material
  return (
    askCase(withSmallStart(condition), page.language) ??
    askAbout(material, lexicon.phrases.quizAsks.consequence, condition)
  )
}

/** 'Necessity: Demand is …': after the name of an item, a sentence begins. */
const nameOfItem = /^[^:：.!?]{2,40}[:：]\s?/u

/** The words that the page writes within its sentences, with the capitals that they have there. */
const wordsWithin = memoized(
  ({ sentences }: Material): ReadonlySet<string> =>
    new Set(
      sentences.flatMap(
        ({ text }) =>
          text
            .replace(nameOfItem, '')
            .match(/[\p{L}\p{M}’'-]+/gu)
            ?.slice(1) ?? [],
      ),
    ),
)

/** 'tuple' of 'tuples', and 'tuples' of 'tuple'. */
function otherNumberOf(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : `${word}s`
}

/**
 * A statement as it begins within a sentence: 'towns suffered', but 'Milan suffered' and 'DNA is'. Undefined if nothing shows
 * whether its first word is a name.
 */
export function insideSentence(text: string, material: Material): string | undefined {
  const code = languageOf(material.page.language) ?? 'en'
  const [first = ''] = /^[\p{L}\p{M}’'-]+/u.exec(text) ?? []
  const low = withSmallStart(first)
  if (low === first || first.toLowerCase() !== low || code === 'de') return text
  if (first === 'I' || isProperWord(first, code)) return text
  const within = wordsWithin(material)
  // 'Tuples are …' of a page that writes 'a tuple' within a sentence.
  if (within.has(low) || (code === 'en' && within.has(otherNumberOf(low))))
    return low + text.slice(first.length)
  if (within.has(first)) return text
  return contentWords(first).size === 0 || (code === 'en' && englishFunctionWord.test(low))
    ? low + text.slice(first.length)
    : undefined
}
