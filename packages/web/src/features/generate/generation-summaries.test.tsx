import type { Job, JobGroup } from '@lectern/domain/jobs/job.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeJobs } from '../../api/events/jobs.ts'
import { storeSession } from '../../api/session.ts'
import { GenerationSummaries } from './generation-summaries.tsx'
import { addRun, useRuns } from './runs.ts'

const shown = vi.hoisted(() => ({
  card: vi.fn<(id: string, render: unknown, options: { onLeave?: () => void }) => void>(),
  prepare: vi.fn<() => void>(),
}))
vi.mock('../../ui/overlays/toast.ts', () => ({ toast: shown }))

const group: JobGroup = {
  job_id: 'g',
  state: 'succeeded',
  progress: { done: 1, total: 1 },
  jobs: [],
  successful_pages: ['a'],
  failed_pages: [],
  cancelled_pages: [],
  gaps: [],
  notices: [],
  created_at: '2026-11-22T10:00:00Z',
}

let answer: () => Promise<Response>
let unmount: () => void

async function show(): Promise<void> {
  const root = createRoot(document.createElement('div'))
  unmount = () => act(() => root.unmount())
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () => {
    root.render(
      <QueryClientProvider client={client}>
        <GenerationSummaries />
      </QueryClientProvider>,
    )
    await vi.advanceTimersByTimeAsync(100)
  })
}

const laterOn = () => act(() => vi.advanceTimersByTimeAsync(10_500))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/job-groups' ? Promise.resolve(Response.json([])) : answer(),
  )
  storeSession({
    token: 't',
    token_type: 'Bearer',
    user_id: '1',
    first_name: 'Maya',
    last_name: 'Okafor',
    email: 'maya@riverside.edu',
    organization: 'Riverside College',
  })
  useRuns.setState({ runs: [] })
  addRun([
    { format: 'slideshow', titles: { a: 'Cells' }, request: { course_id: '1', page_ids: ['a'] }, jobId: 'g' },
  ])
})
afterEach(() => {
  unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('shows the summary of a run only when the server is available again', async () => {
  answer = () => Promise.reject(new TypeError('connection refused'))
  await show()
  await laterOn()
  expect(shown.card).not.toHaveBeenCalled()
  answer = () => Promise.resolve(Response.json(group))
  await laterOn()
  expect(shown.card).toHaveBeenCalledOnce()
})

test('shows nothing while jobs wait to be resumed after a restart', async () => {
  answer = () => Promise.resolve(Response.json({ ...group, state: 'running', successful_pages: [] }))
  await show()
  await laterOn()
  expect(shown.card).not.toHaveBeenCalled()
})

test('loads the code of the summary early, because the server may not be available later', async () => {
  answer = () => Promise.resolve(Response.json({ ...group, state: 'running' }))
  await show()
  expect(shown.prepare).toHaveBeenCalled()
})

test('drops a run that the server no longer stores', async () => {
  answer = () => Promise.resolve(Response.json({ error: 'Not found.', code: 'NOT_FOUND' }, { status: 404 }))
  await show()
  await laterOn()
  expect(shown.card).not.toHaveBeenCalled()
  expect(useRuns.getState().runs).toEqual([])
})

test('the summary of a run without failures closes by itself and does not return', async () => {
  answer = () => Promise.resolve(Response.json(group))
  await show()
  await laterOn()
  shown.card.mock.lastCall?.[2].onLeave?.()
  expect(shown.card).toHaveBeenCalledOnce()
  expect(useRuns.getState().runs).toEqual([])
})

test('the summary of a run with failures stays until it is dismissed', async () => {
  const failed = { ...group, successful_pages: [], failed_pages: [{ page_id: 'a', reason: 'Too short.' }] }
  answer = () => Promise.resolve(Response.json(failed))
  await show()
  await laterOn()
  expect(shown.card).toHaveBeenCalledOnce()
  expect(shown.card.mock.lastCall?.[2]).toEqual({})
})

test('asks once for a group whose jobs end together', async () => {
  const ask = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ ...group, state: 'running', successful_pages: [] }),
  )
  answer = ask
  await show()
  const jobs = ['1', '2', '3'].map((id): Job => ({
    id,
    kind: 'generate-slideshow',
    state: 'running',
    course_id: '1',
    page_id: id,
    page_title: 'Cells',
    progress: { stage: 'writing', done: 1, total: 4 },
    created_at: '2026-11-22T10:00:00Z',
  }))
  storeJobs(jobs, { whole: true })
  ask.mockClear()
  await act(async () => {
    for (const job of jobs) storeJobs([{ ...job, state: 'cancelled' }])
    await vi.advanceTimersByTimeAsync(1000)
  })
  expect(ask).toHaveBeenCalledOnce()
})
