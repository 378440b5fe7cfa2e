import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../slides/testing/render.tsx'
import { RetryBanner } from '../ui/retry-banner.tsx'
import { noAnswer } from './api-problem.ts'
import { useQueryFailure } from './use-query-failure.ts'

/** A screen with a query, whose calls wait until the test answers them. */
async function openScreen() {
  const calls: { resolve: (value: string) => void; reject: (problem: Error) => void }[] = []
  function Screen() {
    const query = useQuery({
      queryKey: ['pages'],
      queryFn: () =>
        new Promise<string>((resolve, reject) => {
          calls.push({ resolve, reject })
        }),
    })
    const failure = useQueryFailure(query, 'The pages were not loaded.')
    return <main>{failure ? <RetryBanner {...failure} /> : (query.data ?? 'Loading')}</main>
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = await render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  )
  const shows = (text: string) => vi.waitFor(() => act(async () => expect(page.textContent).toContain(text)))
  return { page, calls, shows }
}

test('keeps the reason and the focus while the query is repeated, and ends with its answer', async () => {
  const { page, calls, shows } = await openScreen()
  await shows('Loading')
  calls[0]?.reject(noAnswer(new TypeError('offline')))
  await shows('Retry')
  const button = page.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  const isBusy = () => expect(button?.getAttribute('aria-busy')).toBe('true')
  await vi.waitFor(() => act(async () => isBusy()))
  expect(calls).toHaveLength(2)
  expect(page.textContent).toContain('Please check your connection and try again.')
  expect(document.activeElement).toBe(button)
  calls[1]?.resolve('Three pages')
  await shows('Three pages')
  expect(page.querySelector('[role=alert]')).toBeNull()
})

test('says the fallback for an error without a sentence', async () => {
  const { page, calls, shows } = await openScreen()
  calls[0]?.reject(new TypeError('no JSON'))
  await shows('Retry')
  expect(page.querySelector('[role=alert]')?.textContent).toBe('The pages were not loaded.Retry')
})
