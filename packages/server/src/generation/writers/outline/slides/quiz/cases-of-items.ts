import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../../language/enumerate.ts'
import { marksOf, withoutStop } from '../../language/marks.ts'
import { refersBack } from '../../language/refers-back.ts'
import { askWhatToDo, isAdvice } from '../../language/words/advice-questions.ts'
import { conditionalOf, startsWithCase, withoutThen } from '../../language/words/conditions.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import { askVerbFirst } from '../../language/words/verb-first-cases.ts'
import type { Material } from '../../material/material.ts'
import { isScene } from '../../material/scene.ts'
import { standsAlone } from '../../material/sentence.ts'
import { isInStory } from '../../material/story.ts'
import { askWhatHappens } from './ask-in-words.ts'
import { namedGroupsIn } from './names.ts'
import { isQuotable, weightIn, withWordsOf, wrongOptions } from './question.ts'
import type { Note, Question, QuestionMaker } from './question.ts'

interface Case {
  readonly condition: string
  readonly ask: string
  readonly answer: string
  readonly note: Note
  readonly weight: number
}

const mostWords = { ofCondition: 14, ofAnswer: 20 }
const fewestWords = 3
/** The answer of a similar case may be right as well. */
const mostAlike = 0.4

/**
 * Questions for what holds in a case that an item of a list names: 'Termination: If the defect endangers health, the tenant may
 * leave at once.' In languages in which the verb follows 'then', sentences are asked so too.
 */
export const aboutCasesOfItems: QuestionMaker = (material) => {
  const cases = [...casesOfNames(material), ...casesOfSentences(material)]
  return cases.map((one): Question => {
    const words = contentWords(one.condition)
    const others = cases.filter(
      (other) =>
        other !== one &&
        overlap(words, contentWords(other.condition)) <= mostAlike &&
        overlap(words, contentWords(other.answer)) <= mostAlike,
    )
    return {
      kind: 'consequence',
      ask: one.ask,
      premise: one.condition,
      right: one.answer,
      wrong: wrongOptions(
        one.answer,
        others.map(({ answer }) => answer),
        withWordsOf(one.note.text),
      ),
      because: one.note.text,
      notes: new Map(others.map(({ answer, note }) => [answer, note])),
      teaches: one.note.text,
      sources: [one.note.block],
      weight: one.weight,
    }
  })
}

function casesOfNames(material: Material): readonly Case[] {
  const { colon } = marksOf(material.page.language)
  return namedGroupsIn(material)
    .flat()
    .flatMap(({ name, meaning, source, weight }) =>
      caseIn(meaning, { text: `${capitalised(name)}${colon}${meaning}`, block: source }, weight, material),
    )
}

function casesOfSentences(material: Material): readonly Case[] {
  const { page, sentences } = material
  const weight = weightIn(material)
  return sentences
    .filter((one) => standsAlone(one) && !one.listed && !isScene(one, material) && !isInStory(one, material))
    .flatMap((one) => {
      const text = withoutStop(one.text, page.language)
      return askVerbFirst(text, page.language) ? caseIn(text, one, weight(one), material) : []
    })
}

function caseIn(text: string, note: Note, weight: number, material: Material): readonly Case[] {
  const { page, lexicon } = material
  const found = askVerbFirst(text, page.language) ?? askCase(text, material)
  if (!found || !isQuotable(text) || refersBack(found.condition, lexicon)) return []
  const count = countWords(found.answer)
  const fits =
    countWords(found.condition) <= mostWords.ofCondition &&
    count >= fewestWords &&
    count <= mostWords.ofAnswer
  return fits ? [{ ...found, note: { text: note.text, block: note.block }, weight }] : []
}

function askCase(
  text: string,
  material: Material,
): { readonly condition: string; readonly ask: string; readonly answer: string } | undefined {
  const { language } = material.page
  const found = startsWithCase(text, language) ? conditionalOf(text, language) : undefined
  if (!found) return undefined
  const { condition, consequence } = found
  const small = condition.charAt(0).toLowerCase() + condition.slice(1)
  const ask = isAdvice(consequence, language)
    ? askWhatToDo(small, language)
    : askWhatHappens(condition, material)
  return ask === undefined
    ? undefined
    : { condition, ask, answer: capitalised(withoutThen(consequence, language)) }
}
