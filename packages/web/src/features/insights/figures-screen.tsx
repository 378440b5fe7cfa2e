import { insightsApi } from '@lectern/domain/api/learners/insights.ts'
import { isFormat } from '@lectern/domain/courses/formats.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { sentenceOf } from '../../api/api-problem.ts'
import { downloadFile } from '../../api/download-file.ts'
import { useQueryFailure } from '../../api/use-query-failure.ts'
import { useInterfaceLanguage } from '../../messages/interface-language.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { FiguresHeader } from './figures-header.tsx'
import { DropOffChart } from './drop-off-chart.tsx'
import { messages } from './messages.ts'
import { NoFigures } from './no-figures.tsx'
import { QuizAnswers } from './quiz-answers.tsx'
import { Totals } from './totals.tsx'
import { firstDayOf, type Piece, useCounting, useInsights, usePublished } from './use-insights.ts'
import { WeekChart } from './week-chart.tsx'

const ranges = ['4', '12', '26', '52'] as const
type Range = (typeof ranges)[number]

/** The screen with the figures of a slideshow or podcast. */
export function FiguresScreen() {
  useInterfaceLanguage()
  const { format = '', courseId, pageId } = useParams()
  if (!isFormat(format) || courseId === undefined || pageId === undefined)
    return <Navigate to="/courses" replace />
  return <FiguresOf piece={{ format, courseId, pageId }} />
}

function FiguresOf({ piece }: { piece: Piece }) {
  const [range, setRange] = useState<Range>('12')
  const insights = useInsights(piece, Number(range))
  const { data } = insights
  const failure = useQueryFailure(insights, messages.notLoaded)
  const shown = usePublished(piece, data?.published)
  return (
    <div className="min-h-dvh bg-ground">
      <FiguresHeader piece={piece} title={shown?.title ?? ''} />
      <main className="mx-auto grid max-w-[82.5rem] grid-cols-[minmax(0,1fr)] gap-4 px-4 py-6">
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <h1 className="text-2xl font-bold">{messages.figures}</h1>
            <p className="text-sm text-ink-2">{messages.about}</p>
          </div>
          <Select
            label={messages.range}
            hideLabel
            options={ranges.map((value) => ({ value, label: messages.lastWeeks(Number(value)) }))}
            value={range}
            onChange={setRange}
          />
          <Button
            icon={<Download aria-hidden />}
            onClick={() => inBackground(downloadCsv(piece, Number(range)))}
          >
            {messages.downloadCsv}
          </Button>
        </div>
        {data ? (
          <>
            {data.figures ? (
              <>
                <Totals figures={data.figures} />
                <DropOffChart figures={data.figures} slideshow={shown?.slideshow} />
                <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
                  <WeekChart weeks={data.figures.weeks} />
                  <QuizAnswers questions={data.figures.questions} />
                </div>
              </>
            ) : (
              <NoFigures visits={data.visits} piece={piece} />
            )}
            <CountingSwitch piece={piece} counting={data.counting} />
          </>
        ) : failure ? (
          <RetryBanner {...failure} />
        ) : (
          <output className="text-ink-2">{messages.loading}</output>
        )}
      </main>
    </div>
  )
}

function CountingSwitch({ piece, counting }: { piece: Piece; counting: boolean }) {
  const change = useCounting(piece)
  return (
    <Switch
      label={messages.counting}
      on={change.isPending ? change.variables : counting}
      onChange={(on) => {
        if (!change.isPending)
          change.mutate(on, { onError: (problem) => toast.error(sentenceOf(problem, messages.notSaved)) })
      }}
    >
      {messages.countingAbout}
    </Switch>
  )
}

async function downloadCsv({ courseId, pageId, format }: Piece, weeks: number): Promise<void> {
  try {
    const { signal } = new AbortController()
    await downloadFile(insightsApi.csv, {
      params: { courseId, pageId, format },
      query: { from: firstDayOf(weeks) },
      signal,
    })
  } catch (problem) {
    toast.error(sentenceOf(problem, messages.notDownloaded))
  }
}
