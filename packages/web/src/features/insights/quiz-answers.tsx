import type { QuestionFigures } from '@lectern/domain/api/learners/insights.ts'
import { Check } from 'lucide-react'
import { percentOf } from '../../messages/numbers.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { messages } from './messages.ts'

/** Each question with its first answers. */
export function QuizAnswers({ questions }: { questions: readonly QuestionFigures[] }) {
  if (questions.length === 0) return null
  return (
    <Card className="p-5">
      <h2 className="text-lg font-strong">{messages.quizAnswers}</h2>
      <ul className="mt-2 divide-y divide-line">
        {questions.map((question) => (
          <li key={question.key} className="py-3 first:pt-0 last:pb-0">
            <Question {...question} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Question({ question, answers, options }: QuestionFigures) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 dir="auto" className="font-strong wrap-anywhere">
          {question}
        </h3>
        <span className="text-sm text-ink-2 tabular-nums">{messages.answers(answers)}</span>
      </div>
      {options === null ? (
        <p className="mt-1 text-sm text-ink-2">{messages.fewAnswers}</p>
      ) : (
        <ul className="mt-1.5 grid gap-2">
          {options.map((option) => (
            <li
              key={option.letter}
              className="grid grid-cols-[minmax(0,2fr)_3fr_3rem] items-center gap-x-3 text-sm"
            >
              <span dir="auto" className={classes('wrap-anywhere', option.right && 'font-strong')}>
                {option.text || { A: messages.isTrue, B: messages.isFalse }[option.letter] || option.letter}
                {option.right && (
                  <>
                    <Check aria-hidden className="ms-1 inline size-4 text-done-text" />
                    <span className="sr-only">{messages.right}</span>
                  </>
                )}
              </span>
              <span aria-hidden className="h-3">
                <span
                  style={{ width: `${(option.count / answers) * 100}%` }}
                  className={classes(
                    'block h-full min-w-1.5 rounded-1 inset-ring-2',
                    option.right ? 'bg-done-edge inset-ring-done-edge' : 'inset-ring-line-strong',
                  )}
                />
              </span>
              <span className="text-end tabular-nums">{percentOf(option.count / answers)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
