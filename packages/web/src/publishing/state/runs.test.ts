import type { Job } from '@lectern/domain/jobs/job.ts'
import { expect, test } from 'vitest'
import { runOfJobs } from './runs.ts'

const job = (id: string, more: Partial<Job> = {}): Job => ({
  id,
  kind: 'publish-slideshow',
  state: 'running',
  course_id: 'c',
  page_id: id,
  page_title: `Page ${id}`,
  progress: { stage: 'publishing', done: 0, total: 1 },
  created_at: '2026-11-20T10:00:00.000Z',
  ...more,
})

test('work that another browser started is a run of its unfinished jobs', () => {
  const jobs = [
    job('a'),
    job('b', { kind: 'publish-podcast', state: 'waiting' }),
    job('other course', { course_id: 'd' }),
    job('ended', { state: 'succeeded' }),
    job('generated', { kind: 'generate-slideshow' }),
  ]
  expect(runOfJobs('c', jobs)).toEqual({
    courseId: 'c',
    jobIds: ['a', 'b'],
    answers: {},
    pieces: [
      { pageId: 'a', format: 'slideshow', title: 'Page a' },
      { pageId: 'b', format: 'podcast', title: 'Page b' },
    ],
  })
  expect(runOfJobs('c', [job('ended', { state: 'failed' })])).toBeUndefined()
})
