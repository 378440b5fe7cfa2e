import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../../language/enumerate.ts'
import { memoized } from '../../language/memoized.ts'
import { wordsOf } from '../../language/normalise.ts'
import { refersBack } from '../../language/refers-back.ts'
import { contentStems, overlap } from '../../language/words/content-words.ts'
import { asksForReason } from '../../language/words/question-frames.ts'
import { numberBefore } from '../../material/answered-questions.ts'
import type { Material } from '../../material/material.ts'
import { isQuestion } from '../../material/sentence.ts'
import { agreeing, isQuotable, nextAfter, weightIn, withWordsOf, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'
import { reasoningIn } from './reasons.ts'
import { resultsIn } from './results.ts'

/** A question that the page asks its readers, for example below 'Review questions'. */
export interface PageQuestion {
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly asksForReason: boolean
}

const words = { fewest: 4, most: 25 }
/** A question is about a statement that has this share of its words, if it has that share of the statement's. */
const shares = { ofQuestion: 0.7, ofStatement: 0.4 }
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
    .filter((text) => isQuestion(text) && isQuotable(text) && !/[.!?？؟。！]\s*\S/u.test(text))
    .filter((text) => countWords(text) >= words.fewest && countWords(text) <= words.most)
    .filter((text) => !refersBack(text, lexicon) && !lexicon.addressesReader(text))
    .map((text) => ({
      text: capitalised(text),
      words: contentStems(text),
      asksForReason: asksForReason(text, page.language),
    }))
})

/** How well a question fits a statement; 0 if it is about something else. */
function fit({ words: asked }: PageQuestion, statement: string): number {
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
      .map((one) => ({ one, value: fit(own, one.claim ?? '') }))
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.value - a.value)
    if (best) asked.set(best.one, own)
  }
  return questions.map((one) => {
    const own = asked.get(one)
    if (own !== undefined) return { ...one, ask: own.text, isOfPage: true }
    return one.kind === 'side' && isAskedFor(one, material) ? { ...one, isOfPage: true } : one
  })
}

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
      .map((one) => ({ one, value: fit(asked, one.outcome) }))
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
        ask: asked.text,
        right,
        wrong: wrongOptions(right, agreeing(right, others, material), withWordsOf(`${claim} ${outcome}`)),
        because: sentence.text,
        further: nextAfter(sentence, material),
        notes: new Map(reasons.map((one) => [one.reason, one.sentence])),
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
