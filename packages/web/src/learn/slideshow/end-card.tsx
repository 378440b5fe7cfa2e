import { useEffect, useRef } from 'react'
import type { LearnerDocument } from '@lectern/domain/learn/learner-document.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { rowOf } from '../../messages/lists.ts'
import { icon, RotateCcw, X } from '../../slides/runtime/icons.tsx'
import { useQuizWords } from '../../slides/views/use-quiz-words.ts'
import { lengthOf } from '../lengths.ts'
import { isEmbedded, linkTo } from '../page-data.ts'
import { messages } from './messages.ts'
import './end-card.css'
import { type Answers, type QuestionResult, quizResult } from './quiz-result.ts'

const Check = icon('M20 6 9 17l-5-5')
const Repeat = icon('m17 2 4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4M21 13v1a4 4 0 0 1-4 4H3')
const ArrowRight = icon('M5 12h14M12 5l7 7-7 7')

interface EndCardProps {
  readonly piece: LearnerDocument
  readonly slides: readonly Slide[]
  readonly language: string | undefined
  readonly answers: Answers
  readonly onSee: (index: number) => void
  readonly onWatchAgain: () => void
  readonly onAnswerAgain: (index: number) => void
}

/** The result of the quiz, buttons to watch or answer again, and the next piece. Nothing starts by itself. */
export function EndCard({
  piece,
  slides,
  language,
  answers,
  onSee,
  onWatchAgain,
  onAnswerAgain,
}: EndCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // On a phone, the card is in the page, and the reader may be in the transcript.
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const results = quizResult(slides, answers, useQuizWords(language))
  const right = results.filter((result) => result.right).length
  const first = results[0]
  return (
    <section className="learn-end" aria-labelledby="end-title">
      <div>
        {first && (
          <p className="learn-score" aria-hidden="true">
            {results.map((result) => (
              <i key={result.index} data-right={result.right || undefined} />
            ))}
          </p>
        )}
        <h2 id="end-title" ref={heading} tabIndex={-1}>
          {first ? messages.result(right, results.length) : messages.ended}
        </h2>
        <p>{first ? praise(results.length - right) : messages.slidesSeen(slides.length)}</p>
        {first && (
          <ol>
            {results.map((result) => (
              <Question key={result.index} result={result} language={language} onSee={onSee} />
            ))}
          </ol>
        )}
        <p className="learn-end-buttons">
          <button type="button" onClick={onWatchAgain}>
            <RotateCcw />
            {messages.watchAgain}
          </button>
          {first && (
            <button type="button" onClick={() => onAnswerAgain(first.index)}>
              <Repeat />
              {messages.answerAgain}
            </button>
          )}
        </p>
      </div>
      {piece.next && <Next next={piece.next} module={piece.module} />}
    </section>
  )
}

const praise = (misses: number): string => (misses === 0 ? messages.allRight : messages.lookAgain(misses))

interface QuestionProps {
  readonly result: QuestionResult
  readonly language: string | undefined
  readonly onSee: (index: number) => void
}

function Question({ result, language, onSee }: QuestionProps) {
  const { index, question, right, chosen, answers } = result
  return (
    <li>
      <span className="learn-judged" data-right={right || undefined}>
        {right ? <Check /> : <X />}
        <span className="learn-hidden">{right ? messages.right : messages.notYet}</span>
      </span>
      <span>
        <bdi lang={language}>{question}</bdi>
        {!right && <small>{chosen.length > 0 ? messages.chose(rowOf(chosen)) : messages.notAnswered}</small>}
        <small>{messages.rightAnswer(rowOf(answers))}</small>
      </span>
      <button type="button" onClick={() => onSee(index)}>
        {messages.seeSlide(index + 1)}
      </button>
    </li>
  )
}

function Next({ next, module }: { next: NonNullable<LearnerDocument['next']>; module: string | null }) {
  return (
    <a className="learn-next" href={linkTo(next.url, isEmbedded())}>
      <small>{module ? messages.nextIn(module) : messages.next}</small>
      <bdi>{next.title}</bdi>
      <small>{lengthOf(next.format, next.parts, next.duration_ms)}</small>
      <span>
        <ArrowRight className="learn-flips" />
        {messages.goOn}
      </span>
    </a>
  )
}
