import { act, type ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../slides/testing/render.tsx'
import { screenOnDemand } from './screen-on-demand.tsx'

/** An app without a connection, at the courses, whose figures are not loaded yet. */
async function openApp() {
  const line = { cut: true, fetch: vi.fn<() => Promise<Response>>() }
  line.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', line.fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const load = vi.fn<() => Promise<ComponentType>>(async () => {
    if (line.cut) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Figures</p>
  })
  const restart = vi.fn<() => void>()
  const router = createMemoryRouter(
    [
      { path: '/courses', element: <p>Courses</p> },
      { path: '/figures', lazy: screenOnDemand(load, restart) },
    ],
    { initialEntries: ['/courses'] },
  )
  const page = await render(<RouterProvider router={router} />)
  return {
    line,
    load,
    restart,
    text: () => page.textContent,
    visit: (path: string) => act(() => router.navigate(path)),
    press: (label: string) =>
      act(async () =>
        [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
      ),
  }
}

test('loads the code again when the user presses Try again', async () => {
  const { line, restart, text, visit, press } = await openApp()
  await visit('/figures')
  expect(text()).toContain('Something went wrong')
  await press('Try again')
  expect(text()).toContain('Something went wrong')
  line.cut = false
  await press('Try again')
  expect(text()).toBe('Figures')
  expect(restart).not.toHaveBeenCalled()
})

test('shows the screen by itself when the connection returns, and at later visits', async () => {
  const { line, load, text, visit } = await openApp()
  await visit('/figures')
  line.cut = false
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(text()).toBe('Figures')
  load.mockClear()
  await visit('/courses')
  await visit('/figures')
  expect(text()).toBe('Figures')
  expect(load).not.toHaveBeenCalled()
})

test('leads back to screens that are loaded, without a connection', async () => {
  const { text, visit, press } = await openApp()
  await visit('/figures')
  await press('Back to Courses')
  expect(text()).toBe('Courses')
})

test('starts Lectern again if it answers and no longer has the code', async () => {
  const { line, restart, visit, press } = await openApp()
  await visit('/figures')
  expect(restart).not.toHaveBeenCalled()
  line.fetch.mockResolvedValue(new Response())
  await press('Try again')
  expect(restart).toHaveBeenCalledOnce()
})
