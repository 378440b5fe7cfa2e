import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { pagesWithoutPiece } from '../state/pieces.ts'
import { PagesWithoutContent } from './pages-without-content.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a page whose slideshow was deleted can be removed', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${address}`)
    return Response.json({ status: 'success' })
  })
  const publication = {
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
  } as const
  const left = pagesWithoutPiece({ possible: true, problem: null, pieces: [] }, [publication])
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <PagesWithoutContent pages={left} courseId="7" />
    </QueryClientProvider>,
  )
  const press = (find: () => HTMLButtonElement | null | undefined) => act(async () => find()?.click())
  await press(() => document.querySelector('[aria-label="Remove: Rain (slideshow)"]'))
  await press(() =>
    [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Remove'),
  )
  await vi.waitFor(() => expect(calls).toContain(`DELETE /api/publications/${publication.publication_id}`))
})
