import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../../language/enumerate.ts'
import { withoutStop } from '../../language/marks.ts'
import { memoized } from '../../language/memoized.ts'
import { wordsOf } from '../../language/normalise.ts'
import { refersBack } from '../../language/refers-back.ts'
import { contentStems, overlap } from '../../language/words/content-words.ts'
import { asksForReason } from '../../language/words/question-frames.ts'
import { askedReasonOf, asksForEffect } from '../../language/words/review-questions.ts'
import { numberBefore } from '../../material/answered-questions.ts'
import type { Material } from '../../material/material.ts'
import { isQuestion } from '../../material/sentence.ts'
import { agreeing, isQuotable, nextAfter, weightIn, withWordsOf, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'
import { askWhy } from './ask-in-words.ts'
import { reasoningIn } from './reasons.ts'
import { resultsIn } from './results.ts'

/** A question that the page asks its readers, for example below 'Review questions'. */
export interface PageQuestion {
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly asksForReason: boolean
  /** An exercise without a question mark: 'Give two reasons why …'. */
  readonly isTask: boolean
}

/** Starts of words that only ask, in the length of a stem. */
export const asking: ReadonlySet<string> = new Set(
  'what does which when where whose whom were have many much cuál dónde cuánd quién quell quels comme welch wofür woher worau wann wenn quale quali dove quand qual quais onde quem welke waar jakie które czego czym kiedy kied cuand когда коли почем'.split(
    ' ',
  ),
)

/**
 * The words of a question that the page uses outside of its questions too, in the form that it has there ('fail', 'fails'), without
 * those that only ask.
 */
export function tellingWords({ words: asked }: PageQuestion, material: Material): ReadonlySet<string> {
  const used = usedWords(material)
  return new Set(
    [...asked]
      .filter((word) => !asking.has(word))
      .flatMap((word) =>
        used.has(word) ? [word] : [...used].filter((one) => areForms(one, word)).slice(0, 1),
      ),
  )
}

/** The words of a question without those that only ask, in the form that the page has: 'gives' for 'give'. Others stay. */
const inFormsOfPage = (question: PageQuestion, material: Material): ReadonlySet<string> => {
  const telling = tellingWords(question, material)
  const isKnown = (word: string) => telling.has(word) || [...telling].some((one) => areForms(one, word))
  return new Set([...telling, ...[...question.words].filter((word) => !asking.has(word) && !isKnown(word))])
}

function areForms(one: string, other: string): boolean {
  return (one.startsWith(other) || other.startsWith(one)) && Math.abs(one.length - other.length) === 1
}

const usedWords = memoized(
  ({ sentences }: Material): ReadonlySet<string> =>
    new Set(sentences.filter(({ isUsable }) => isUsable).flatMap(({ text }) => [...contentStems(text)])),
)

const words = { fewest: 4, most: 25 }
/** A question is about a statement that has this share of its words, if it has that share of the statement's. */
const shares = { ofQuestion: 0.7, ofStatement: 0.4, ofPremise: 0.6 }
/** 'Why was the Statute of Labourers hard to enforce?' names what the page calls 'the law' in 'The law was hard to enforce'. */
const sharesOfNamed = { ofQuestion: 0.45, ofStatement: 0.95 }
const fewestOfNamed = 2
export const questionsOf = memoized((material: Material): readonly PageQuestion[] => {
  const { lexicon, page } = material
  return page.blocks
    .flatMap((block) => {
      if (block.kind === 'paragraph') return [block.text]
      return block.kind === 'list' ? block.items.map(({ text }) => text) : []
    })
    .map((text) => text.trim().replace(numberBefore, ''))
    .map((text) => ({
      text,
      ofTask: isQuestion(text) ? undefined : askedReasonOf(withoutStop(text, page.language), page.language),
    }))
    .filter(({ text, ofTask }) => isQuestion(text) || ofTask !== undefined)
    .filter(({ text }) => isQuotable(text) && !/[.!?？؟。！]\s*\S/u.test(text))
    .filter(({ text }) => countWords(text) >= words.fewest && countWords(text) <= words.most)
    .filter(
      ({ text, ofTask }) =>
        !refersBack(text, lexicon) && (ofTask !== undefined || !lexicon.addressesReader(text)),
    )
    .map(({ text, ofTask }) => ({
      text: capitalised(text),
      words: contentStems(ofTask ?? text),
      asksForReason: ofTask !== undefined || asksForReason(text, page.language),
      isTask: ofTask !== undefined,
    }))
})

/** How well a question fits a statement; 0 if it is about something else. */
function fit(question: PageQuestion, statement: string, material: Material): number {
  const asked = inFormsOfPage(question, material)
  const said = contentStems(statement)
  const [ofQuestion, ofStatement] = [overlap(asked, said), overlap(said, asked)]
  const isAbout =
    (ofQuestion >= shares.ofQuestion && ofStatement >= shares.ofStatement) ||
    (said.size >= fewestOfNamed &&
      ofQuestion >= sharesOfNamed.ofQuestion &&
      ofStatement >= sharesOfNamed.ofStatement)
  return isAbout ? ofQuestion + ofStatement : 0
}

/** Whether the page asks about both things of a question: 'What is the difference between prose and verse?' */
function isAskedFor({ right, wrong: [other = ''] }: Question, material: Material): boolean {
  // Also by the short words: 'dry locks' and 'wet locks'.
  const parts = wordsOf(`${right} ${other}`).map((word) => word.slice(0, 5))
  return questionsOf(material).some(({ text }) => {
    const asked = wordsOf(text)
    return parts.every((part) => asked.some((word) => word.startsWith(part)))
  })
}

function asksTheSame({ words: own }: PageQuestion, others: ReadonlySet<string>): boolean {
  return overlap(own, others) === 1 && overlap(others, own) === 1
}

/**
 * Questions in the words of the page where it asks the same itself: a question of the page that asks for a reason, and the claim
 * whose reason is asked for.
 */
export function inWordsOfPage(questions: readonly Question[], material: Material): readonly Question[] {
  const asked = new Map<Question, PageQuestion>()
  // 'What does the resolver do?' of a question that asks the same in the words of a rule.
  for (const own of questionsOf(material).filter((one) => !one.asksForReason)) {
    const same = questions.find(
      (one) => one.kind === 'object' && !asked.has(one) && asksTheSame(own, contentStems(one.ask)),
    )
    if (same) asked.set(same, own)
  }
  const ofReasons = questions.filter(({ kind, claim }) => kind === 'reason' && claim !== undefined)
  for (const own of questionsOf(material).filter((one) => one.asksForReason)) {
    const [best] = ofReasons
      .filter((one) => !asked.has(one))
      .map((one) => ({
        one,
        // 'Why do you change gloves after removing the dressing?' may name what only the reason names.
        value: Math.max(
          fit(own, one.claim ?? '', material),
          fit(own, `${one.claim ?? ''} ${one.right}`, material),
        ),
      }))
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.value - a.value)
    if (best) asked.set(best.one, own)
  }
  for (const own of questionsOf(material).filter(({ text }) => asksForEffect(text, material.page.language))) {
    const [best] = questions
      .filter((one) => !asked.has(one) && one.premise !== undefined && one.kind !== 'advice')
      .map((one) => ({ one, value: fitOfPremise(own, one, material) }))
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.value - a.value)
    if (best) asked.set(best.one, own)
  }
  for (const own of questionsOf(material).filter((one) => !one.asksForReason)) {
    const same = questions.find((one) => one.kind === 'advice' && !asked.has(one) && isOfCase(own, one))
    if (same) asked.set(same, own)
  }
  return questions.flatMap((one): readonly Question[] => {
    const own = asked.get(one)
    // 'Give two reasons why …' is asked in other words: one reason is the answer.
    // What the page asks is no detail.
    if (own !== undefined)
      return [{ ...one, ...(!own.isTask && { ask: own.text }), isOfPage: true, isDetail: false }]
    if (one.isOnlyOfPage === true) return []
    return [one.kind === 'side' && isAskedFor(one, material) ? { ...one, isOfPage: true } : one]
  })
}

/** Whether a question of the page is about the case of an advice, and about little else: 'What do you do if you smell gas?' */
function isOfCase({ words: own }: PageQuestion, { premise = '' }: Question): boolean {
  const condition = contentStems(premise)
  return (
    condition.size >= fewestOfPremise &&
    overlap(condition, own) >= sharesOfCase.ofCondition &&
    overlap(own, condition) >= sharesOfCase.ofQuestion
  )
}

const sharesOfCase = { ofCondition: 0.9, ofQuestion: 0.5 }

/**
 * How well a question for an effect fits what a statement names as its cause; 0 if it is about something else. The words of the
 * page's title say little: most statements are about it.
 */
function fitOfPremise(question: PageQuestion, one: Question, material: Material): number {
  const asked = tellingWords(question, material)
  const title = contentStems(material.page.title)
  const premise = contentStems(one.premise ?? '')
  const own = new Set([...asked].filter((word) => !title.has(word) || premise.has(word)))
  const shared = [...own].filter((word) => premise.has(word)).length
  const ofBoth = overlap(own, contentStems(`${one.premise ?? ''} ${one.right}`))
  return shared >= fewestOfPremise && ofBoth >= shares.ofPremise ? ofBoth + overlap(premise, own) : 0
}

const fewestOfPremise = 2

/**
 * The page's questions for the reason of a result: 'Why does an enzyme act on one substrate?' of 'Its site has one shape, so an
 * enzyme acts on one substrate.' The other options are reasons of other statements.
 */
export const aboutPageQuestions: QuestionMaker = (material) => {
  const own = questionsOf(material).filter((one) => one.asksForReason)
  if (own.length === 0) return []
  const results = resultsIn(material)
  const reasons = reasoningIn(material)
  const weight = weightIn(material)
  return own.flatMap((asked): readonly Question[] => {
    const [best] = results
      .map((one) => ({ one, value: fit(asked, one.outcome, material) }))
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.value - a.value)
    if (!best) return []
    const { sentence, claim, outcome } = best.one
    const right = capitalised(claim)
    if (material.lexicon.isDependent(right)) return []
    const others = [
      ...reasons.filter((one) => one.sentence !== sentence).map(({ reason }) => reason),
      ...results.filter((one) => one.sentence !== sentence).map((one) => capitalised(one.claim)),
    ].filter((text) => overlap(asked.words, contentStems(text)) <= mostOfQuestion)
    return [
      {
        kind: 'reason',
        ask: asked.isTask ? askWhy(withoutStop(outcome, material.page.language), material) : asked.text,
        right,
        wrong: wrongOptions(right, agreeing(right, others, material), withWordsOf(`${claim} ${outcome}`)),
        because: sentence.text,
        further: nextAfter(sentence, material),
        notes: new Map(
          reasons.filter(({ lead }) => lead === undefined).map((one) => [one.reason, one.sentence]),
        ),
        teaches: sentence.text,
        sources: [sentence.block],
        weight: weight(sentence),
        isOfPage: true,
      },
    ]
  })
}

/** An option with more words of the question may answer it too. */
const mostOfQuestion = 0.34
