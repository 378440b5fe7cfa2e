import { jobEvent, jobsApi } from '@lectern/domain/api/jobs.ts'
import type { Format } from '@lectern/domain/courses/format.ts'
import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import { isEnded, type Job } from '@lectern/domain/jobs/job.ts'
import { createParser } from 'eventsource-parser'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { call } from './call.ts'
import { authToken, clearSession, onSessionChange } from './session.ts'

interface JobsState {
  /** The newest state of each of the user's jobs, by id. */
  readonly jobs: ReadonlyMap<string, Job>
  /** Of these, what is being made at the moment, by page and format. */
  readonly work: ReadonlyMap<string, Job>
  /** Whether the list has come yet. */
  readonly known: boolean
}

const nothing: JobsState = { jobs: new Map(), work: new Map(), known: false }

const useJobsStore = create<JobsState>(() => nothing)

function workKey(courseId: string, pageId: string, format: Format): string {
  return JSON.stringify([courseId, pageId, format])
}

type Listener = (job: Job) => void
const endListeners = new Set<Listener>()

/** Hears of every job that ends from now on, once. */
export function onJobEnd(listener: Listener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** Takes newer states in and tells of the jobs that ended by them. A job that has ended stays so. */
export function takeJobs(newer: readonly Job[], { whole = false } = {}): void {
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
    if (!isEnded(job.state)) work.set(workKey(job.course_id, job.page_id, formatOfJob(job.kind)), job)
  }
  return work
}

/** The user's jobs, newest state of each; undefined until the server has told. */
export function useJobs(): readonly Job[] | undefined {
  useEffect(listen, [])
  const { jobs, known } = useJobsStore()
  return useMemo(() => (known ? [...jobs.values()] : undefined), [jobs, known])
}

/** What is being made of a page in one format at the moment. */
export function useWork(courseId: string, pageId: string, format: Format): Job | undefined {
  useEffect(listen, [])
  return useJobsStore((state) => state.work.get(workKey(courseId, pageId, format)))
}

/** What is known of the user's jobs now, outside of React. */
export function currentJobs(): readonly Job[] {
  return [...useJobsStore.getState().jobs.values()]
}

let listeners = 0
let connection: AbortController | undefined

/** Keeps the one event stream open while anyone listens. */
function listen(): () => void {
  listeners += 1
  if (listeners === 1) connect()
  return () => {
    listeners -= 1
    if (listeners === 0) disconnect()
  }
}

function connect(): void {
  connection = new AbortController()
  void follow(connection.signal)
}

function disconnect(): void {
  connection?.abort()
  connection = undefined
}

// Jobs are one person's; the next one must not see them.
onSessionChange(() => {
  useJobsStore.setState(nothing)
  disconnect()
  if (listeners > 0 && authToken() !== undefined) connect()
})

const firstPause = 500
const longestPause = 15_000

/** Follows the stream until `signal` ends it, coming back after ever longer pauses when it breaks. */
async function follow(signal: AbortSignal): Promise<void> {
  let pause = firstPause
  while (!signal.aborted) {
    const opened = await readStream(signal).catch(() => false)
    if (opened) pause = firstPause
    await wait(pause, signal)
    pause = Math.min(pause * 2, longestPause)
  }
}

/** Reads the stream until it breaks. True when it had opened. */
async function readStream(signal: AbortSignal): Promise<boolean> {
  const token = authToken()
  if (token === undefined) return false
  const response = await fetch(jobsApi.events.path, {
    headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
    signal,
  })
  if (response.status === 401 && authToken() === token) clearSession()
  if (!response.ok || !response.body) return false
  // What happened before the stream opened is not told on it.
  takeJobs(await call(jobsApi.list, { signal }), { whole: true })
  const parser = createParser({ onEvent: (event) => takeMessage(event.data) })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) parser.feed(chunk.value)
  } catch {
    // The connection broke; follow() comes back.
  }
  return true
}

function takeMessage(data: string): void {
  const message = jobEvent.safeParse(parseJson(data))
  if (message.success) takeJobs([message.data.job])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
