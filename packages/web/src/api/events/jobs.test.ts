import type { Job } from '@lectern/domain/jobs/job.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentJobs, onJobEnd, onJobsEnd, storeJobs } from './jobs.ts'
import { clearSession } from '../session.ts'

const running: Job = {
  id: '1',
  kind: 'generate-slideshow',
  state: 'running',
  course_id: 'c',
  page_id: 'p',
  page_title: 'Cells',
  progress: { stage: 'voicing', done: 1, total: 4 },
  created_at: '2026-11-20T10:00:00Z',
}
const done: Job = { ...running, state: 'succeeded' }

let ended: string[] = []
let stop = () => {}

beforeEach(() => {
  clearSession()
  ended = []
  stop = onJobEnd((job) => ended.push(job.id))
})
afterEach(() => stop())

test('reports once that a job has ended', () => {
  storeJobs([running], { whole: true })
  storeJobs([done])
  storeJobs([done])
  expect(ended).toEqual(['1'])
})

test('does not report jobs that had ended before the first list', () => {
  storeJobs([done], { whole: true })
  expect(ended).toEqual([])
})

test('reports a job that ended while the stream was broken', () => {
  storeJobs([running], { whole: true })
  storeJobs([done], { whole: true })
  expect(ended).toEqual(['1'])
})

test('ignores an older state of a job that has ended', () => {
  storeJobs([running], { whole: true })
  storeJobs([done])
  storeJobs([running])
  expect(currentJobs()).toEqual([done])
})

test('the next user does not see the jobs of this user', () => {
  storeJobs([running], { whole: true })
  clearSession()
  expect(currentJobs()).toEqual([])
})

test('reports jobs that end together at once, also those just before it is stopped', () => {
  vi.useFakeTimers()
  const reports: string[][] = []
  const stopReports = onJobsEnd((jobs) => reports.push(jobs.map(({ id }) => id)))
  const jobs = ['1', '2', '3'].map((id) => ({ ...running, id }))
  storeJobs(jobs, { whole: true })
  storeJobs([{ ...done, id: '1' }])
  storeJobs([{ ...done, id: '2' }])
  vi.advanceTimersByTime(1000)
  expect(reports).toEqual([['1', '2']])
  storeJobs([{ ...done, id: '3' }])
  stopReports()
  expect(reports).toEqual([['1', '2'], ['3']])
  vi.useRealTimers()
})
