import type { Job } from '@lectern/domain/jobs/job.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../slides/testing/render.tsx'
import { clearEndedJobs, useUnclearedJobs } from './cleared-jobs.ts'

const job = (id: string, state: Job['state'], finished_at?: string): Job => ({
  id,
  kind: 'generate-slideshow',
  state,
  course_id: 'c',
  page_id: id,
  page_title: id,
  progress: { stage: 'finished', done: 1, total: 1 },
  created_at: '2026-11-20T10:00:00.000Z',
  ...(finished_at !== undefined && { finished_at }),
})

function Shown({ jobs }: { jobs: readonly Job[] }) {
  return useUnclearedJobs(jobs)
    .map(({ id }) => id)
    .join(' ')
}

test('clearing removes ended jobs, but not running ones and those that end later', async () => {
  const jobs = [
    job('ready', 'succeeded', '2026-11-20T10:01:00.000Z'),
    job('failed', 'failed', '2026-11-20T10:02:00.000Z'),
    job('running', 'running'),
    job('later', 'succeeded', '2026-11-20T10:03:00.000Z'),
  ]
  const page = await render(<Shown jobs={jobs} />)
  expect(page.textContent).toBe('ready failed running later')
  act(() => clearEndedJobs(jobs.slice(0, 3)))
  expect(page.textContent).toBe('running later')
})
