import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { publicationOfRain } from '../../testing/course-publication.ts'
import { pagesWithoutPiece } from '../state/pieces.ts'
import { PagesWithoutContent } from './pages-without-content.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a page whose slideshow was deleted can be removed', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${address}`)
    return Response.json({ status: 'success' })
  })
  const left = pagesWithoutPiece({ possible: true, problem: null, pieces: [] }, [publicationOfRain])
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
  await vi.waitFor(() =>
    expect(calls).toContain(`DELETE /api/publications/${publicationOfRain.publication_id}`),
  )
})
