import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { beliefWords } from '../../../platform/languages/belief-words.ts'
import type { GroundedText, GroundingFault } from '../evidence/grounded-text.ts'
import type { PageEvidence, PageSentence } from '../evidence/page-evidence.ts'
import { quotableText, standsIn } from '../evidence/quotable-text.ts'
import { prepareSentence } from '../evidence/sentence.ts'
import { shareValue } from '../evidence/align.ts'
import { tokensOf, type Token } from '../text/tokens.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { sameRoot } from '../language/words.ts'
import { unsupportedSentence } from './support.ts'

/** Share of a question's words that the evidence of an option must contain. */
const enoughOfQuestion = 0.6
/** By how much the evidence of another option must be better. */
const clearlyMore = 0.15
const wholeQuestion = 0.99
/** Words of the headings count less than words of the sentence itself. */
const weightOfContext = 0.9
const quotation = /[“„«‹「『"](.*?)[”“»›」』"]/gu
/** Share of an option's words from which a feedback speaks of it. */
const mentioned = 0.5

interface Support {
  /** Share of the question's words that stand beside the option, from 0 to 1. */
  readonly share: number
  /** The sentence that contains the option with most of the question. */
  readonly sentence?: PageSentence
}

interface Option extends Support {
  readonly text: GroundedText
  readonly tokens: readonly Token[]
}

/**
 * The options of quizzes. A fault is: a wrong option that the page gives as the answer rather than, or as well as, the
 * right one; a feedback that explains a wrong option; and a right option that has nothing to do with the source blocks.
 */
export function checkOptions(
  texts: readonly GroundedText[],
  page: PageEvidence,
  language: string,
): readonly GroundingFault[] {
  const options = texts.filter(({ kind, question }) => question !== undefined && kind !== 'denied')
  const questions = Object.entries(Object.groupBy(options, ({ question = '' }) => question))
  return [
    ...texts.flatMap((text) => deniedFact(text, page, language)),
    ...questions.flatMap(([question, all = []]) => checkQuiz(question, all, page, language)),
  ]
}

function checkQuiz(
  question: string,
  texts: readonly GroundedText[],
  page: PageEvidence,
  language: string,
): readonly GroundingFault[] {
  // A negation inside a quotation or a heading is not that of the question.
  const negated = hasNegation(tokensOf(askedIn(question.replace(quotation, ' ')), language))
  const options = optionsOf(question, texts, page, language)
  const right = options.filter(({ text }) => text.kind === 'claim')
  const wrong = options.filter(({ text }) => text.kind === 'distractor')
  const best = right.toSorted((one, other) => other.share - one.share)[0]
  if (!best || wrong.length === 0) return []
  const expected = right.map(({ text }) => text.text)
  const faultOf = ({ text, sentence }: Option): GroundingFault => ({
    path: text.path,
    reason: 'answer',
    sentence: text.text,
    words: [text.text],
    expected,
    ...(sentence && { block: sentence.block }),
  })
  const explained = explainedInstead(right, wrong, language)
  if (explained) return [faultOf(explained)]
  if (negated || asksForException(wrong, best)) {
    const isTrue =
      best.share >= enoughOfQuestion && wrong.some(({ share }) => share + clearlyMore < best.share)
    return isTrue && negated ? [{ ...faultOf(best), reason: 'negation', words: [], expected: [] }] : []
  }
  const answers = wrong.filter((one) => answersBetter(one, best) || answersToo(one, best))
  return [...answers.map(faultOf), ...unrelated(question, right, page, language)]
}

/** Question words of Chinese and English. In other languages, all clauses of a question count. */
const asks = /什么|哪|谁|为何|怎|\b(?:what|which|who|why|how|when|where)\b/iu

/** The clauses of a question that ask, not what they ask about: 'It does not rust, so what follows?' denies nothing. */
function askedIn(question: string): string {
  const asking = question.split(/[,，;；。.!！]/u).filter((clause) => asks.test(clause))
  return asking.length > 0 ? asking.join(' ') : question
}

/** 'All are … except': the page says of all wrong options what is asked, and not of the right one. */
function asksForException(wrong: readonly Option[], best: Option): boolean {
  return wrong.length > 1 && wrong.every((one) => answersBetter(one, best))
}

function answersBetter({ share }: Option, best: Option): boolean {
  return share >= enoughOfQuestion && share > best.share + clearlyMore
}

/** Both options stand beside the whole question: joined by 'and' in one sentence, or each in a sentence of its own. */
function answersToo(one: Option, best: Option): boolean {
  if (!one.sentence || !best.sentence || Math.min(one.share, best.share) < wholeQuestion) return false
  if (one.sentence !== best.sentence) return true
  return areJoined(one.tokens, best.tokens, one.sentence) || areJoined(best.tokens, one.tokens, one.sentence)
}

/** 'drought and frost', 'drought, frost': one option follows the other after a comma or a short word of the language. */
function areJoined(one: readonly Token[], other: readonly Token[], { text, tokens }: PageSentence): boolean {
  const [last, first] = [one.at(-1), other[0]]
  if (!last || !first) return false
  const ends = tokens.filter((token) => isSame(last, token)).map(({ end }) => end)
  const starts = tokens.filter((token) => isSame(first, token)).map(({ at }) => at)
  return ends.some((end) =>
    starts.some(
      (at) =>
        at > end &&
        /^\s*(?:[,،、]\s*)?(?:and|und|et|y|e|i|oraz|و|和|及|और|एवं)?\s*$/iu.test(text.slice(end, at)),
    ),
  )
}

/** The wrong option that the feedback for the right answer speaks of, if it does not speak of the right one. */
function explainedInstead(
  right: readonly Option[],
  wrong: readonly Option[],
  language: string,
): Option | undefined {
  const feedback = right[0]?.text.feedback
  if (feedback === undefined) return undefined
  const sentences = splitSentences(feedback, language).map((text) => tokensOf(text, language))
  const all = sentences.flat()
  const others = wrong.flatMap(({ tokens }) => tokens)
  const isMentioned = ({ tokens }: Option) => {
    const own = tokens.filter((token) => !others.some((other) => isSame(token, other)))
    return own.length === 0 || shareIn(own, all) >= mentioned
  }
  if (right.some(isMentioned)) return undefined
  const found = wrong.filter(({ tokens }) =>
    sentences.some(
      (sentence) => !hasNegation(sentence) && tokens.length > 0 && shareIn(tokens, sentence) === 1,
    ),
  )
  return found.length === 1 ? found[0] : undefined
}

/** Right options whose words, with those of the question, are not in the source blocks. */
function unrelated(
  question: string,
  right: readonly Option[],
  page: PageEvidence,
  language: string,
): readonly GroundingFault[] {
  return right.flatMap(({ text }) => {
    const alone = prepareSentence(text.text, language, page.of(text.sources), page)
    // A longer option is checked as a claim of its own.
    if (unsupportedSentence(alone).length > 0) return []
    const answer = prepareSentence(`${question} ${text.text}`, language, page.of(text.sources), page)
    return unsupportedSentence(answer).map((fault) => ({ path: text.path, sentence: text.text, ...fault }))
  })
}

/** A statement that the quiz calls false, and that the page makes in the same words. */
function deniedFact(text: GroundedText, page: PageEvidence, language: string): readonly GroundingFault[] {
  if (text.kind !== 'denied' || quotableText(text.text).bounds.size < 5) return []
  if (!standsIn(text.text, page.whole.quotable)) return []
  // 'Many believe that …': the page names the statement, and does not make it.
  const beliefs = beliefWords[languageOf(language) ?? 'en'] ?? []
  if (beliefs.some((words) => standsIn(`${words} ${text.text}`, page.whole.quotable))) return []
  const block = page.blockWith(text.text)
  const fault = { path: text.path, reason: 'negation', sentence: text.text, words: [], expected: [] } as const
  return [{ ...fault, ...(block !== undefined && { block }) }]
}

function optionsOf(
  question: string,
  texts: readonly GroundedText[],
  page: PageEvidence,
  language: string,
): readonly Option[] {
  const options = texts.map((text) => ({ text, tokens: tokensOf(text.text, language).filter(isCompared) }))
  const own = options.flatMap(({ tokens }) => tokens.filter((token) => token.kind === 'word'))
  const lexicon = lexiconOf(language)
  // Words of the options would count for some of them only. What the page does not say belongs to the way of asking.
  const asked = tokensOf(question, language).filter(
    (token) =>
      token.kind === 'number' ||
      token.kind === 'month' ||
      (token.kind === 'word' &&
        (token.isContent || token.isSymbol) &&
        page.whole.words.has(token.folded) &&
        !lexicon.isConnective(token.folded) &&
        !own.some(({ folded }) => sameRoot(folded, token.folded))),
  )
  return options.map((option) => ({ ...option, ...supportOf(option.tokens, asked, page, language) }))
}

function supportOf(
  option: readonly Token[],
  asked: readonly Token[],
  page: PageEvidence,
  language: string,
): Support {
  if (option.length === 0 || asked.length === 0) return { share: 0 }
  const { isComplete } = lexiconOf(language)
  return page.whole.sentences.reduce<Support>(
    (best, sentence) => {
      if (shareIn(option, sentence.tokens) < 1) return best
      if (isComplete && hasNegation(sentence.tokens) !== hasNegation(option)) return best
      const context = page.contextOf(sentence.block)
      const weights = asked.map((token) => {
        if (sentence.tokens.some((other) => isSame(token, other))) return 1
        return token.kind === 'word' && context.has(token.folded) ? weightOfContext : 0
      })
      const share = weights.reduce<number>((sum, weight) => sum + weight, 0) / asked.length
      return share > best.share ? { share, sentence } : best
    },
    { share: 0 },
  )
}

function isCompared({ kind }: Token): boolean {
  return kind !== 'neutral' && kind !== 'about'
}

function hasNegation(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'negation')
}

/** Share of the tokens that a sentence contains. */
function shareIn(tokens: readonly Token[], sentence: readonly Token[]): number {
  const found = tokens.filter((token) => sentence.some((other) => isSame(token, other)))
  return tokens.length === 0 ? 0 : found.length / tokens.length
}

function isSame(token: Token, other: Token): boolean {
  if (token.kind === 'word' && other.kind === 'word') return sameRoot(token.folded, other.folded)
  if (token.kind === 'number' && other.kind === 'number') return shareValue(token.values, other.values)
  if (token.kind === 'polar' && other.kind === 'polar')
    return token.pair === other.pair && token.side === other.side
  return token.kind === other.kind && token.text.toLowerCase() === other.text.toLowerCase()
}
