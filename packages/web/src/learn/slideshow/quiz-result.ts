import {
  isAnsweredRight,
  offeredOptions,
  possibleOptions,
  type QuizAnswers,
  type QuizOption,
  rightAnswers,
} from '@lectern/domain/slides/quiz-answers.ts'
import { readContent } from '@lectern/domain/slides/read-content.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { isAnswerableQuiz } from '../../slides/player/playback/scene.ts'
import type { QuizWords } from '../../slides/views/quiz-labels.ts'
import { plainText } from './slide-heading.ts'

/** The letters that the learner chose, by the key of the slide. */
export type Answers = ReadonlyMap<string, readonly string[]>

/** How the learner answered a question. */
export interface QuestionResult {
  /** The index of its slide. */
  readonly index: number
  readonly question: string
  readonly right: boolean
  /** The texts of the chosen options. Empty without an answer. */
  readonly chosen: readonly string[]
  /** The texts of the right options. */
  readonly answers: readonly string[]
}

type TruthWords = Pick<QuizWords, 'isTrue' | 'isFalse'>

/** How the learner answered each question, in the order of the slides. */
export function quizResult(
  slides: readonly Slide[],
  answers: Answers,
  words: TruthWords,
): readonly QuestionResult[] {
  return slides.flatMap((slide, index) => {
    if (!isAnswerableQuiz(slide)) return []
    const quiz = readContent(slideTypes.quiz, slide.content)
    const chosen = answers.get(slide.key) ?? []
    const textsOf = (letters: readonly string[]) =>
      offeredOptions(quiz)
        .filter(({ letter }) => letters.includes(letter))
        .map((option) => optionText(quiz, option, words))
    return [
      {
        index,
        question: plainText(quiz.quiz_question),
        right: chosen.length > 0 && isAnsweredRight(quiz, chosen),
        chosen: textsOf(chosen),
        answers: textsOf(rightAnswers(quiz)),
      },
    ]
  })
}

/** The text of an option. The options of a true/false question may have none. */
export function optionText(
  quiz: QuizAnswers,
  { letter, field }: QuizOption,
  { isTrue, isFalse }: TruthWords,
): string {
  if (quiz.quiz_kind !== 'true-false' || quiz[field].trim()) return plainText(quiz[field])
  return letter === possibleOptions(quiz)[0]?.letter ? isTrue : isFalse
}
