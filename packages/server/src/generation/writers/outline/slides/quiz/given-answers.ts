import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../../language/enumerate.ts'
import { marksOf, withoutStop } from '../../language/marks.ts'
import { memoized } from '../../language/memoized.ts'
import { refersBack } from '../../language/refers-back.ts'
import { contentStems, overlap } from '../../language/words/content-words.ts'
import type { Material } from '../../material/material.ts'
import { answeredQuestionsIn, numberBefore } from '../../material/answered-questions.ts'
import { isQuestion, standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { asksForReason } from '../../language/words/question-frames.ts'
import { asksForThing } from '../../language/words/object-questions.ts'
import { objectsIn } from './objects.ts'
import { questionsOf } from './page-questions.ts'
import { reasoningIn } from './reasons.ts'
import { statedAnswer } from './stated-answers.ts'
import { statementsAwayFrom } from './statements.ts'
import { agreeing, isQuotable, nextAfter, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

const mostWords = { ofQuestion: 25, ofAnswer: 14 }
/** The sentence that states the answer has this share of the answer's words, and that of the question's. */
const shares = { ofAnswer: 0.75, ofQuestion: 0.4 }

interface Answered {
  readonly ask: string
  readonly answer: string
}

/** Questions of the page with its answers, if both are short and understood alone. */
const answeredQuestions = memoized(({ page, lexicon }: Material): readonly Answered[] =>
  answeredQuestionsIn(page.blocks, page.language)
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
    ),
)

/** Each of these questions is compared with all sentences of the page. */
const mostStated = 40

/**
 * Questions that the page asks, with the answer that it gives or that one of its sentences states. The options are answers to
 * questions of the same kind, and what the page says of other things.
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
    const said = known ? { text: known.text, last: known } : stating(ask, answer, material)
    // Without sentences of the page, no slide teaches the answer.
    if (said === undefined) return []
    const { text, last: sentence } = said
    const others = found.filter((one) => one.ask !== ask)
    const reasons = asksForReason(ask, material.page.language)
    return [
      {
        kind: 'answer',
        ask,
        right: answer,
        ...(reasons
          ? reasonsBeside({ ask, answer }, others, sentence, material)
          : { wrong: answersBeside({ ask, answer }, others, material) }),
        because: text,
        further: nextAfter(sentence, material),
        teaches: text,
        sources: [sentence.block],
        weight: weight(sentence),
        isOfPage: true,
      },
    ]
  })
}

/** With fewer reasons of other statements, other statements are options too. */
const enough = 2
/** An option with more words of the question may answer it too. */
const mostOfQuestion = 0.34

/** Reasons that the page gives for other things. */
function reasonsBeside(
  { ask, answer }: Answered,
  others: readonly Answered[],
  sentence: Sentence,
  material: Material,
): { readonly wrong: readonly string[]; readonly isLoose: boolean } {
  const [asked, said] = [contentStems(ask), contentStems(sentence.text)]
  const isOther = (text: string) =>
    overlap(asked, contentStems(text)) <= mostOfQuestion && overlap(contentStems(text), said) < mostShared
  const given = others.filter((one) => asksForReason(one.ask, material.page.language))
  const reasons = [
    ...given.map((one) => one.answer),
    ...reasoningIn(material)
      .filter((one) => one.sentence !== sentence)
      .map(({ reason }) => reason),
  ].filter(isOther)
  const near = wrongOptions(answer, agreeing(answer, reasons, material))
  if (near.length >= enough) return { wrong: near, isLoose: false }
  const away = agreeing(answer, statementsAwayFrom(sentence, ask, material).filter(isOther), material)
  return { wrong: wrongOptions(answer, away, undefined, near), isLoose: true }
}

/** Answers to questions that open with the same word, and the objects of statements if the question asks for a thing. */
function answersBeside(
  { ask, answer }: Answered,
  others: readonly Answered[],
  material: Material,
): readonly string[] {
  const { page, lexicon } = material
  const alike = others.filter(
    (one) => opener(one.ask) === opener(ask) && !asksForReason(one.ask, page.language),
  )
  const isSentence = lexicon.isDependent(answer)
  // 'It forbids any copy' is seen to be no thing.
  const options = [...alike.map((one) => one.answer), ...objectsFor(ask, answer, material)].filter(
    (one) => lexicon.isDependent(one) === isSentence,
  )
  return wrongOptions(answer, options)
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

/** The texts that state an answer: a sentence, or some of a paragraph together. */
interface Stating {
  readonly text: string
  readonly last: Sentence
}

const mostTogether = { sentences: 3, words: 45 }

/** The fewest sentences of a paragraph that say what an answer says. */
function stating(ask: string, answer: string, { sentences, page }: Material): Stating | undefined {
  const [asked, wanted] = [contentStems(ask), contentStems(answer)]
  if (wanted.size === 0) return undefined
  for (let count = 1; count <= mostTogether.sentences; count += 1) {
    const [best] = sentences
      .flatMap((first, at) => {
        const together = sentences.slice(at, at + count)
        const last = together.at(-1)
        const isWhole = together.length === count && last?.block === first.block
        if (!last || !isWhole || !standsAlone(first) || !together.every(({ isUsable }) => isUsable)) return []
        const text = together.map((one) => one.text).join(marksOf(page.language).space)
        return count > 1 && countWords(text) > mostTogether.words ? [] : [{ text, last }]
      })
      .map((one) => ({ ...one, words: contentStems(one.text) }))
      .filter(
        ({ words }) =>
          overlap(wanted, words) >= shares.ofAnswer && overlap(asked, words) >= shares.ofQuestion,
      )
      .toSorted((a, b) => overlap(asked, b.words) - overlap(asked, a.words))
    if (best) return best
  }
  return undefined
}
