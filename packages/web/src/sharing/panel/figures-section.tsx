import { fewestVisits, type Insights } from '@lectern/domain/api/learners/insights.ts'
import { comparableStarts } from '@lectern/domain/learn/comparable-starts.ts'
import { ChartColumn } from 'lucide-react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../api/api-problem.ts'
import { figuresPath } from '../../editing/panels/figures-mode.tsx'
import { shortDayOf } from '../../messages/moments.ts'
import { numberOf, percentOf } from '../../messages/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { clockTime } from '../../ui/clock-time.ts'
import { inBackground } from '../../ui/in-background.ts'
import { messages } from './messages.ts'
import { PanelSection } from './panel-section.tsx'
import type { SharedPlace } from './shared-place.ts'
import { useShareFigures } from './use-share-figures.ts'

interface FiguresSectionProps {
  courseId: string
  piece: NonNullable<SharedPlace['piece']>
}

/** Shows three figures about the visits of a piece, and a link to all of them. */
export function FiguresSection({ courseId, piece }: FiguresSectionProps) {
  const { pageId, format } = piece
  const { data, error, refetch } = useShareFigures({ courseId, pageId, format })
  const navigate = useNavigate()
  return (
    <PanelSection title={messages.figures} aside={data && messages.since(shortDayOf(data.from))}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        {data ? (
          <Numbers insights={data} />
        ) : error ? (
          <p role="alert" className="min-w-0 flex-1 basis-40 text-sm text-ink-2">
            {sentenceOf(error, messages.figuresNotLoaded)}{' '}
            <Button look="link" size="small" onClick={() => inBackground(refetch())}>
              {messages.retry}
            </Button>
          </p>
        ) : (
          <output className="animate-late text-sm text-ink-2">{messages.loading}</output>
        )}
        <Button
          look="soft"
          size="small"
          className="ms-auto"
          icon={<ChartColumn aria-hidden className="size-4" />}
          onClick={() => inBackground(navigate(figuresPath(format, { courseId, pageId })))}
        >
          {messages.seeFigures}
        </Button>
      </div>
    </PanelSection>
  )
}

function Numbers({ insights: { visits, figures } }: { insights: Insights }) {
  if (!figures) {
    return (
      <p className="min-w-0 flex-1 basis-40 text-sm text-ink-2">
        {messages.visitsSoFar(visits)} {visits < fewestVisits ? messages.moreFromFive : messages.longerRange}
      </p>
    )
  }
  const compared = comparableStarts(figures.weeks)
  const median = figures.median_seconds
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-2">
      <Figure name={messages.starts} value={numberOf(figures.starts)} />
      <Figure
        name={messages.finish}
        value={percentOf(compared === 0 ? 0 : Math.min(1, figures.completions / compared))}
      />
      {median !== null && <Figure name={messages.watched} value={clockTime(median * 1000)} />}
    </dl>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="text-xl leading-tight font-bold tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
