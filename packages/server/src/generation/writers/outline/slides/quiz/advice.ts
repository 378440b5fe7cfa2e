import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised, withSmallStart } from '../../language/enumerate.ts'
import { withoutStop } from '../../language/marks.ts'
import { refersBack } from '../../language/refers-back.ts'
import { askWhatToDo, isAdvice } from '../../language/words/advice-questions.ts'
import { caseOf, conditionalOf } from '../../language/words/conditions.ts'
import { withoutOwnPronouns } from '../../material/contrasts.ts'
import type { Material } from '../../material/material.ts'
import type { Sentence } from '../../material/sentence.ts'
import { isQuotable, nextAfter, weightIn, withWordsOf, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** A case and the act that it asks for: 'If the cable is damaged, call an electrician.' */
interface Advice {
  readonly sentence: Sentence
  readonly condition: string
  readonly act: string
}

const words = { fewestOfCase: 3, fewest: 2, most: 18 }

/** Questions for what to do in a case, with what to do in other cases as options. */
export const aboutAdvice: QuestionMaker = (material) => {
  const { language } = material.page
  const found = material.sentences.flatMap((sentence) => adviceIn(sentence, material))
  const weight = weightIn(material)
  return found.flatMap((one): readonly Question[] => {
    const ask = askWhatToDo(withSmallStart(one.condition), language)
    if (ask === undefined) return []
    const others = found.filter(({ sentence, act }) => sentence !== one.sentence && act !== one.act)
    return [
      {
        kind: 'advice',
        ask,
        right: one.act,
        wrong: wrongOptions(
          one.act,
          others.map(({ act }) => act),
          withWordsOf(one.sentence.text),
        ),
        because: one.sentence.text,
        further: nextAfter(one.sentence, material),
        notes: new Map(others.map(({ act, sentence }) => [act, sentence])),
        teaches: one.sentence.text,
        sources: [one.sentence.block],
        weight: weight(one.sentence),
      },
    ]
  })
}

function adviceIn(sentence: Sentence, { page, lexicon }: Material): readonly Advice[] {
  const text = withoutStop(sentence.text, page.language)
  // 'If the reading is low, stop the pump: call a nurse, and stay with the patient' has more than two parts.
  const found =
    sentence.isUsable && isQuotable(text)
      ? (conditionalOf(text, page.language) ?? caseOf(text, page.language))
      : undefined
  if (
    !found ||
    !isAdvice(found.consequence, page.language) ||
    refersBack(withoutOwnPronouns(found.condition), lexicon)
  )
    return []
  const count = countWords(found.consequence)
  const isAskable =
    countWords(found.condition) >= words.fewestOfCase && count >= words.fewest && count <= words.most
  return isAskable ? [{ sentence, condition: found.condition, act: capitalised(found.consequence) }] : []
}
