import type { Format } from '@lectern/domain/courses/formats.ts'
import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import { isEnded, type Job, jobKindOf } from '@lectern/domain/jobs/job.ts'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { followEvents } from './follow-events.ts'
import { publishPresence } from '../presence.ts'
import { authToken, onSessionChange } from '../session.ts'

interface JobsState {
  /** The newest state of each of the user's jobs, by id. */
  readonly jobs: ReadonlyMap<string, Job>
  /** The unfinished jobs, by page and format. */
  readonly work: ReadonlyMap<string, Job>
  /** Whether the list was loaded. */
  readonly known: boolean
}

const noJobs: JobsState = { jobs: new Map(), work: new Map(), known: false }

const useJobsStore = create<JobsState>(() => noJobs)

function workKey(courseId: string, pageId: string, format: Format): string {
  return JSON.stringify([courseId, pageId, format])
}

type Listener = (job: Job) => void
const endListeners = new Set<Listener>()

/** Calls the listener once for each job that ends from now on. Returns a function that stops it. */
export function onJobEnd(listener: Listener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** Jobs that end within this time are reported together, in milliseconds. */
const togetherMs = 50

/**
 * Calls the listener with the jobs that end within a moment, for requests about all of them: *Cancel all* ends many jobs at
 * once. Returns a function that stops it, and that reports the jobs that have ended just before.
 */
export function onJobsEnd(listener: (jobs: readonly Job[]) => void): () => void {
  let ended: Job[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  function report(): void {
    clearTimeout(timer)
    timer = undefined
    const jobs = ended
    ended = []
    if (jobs.length > 0) listener(jobs)
  }
  const forget = onJobEnd((job) => {
    ended.push(job)
    timer ??= setTimeout(report, togetherMs)
  })
  return () => {
    forget()
    report()
  }
}

/**
 * Stores newer states and calls the listeners for jobs that have just ended. A job that has ended does not start again.
 * With `whole`, the jobs replace all stored ones.
 */
export function storeJobs(newer: readonly Job[], { whole = false } = {}): void {
  const { jobs: before, known } = useJobsStore.getState()
  const after = new Map(whole ? [] : before)
  for (const job of newer) {
    const old = before.get(job.id)
    after.set(job.id, old && isEnded(old.state) && !isEnded(job.state) ? old : job)
  }
  useJobsStore.setState({ jobs: after, work: unfinished(after.values()), known: known || whole })
  for (const job of newer) {
    const old = before.get(job.id)
    const justEnded = isEnded(job.state) && (old ? !isEnded(old.state) : known)
    if (justEnded) for (const listener of endListeners) listener(job)
  }
}

function unfinished(jobs: Iterable<Job>): Map<string, Job> {
  const work = new Map<string, Job>()
  for (const job of jobs) {
    // Publishing reads the published version, so the content can be edited and generated meanwhile.
    const publishes = job.kind === jobKindOf('publish', formatOfJob(job.kind))
    if (!isEnded(job.state) && !publishes)
      work.set(workKey(job.course_id, job.page_id, formatOfJob(job.kind)), job)
  }
  return work
}

/** The newest state of each of the user's jobs; undefined until the first list has arrived. */
export function useJobs(): readonly Job[] | undefined {
  useEffect(listen, [])
  const { jobs, known } = useJobsStore()
  return useMemo(() => (known ? [...jobs.values()] : undefined), [jobs, known])
}

/** The unfinished job of a page in one format. */
export function useUnfinishedJob(courseId: string, pageId: string, format: Format): Job | undefined {
  useEffect(listen, [])
  return useJobsStore((state) => state.work.get(workKey(courseId, pageId, format)))
}

/** The known jobs of the user, for code outside of React. */
export function currentJobs(): readonly Job[] {
  return [...useJobsStore.getState().jobs.values()]
}

let listeners = 0
let stopFollowing: (() => void) | undefined

/** Follows the events of the account while any component listens. */
function listen(): () => void {
  listeners += 1
  if (listeners === 1) start()
  return () => {
    listeners -= 1
    if (listeners === 0) stop()
  }
}

function start(): void {
  if (authToken() !== undefined) stopFollowing ??= followEvents({ storeJobs, publishPresence })
}

function stop(): void {
  stopFollowing?.()
  stopFollowing = undefined
}

// Jobs belong to an account: another account that logs in here must not see them.
onSessionChange(() => {
  useJobsStore.setState(noJobs)
  stop()
  if (listeners > 0) start()
})
