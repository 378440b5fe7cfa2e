import { languageOf } from '@lectern/domain/voices/languages.ts'
import { Check, X } from 'lucide-react'
import { use, useId, useLayoutEffect, useRef, useState } from 'react'
import { animated } from '../animated.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { QuizWords } from '../quiz-words.ts'
import { QuizAnsweredContext } from '../quiz-answered.ts'
import { SlideEditingContext } from '../slide-editing.ts'
import { SlideText } from '../slide-text.tsx'
import { SlideTitle } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import { RefitContext } from '../use-fit.ts'
import './quiz.css'

type Content = StageProps<'quiz'>['content']

function Stage({ content, language }: StageProps<'quiz'>) {
  const words = useQuizWords(language)
  const [chosen, setChosen] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const refit = use(RefitContext)
  // The feedback takes room that the question may have filled.
  useLayoutEffect(refit, [refit, submitted])
  const correct = chosen === content.correct_answer
  const form = useRef<HTMLFormElement>(null)
  const onAnswered = use(QuizAnsweredContext)
  const forget = () => {
    setChosen('')
    setSubmitted(false)
  }
  const acted = useRef(false)
  const setAnswered = (answered: boolean) => {
    acted.current = true
    if (answered) setSubmitted(true)
    else forget()
    onAnswered(answered)
  }
  // Answering disables the options, and trying again the button: the focus goes to what can be pressed next.
  useLayoutEffect(() => {
    if (!acted.current) return
    acted.current = false
    form.current?.querySelector<HTMLElement>(submitted ? 'button' : 'input')?.focus({ preventScroll: true })
  }, [submitted])
  // Another question is another quiz, with nothing chosen. It is drawn on, since it may be just what is being typed in.
  const [asked, setAsked] = useState(content.quiz_question)
  if (asked !== content.quiz_question) {
    setAsked(content.quiz_question)
    forget()
  }
  return (
    <form
      ref={form}
      className="slide-page slide-quiz"
      data-page
      onSubmit={(event) => {
        event.preventDefault()
        setAnswered(true)
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
        <output>{submitted && <Feedback content={content} words={words} correct={correct} />}</output>
        {submitted ? (
          <button type="button" onClick={() => setAnswered(false)}>
            {words[1]}
          </button>
        ) : (
          <button type="submit" disabled={!chosen}>
            {words[0]}
          </button>
        )}
      </div>
    </form>
  )
}

const english: QuizWords = ['Submit', 'Try Again', 'Correct', 'Incorrect']

/** Those of the other languages. */
export const translatedWords = onDemand(async () => (await import('../quiz-words.ts')).quizWords)

/** In the language of the slide; English where Lectern does not know the language, and until the words are fetched. */
function useQuizWords(tag: string | undefined): QuizWords {
  const language = languageOf(tag) ?? 'en'
  const translated = useOnDemand(language !== 'en' && translatedWords)
  return (language !== 'en' && translated?.[language]) || english
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

interface FeedbackProps {
  readonly content: Content
  readonly words: QuizWords
  readonly correct: boolean
}

function Feedback({ content, words, correct }: FeedbackProps) {
  const Icon = correct ? Check : X
  const field = correct ? 'correct_feedback' : 'incorrect_feedback'
  return (
    <span className="slide-feedback" data-outcome={correct ? 'correct' : 'incorrect'}>
      <Icon aria-hidden="true" strokeWidth={2.6} />
      <span data-text>
        <strong>{correct ? words[2] : words[3]}</strong>{' '}
        <SlideText as="span" always field={field} text={content[field]} />
      </span>
    </span>
  )
}

export const quiz: SlideView<'quiz'> = { Stage, elements: ['title', 'content'] }
