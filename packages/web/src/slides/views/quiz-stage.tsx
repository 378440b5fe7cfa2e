import {
  isAnsweredRight,
  offeredOptions,
  possibleOptions,
  rightAnswers,
} from '@lectern/domain/slides/quiz-answers.ts'
import { icon, X } from '../runtime/icons.tsx'
import { type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { animated } from '../motion/animated.ts'
import type { QuizWords } from './quiz-labels.ts'
import { QuizPlaceContext } from './quiz-place.ts'
import { useQuizWords } from './use-quiz-words.ts'
import { RichText } from '../text/rich-text.tsx'
import { SlideEditingContext } from '../text/slide-editing.ts'
import { SlideText } from '../text/slide-text.tsx'
import { SlideTitle } from '../text/slide-title.tsx'
import type { StageProps } from './slide-view.ts'
import { RefitContext } from '../text/refit.ts'

const Check = icon('M20 6 9 17l-5-5')

type Content = StageProps<'quiz'>['content']

/** Number of forms so far. Their ids differ also between the players of a page, where `useId` of Preact repeats. */
let forms = 0

/** A question with options. It shows the result on its slide, or beside it in a player (`quiz-place.ts`). */
export function QuizStage({ content, language }: StageProps<'quiz'>) {
  const words = useQuizWords(language)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [submitted, setSubmitted] = useState(false)
  const refit = use(RefitContext)
  // The feedback takes space that the question may have filled.
  useLayoutEffect(refit, [refit, submitted])
  const correct = isAnsweredRight(content, chosen)
  const form = useRef<HTMLFormElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const [id] = useState(() => `quiz-form-${forms++}`)
  const place = use(QuizPlaceContext)
  const forget = () => {
    setChosen([])
    setSubmitted(false)
  }
  const acted = useRef(false)
  const setAnswered = (answered: boolean) => {
    acted.current = true
    if (answered) setSubmitted(true)
    else forget()
    place?.onAnswered(answered ? feedbackField(correct) : undefined, answered ? chosen : [])
  }
  // Submitting disables the options, and trying again removes the button. The focus moves to the next enabled control.
  useLayoutEffect(() => {
    if (!acted.current) return
    acted.current = false
    const next = submitted ? nextButton.current : form.current?.querySelector('input')
    next?.focus({ preventScroll: true })
  }, [submitted])
  // Another question starts the quiz again. It stays rendered, because the author may be typing the question.
  const question = `${content.quiz_kind} ${content.quiz_question}`
  const [asked, setAsked] = useState(question)
  if (asked !== question) {
    setAsked(question)
    forget()
  }
  // If the learner returns before the slide has left, the quiz starts again, because the player waits for an answer.
  const isAsking = Boolean(place?.slot)
  const [wasAsking, setWasAsking] = useState(isAsking)
  if (wasAsking !== isAsking) {
    setWasAsking(isAsking)
    if (isAsking) forget()
  }
  const several = content.quiz_kind === 'several'
  const said = submitted ? (
    <Feedback content={content} words={words} correct={correct} />
  ) : (
    several && <span data-text>{words.chooseAll}</span>
  )
  const answer = submitted ? (
    <button
      type="button"
      className="quiz-again"
      ref={place?.onGoOn ? undefined : nextButton}
      onClick={() => setAnswered(false)}
    >
      {words.tryAgain}
    </button>
  ) : (
    <button type="submit" form={id} disabled={chosen.length === 0}>
      {words.submit}
    </button>
  )
  return (
    <form
      ref={form}
      id={id}
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
        words={words}
        several={several}
        chosen={chosen}
        judged={submitted}
        onChoose={setChosen}
      />
      {/* Beside a slide in a player, its space stays reserved, so that the slide looks the same as elsewhere. */}
      <div className="slide-quiz-end" data-elsewhere={place && ''}>
        {!place && <output>{said}</output>}
        {!place && answer}
      </div>
      {place?.slot &&
        createPortal(
          <>
            <output>{said}</output>
            {!submitted && place.onGoOn && (
              <button type="button" className="quiz-skip" onClick={place.onGoOn}>
                {words.skip}
              </button>
            )}
            {answer}
            {submitted && place.onGoOn && (
              <button type="button" ref={nextButton} onClick={place.onGoOn}>
                {words.goOn}
              </button>
            )}
          </>,
          place.slot,
        )}
    </form>
  )
}

interface OptionsProps {
  readonly content: Content
  readonly words: QuizWords
  readonly several: boolean
  readonly chosen: readonly string[]
  readonly judged: boolean
  readonly onChoose: (chosen: readonly string[]) => void
}

function Options({ content, words, several, chosen, judged, onChoose }: OptionsProps) {
  const name = useId()
  const editing = use(SlideEditingContext)
  const offered = editing ? possibleOptions(content) : offeredOptions(content)
  const right = rightAnswers(content)
  return (
    <fieldset disabled={judged} aria-label={content.quiz_question}>
      {offered.map(({ letter, field }) => {
        const isChosen = chosen.includes(letter)
        const outcome = !judged
          ? undefined
          : right.includes(letter)
            ? 'right'
            : isChosen
              ? 'wrong'
              : undefined
        return (
          <label key={letter} data-outcome={outcome} {...animated('content')}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={letter}
              checked={isChosen}
              onChange={({ target }) => {
                const others = several ? chosen.filter((one) => one !== letter) : []
                onChoose(target.checked ? [...others, letter] : others)
              }}
            />
            <b data-several={several || undefined}>{outcome ? <Mark outcome={outcome} /> : letter}</b>
            <OptionText field={field} text={content[field]} standIn={standIn(content, letter, words)} />
            {outcome && <em>{outcome === 'right' ? words.right : words.yourAnswer}</em>}
          </label>
        )
      })}
    </fieldset>
  )
}

function Mark({ outcome }: { readonly outcome: 'right' | 'wrong' }) {
  const Icon = outcome === 'right' ? Check : X
  return <Icon strokeWidth={3} />
}

/** The text of options that the author left empty. */
function standIn({ quiz_kind }: Content, letter: string, { isTrue, isFalse }: QuizWords): string | undefined {
  if (quiz_kind !== 'true-false') return undefined
  return letter === 'A' ? isTrue : isFalse
}

interface OptionTextProps {
  readonly field: 'option_a' | 'option_b' | 'option_c' | 'option_d'
  readonly text: string
  readonly standIn: string | undefined
}

function OptionText({ field, text, standIn: standsIn }: OptionTextProps): ReactNode {
  if (text.trim() || standsIn === undefined) return <SlideText as="span" field={field} text={text} />
  return (
    <span data-text>
      <RichText text={standsIn} />
    </span>
  )
}

interface FeedbackProps {
  readonly content: Content
  readonly words: QuizWords
  readonly correct: boolean
}

const feedbackField = (correct: boolean) => (correct ? 'correct_feedback' : 'incorrect_feedback')

function Feedback({ content, words, correct }: FeedbackProps) {
  const Icon = correct ? Check : X
  return (
    <span className="slide-feedback" data-outcome={correct ? 'right' : 'wrong'}>
      <Icon strokeWidth={2.6} />
      <span data-text>
        <strong>{correct ? words.correct : words.incorrect}</strong>{' '}
        <SlideText as="span" always field={feedbackField(correct)} text={content[feedbackField(correct)]} />
      </span>
    </span>
  )
}
