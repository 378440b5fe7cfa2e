import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../../language/enumerate.ts'
import { marksOf, withEndMark, withoutStop } from '../../language/marks.ts'
import { refersBack } from '../../language/refers-back.ts'
import { beliefIn, corrects, namesMistakenBelief } from '../../language/words/mistaken-beliefs.ts'
import { rejectsWithoutReason } from '../../language/words/rejections.ts'
import type { Material } from '../../material/material.ts'
import { askAbout, isQuotable, weightIn } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

const words = { fewest: 3, most: 24, ofCorrection: 45 }

/**
 * Questions for what people wrongly believe, where the page says how it really is: 'Many think that lactate causes the soreness. In
 * fact …' The mistake is one that a learner makes, and the page says why it is one.
 */
export const aboutMistakes: QuestionMaker = (material) => {
  const { page, lexicon, sentences } = material
  const { quizAsks } = lexicon.phrases
  const weight = weightIn(material)
  return sentences.flatMap((sentence, at): readonly Question[] => {
    const belief = beliefIn(withoutStop(sentence.text, page.language), page.language)
    if (belief === undefined) return []
    const correction = correctionAfter(at, material)
    const count = countWords(belief)
    const fits =
      correction !== undefined &&
      count >= words.fewest &&
      count <= words.most &&
      isQuotable(belief) &&
      !refersBack(capitalised(belief), lexicon)
    if (!fits) return []
    const because = [sentence.text, ...correction].join(marksOf(page.language).space)
    return [
      {
        kind: 'truth',
        ask: askAbout(material, quizAsks.truth, withEndMark(capitalised(belief), page.language)),
        right: quizAsks.isFalse,
        wrong: [quizAsks.isTrue],
        because,
        teaches: because,
        sources: [sentence.block],
        weight: weight(sentence),
        isOfMistake: true,
      },
    ]
  })
}

/** The sentences after a mistaken belief that say how it really is; undefined if the page leaves it open. */
function correctionAfter(at: number, { sentences, page }: Material): readonly string[] | undefined {
  const [belief, next, second] = sentences.slice(at, at + 3)
  if (!belief || next?.block !== belief.block) return undefined
  const isPutRight =
    corrects(next.text, page.language) || (namesMistakenBelief(belief.text) && next.words >= words.fewest)
  if (!isPutRight) return undefined
  const isBare = rejectsWithoutReason(next.text, page.language)
  // 'This is wrong.' alone gives no reason.
  if (isBare && second?.block !== belief.block) return undefined
  const said = isBare && second ? [next.text, second.text] : [next.text]
  return countWords(said.join(' ')) <= words.ofCorrection ? said : undefined
}
