import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { isEnded, type JobGroup } from '@lectern/domain/jobs/job.ts'
import { useQueries, useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { onJobsEnd } from '../../api/events/jobs.ts'
import { toast } from '../../ui/overlays/toast.ts'
import {
  addRun,
  dismissRun,
  needsAttention,
  spentOfRun,
  summarize,
  useRuns,
  type BatchGroup,
  type Run,
} from './runs.ts'
import { addRunsOfOtherBrowsers } from './runs-of-other-browsers.ts'
import { retryRun } from './start-generation.ts'
import { SummaryCard } from './summary-card.tsx'

/** Shows the outcome of each run when all its jobs have ended. */
export function GenerationSummaries() {
  const runs = useRuns((state) => state.runs)
  useEffect(() => {
    // Loads the code of the summary now, because the server may be restarting when the run ends.
    if (runs.length > 0) toast.prepare()
  }, [runs])
  useEffect(() => {
    const leaving = new AbortController()
    // If the request fails, there is no summary of runs from other browsers.
    addRunsOfOtherBrowsers(leaving.signal).catch(() => undefined)
    return () => leaving.abort()
  }, [])
  return runs.map((run) => <RunSummary key={run.id} run={run} />)
}

const groupsKey = 'job-groups'

function RunSummary({ run }: { run: Run }) {
  const groups = useEndedGroups(run)
  const show = useEffectEvent(() => {
    const outcomes = summarize(run.batches, groups ?? [])
    if (outcomes.length === 0) return dismissRun(run.id)
    // A summary without failures is dismissed when it closes. Otherwise it would return at every visit and in every browser.
    const options = outcomes.some(needsAttention) ? {} : { onLeave: () => dismissRun(run.id) }
    const card = (dismiss: () => void) => {
      const forget = () => {
        dismiss()
        dismissRun(run.id)
      }
      return (
        <SummaryCard
          outcomes={outcomes}
          spent={spentOfRun(groups ?? [])}
          onDismiss={forget}
          onTryAgain={async () => {
            const again = await retryRun(run.batches, groups ?? [])
            forget()
            addRun(again)
          }}
        />
      )
    }
    toast.card(run.id, card, options)
  })
  const ended = groups !== undefined
  useEffect(() => {
    if (ended) show()
  }, [ended])
  return null
}

/**
 * The groups of a run's batches. Undefined until the server has reported the end of each. A failed request is no such
 * report.
 */
function useEndedGroups({ batches }: Run): BatchGroup[] | undefined {
  const queries = useQueryClient()
  useEffect(
    () =>
      onJobsEnd(() => {
        queries.invalidateQueries({ queryKey: [groupsKey] }).catch(reportError)
      }),
    [queries],
  )
  const results = useQueries({
    queries: batches.map(({ jobId }) => ({
      queryKey: [groupsKey, jobId],
      queryFn: ({ signal }: { signal: AbortSignal }) => findGroup(jobId ?? '', signal),
      enabled: jobId !== undefined,
      // Events trigger the requests. The interval is for lost events.
      refetchInterval: (query: Query<JobGroup | 'gone'>) => (hasEnded(query.state.data) ? false : 10_000),
    })),
  })
  const settled = results.every(({ data }, index) => batches[index]?.jobId === undefined || hasEnded(data))
  return settled ? results.map(({ data }) => data) : undefined
}

async function findGroup(jobId: string, signal: AbortSignal): Promise<JobGroup | 'gone'> {
  try {
    return await call(jobsApi.get, { params: { jobId }, signal })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return 'gone'
    throw problem
  }
}

function hasEnded(group: BatchGroup): boolean {
  return group === 'gone' || (group !== undefined && isEnded(group.state))
}
