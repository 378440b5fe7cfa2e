import { Check, X } from 'lucide-react'
import { use, useId, useLayoutEffect, useState } from 'react'
import { animated } from '../animated.ts'
import { SlideEditingContext } from '../slide-editing.ts'
import { SlideText } from '../slide-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import { RefitContext } from '../use-fit.ts'
import './quiz.css'

type Content = StageProps<'quiz'>['content']

function Stage({ content }: StageProps<'quiz'>) {
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
  // Another question is another quiz, with nothing chosen. It is drawn on, since it may be just what is being typed in.
  const [asked, setAsked] = useState(content.quiz_question)
  if (asked !== content.quiz_question) {
    setAsked(content.quiz_question)
    tryAgain()
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
      <SlideTitle field="quiz_question" text={content.quiz_question} />
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

const options = [
  { letter: 'A', field: 'option_a' },
  { letter: 'B', field: 'option_b' },
  { letter: 'C', field: 'option_c' },
  { letter: 'D', field: 'option_d' },
] as const

interface OptionsProps {
  readonly content: Content
  readonly chosen: string
  readonly outcome: 'correct' | 'incorrect' | undefined
  readonly onChoose: (letter: string) => void
}

function Options({ content, chosen, outcome, onChoose }: OptionsProps) {
  const name = useId()
  const editing = use(SlideEditingContext)
  const offered = options.filter(({ field }) => editing || content[field].trim())
  return (
    <fieldset disabled={outcome !== undefined} aria-label={content.quiz_question}>
      {offered.map(({ letter, field }) => (
        <label key={letter} data-outcome={letter === chosen ? outcome : undefined} {...animated('content')}>
          <input
            type="radio"
            name={name}
            value={letter}
            checked={letter === chosen}
            onChange={() => onChoose(letter)}
          />
          <b>{letter}</b>
          <SlideText as="span" field={field} text={content[field]} />
        </label>
      ))}
    </fieldset>
  )
}

function Feedback({ content, correct }: { readonly content: Content; readonly correct: boolean }) {
  const Icon = correct ? Check : X
  const field = correct ? 'correct_feedback' : 'incorrect_feedback'
  return (
    <span className="slide-feedback" data-outcome={correct ? 'correct' : 'incorrect'}>
      <Icon aria-hidden="true" strokeWidth={2.6} />
      <span data-text>
        <strong>{correct ? 'Correct' : 'Incorrect'}</strong>{' '}
        <SlideText as="span" always field={field} text={content[field]} />
      </span>
    </span>
  )
}

export const quiz: SlideView<'quiz'> = { Stage, elements: ['title', 'content'] }
