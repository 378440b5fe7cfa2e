import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { messages } from './messages.ts'
import { NoFigures } from './no-figures.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  { visits: 4, said: messages.fewVisits, unsaid: messages.longerRange },
  { visits: 5, said: messages.longerRange, unsaid: messages.fewVisits },
])('$visits visits without figures say what helps', async ({ visits, said, unsaid }) => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <NoFigures visits={visits} piece={{ courseId: '7', pageId: 'tides', format: 'slideshow' }} />
    </QueryClientProvider>,
  )
  expect(screen.textContent).toContain(said)
  expect(screen.textContent).not.toContain(unsaid)
})
