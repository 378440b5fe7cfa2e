import type { WeekFigures } from '@lectern/domain/api/insights.ts'
import { shortDayOf } from '../../messages/moments.ts'
import { numberOf } from '../../messages/numbers.ts'
import { Card } from '../../ui/card.tsx'
import { FigureTable, placeIn } from './chart.tsx'
import { messages } from './messages.ts'

/** A few weeks have narrow bars too. */
const fewestPlaces = 6
const height = 190
/** Room for the numbers above and the days below the bars. */
const [top, bottom] = [20, 24]

/** Starts and completions by week. */
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
          {shown.map((week, index) => {
            const { start, width } = placeIn(Math.max(fewestPlaces, shown.length), index)
            const bar = { x: `${start + width * 0.15}%`, width: `${width * 0.7}%` }
            const middle = `${start + width / 2}%`
            const finished = week.completions ?? 0
            return (
              <g key={week.from} textAnchor="middle">
                <rect {...bar} y={y(finished)} height={y(0) - y(finished)} className="fill-brand" />
                <rect
                  {...bar}
                  y={y(week.starts)}
                  height={y(0) - y(week.starts)}
                  className="fill-none stroke-brand"
                  strokeWidth="2"
                />
                <text x={middle} y={y(week.starts) - 5} className="fill-ink">
                  {numberOf(week.starts)}
                </text>
                {y(0) - y(finished) > 18 && (
                  <text x={middle} y={y(finished) + 15} className="fill-on-brand">
                    {numberOf(finished)}
                  </text>
                )}
                <text x={middle} y={height - 6} className="fill-ink-2">
                  {shortDayOf(week.from)}
                </text>
              </g>
            )
          })}
        </svg>
      </fieldset>
      <FigureTable
        caption={messages.byWeek}
        heads={[messages.week, messages.starts, messages.finished]}
        rows={shown.map(({ from, starts, completions }) => [
          shortDayOf(from),
          numberOf(starts),
          completions === null ? messages.fewForWeek : numberOf(completions),
        ])}
      />
    </Card>
  )
}
