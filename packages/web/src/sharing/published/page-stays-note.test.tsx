import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { PageStaysNote } from './page-stays-note.tsx'

afterEach(() => vi.unstubAllGlobals())

const page = {
  publication_id: '00000000-0000-4000-8000-000000000001',
  course_id: '7',
  page_id: '71',
  format: 'slideshow',
  title: 'Rain (slideshow)',
  url: 'https://canvas.example.edu/courses/7/pages/rain-slideshow',
  module: null,
  placement: 'after_source',
  visible: true,
  share_id: null,
  shows_old_address: false,
  published_revision: 1,
  conflict: null,
  created_by: null,
  created_at: '',
  updated_by: null,
  updated_at: '',
}

/** Returns the text before the deletion of a piece whose course has these pages of Lectern. */
async function said(pages: readonly object[]): Promise<string> {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(pages))
  vi.stubGlobal('fetch', fetched)
  const client = new QueryClient()
  const screen = await render(
    <QueryClientProvider client={client}>
      <PageStaysNote courseId="7" pageId="71" format="slideshow" />
    </QueryClientProvider>,
  )
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)))
  // The component learns of the answer before this.
  await act(() => new Promise<void>((resolve) => notifyManager.schedule(resolve)))
  return screen.textContent
}

test('a page that stays in the course is named, with the way to remove it', async () => {
  const words = await said([page])
  expect(words).toContain('“Rain (slideshow)” stays in the course')
  expect(words).toContain('Publish in the course')
})

test('nothing is said without a page, or of the page of another piece', async () => {
  expect(await said([])).toBe('')
  expect(
    await said([
      { ...page, format: 'podcast' },
      { ...page, url: null },
    ]),
  ).toBe('')
})
