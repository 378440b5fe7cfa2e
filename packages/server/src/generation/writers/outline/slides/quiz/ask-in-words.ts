import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { withSmallStart } from '../../language/enumerate.ts'
import { memoized } from '../../language/memoized.ts'
import { marksOf, withEndMark } from '../../language/marks.ts'
import { englishFunctionWord } from '../../language/sentences/after-colon.ts'
import { contentWords } from '../../language/words/content-words.ts'
import { askWhyOfInstruction, isInstructing } from '../../language/words/advice-questions.ts'
import { isProperWord } from '../../language/words/proper-words.ts'
import { askCase, askReason } from '../../language/words/question-frames.ts'
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
  if (within.has(low)) return low + text.slice(first.length)
  if (within.has(first)) return text
  return contentWords(first).size === 0 || (code === 'en' && englishFunctionWord.test(low))
    ? low + text.slice(first.length)
    : undefined
}
