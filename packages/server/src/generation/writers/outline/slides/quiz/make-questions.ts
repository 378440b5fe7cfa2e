import { memoized } from '../../language/memoized.ts'
import type { Material } from '../../material/material.ts'
import { aboutCells } from './cells.ts'
import { aboutCompletions } from './completions.ts'
import { aboutGaps } from './gaps.ts'
import { aboutHeadings } from './headings.ts'
import { aboutKinds } from './kinds.ts'
import { aboutLists } from './lists.ts'
import { aboutMeanings, aboutTerms } from './names.ts'
import { ownQuestions } from './own-questions.ts'
import { isFair } from './question.ts'
import type { Question, QuestionKind, QuestionMaker } from './question.ts'
import { aboutReasons } from './reasons.ts'
import { aboutRelations } from './relations.ts'
import { aboutSteps } from './steps.ts'
import { aboutTruths } from './truths.ts'

const makers: readonly QuestionMaker[] = [
  ownQuestions,
  aboutReasons,
  aboutSteps,
  aboutCells,
  aboutRelations,
  aboutMeanings,
  aboutGaps,
  aboutCompletions,
  aboutKinds,
  aboutLists,
  aboutHeadings,
  aboutTruths,
  aboutTerms,
]

/** How much a kind of question tests: understanding before details, details before names. */
const worths: Readonly<Record<QuestionKind, number>> = {
  own: 4,
  reason: 3,
  step: 2.6,
  kind: 2.4,
  relation: 2.2,
  meaning: 1.5,
  gap: 2,
  completion: 1.9,
  list: 1.7,
  // A cell asks for a detail, in the words of a table.
  cell: 1.6,
  // A heading asks for the place of a statement on the page, not for its meaning.
  heading: 0.5,
  truth: 1.2,
  term: 0.8,
}

/** All fair questions about a page, the best first. */
export const makeQuestions = memoized((material: Material): readonly Question[] =>
  makers
    .flatMap((make) => make(material))
    .filter(isFair)
    .sort((a, b) => worthOf(b) - worthOf(a)),
)

/** How much less a question tests that asks for a detail. It is asked if there is nothing else to ask. */
const ofDetail = 0.5

export function worthOf({ kind, weight, wrong, isDetail = false }: Question): number {
  const choice = kind === 'truth' || wrong.length >= 3 ? 1 : 0.9
  return worths[kind] * (0.6 + 0.4 * weight) * choice * (isDetail ? ofDetail : 1)
}
