import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised, withSmallStart } from '../../language/enumerate.ts'
import { withoutStop } from '../../language/marks.ts'
import { refersBack } from '../../language/refers-back.ts'
import {
  askWhatToDo,
  isAdvice,
  isCaseOfReader,
  isInstructing,
} from '../../language/words/advice-questions.ts'
import { caseOf, conditionalOf, startsWithCondition } from '../../language/words/conditions.ts'
import { contentStems, overlap } from '../../language/words/content-words.ts'
import { withoutOwnPronouns } from '../../material/contrasts.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { reversedOption } from './statements.ts'
import { isQuotable, nextAfter, weightIn, withWordsOf, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** A case and the act that it asks for: 'If the cable is damaged, call an electrician.' */
interface Advice {
  readonly sentence: Sentence
  readonly condition: string
  readonly act: string
}

/** 'If it gets into an eye': what gets there is in the sentence before. */
const opensWithPronoun = /^(?:if|when|whenever)\s(?:it|they|he|she|this|that|these|those)\s/iu

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
    const topic = withWordsOf(one.sentence.text)
    // 'Take the swab after the antibiotic is given': the same act done wrongly is the hardest to tell from the right one.
    const reversed = reversedOption(one.act, language).slice(0, 1)
    const near = wrongOptions(
      one.act,
      others.map(({ act }) => act),
      topic,
      reversed,
    )
    return [
      {
        kind: 'advice',
        ask,
        premise: one.condition,
        right: one.act,
        wrong: near.length < enough ? wrongOptions(one.act, otherActs(one, material), topic, near) : near,
        isLoose: near.length === 0,
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

/** With fewer acts in other cases, what the page says to do elsewhere is an option too. */
const enough = 2

/** Instructions of other paragraphs: one of the same paragraph may belong to the same case. */
function otherActs({ sentence, act }: Advice, material: Material): readonly string[] {
  const { page, sentences, blockOf, lexicon } = material
  const own = contentStems(`${sentence.text} ${act}`)
  return sentences
    .filter((one) => one.block !== sentence.block && one.isUsable && standsAlone(one) && isQuotable(one.text))
    .map((one) => ({ one, text: withoutStop(one.text, page.language) }))
    .filter(
      ({ one, text }) =>
        (isInstructing(text, page.language) ||
          (one.ordered === true && one.index === 0 && blockOf(one.block)?.kind === 'list')) &&
        !startsWithCondition(text, page.language) &&
        !refersBack(text, lexicon) &&
        countWords(text) >= words.fewest &&
        countWords(text) <= words.most &&
        overlap(contentStems(text), own) < mostOfAct,
    )
    .map(({ text }) => text)
}

/** An instruction with more of the same words may be what to do in the case as well. */
const mostOfAct = 0.34

function adviceIn(sentence: Sentence, { page, lexicon }: Material): readonly Advice[] {
  const text = withoutStop(sentence.text, page.language)
  // 'If the reading is low, stop the pump: call a nurse, and stay with the patient' has more than two parts.
  const found =
    sentence.isUsable && isQuotable(text)
      ? (conditionalOf(text, page.language) ?? caseOf(text, page.language))
      : undefined
  if (
    !found ||
    !(isAdvice(found.consequence, page.language) || isCaseOfReader(found.condition, page.language)) ||
    refersBack(withoutOwnPronouns(found.condition), lexicon) ||
    opensWithPronoun.test(found.condition)
  )
    return []
  const count = countWords(found.consequence)
  const isAskable =
    countWords(found.condition) >= words.fewestOfCase && count >= words.fewest && count <= words.most
  return isAskable ? [{ sentence, condition: found.condition, act: capitalised(found.consequence) }] : []
}
