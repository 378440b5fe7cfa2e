import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { publicationOfRain } from '../../testing/course-publication.ts'
import { PageStaysNote } from './page-stays-note.tsx'

afterEach(() => vi.unstubAllGlobals())

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
  const words = await said([publicationOfRain])
  expect(words).toContain('“Rain (slideshow)” stays in the course')
  expect(words).toContain('Publish in the course')
})

test('nothing is said without a page, or of the page of another piece', async () => {
  expect(await said([])).toBe('')
  expect(
    await said([
      { ...publicationOfRain, format: 'podcast' },
      { ...publicationOfRain, url: null },
    ]),
  ).toBe('')
})
