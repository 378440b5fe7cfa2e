import { rowOf } from '../../messages/lists.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { pieceKey } from '../state/pieces.ts'
import { messages } from '../state/messages.ts'
import { countResults, type Result, type RunCounts } from '../state/results.ts'
import type { Publishing } from '../state/use-publishing.ts'
import { type FrameProps, PublishFrame } from './publish-frame.tsx'
import { RemovePages } from './remove-pages.tsx'
import { ResultRow } from './result-row.tsx'

interface ResultsViewProps extends FrameProps {
  publishing: Publishing
}

/** One result for each piece: while the work runs, and afterwards. */
export function ResultsView({ publishing, ...frame }: ResultsViewProps) {
  const { results, problem } = publishing
  const counts = countResults(results ?? [])
  const isRunning = counts.ended < counts.total
  const words = results ? (isRunning ? progressWords(counts) : resultWords(counts)) : undefined
  return (
    <PublishFrame
      {...frame}
      title={results && !isRunning ? resultWords(counts) : messages.title}
      status={isRunning ? words : undefined}
      problem={problem}
      footer={
        isRunning ? (
          <RunningFooter publishing={publishing} />
        ) : (
          <EndedFooter publishing={publishing} results={results ?? []} onClose={frame.onClose} />
        )
      }
    >
      {/* The title of a dialog is read only when it opens. */}
      <output className="sr-only">{!isRunning && words}</output>
      {isRunning && <Progress label={progressWords(counts)} value={counts.ended / counts.total} />}
      {results ? (
        <ul className="overflow-hidden rounded-3 border border-line">
          {results.map((result) => (
            <li key={pieceKey(result.piece)} className="border-line not-first:border-t">
              <ResultRow result={result} publishing={publishing} />
            </li>
          ))}
        </ul>
      ) : (
        <output className="flex animate-late items-center gap-2.5 py-6 text-sm text-ink-2">
          <Spinner className="size-4" />
          {messages.loading}
        </output>
      )}
    </PublishFrame>
  )
}

const progressWords = ({ ended, total }: RunCounts): string => messages.progress(ended, total)

/** '3 of 4 published, 1 question' */
function resultWords({ published, total, questions, failed }: RunCounts): string {
  return rowOf([
    messages.published(published, total),
    ...(questions > 0 ? [messages.questions(questions)] : []),
    ...(failed > 0 ? [messages.notPublished(failed)] : []),
  ])
}

function RunningFooter({ publishing }: { publishing: Publishing }) {
  return (
    <>
      <p className="min-w-0 flex-1 text-sm text-ink-2 max-sm:basis-full">{messages.workContinues}</p>
      <Button busy={publishing.busy === 'cancel'} onClick={publishing.cancel} className="max-sm:flex-1">
        {messages.cancelPublishing}
      </Button>
    </>
  )
}

interface EndedFooterProps {
  publishing: Publishing
  results: readonly Result[]
  onClose: () => void
}

function EndedFooter({ publishing, results, onClose }: EndedFooterProps) {
  const pages = results.flatMap((result) =>
    'publication' in result && result.publication
      ? [{ ...result.piece, complete: undefined, publication: result.publication }]
      : [],
  )
  return (
    <>
      <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-ink-2 max-sm:hidden">
        {messages.publishAgain}
      </p>
      <RemovePages pieces={pages} courseId={publishing.courseId} look="secondary" />
      <Button className="max-sm:flex-1" onClick={publishing.dismiss}>
        {messages.again}
      </Button>
      <Button
        look="primary"
        className="max-sm:flex-1"
        onClick={() => {
          publishing.dismiss()
          onClose()
        }}
      >
        {messages.done}
      </Button>
    </>
  )
}
