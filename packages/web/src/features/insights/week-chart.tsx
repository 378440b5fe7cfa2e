import type { WeekFigures } from '@lectern/domain/api/learners/insights.ts'
import { shortDayOf, shortDaysOf } from '../../messages/moments.ts'
import { numberOf } from '../../messages/numbers.ts'
import { Card } from '../../ui/card.tsx'
import { FigureTable, placeIn } from './chart.tsx'
import { messages } from './messages.ts'

/** A few weeks have narrow bars too. */
const fewestPlaces = 6
const height = 190
/** Room for the numbers above and the days below the bars. */
const [top, bottom] = [20, 24]

/** Starts and completions by week. Weeks with few visits have one bar together. */
export function WeekChart({ weeks }: { weeks: readonly WeekFigures[] }) {
  const shown = weeks.slice(weeks.findIndex(({ starts }) => starts > 0))
  const most = Math.max(1, ...shown.map(({ starts }) => starts))
  const y = (count: number) => top + (height - top - bottom) * (1 - count / most)
  return (
    <Card className="p-5">
      <h2 className="text-lg font-strong">{messages.byWeek}</h2>
      <p className="mt-0.5 text-sm text-ink-2">{messages.byWeekAbout}</p>
      <fieldset
        // A keyboard scrolls it, because it has no control inside.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        aria-label={messages.byWeek}
        className="mt-3 min-w-0 overflow-x-auto rounded-row"
      >
        <svg
          role="img"
          aria-label={messages.byWeek}
          width="100%"
          height={height}
          style={{ minWidth: `${shown.length * 3.5}rem` }}
          className="block text-xs tabular-nums"
        >
          {shown.map((week, index) => (
            <WeekBar
              key={week.from}
              week={week}
              place={placeIn(Math.max(fewestPlaces, shown.length), index)}
              y={y}
            />
          ))}
        </svg>
      </fieldset>
      <FigureTable
        caption={messages.byWeek}
        heads={[messages.week, messages.starts, messages.finished]}
        rows={shown.map(({ from, to, starts, completions }) => [
          shortDaysOf(from, to),
          numberOf(starts),
          completions === null ? messages.fewForWeek : numberOf(completions),
        ])}
      />
    </Card>
  )
}

interface WeekBarProps {
  readonly week: WeekFigures
  /** In percent of the chart. */
  readonly place: { readonly start: number; readonly width: number }
  readonly y: (count: number) => number
}

/** The starts of a week, filled up to its completions. Dashed without a fill if these are not shown. */
function WeekBar({ week: { from, starts, completions }, place: { start, width }, y }: WeekBarProps) {
  const bar = { x: `${start + width * 0.15}%`, width: `${width * 0.7}%` }
  const middle = `${start + width / 2}%`
  const filled = completions === null ? 0 : y(0) - y(completions)
  return (
    <g textAnchor="middle">
      {completions !== null && <rect {...bar} y={y(completions)} height={filled} className="fill-brand" />}
      <rect
        {...bar}
        y={y(starts)}
        height={y(0) - y(starts)}
        className="fill-none stroke-brand"
        strokeWidth="2"
        {...(completions === null && { strokeDasharray: '4 3' })}
      />
      <text x={middle} y={y(starts) - 5} className="fill-ink">
        {numberOf(starts)}
      </text>
      {completions !== null && filled > 18 && (
        <text x={middle} y={y(completions) + 15} className="fill-on-brand">
          {numberOf(completions)}
        </text>
      )}
      <text x={middle} y={height - 6} className="fill-ink-2">
        {shortDayOf(from)}
      </text>
    </g>
  )
}
