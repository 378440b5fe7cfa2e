import { formats } from '@lectern/domain/courses/formats.ts'
import {
  Check,
  CircleAlert,
  CircleSlash,
  Clock,
  ExternalLink,
  MessageCircleQuestionMark,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { resultSentence } from '../state/result-sentence.ts'
import { messages } from '../state/messages.ts'
import type { Result } from '../state/results.ts'
import type { Publishing } from '../state/use-publishing.ts'
import { ConflictAnswers } from './conflict-answers.tsx'

interface ResultRowProps {
  result: Result
  publishing: Publishing
}

/** The result of publishing a piece: a mark, a sentence, and the next step. */
export function ResultRow({ result, publishing }: ResultRowProps) {
  const { piece, kind } = result
  const name = messages.piece[piece.format](piece.title)
  const isConflict = kind === 'conflict'
  return (
    <div
      className={classes(
        'grid grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-3.5 py-3 sm:grid-cols-[1.5rem_minmax(0,1fr)_auto]',
        isConflict && 'bg-progress-soft',
      )}
    >
      <Mark kind={kind} />
      <div className="min-w-0">
        <p className={classes('leading-snug wrap-anywhere', isConflict && 'font-strong')}>
          {isConflict ? messages.wasEdited(name) : name}
        </p>
        <p className="mt-0.5 text-sm text-pretty text-ink-2 wrap-anywhere">
          {resultSentence(result, silentPartsOf(result, publishing))}
        </p>
      </div>
      <div className="max-sm:col-start-2 max-sm:-ms-3">
        <NextStep result={result} publishing={publishing} name={name} />
      </div>
      {isConflict && (
        <div className="col-start-2 sm:col-end-4">
          <ConflictAnswers result={result} publishing={publishing} />
        </div>
      )}
    </div>
  )
}

function silentPartsOf({ piece }: Result, { offer }: Publishing): number {
  const found = offer?.pieces.find(
    ({ page_id, format }) => page_id === piece.pageId && format === piece.format,
  )
  return found?.silent_parts ?? 0
}

const done = 'bg-done-button text-on-done'
const marks: Readonly<Record<Result['kind'], { look: string; icon: ReactNode; label: () => string }>> = {
  published: { look: done, icon: <Check />, label: () => messages.states.done },
  left: { look: done, icon: <Check />, label: () => messages.states.done },
  settled: { look: done, icon: <Check />, label: () => messages.states.done },
  conflict: {
    look: 'bg-progress-edge text-surface',
    icon: <MessageCircleQuestionMark />,
    label: () => messages.states.question,
  },
  failed: { look: 'bg-danger text-on-danger', icon: <X />, label: () => messages.states.failed },
  refused: { look: 'bg-danger text-on-danger', icon: <X />, label: () => messages.states.failed },
  waiting: { look: 'text-ink-3', icon: <Clock />, label: () => messages.states.working },
  running: { look: 'text-brand-text', icon: <Spinner />, label: () => messages.states.working },
  cancelled: { look: 'text-ink-3', icon: <CircleSlash />, label: () => messages.states.stopped },
  removed: { look: 'text-ink-3', icon: <CircleSlash />, label: () => messages.states.stopped },
  unknown: { look: 'text-ink-3', icon: <CircleAlert />, label: () => messages.states.stopped },
}

function Mark({ kind }: { kind: Result['kind'] }) {
  const { look, icon, label } = marks[kind]
  return (
    <span className={classes('grid size-6 place-items-center rounded-full [&>svg]:size-4', look)}>
      {icon}
      <span className="sr-only">{label()}</span>
    </span>
  )
}

const linkLook =
  'inline-flex min-h-8 items-center gap-1.5 rounded-2 px-3 text-sm font-strong whitespace-nowrap hover:bg-hover'

function NextStep({ result, publishing, name }: ResultRowProps & { name: string }) {
  if ('publication' in result && result.publication?.url) {
    return (
      <a
        href={result.publication.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={messages.openOf(name)}
        className={linkLook}
      >
        <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
        {messages.open}
      </a>
    )
  }
  if (result.kind !== 'failed' && result.kind !== 'cancelled') return null
  const { job, piece } = result
  if (result.kind === 'failed' && job.problem?.code === 'NOT_COMPLETE_YET') {
    const address = [job.course_id, piece.pageId].map(encodeURIComponent).join('/')
    return (
      <Link to={`${formats[piece.format].editor}/${address}`} className={linkLook}>
        {messages.editPiece}
      </Link>
    )
  }
  return (
    <Button
      look="link"
      size="small"
      aria-label={messages.tryAgainOf(name)}
      busy={publishing.busy === job.id}
      onClick={() => publishing.tryAgain(piece, job.id)}
    >
      {messages.tryAgain}
    </Button>
  )
}
