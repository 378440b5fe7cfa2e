import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../../language/enumerate.ts'
import { withoutStop } from '../../language/marks.ts'
import { memoized } from '../../language/memoized.ts'
import { refersBack } from '../../language/refers-back.ts'
import { statedCase } from '../../language/words/conditions.ts'
import { contentStems, overlap } from '../../language/words/content-words.ts'
import { asksForCase } from '../../language/words/review-questions.ts'
import type { Material } from '../../material/material.ts'
import { isScene } from '../../material/scene.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { questionsOf, tellingWords } from './page-questions.ts'
import { isQuotable, nextAfter, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** A statement and the case in which it holds. */
interface Case {
  readonly sentence: Sentence
  readonly condition: string
  /** The condition refers to nothing before. */
  readonly isClear: boolean
  readonly stems: { readonly condition: ReadonlySet<string>; readonly consequence: ReadonlySet<string> }
}

const mostWords = 14
const fewestWords = 3
/** The statement has this share of the question's words; that of another case may have that share. */
const shares = { ofAnswer: 0.75, ofOther: 0.5 }
const fewestOfQuestion = 2

const casesIn = memoized((material: Material): readonly Case[] => {
  const { page, lexicon } = material
  return material.sentences
    .filter((one) => one.isUsable && !isScene(one, material) && isQuotable(one.text))
    .flatMap((sentence) => {
      const found = statedCase(withoutStop(sentence.text, page.language), page.language)
      if (!found) return []
      const count = countWords(found.condition)
      if (count < fewestWords || count > mostWords) return []
      const [condition, consequence] = [found.condition, found.consequence].map(contentStems)
      if (!condition || !consequence) return []
      const isClear = !refersBack(found.condition, lexicon)
      return [
        { sentence, condition: capitalised(found.condition), isClear, stems: { condition, consequence } },
      ]
    })
})

/**
 * The page's own questions for the case in which a statement holds: 'When does a buffer fail?' of 'A buffer fails once one of its
 * parts is used up.' The other options are the cases of other statements.
 */
export const aboutAskedCases: QuestionMaker = (material) => {
  const weight = weightIn(material)
  return questionsOf(material)
    .filter(({ text }) => asksForCase(text, material.page.language))
    .flatMap((question): readonly Question[] => {
      const words = tellingWords(question, material)
      const cases = casesIn(material)
      const [best] = cases
        .filter(
          ({ sentence, stems }) =>
            standsAlone(sentence) &&
            [...words].filter((word) => stems.consequence.has(word)).length >= fewestOfQuestion &&
            overlap(words, stems.consequence) >= shares.ofAnswer,
        )
        .toSorted((a, b) => overlap(words, b.stems.consequence) - overlap(words, a.stems.consequence))
      if (!best) return []
      const others = cases.filter(
        (one) =>
          one.sentence !== best.sentence &&
          one.isClear &&
          overlap(words, one.stems.consequence) < shares.ofOther &&
          overlap(best.stems.condition, one.stems.condition) < shares.ofOther,
      )
      return [
        {
          kind: 'answer',
          ask: question.text,
          right: best.condition,
          wrong: wrongOptions(
            best.condition,
            others.map(({ condition }) => condition),
          ),
          because: best.sentence.text,
          further: nextAfter(best.sentence, material),
          notes: new Map(others.map(({ condition, sentence }) => [condition, sentence])),
          teaches: best.sentence.text,
          sources: [best.sentence.block],
          weight: weight(best.sentence),
          isOfPage: true,
        },
      ]
    })
}
