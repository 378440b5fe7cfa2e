import type { Spent } from '@lectern/domain/jobs/job.ts'
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { RichMessage } from '../../messages/rich-message.tsx'
import { spentWords } from '../../spending/spent-words.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { messages } from './messages.ts'
import { needsAttention, outcomeLine, type FormatOutcome, type PageRemark } from './runs.ts'

interface SummaryCardProps {
  outcomes: readonly FormatOutcome[]
  /** The cost of the run. */
  spent: Spent | undefined
  onDismiss: () => void
  /** Starts the failed pages again. */
  onTryAgain: () => Promise<void>
}

/** The outcome of a run: the counts of the specification, then the pages with failures and remarks. */
export function SummaryCard({ outcomes, spent, onDismiss, onTryAgain }: SummaryCardProps) {
  const [busy, setBusy] = useState(false)
  const failed = outcomes.some((outcome) => outcome.failed.length > 0)
  const noted = outcomes.some(needsAttention)
  return (
    <div
      role="alert"
      className="w-(--width) rounded-float bg-surface py-3 ps-4 pe-2.5 text-sm text-ink shadow-3 ring ring-line"
    >
      <div className="flex items-start gap-3">
        <SummaryIcon failed={failed} noted={noted} />
        <div className="min-w-0 flex-1">
          <p className="font-strong">{messages.complete}</p>
          {outcomes.map((outcome) => (
            <p key={outcome.format} className="tabular-nums">
              {outcomeLine(outcome)}
              {outcome.cancelled > 0 && (
                <span className="block text-ink-2">{messages.cancelled(outcome.cancelled)}</span>
              )}
            </p>
          ))}
          {spent && <p className="text-ink-2 tabular-nums">{spentWords(spent)}</p>}
        </div>
        <IconButton label={messages.dismiss} className="-mt-1.5" onClick={onDismiss}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      <Remarks label={messages.whatFailed} outcomes={outcomes} remarksOf={(outcome) => outcome.failed} />
      <Remarks label={messages.whatToLookAt} outcomes={outcomes} remarksOf={(outcome) => outcome.notes} />
      {failed && (
        <Button
          look="link"
          size="small"
          className="ms-4.5 mt-1"
          busy={busy}
          onClick={() => {
            setBusy(true)
            inBackground(onTryAgain().finally(() => setBusy(false)))
          }}
        >
          {messages.tryAgain}
        </Button>
      )}
    </div>
  )
}

function SummaryIcon({ failed, noted }: { failed: boolean; noted: boolean }) {
  if (failed) return <CircleAlert aria-hidden className="mt-px text-danger" />
  if (noted) return <TriangleAlert aria-hidden className="mt-px text-progress-edge" />
  return <CircleCheck aria-hidden className="mt-px text-done-edge" />
}

interface RemarksProps {
  label: string
  outcomes: readonly FormatOutcome[]
  remarksOf: (outcome: FormatOutcome) => readonly PageRemark[]
}

function Remarks({ label, outcomes, remarksOf }: RemarksProps) {
  const remarks = outcomes.flatMap((outcome) =>
    remarksOf(outcome).map((remark) => ({ format: outcome.format, ...remark })),
  )
  if (remarks.length === 0) return null
  return (
    <ul
      aria-label={label}
      // The list scrolls, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-2 grid max-h-48 gap-2 overflow-y-auto border-t border-line ps-7.5 pt-2 pe-2"
    >
      {remarks.map(({ format, title, reason }) => (
        <li key={`${format} ${title} ${reason}`}>
          <RichMessage
            text={messages.remark[format]}
            parts={{
              page: <span className="font-medium">{title}</span>,
              reason: <span className="text-ink-2">{reason}</span>,
            }}
          />
        </li>
      ))}
    </ul>
  )
}
