import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { isEnded, type JobGroup } from '@lectern/domain/jobs/job.ts'
import { useQueries, useQueryClient, type Query } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { onJobEnd } from '../../api/events.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { addRun, dismissRun, outcomeLine, summarize, useRuns, type FormatOutcome, type Run } from './runs.ts'
import { tryAgain } from './start-generation.ts'

/** Says what came of each run when all of it has ended. */
export function GenerationSummaries() {
  const runs = useRuns((state) => state.runs)
  return runs.map((run) => <RunSummary key={run.id} run={run} />)
}

const groupsKey = 'job-groups'

function RunSummary({ run }: { run: Run }) {
  const groups = useGroups(run)
  const tell = useEffectEvent(() => {
    toast.card(run.id, (dismiss) => {
      const forget = () => {
        dismiss()
        dismissRun(run.id)
      }
      return (
        <Summary
          outcomes={summarize(run.batches, groups ?? [])}
          onDismiss={forget}
          onTryAgain={async () => {
            const again = await tryAgain(run.batches, groups ?? [])
            forget()
            addRun(again)
          }}
        />
      )
    })
  })
  const ended = groups !== undefined
  useEffect(() => {
    if (ended) tell()
  }, [ended])
  return null
}

/** The ended groups of a run's batches; undefined while any of them is not at its end. */
function useGroups({ batches }: Run): (JobGroup | undefined)[] | undefined {
  const queries = useQueryClient()
  useEffect(() => onJobEnd(() => void queries.invalidateQueries({ queryKey: [groupsKey] })), [queries])
  const results = useQueries({
    queries: batches.map(({ jobId }) => ({
      queryKey: [groupsKey, jobId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(jobsApi.get, { params: { jobId: jobId ?? '' }, signal }),
      enabled: jobId !== undefined,
      // Events tell when to look; this is for those that got lost.
      refetchInterval: (query: Query<JobGroup>) => (hasEnded(query.state.data) ? false : 10_000),
    })),
  })
  const settled = results.every(({ data, isError }, index) => {
    return batches[index]?.jobId === undefined || isError || hasEnded(data)
  })
  return settled ? results.map(({ data }) => data) : undefined
}

function hasEnded(group: JobGroup | undefined): boolean {
  return group !== undefined && isEnded(group.state)
}

interface SummaryProps {
  outcomes: readonly FormatOutcome[]
  onDismiss: () => void
  /** Starts what failed once more. */
  onTryAgain: () => Promise<void>
}

function Summary({ outcomes, onDismiss, onTryAgain }: SummaryProps) {
  const [busy, setBusy] = useState(false)
  const failures = outcomes.flatMap(({ format, failed }) => failed.map((failure) => ({ format, ...failure })))
  return (
    <div
      role="alert"
      className="w-(--width) rounded-[10px] bg-surface py-3 ps-4 pe-2.5 text-sm text-ink shadow-3 ring ring-line"
    >
      <div className="flex items-start gap-3">
        {failures.length > 0 ? (
          <CircleAlert aria-hidden className="mt-px text-danger" />
        ) : (
          <CircleCheck aria-hidden className="mt-px text-done-edge" />
        )}
        <div className="min-w-0 flex-1">
          <p className="font-strong">Generation complete:</p>
          {outcomes.map((outcome) => (
            <p key={outcome.format} className="tabular-nums">
              {outcomeLine(outcome)}
            </p>
          ))}
        </div>
        <IconButton label="Dismiss" className="-mt-1.5" onClick={onDismiss}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      {failures.length > 0 && (
        <ul
          aria-label="What failed"
          // It scrolls, so that the keyboard must get there.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="mt-2 grid max-h-48 gap-2 overflow-y-auto border-t border-line ps-7.5 pt-2 pe-2"
        >
          {failures.map(({ format, title, reason }) => (
            <li key={`${format} ${title}`}>
              <span className="font-medium">{title}</span> ({format}):{' '}
              <span className="text-ink-2">{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {failures.length > 0 && (
        <Button
          look="link"
          size="small"
          className="ms-4.5 mt-1"
          busy={busy}
          onClick={() => {
            setBusy(true)
            void onTryAgain()
          }}
        >
          Try again
        </Button>
      )}
    </div>
  )
}
