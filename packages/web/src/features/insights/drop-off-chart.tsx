import type { Figures } from '@lectern/domain/api/learners/insights.ts'
import { comparableStarts } from '@lectern/domain/learn/comparable-starts.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { numberOf } from '../../messages/numbers.ts'
import { SlideStage } from '../../slides/stage/stage.tsx'
import { Card } from '../../ui/card.tsx'
import { clockTime } from '../../ui/clock-time.ts'
import { classes } from '../../ui/classes.ts'
import { FigureTable, placeIn } from './chart.tsx'
import { largestDrop, countLeftElsewhere, type RetentionStep, retentionSteps } from './retention.ts'
import { messages } from './messages.ts'

/** Pictures of more slides would be too small to recognize, and slow. */
const maxPictures = 40
const height = 176
/** Room for the number of the first part above its mark. */
const top = 12

interface DropOffChartProps {
  readonly figures: Figures
  readonly slideshow: Slideshow | undefined
}

/** How many visits go on after each part, above the pictures of the slides. */
export function DropOffChart({ figures, slideshow }: DropOffChartProps) {
  const starts = comparableStarts(figures.weeks)
  const steps = retentionSteps(figures.completions, figures.parts)
  const elsewhere = countLeftElsewhere(starts, steps)
  const fall = largestDrop(steps)
  const last = steps.at(-1)
  if (!last) return null
  const name = messages.leavingName(numberOf(starts), numberOf(last.goOn))
  const worst = fall && messages.mostLeave(numberOf(fall.left), partName(fall))
  return (
    <Card className="p-5">
      <h2 className="text-lg font-strong">{messages.leaving}</h2>
      <p className="mt-0.5 text-sm text-ink-2">{messages.leavingAbout}</p>
      {worst !== undefined && <p className="mt-2 text-sm font-strong">{worst}</p>}
      {elsewhere > 0 && <p className="mt-2 text-sm">{messages.leftElsewhere(elsewhere)}</p>}
      <fieldset
        // A keyboard scrolls it, because it has no control inside.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        aria-label={name}
        className="mt-3 min-w-0 overflow-x-auto rounded-row"
      >
        <div style={{ minWidth: `${steps.length * 4.5}rem` }}>
          <Marks
            steps={steps}
            most={Math.max(starts, ...steps.map(({ goOn, left }) => goOn + left))}
            name={name}
            fall={fall}
          />
          <ol aria-hidden className="mt-3 flex">
            {steps.map((step) => (
              <li key={step.key} className="min-w-0 flex-1 px-0.75">
                <Picture step={step} slideshow={slideshow} ringed={step === fall} />
                <span className="mt-1 flex justify-between text-xs text-ink-2 tabular-nums">
                  <span>{numberOf(step.number)}</span>
                  {step.replays > 0 && (
                    <span className="inline-flex items-center gap-0.5">
                      <RotateCcw className="size-3" />
                      {numberOf(step.replays)}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </fieldset>
      <FigureTable
        caption={messages.leaving}
        heads={[messages.part, messages.goOn, messages.left, messages.replays, messages.averageTime]}
        rows={steps.map((step) => [
          partName(step),
          numberOf(step.goOn),
          numberOf(step.left),
          numberOf(step.replays),
          clockTime(step.seconds * 1000),
        ])}
      />
    </Card>
  )
}

const partName = ({ number, title }: RetentionStep) =>
  title ? messages.numbered(numberOf(number), title) : numberOf(number)

interface MarksProps {
  readonly steps: readonly RetentionStep[]
  /** The number at the top of the chart. */
  readonly most: number
  readonly name: string
  readonly fall: RetentionStep | undefined
}

function Marks({ steps, most, name, fall }: MarksProps) {
  const hatching = useId()
  const y = (count: number) => top + (height - top) * (1 - (most === 0 ? 0 : count / most))
  return (
    <svg role="img" aria-label={name} width="100%" height={height + 1} className="block">
      <defs>
        <pattern
          id={hatching}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line x1="0" x2="0" y1="0" y2="8" className="stroke-accent-strong" strokeWidth="3" />
        </pattern>
      </defs>
      {steps.map((step) => {
        const { start, width } = placeIn(steps.length, step.number - 1)
        const line = y(step.goOn)
        const isMarked = step === fall || step.number === 1 || step.number === steps.length
        return (
          <g key={step.key}>
            <rect
              x={`${start}%`}
              width={`${width}%`}
              y={line}
              height={height - line}
              className="fill-brand-soft-2"
            />
            {step === fall && (
              <rect
                x={`${start}%`}
                width={`${width}%`}
                y={y(step.goOn + step.left)}
                height={line - y(step.goOn + step.left)}
                fill={`url(#${hatching})`}
              />
            )}
            <line
              x1={`${start}%`}
              x2={`${start + width}%`}
              y1={line}
              y2={line}
              className="stroke-brand"
              strokeWidth="3"
            />
            <text
              x={`${start + width / 2}%`}
              y={Math.min(line + 20, height - 6)}
              textAnchor="middle"
              className={classes('fill-ink text-sm tabular-nums', isMarked && 'font-bold')}
            >
              {numberOf(step.goOn)}
            </text>
          </g>
        )
      })}
      <line x1="0" x2="100%" y1={height} y2={height} className="stroke-line-strong" />
    </svg>
  )
}

interface PictureProps {
  readonly step: RetentionStep
  readonly slideshow: Slideshow | undefined
  readonly ringed: boolean
}

function Picture({ step, slideshow, ringed }: PictureProps) {
  const slide = slideshow?.slides.find(({ key }) => key === step.key)
  if (!slideshow || !slide || slideshow.slides.length > maxPictures)
    return <span className="line-clamp-2 text-xs text-ink-2">{step.title}</span>
  const { css_theme: theme, language } = slideshow.presentation
  return (
    <div
      inert
      className={classes(
        'overflow-hidden rounded-1 ring',
        ringed ? 'ring-2 ring-accent-strong' : 'ring-line',
      )}
    >
      <SlideStage slide={slide} theme={theme} language={language} still />
    </div>
  )
}
