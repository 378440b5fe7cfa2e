import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../../language/enumerate.ts'
import { withoutStop } from '../../language/marks.ts'
import { memoized } from '../../language/memoized.ts'
import { refersBack } from '../../language/refers-back.ts'
import { headsAnswers } from '../../language/words/answer-headings.ts'
import { contentStems, overlap } from '../../language/words/content-words.ts'
import type { Material } from '../../material/material.ts'
import { isQuestion, standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { asksForThing } from '../../language/words/object-questions.ts'
import { objectsIn } from './objects.ts'
import { numberBefore, questionsOf } from './page-questions.ts'
import { statedAnswer } from './stated-answers.ts'
import { isQuotable, nextAfter, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** A question of the page with the answer that the page gives to it. */
interface Answered {
  readonly ask: string
  readonly answer: string
}

const mostWords = { ofQuestion: 25, ofAnswer: 14 }
/** A list asks questions if this share of its items do. */
const mostlyQuestions = 0.6
/** The answers are not further from their questions than this number of blocks. */
const mostBetween = 4
/** The sentence that states the answer has this share of the answer's words, and that of the question's. */
const shares = { ofAnswer: 0.75, ofQuestion: 0.4 }

/** Questions of the page with the answers that it gives below 'Answers', or in a box with the question as its title. */
const answeredQuestions = memoized((material: Material): readonly Answered[] => {
  const { page, lexicon } = material
  return page.blocks
    .flatMap((block, at): readonly Answered[] => {
      if (block.kind === 'callout') return [{ ask: block.label ?? '', answer: block.text }]
      if (block.kind !== 'list') return []
      const asked = block.items.map(({ text }) => text)
      if (asked.filter(isQuestion).length < asked.length * mostlyQuestions) return []
      const after = page.blocks.slice(at + 1, at + 1 + mostBetween)
      const list = after.find((one) => one.kind === 'list')
      if (list?.kind !== 'list' || list.items.length !== asked.length) return []
      const heads = [
        list.path.at(-1) ?? '',
        ...after.slice(0, after.indexOf(list)).flatMap((one) => (one.kind === 'paragraph' ? [one.text] : [])),
      ]
      if (!heads.some((text) => headsAnswers(text, page.language))) return []
      return asked.map((ask, index) => ({ ask, answer: list.items[index]?.text ?? '' }))
    })
    .map(({ ask, answer }) => ({
      ask: capitalised(ask.trim().replace(numberBefore, '')),
      answer: capitalised(withoutStop(answer.trim().replace(numberBefore, ''), page.language)),
    }))
    .filter(
      ({ ask, answer }) =>
        isQuestion(ask) &&
        [ask, answer].every(isQuotable) &&
        countWords(ask) <= mostWords.ofQuestion &&
        countWords(answer) > 0 &&
        countWords(answer) <= mostWords.ofAnswer &&
        !isQuestion(answer) &&
        !refersBack(ask, lexicon),
    )
})

/** With fewer options that are answers to such a question, answers to other questions are options too. */
const enough = 2
/** Each of these questions is compared with all sentences of the page. */
const mostStated = 40

/**
 * Questions that the page asks, with the answer that it gives or that one of its sentences states. The options are answers to
 * questions that open with the same word, and what the page says of other things.
 */
export const aboutGivenAnswers: QuestionMaker = (material) => {
  const given = answeredQuestions(material).slice(0, mostStated)
  const stated = questionsOf(material)
    .filter((one) => !one.asksForReason && given.every(({ ask }) => ask !== one.text))
    .slice(0, mostStated)
    .flatMap((one) => {
      const found = statedAnswer(one, material)
      return found ? [{ ask: one.text, answer: found.answer, sentence: found.sentence }] : []
    })
  const found: readonly (Answered & { readonly sentence?: Sentence })[] = [...given, ...stated]
  const weight = weightIn(material)
  return found.flatMap(({ ask, answer, sentence: known }): readonly Question[] => {
    const sentence = known ?? stating(ask, answer, material)
    // Without a sentence of the page, no slide teaches the answer.
    if (sentence === undefined) return []
    const others = found.filter((one) => one.ask !== ask)
    const alike = others.filter((one) => opener(one.ask) === opener(ask)).map((one) => one.answer)
    const near = wrongOptions(answer, [...alike, ...objectsFor(ask, answer, material)])
    return [
      {
        kind: 'answer',
        ask,
        right: answer,
        wrong:
          near.length >= enough
            ? near
            : wrongOptions(
                answer,
                others.map((one) => one.answer),
                undefined,
                near,
              ),
        // 'Flat on the stone' is seen to be the place among things.
        isLoose: near.length < enough,
        because: sentence.text,
        further: nextAfter(sentence, material),
        teaches: sentence.text,
        sources: [sentence.block],
        weight: weight(sentence),
        isOfPage: true,
      },
    ]
  })
}

function opener(ask: string): string {
  return ask.split(/[\s¿]/u).find(Boolean)?.toLowerCase() ?? ''
}

/** The objects of other statements, if the question asks for a thing. */
function objectsFor(ask: string, answer: string, material: Material): readonly string[] {
  const asked = contentStems(`${ask} ${answer}`)
  return asksForThing(ask, material.page.language)
    ? objectsIn(material)
        .filter(({ stems }) =>
          [stems.subject, stems.object].every((words) => overlap(words, asked) < mostShared),
        )
        .slice(0, mostObjects)
        .map(({ option }) => option)
    : []
}

/** An option that shares more words with the question may answer it too. */
const mostShared = 0.5
const mostObjects = 30

/** The sentence of the page that says what an answer says. */
function stating(ask: string, answer: string, { sentences }: Material): Sentence | undefined {
  const [asked, wanted] = [contentStems(ask), contentStems(answer)]
  if (wanted.size === 0) return undefined
  const [best] = sentences
    .filter(standsAlone)
    .map((sentence) => ({ sentence, words: contentStems(sentence.text) }))
    .filter(
      ({ words }) => overlap(wanted, words) >= shares.ofAnswer && overlap(asked, words) >= shares.ofQuestion,
    )
    .toSorted((a, b) => overlap(asked, b.words) - overlap(asked, a.words))
  return best?.sentence
}
