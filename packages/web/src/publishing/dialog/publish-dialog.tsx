import { isEnded } from '@lectern/domain/jobs/job.ts'
import { useEffect, useMemo, useRef } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { offeredPieces, pagesWithoutPiece, type Piece, pieceKey, withTranslations } from '../state/pieces.ts'
import { messages } from '../state/messages.ts'
import { hasNoOpenResults } from '../state/results.ts'
import { type Publishing, usePublishing } from '../state/use-publishing.ts'
import { Addresses } from './addresses.tsx'
import { ChooseView } from './choose-view.tsx'
import { ResultsView } from './results-view.tsx'
import { PublishFrame } from './publish-frame.tsx'

export interface PublishDialogProps {
  courseId: string
  /** Shown below the title. Undefined if the screen shows it already. */
  courseName: string | undefined
  /** The pieces of the list, in course order. Those of a whole course are followed by their translations. */
  pieces: readonly Piece[]
  /** The pieces are those of the whole course, so pages of pieces that were deleted belong to the dialog too. */
  isWholeCourse?: boolean
  /** Keys of the pieces that are chosen at first. By default all complete ones. */
  chosen?: ReadonlySet<string> | undefined
  onClose: () => void
  finalFocus?: (() => HTMLElement | null) | undefined
}

/** Publishes slideshows and podcasts as pages of a course, and shows what became of it. */
export function PublishDialog({ onClose, ...props }: PublishDialogProps) {
  const { pieces, isWholeCourse = false } = props
  const keys = useMemo(
    () => (isWholeCourse ? undefined : new Set(pieces.map(pieceKey))),
    [pieces, isWholeCourse],
  )
  const publishing = usePublishing(props.courseId, keys)
  const { runs, results, dismiss } = publishing
  const close = () => {
    // Results without a question or a failure are read when the dialog closes. The dialog of another piece shows those of its own.
    const areShown = !keys || runs.some((run) => concerns(run, keys))
    if (areShown && results && haveAllEnded(publishing) && hasNoOpenResults(results)) dismiss()
    onClose()
  }
  return <PublishContent {...props} publishing={publishing} onClose={close} />
}

type ContentProps = PublishDialogProps & { publishing: Publishing }

function PublishContent({ publishing, isWholeCourse = false, chosen, ...given }: ContentProps) {
  const { pieces: originals, ...frame } = given
  const { offer, publications, error, addresses } = publishing
  const pieces = isWholeCourse && offer ? withTranslations(originals, offer) : originals
  const view = viewOf(publishing, pieces)
  const start = useFocusOnChange(view)
  if (!offer || !publications) {
    return (
      <PublishFrame {...frame} start={start} title={messages.title}>
        <Loading error={error} publishing={publishing} />
      </PublishFrame>
    )
  }
  if (addresses)
    return (
      <Addresses
        {...frame}
        start={start}
        addresses={addresses}
        pieces={pieces}
        onBack={publishing.forgetAddresses}
      />
    )
  if (view === 'results') return <ResultsView {...frame} start={start} publishing={publishing} />
  const keys = new Set(pieces.map(pieceKey))
  return (
    <ChooseView
      {...frame}
      start={start}
      publishing={publishing}
      offer={offer}
      pieces={offeredPieces(pieces, offer, publications)}
      left={pagesWithoutPiece(offer, publications).filter(
        (page) => isWholeCourse || keys.has(pieceKey(page)),
      )}
      chosen={chosen}
    />
  )
}

const haveAllEnded = ({ results = [] }: Publishing): boolean =>
  results.every((result) => !('job' in result) || isEnded(result.job.state))

const concerns = ({ pieces }: Publishing['runs'][number], keys: ReadonlySet<string>): boolean =>
  pieces.some((piece) => keys.has(pieceKey(piece)))

type View = 'loading' | 'choose' | 'results' | 'addresses'

/** Results of other pieces of the course are shown while they are made. Afterwards they do not keep these from being published. */
function viewOf(publishing: Publishing, pieces: readonly Piece[]): View {
  const { offer, publications, runs, addresses } = publishing
  if (!offer || !publications) return 'loading'
  if (addresses) return 'addresses'
  if (runs.length === 0) return 'choose'
  const keys = new Set(pieces.map(pieceKey))
  const concernsThese = runs.some((run) => concerns(run, keys))
  return concernsThese || !haveAllEnded(publishing) ? 'results' : 'choose'
}

/** The pressed button disappears with its view. The focus moves to the first sentence of the next one. */
function useFocusOnChange(view: View) {
  const start = useRef<HTMLParagraphElement>(null)
  const before = useRef(view)
  useEffect(() => {
    const isNew = before.current !== view && before.current !== 'loading'
    before.current = view
    if (isNew) start.current?.focus()
  }, [view])
  return start
}

function Loading({ error, publishing }: { error: Error | null; publishing: Publishing }) {
  if (!error) {
    return (
      <output className="flex animate-late items-center gap-2.5 py-6 text-sm text-ink-2">
        <Spinner className="size-4" />
        {messages.loading}
      </output>
    )
  }
  return (
    <RetryBanner
      reason={sentenceOf(error, messages.notLoaded)}
      retrying={publishing.reading}
      onRetry={() => inBackground(publishing.readAgain())}
    />
  )
}
