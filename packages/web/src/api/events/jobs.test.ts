import type { Job } from '@lectern/domain/jobs/job.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentJobs, onJobEnd, storeJobs } from './jobs.ts'
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
