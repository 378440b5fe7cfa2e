import type { Job } from '@lectern/domain/jobs/job.ts'
import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeJobs } from '../../api/events/jobs.ts'
import { clearSession } from '../../api/session.ts'
import { render } from '../../slides/testing/render.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { useWatching } from './use-watching.ts'

const page = { courseId: 'c', pageId: 'p' }
const job: Job = {
  id: '1',
  kind: 'generate-slideshow',
  state: 'running',
  course_id: 'c',
  page_id: 'p',
  page_title: 'Cells',
  progress: { stage: 'writing', done: 1, total: 4 },
  created_at: '2026-11-20T10:00:00Z',
}
const withParts: Job = {
  ...job,
  progress: { ...job.progress, parts: { written: 1, playable: 0, total: 9 } },
}
const said = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') }
let refetch = vi.fn<() => Promise<undefined>>()

beforeEach(() => {
  clearSession()
  refetch = vi.fn<() => Promise<undefined>>(async () => undefined)
  for (const spy of Object.values(said)) spy.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

function Screen({ isError = false }: { isError?: boolean }) {
  const { job: watched, isPending } = useWatching('slideshow', page, { isPending: false, isError, refetch })
  const { search } = useLocation()
  const shown = watched ? `watching ${watched.id}` : isPending ? 'pending' : isError ? 'no content' : 'editor'
  return <p>{search.includes('watch') ? `${shown}, asked` : shown}</p>
}

async function open(address: string, isError = false) {
  const container = await render(
    <MemoryRouter initialEntries={[address]}>
      <Screen isError={isError} />
    </MemoryRouter>,
  )
  return () => container.textContent
}

test('shows a generation that its address asks for, and the editor when it ends', async () => {
  storeJobs([job], { whole: true })
  const shown = await open('/edit?watch')
  expect(shown()).toBe('watching 1, asked')
  const stored = Promise.withResolvers<undefined>()
  refetch.mockReturnValue(stored.promise)
  await act(async () => storeJobs([{ ...job, state: 'succeeded' }]))
  expect(shown(), 'until the stored document is loaded').toBe('watching 1, asked')
  await act(async () => stored.resolve(undefined))
  expect(shown()).toBe('editor')
  expect(said.success).toHaveBeenCalledExactlyOnceWith('Slideshow generated successfully!')
})

test('shows a generation with finished parts when it opens, but not one that starts later', async () => {
  storeJobs([withParts], { whole: true })
  expect((await open('/edit'))()).toBe('watching 1, asked')
  storeJobs([], { whole: true })
  const later = await open('/edit')
  await act(async () => storeJobs([{ ...withParts, id: '2' }]))
  expect(later()).toBe('editor')
})

test('shows finished parts at any time if the page has no content', async () => {
  storeJobs([job], { whole: true })
  const shown = await open('/edit', true)
  expect(shown()).toBe('no content')
  await act(async () => storeJobs([withParts]))
  expect(shown()).toBe('watching 1, asked')
})

test.each([
  [{ state: 'failed', message: 'The model is away.' }, 'Generation failed: The model is away.'],
  [{ state: 'cancelled' }, 'The slideshow was cancelled before it was complete.'],
] as const)('says that a generation ended with %o, and shows what is stored', async (end, sentence) => {
  storeJobs([job], { whole: true })
  const shown = await open('/edit?watch')
  await act(async () => storeJobs([{ ...job, ...end }]))
  expect(shown()).toBe('editor')
  expect(said.error).toHaveBeenCalledExactlyOnceWith(sentence)
  expect(refetch).toHaveBeenCalledOnce()
})

test('opens the editor if the generation has ended before', async () => {
  storeJobs([], { whole: true })
  const shown = await open('/edit?watch')
  expect(shown()).toBe('editor')
  expect(said.success).not.toHaveBeenCalled()
})

test('continues with a generation that started while the last one ended', async () => {
  storeJobs([job], { whole: true })
  const shown = await open('/edit?watch')
  const stored = Promise.withResolvers<undefined>()
  refetch.mockReturnValue(stored.promise)
  await act(async () => storeJobs([{ ...job, state: 'succeeded' }]))
  await act(async () => storeJobs([{ ...job, id: '2' }]))
  await act(async () => stored.resolve(undefined))
  expect(shown()).toBe('watching 2, asked')
})
