import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../slides/testing/render.tsx'
import { useVoices } from './use-voices.ts'

const emma = { id: 'flite:emma', name: 'Emma', language: 'en-US' }
const nova = { id: 'openai:nova', name: 'Nova', language: 'en-US' }

let answer: () => Response
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Voices() {
  const { voices, failed } = useVoices()
  return failed ? 'failed' : voices.map(({ name }) => name).join()
}

/** Opens a selector and returns its text. */
async function openSelector(client: QueryClient): Promise<string | null> {
  const page = await render(
    <QueryClientProvider client={client}>
      <Voices />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  return page.textContent
}

test('voices of a speech server appear soon after it is available again, without a reload', async () => {
  const client = new QueryClient()
  answer = () => Response.json([emma])
  expect(await openSelector(client)).toBe('Emma')
  answer = () => Response.json([emma, nova])
  expect(await openSelector(client), 'the cached list is still fresh').toBe('Emma')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await openSelector(client)).toBe('Emma,Nova')
})

test('loaded voices stay when the next request fails', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  answer = () => Response.json([emma])
  await openSelector(client)
  await vi.advanceTimersByTimeAsync(60_000)
  answer = () => new Response('', { status: 503 })
  expect(await openSelector(client)).toBe('Emma')
})

test('voices that were never loaded have failed', async () => {
  answer = () => new Response('', { status: 503 })
  expect(await openSelector(new QueryClient({ defaultOptions: { queries: { retry: false } } }))).toBe(
    'failed',
  )
})
