import { conflictAnswers } from '@lectern/domain/api/learners/publications.ts'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import { isEnded, type Job } from '@lectern/domain/jobs/job.ts'
import { z } from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onSessionChange } from '../../api/session.ts'
import { pieceKey, titleInLanguage } from './pieces.ts'

const piece = z.object({ pageId: z.string(), format: z.enum(formatNames), title: z.string() })

/** The requests that one press of Publish started in a course, and the author's answers since. */
const publishingRun = z.object({
  courseId: z.string(),
  pieces: z.array(piece),
  /** The requests, oldest first: the first press, answers and repetitions. */
  jobIds: z.array(z.string()),
  /** The answers to changes of other authors, by piece, with the revision that the author saw. */
  answers: z.record(z.string(), z.object({ answer: z.enum(conflictAnswers), revision: z.string() })),
})
export type PublishingRun = z.infer<typeof publishingRun>

const stored = z.object({ runs: z.array(publishingRun) })
const storageKey = 'publishing_runs'

/** At most one run for each course. They are stored, so that the results appear after the dialog or the tab was closed. */
const useRuns = create(
  persist<{ runs: PublishingRun[] }>(() => ({ runs: [] }), {
    name: storageKey,
    storage: createJSONStorage(() => localStorage),
    merge: (kept, initial) => stored.safeParse(kept).data ?? initial,
  }),
)

// Takes over what another tab started, answered or dismissed.
window.addEventListener('storage', (event) => {
  if (event.key === storageKey) Promise.resolve(useRuns.persist.rehydrate()).catch(reportError)
})

onSessionChange(() => useRuns.setState({ runs: [] }))

export function useRun(courseId: string): PublishingRun | undefined {
  return useRuns(({ runs }) => runs.find((run) => run.courseId === courseId))
}

/** Replaces the run of a course. */
export function storePublishingRun(run: PublishingRun): void {
  useRuns.setState(({ runs }) => ({
    runs: [...runs.filter(({ courseId }) => courseId !== run.courseId), run],
  }))
}

/** Adds a request to the run of a course, with the answer that it sends. */
export function addToRun(courseId: string, jobId: string, answers: PublishingRun['answers'] = {}): void {
  useRuns.setState(({ runs }) => ({
    runs: runs.map((run) =>
      run.courseId === courseId
        ? { ...run, jobIds: [...run.jobIds, jobId], answers: { ...run.answers, ...answers } }
        : run,
    ),
  }))
}

export function dismissRun(courseId: string): void {
  useRuns.setState(({ runs }) => ({ runs: runs.filter((run) => run.courseId !== courseId) }))
}

/** A run of the jobs that another browser started in a course and that have not ended. Undefined if there are none. */
export function runOfJobs(courseId: string, jobs: readonly Job[]): PublishingRun | undefined {
  const live = jobs.filter(
    ({ kind, state, course_id }) => course_id === courseId && kind.startsWith('publish-') && !isEnded(state),
  )
  if (live.length === 0) return undefined
  const pieces = live.map((job) => ({
    pageId: job.page_id,
    format: formatOfJob(job.kind),
    title: titleInLanguage(job.page_title, job.page_id),
  }))
  const distinct = new Map(pieces.map((each) => [pieceKey(each), each]))
  return { courseId, pieces: [...distinct.values()], jobIds: live.map(({ id }) => id), answers: {} }
}
