import { contentWords, overlap, stems } from '../../language/words/content-words.ts'
import { goalsOf } from '../../material/goal-words.ts'
import { memoized } from '../../language/memoized.ts'
import type { Material } from '../../material/material.ts'
import { aboutAdvice } from './advice.ts'
import { aboutAskedCases } from './asked-cases.ts'
import { aboutCalculations } from './calculations.ts'
import { aboutCasesOfItems } from './cases-of-items.ts'
import { aboutCompletions } from './completions.ts'
import { aboutGaps } from './gaps.ts'
import { aboutGivenAnswers } from './given-answers.ts'
import { aboutHeadings } from './headings.ts'
import { aboutKinds } from './kinds.ts'
import { aboutLists } from './lists.ts'
import { aboutMeanings, aboutTerms } from './names.ts'
import { aboutObjects } from './objects.ts'
import { aboutOrder } from './order.ts'
import { aboutMistakes } from './mistakes.ts'
import { ownQuestions } from './own-questions.ts'
import { aboutPageQuestions, inWordsOfPage } from './page-questions.ts'
import { isFair } from './question.ts'
import type { Question, QuestionKind, QuestionMaker } from './question.ts'
import { aboutReasons } from './reasons.ts'
import { aboutRivalCases } from './rival-cases.ts'
import { aboutRelations } from './relations.ts'
import { aboutSides } from './sides.ts'
import { aboutSteps } from './steps.ts'
import { aboutSubjects } from './subjects.ts'
import { aboutTables } from './tables.ts'
import { aboutWhichIsTrue } from './true-statements.ts'
import { aboutTruths } from './truths.ts'

const makers: readonly QuestionMaker[] = [
  ownQuestions,
  aboutGivenAnswers,
  aboutPageQuestions,
  aboutAskedCases,
  aboutReasons,
  aboutRivalCases,
  aboutMistakes,
  aboutCalculations,
  aboutSteps,
  aboutOrder,
  aboutTables,
  aboutRelations,
  aboutSides,
  aboutCasesOfItems,
  aboutMeanings,
  aboutGaps,
  aboutCompletions,
  aboutKinds,
  aboutHeadings,
  aboutLists,
  aboutAdvice,
  aboutObjects,
  aboutSubjects,
  aboutWhichIsTrue,
  aboutTruths,
  aboutTerms,
]

/** How much a kind of question tests: understanding before details, details before names. */
const worths: Readonly<Record<QuestionKind, number>> = {
  own: 4,
  reason: 3,
  // The place of a step, and the highest or lowest of some values, are looked up rather than understood.
  step: 1.4,
  order: 1.5,
  kind: 2.4,
  relation: 2.6,
  meaning: 1.4,
  consequence: 2.6,
  completion: 1.9,
  // A gap asks for a name, and not for what it means.
  gap: 1.2,
  list: 1.1,
  advice: 2.5,
  answer: 2,
  object: 1.8,
  subject: 1.3,
  side: 2.3,
  // A row, an item and a kind are recognised by their labels.
  row: 1.3,
  extreme: 1.3,
  calculation: 2.2,
  statement: 1.6,
  truth: 1,
  term: 0.9,
}

/** All fair questions about a page, the best first. */
export const makeQuestions = memoized((material: Material): readonly Question[] =>
  inWordsOfPage(
    makers.flatMap((make) => make(material)),
    material,
  )
    .filter(isFair)
    .map((one) => ({
      ...one,
      isOfGoal: isOfGoal(one, material),
      isLoose: one.isLoose === true || onlyRightRefers(one, material),
    }))
    .sort((a, b) => worthOf(b) - worthOf(a)),
)

const ofStatements: ReadonlySet<QuestionKind> = new Set(['reason', 'relation', 'consequence'])

/** 'Their sensors drift' is seen to speak of the devices of the question if no other option speaks of something before it. */
function onlyRightRefers({ kind, right, wrong }: Question, { lexicon }: Material): boolean {
  return (
    ofStatements.has(kind) && lexicon.isDependent(right) && !wrong.some((one) => lexicon.isDependent(one))
  )
}

/** A question with this share of the words of an objective is about it. */
const leastOfGoal = 0.5

function isOfGoal({ ask, teaches }: Question, material: Material): boolean {
  const words = stems(contentWords(`${ask} ${teaches}`))
  return goalsOf(material).some((goal) => overlap(goal, words) >= leastOfGoal)
}

/** How much less a question tests that asks for a detail. It is asked if there is nothing else to ask. */
const ofDetail = 0.5
/** How much less a question tests whose wrong options are about other things. */
const ofLoose = 0.55
/** How much less a question tests whose wrong options are seen to be about other things. */
const ofFar = 0.7
/** How much more a question tests that is about an objective of the page. */
const ofGoal = 1.5
/** How much more a statement tests that learners believe and the page puts right than one made false. */
const ofMistake = 2.3
/** How much more a question tests that the page asks itself. */
const ofPage = 1.6

export function worthOf({
  kind,
  weight,
  wrong,
  isDetail = false,
  isLoose = false,
  isFar = false,
  isOfGoal: ofObjective = false,
  isOfPage = false,
  isOfMistake = false,
}: Question): number {
  const choice = kind === 'truth' || wrong.length >= 3 ? 1 : 0.9
  return (
    worths[kind] *
    (0.6 + 0.4 * weight) *
    choice *
    (isDetail ? ofDetail : 1) *
    (isLoose ? ofLoose : isFar ? ofFar : 1) *
    (ofObjective ? ofGoal : 1) *
    (isOfPage ? ofPage : 1) *
    (isOfMistake ? ofMistake : 1)
  )
}
