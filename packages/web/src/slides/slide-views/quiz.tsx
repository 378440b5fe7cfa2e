import { CircleCheck, CircleX } from 'lucide-react'
import { use, useId, useLayoutEffect, useState } from 'react'
import { animated } from '../animated.ts'
import { RichText } from '../rich-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import { RefitContext } from '../use-fit.ts'
import './quiz.css'

type Content = StageProps<'quiz'>['content']

function Stage({ content }: StageProps<'quiz'>) {
  // Another question is another quiz, with nothing chosen.
  return <Quiz key={content.quiz_question} content={content} />
}

function Quiz({ content }: { readonly content: Content }) {
  const [chosen, setChosen] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const refit = use(RefitContext)
  // The feedback takes room that the question may have filled.
  useLayoutEffect(refit, [refit, submitted])
  const correct = chosen === content.correct_answer
  const tryAgain = () => {
    setChosen('')
    setSubmitted(false)
  }
  return (
    <form
      className="slide-page slide-quiz"
      data-page
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
      }}
    >
      <SlideTitle text={content.quiz_question} />
      <Options
        content={content}
        chosen={chosen}
        outcome={submitted ? (correct ? 'correct' : 'incorrect') : undefined}
        onChoose={setChosen}
      />
      <div className="slide-quiz-end">
        <output>{submitted && <Feedback content={content} correct={correct} />}</output>
        {submitted ? (
          <button type="button" onClick={tryAgain}>
            Try Again
          </button>
        ) : (
          <button type="submit" disabled={!chosen}>
            Submit
          </button>
        )}
      </div>
    </form>
  )
}

interface OptionsProps {
  readonly content: Content
  readonly chosen: string
  readonly outcome: 'correct' | 'incorrect' | undefined
  readonly onChoose: (letter: string) => void
}

function Options({ content, chosen, outcome, onChoose }: OptionsProps) {
  const name = useId()
  const options = [
    { letter: 'A', text: content.option_a },
    { letter: 'B', text: content.option_b },
    { letter: 'C', text: content.option_c },
    { letter: 'D', text: content.option_d },
  ].filter(({ text }) => text.trim())
  return (
    <fieldset disabled={outcome !== undefined} aria-label={content.quiz_question}>
      {options.map(({ letter, text }) => (
        <label key={letter} data-outcome={letter === chosen ? outcome : undefined} {...animated('content')}>
          <input
            type="radio"
            name={name}
            value={letter}
            checked={letter === chosen}
            onChange={() => onChoose(letter)}
          />
          <b>{letter}</b>
          <span data-text>
            <RichText text={text} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Feedback({ content, correct }: { readonly content: Content; readonly correct: boolean }) {
  const Icon = correct ? CircleCheck : CircleX
  return (
    <span className="slide-feedback" data-outcome={correct ? 'correct' : 'incorrect'}>
      <Icon aria-hidden="true" />
      <span data-text>
        <strong>{correct ? 'Correct' : 'Incorrect'}</strong>{' '}
        <RichText text={correct ? content.correct_feedback : content.incorrect_feedback} />
      </span>
    </span>
  )
}

export const quiz: SlideView<'quiz'> = { Stage }
