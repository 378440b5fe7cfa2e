import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from '../slides/testing/render.tsx'
import { messages as appMessages } from './messages.ts'
import { ScreenError } from './screen-error.tsx'
import { messages } from './screen-error-messages.ts'

const notLoaded = new TypeError('Failed to fetch dynamically imported module: https://lectern.test/a.js')
const healthy = () => Response.json({ status: 'ok' })
const away = () => Promise.reject(new TypeError('Failed to fetch'))

describe('a screen that cannot be loaded', () => {
  const fetching = vi.fn<() => Promise<Response>>()
  const reload = vi.fn<() => void>()
  beforeEach(() => vi.stubGlobal('fetch', fetching))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetAllMocks()
  })

  async function shown(error: Error) {
    const Failing = () => {
      throw error
    }
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const router = createMemoryRouter([
      { path: '/', Component: Failing, ErrorBoundary: () => <ScreenError reload={reload} /> },
    ])
    const screen = await render(<RouterProvider router={router} />)
    const press = async () =>
      act(async () =>
        [...screen.querySelectorAll('button')]
          .find((one) => one.textContent === appMessages.tryAgain)
          ?.click(),
      )
    return { screen, press }
  }

  test('says that Lectern cannot be reached, and is loaded again only when it can', async () => {
    fetching.mockImplementation(away)
    const { screen, press } = await shown(notLoaded)
    expect(screen.querySelector('[role=alert]')?.textContent).toContain(messages.away)
    expect(document.activeElement?.textContent).toBe(appMessages.tryAgain)
    await press()
    expect(screen.textContent).toContain(messages.away)
    expect(reload).not.toHaveBeenCalled()
    fetching.mockImplementation(async () => healthy())
    await press()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('announces again that Lectern cannot be reached after another attempt', async () => {
    fetching.mockImplementation(away)
    const { screen, press } = await shown(notLoaded)
    const alert = () => screen.querySelector('[role=alert]')
    const first = alert()
    await press()
    expect(alert()?.textContent).toContain(messages.away)
    expect(alert()).not.toBe(first)
    expect(document.activeElement?.textContent).toBe(appMessages.tryAgain)
  })

  test('counts a proxy that answers in place of Lectern as no answer', async () => {
    fetching.mockImplementation(async () => new Response('Bad gateway', { status: 502 }))
    const { screen } = await shown(notLoaded)
    expect(screen.textContent).toContain(messages.whileAway)
  })

  test('is loaded again when the browser is online again', async () => {
    fetching.mockImplementation(away)
    await shown(notLoaded)
    fetching.mockImplementation(async () => healthy())
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('claims no update if Lectern can be reached, because the connection may have been lost', async () => {
    fetching.mockImplementation(async () => healthy())
    const { screen, press } = await shown(notLoaded)
    expect(screen.textContent).toContain('This screen could not be loaded')
    expect(screen.textContent).toContain('Lectern has a new version, or the connection was interrupted.')
    expect(screen.textContent).toContain(appMessages.backToCourses)
    await press()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('says only that something went wrong after a fault of its code', async () => {
    const { screen } = await shown(new Error('undefined is not a function'))
    expect(screen.textContent).toContain(appMessages.somethingWentWrong)
    expect(fetching).not.toHaveBeenCalled()
  })
})
