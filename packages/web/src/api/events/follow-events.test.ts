import type { Job } from '@lectern/domain/jobs/job.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followEvents } from './follow-events.ts'

const running: Job = {
  id: '1',
  kind: 'generate-slideshow',
  state: 'running',
  course_id: 'c',
  page_id: 'p',
  page_title: 'Cells',
  progress: { stage: 'writing', done: 1, total: 4 },
  created_at: '2026-11-20T10:00:00Z',
}
const other: Job = { ...running, id: '2', page_id: 'q' }

let answerList: (jobs: readonly Job[]) => void
let sendFromLeader: (message: unknown) => void
let taken: [ids: string[], whole: boolean][]
let stop: () => void

beforeEach(() => {
  // Another tab holds the stream.
  vi.stubGlobal('navigator', { languages: ['en'], locks: { request: () => new Promise(() => {}) } })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
        sendFromLeader = (data) => listener({ data })
      }
      postMessage() {}
      close() {}
    },
  )
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => (answerList = (jobs) => resolve(Response.json(jobs)))),
  )
  taken = []
  stop = followEvents({
    storeJobs: (jobs, { whole }) => taken.push([jobs.map(({ id }) => id), whole]),
    publishPresence: () => {},
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('a list that arrives late does not remove the jobs that started since it was requested', async () => {
  sendFromLeader({ type: 'jobs', jobs: [running], whole: false })
  answerList([other])
  await expect.poll(() => taken.length).toBe(2)
  expect(taken).toEqual([
    [['1'], false],
    [['2', '1'], true],
  ])
})

test('a list that arrives after a newer one is ignored', async () => {
  sendFromLeader({ type: 'jobs', jobs: [running, other], whole: true })
  answerList([])
  // The answer is read in several steps.
  await new Promise((resolve) => setTimeout(resolve))
  expect(taken).toEqual([[['1', '2'], true]])
})
