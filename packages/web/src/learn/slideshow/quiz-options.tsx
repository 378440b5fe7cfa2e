import { offeredOptions, possibleOptions } from '@lectern/domain/slides/quiz-answers.ts'
import { readContent } from '@lectern/domain/slides/read-content.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import { isAnswerableQuiz } from '../../slides/player/playback/scene.ts'
import { useQuizWords } from '../../slides/views/use-quiz-words.ts'
import { optionText } from './quiz-result.ts'

interface QuizOptionsProps {
  readonly slide: Slide
  /** Language tag of the slideshow. */
  readonly language: string | undefined
}

/**
 * The options of a quiz with the letters of the slide, for paper and for pages without scripts. The right answer and the
 * feedback are left out: the player shows them only after an answer.
 */
export function QuizOptions({ slide, language }: QuizOptionsProps) {
  const words = useQuizWords(language)
  if (!isAnswerableQuiz(slide)) return null
  const quiz = readContent(slideTypes.quiz, slide.content)
  const possible = possibleOptions(quiz)
  return (
    <div className="learn-options" lang={language} dir={language ? directionOf(language) : 'auto'}>
      {quiz.quiz_kind === 'several' && <p>{words.chooseAll}</p>}
      <ol>
        {offeredOptions(quiz).map((option) => (
          <li key={option.letter} value={possible.indexOf(option) + 1}>
            {optionText(quiz, option, words)}
          </li>
        ))}
      </ol>
    </div>
  )
}
