import { marksOf, withEndMark, withoutStop } from '../../language/marks.ts'
import { scaledAmountIn, wrongAmounts } from '../../language/words/scaled-amounts.ts'
import { standsAlone } from '../../material/sentence.ts'
import { isQuotable, nextAfter, weightIn } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

const fewestWrong = 2

/**
 * Questions for an amount that the page works out by a rule: 'Use 2 % of the weight of the flour: 10 g for 500 g of flour.' The
 * other options are amounts that simple mistakes lead to.
 */
export const aboutCalculations: QuestionMaker = (material) => {
  const { language } = material.page
  const weight = weightIn(material)
  return material.sentences
    .filter((one) => standsAlone(one) && isQuotable(one.text))
    .flatMap((one): readonly Question[] => {
      const found = scaledAmountIn(withoutStop(one.text, language), language)
      const amounts = found ? wrongAmounts(found.amount, language) : []
      // '1500 €' is the quantity of the question.
      const wrong = amounts.filter((amount) => found?.ask.includes(amount) === false)
      if (!found || wrong.length < fewestWrong) return []
      return [
        {
          kind: 'calculation',
          ask: `${withEndMark(found.rule, language)}${marksOf(language).space}${found.ask}`,
          right: found.amount,
          wrong,
          because: one.text,
          further: nextAfter(one, material),
          teaches: one.text,
          sources: [one.block],
          weight: weight(one),
        },
      ]
    })
}
