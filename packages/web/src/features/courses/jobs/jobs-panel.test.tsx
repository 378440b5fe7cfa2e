import type { Job } from '@lectern/domain/jobs/job.ts'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from '../../../slides/testing/render.tsx'
import { JobsPanel } from './jobs-panel.tsx'

const job: Job = {
  id: '1',
  kind: 'generate-slideshow',
  state: 'waiting',
  course_id: 'c',
  page_id: 'p',
  page_title: 'The Calvin cycle',
  progress: { stage: 'waiting', done: 0, total: 0 },
  created_at: '2026-11-20T10:00:00Z',
}

test('without a job, the panel says so and shows no progress', async () => {
  const page = await render(<JobsPanel jobs={[]} />)
  expect(page.textContent).toBe('No jobs yet.')
  expect(page.querySelector('[role=progressbar], progress')).toBeNull()
})

test('with a job, the panel counts the finished items and shows their progress', async () => {
  const page = await render(<JobsPanel jobs={[job]} />)
  expect(page.textContent).toContain('0 of 1 item finished')
  expect(page.querySelector('[role=progressbar], progress')).not.toBeNull()
})

test('a job that has ended says what it cost', async () => {
  const spent = { calls: 12, dollars: 0.031, unpriced: 0 }
  const page = await render(
    <MemoryRouter>
      <JobsPanel jobs={[{ ...job, state: 'succeeded', spent }]} />
    </MemoryRouter>,
  )
  expect(page.textContent).toContain('This took 12 calls, $0.03.')
})
