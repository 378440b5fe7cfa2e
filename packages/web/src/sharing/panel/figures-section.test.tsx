import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { FiguresSection } from './figures-section.tsx'
import { messages } from './messages.ts'

afterEach(() => vi.unstubAllGlobals())

/** The words of the section for a piece whose visits cannot be counted together. */
async function wordsAfter(visits: number): Promise<string> {
  const answer = {
    counting: true,
    published: true,
    from: '2026-10-01',
    to: '2026-11-23',
    visits,
    figures: null,
  }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FiguresSection courseId="7" piece={{ pageId: 'tides', format: 'slideshow' }} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await act(() => vi.waitFor(() => expect(screen.textContent).toContain(messages.visitsSoFar(visits))))
  return screen.textContent
}

test('fewer than five visits say from how many on there is more', async () => {
  const words = await wordsAfter(4)
  expect(words).toContain(messages.moreFromFive)
  expect(words).not.toContain(messages.longerRange)
})

test('five visits or more without figures do not promise more from five on', async () => {
  const words = await wordsAfter(7)
  expect(words).toContain(messages.longerRange)
  expect(words).not.toContain(messages.moreFromFive)
})
