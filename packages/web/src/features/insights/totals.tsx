import type { Figures } from '@lectern/domain/api/learners/insights.ts'
import { comparableStarts } from '@lectern/domain/learn/comparable-starts.ts'
import { decimalOf, numberOf } from '../../messages/numbers.ts'
import { Card } from '../../ui/card.tsx'
import { clockTime } from '../../ui/clock-time.ts'
import { messages } from './messages.ts'

interface TotalProps {
  readonly label: string
  readonly value: string
  readonly note: string
}

function Total({ label, value, note }: TotalProps) {
  return (
    <Card className="px-5 py-4">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="mt-1">
        <span className="block text-2xl leading-tight font-bold tabular-nums">
          <bdi>{value}</bdi>
        </span>
        <span className="mt-1.5 block text-xs text-ink-2">{note}</span>
      </dd>
    </Card>
  )
}

/** The numbers of a piece. The last one is for pieces with a quiz. */
export function Totals({ figures }: { figures: Figures }) {
  const { starts, completions, median_seconds: median, length_seconds: length, weeks } = figures
  const compared = comparableStarts(weeks)
  return (
    <dl className="grid gap-3.5 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      <Total
        label={messages.starts}
        value={numberOf(starts)}
        note={messages.inThisWeek(numberOf(weeks.at(-1)?.starts ?? 0))}
      />
      <Total
        label={messages.finished}
        value={numberOf(completions)}
        note={messages.ofHundred(numberOf(compared === 0 ? 0 : Math.round((completions / compared) * 100)))}
      />
      <Total
        label={messages.typicalTime}
        value={median === null ? '–' : clockTime(median * 1000)}
        note={messages.ofLength(clockTime(length * 1000))}
      />
      {figures.questions.length > 0 && <Total label={messages.quizRight} {...quizOf(figures)} />}
    </dl>
  )
}

function quizOf({ questions }: Figures): Pick<TotalProps, 'value' | 'note'> {
  const answered = questions.flatMap(({ answers, right_at_first_try: right }) =>
    right === null ? [] : [right / answers],
  )
  if (answered.length === 0) return { value: '–', note: messages.noAnswers }
  const right = answered.reduce((sum, one) => sum + one, 0)
  const shown = Number.isInteger(right) ? numberOf(right) : decimalOf(right)
  return { value: messages.rightOf(shown, numberOf(answered.length)), note: messages.average }
}
