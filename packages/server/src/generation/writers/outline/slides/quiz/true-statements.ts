import { memoized } from '../../language/memoized.ts'
import { withoutStop } from '../../language/marks.ts'
import { refersBack } from '../../language/refers-back.ts'
import { isAdvice, isInstructing } from '../../language/words/advice-questions.ts'
import { conditionalOf } from '../../language/words/conditions.ts'
import { isInStory } from '../../material/story.ts'
import { askWhichIsTrue, namesReader } from '../../language/words/question-frames.ts'
import type { Material } from '../../material/material.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import type { Sentence } from '../../material/sentence.ts'
import { namesTitledPerson } from '../../language/words/person-titles.ts'
import { saysMore, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'
import { falseStatements, isOfStory, trueStatements } from './truths.ts'
import type { Changed } from './truths.ts'

/** With fewer false statements, one can guess. */
const fewestFalse = 2
/** False statements of the sentences before and after, from which the options are chosen. */
const around = 12
/** Statements with more words in common are about the same: two of them show what is exchanged. */
const mostAlike = 0.5

const knownFalse = memoized((material: Material): readonly Changed[] =>
  falseStatements(material).filter(
    ({ text, sentence, isDetail = false, isAbsurd = false }) =>
      !isDetail && !isAbsurd && isClear(text, material) && !isInStory(sentence, material),
  ),
)

/** Understood without another sentence, about no reader and no author, and no instruction: only such statements are true or false. */
function isClear(text: string, { lexicon, page }: Material): boolean {
  return (
    !lexicon.isDependent(text) &&
    !lexicon.discourse.seems(text) &&
    !refersBack(text, lexicon) &&
    !namesReader(text, page.language) &&
    !isOfStory(text) &&
    !namesTitledPerson(text, page.language) &&
    !lexicon.isTask(text) &&
    !isInstructing(text, page.language) &&
    !isAdvice(conditionalOf(text, page.language)?.consequence ?? '', page.language)
  )
}

/**
 * Questions for the one true statement among false ones, which the page says otherwise: a learner has to judge each of them, and
 * the feedback corrects them.
 */
export const aboutWhichIsTrue: QuestionMaker = (material) => {
  const all = knownFalse(material)
  if (all.length < fewestFalse) return []
  const weight = weightIn(material)
  return trueStatements(material).flatMap(({ sentence, reason }): readonly Question[] => {
    const isAsked = isClear(sentence.text, material) && !isInStory(sentence, material)
    // Otherwise the feedback would only repeat the answer.
    if (!isAsked || !saysMore(reason, sentence.text, material)) return []
    const right = withoutStop(sentence.text, material.page.language)
    const options = nearest(sentence, all).filter(
      (one) => overlap(contentWords(one.text), contentWords(sentence.text)) <= mostAlike,
    )
    const textOf = ({ text }: Changed) => withoutStop(text, material.page.language)
    const wrong = wrongOptions(right, options.map(textOf))
    if (wrong.length < fewestFalse) return []
    const chosen = options.filter((one) => wrong.includes(textOf(one)))
    return [
      {
        kind: 'statement',
        ask: askWhichIsTrue(material.page.language),
        right,
        wrong,
        because: sentence.text,
        further: reason,
        notes: new Map(chosen.map((one) => [textOf(one), one.sentence])),
        teaches: sentence.text,
        needs: chosen.map((one) => one.sentence.text),
        sources: [sentence.block],
        weight: weight(sentence),
      },
    ]
  })
}

/** The false statements of the sentences that are nearest on the page, and of none twice. */
function nearest(sentence: Sentence, all: readonly Changed[]): readonly Changed[] {
  const at = all.findIndex((one) => one.sentence.order >= sentence.order)
  const middle = at < 0 ? all.length : at
  return all
    .slice(Math.max(0, middle - around), middle + around)
    .filter((one) => one.sentence !== sentence)
    .toSorted(
      (a, b) => Math.abs(a.sentence.order - sentence.order) - Math.abs(b.sentence.order - sentence.order),
    )
}
