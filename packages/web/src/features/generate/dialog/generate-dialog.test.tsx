import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TooltipProvider } from '../../../ui/overlays/tooltip.tsx'
import { GenerateDialog } from './generate-dialog.tsx'
import { pageOf } from '../testing/page-of.ts'

const voices = [
  { id: 'a:emma', name: 'Emma', language: 'en-US' },
  { id: 'a:callum', name: 'Callum', language: 'en-GB' },
  { id: 'b:hans', name: 'Hans', language: 'de' },
  { id: 'b:layla', name: 'Layla', language: 'ar' },
  { id: 'b:karim', name: 'Karim', language: 'ar' },
]

let estimate: PromiseWithResolvers<Response>
let unmount: () => void

async function answer(path: string): Promise<Response> {
  if (path === '/api/generation/estimate') return (await estimate.promise).clone()
  if (path === '/api/voices') return Response.json(voices)
  if (path === '/api/voices/choices') return Response.json([])
  return Response.json({ name: 'Writer', declines: {}, rewrites: { slide: [], lines: [] } })
}

const settle = (milliseconds = 600) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Opens the dialog for pages of a course whose language is English, and selects the slideshow. */
async function open(pages = [pageOf('1', 'a', 'en')]): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  unmount = () => {
    act(() => root.unmount())
    place.remove()
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <TooltipProvider>
          <GenerateDialog
            pages={pages}
            onRemove={() => undefined}
            onStarted={() => undefined}
            onClose={() => undefined}
          />
        </TooltipProvider>
      </QueryClientProvider>,
    ),
  )
  await press('Slideshow')
  await settle()
}

function button(name: string): HTMLElement {
  const labelOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent
  const found = [...document.querySelectorAll('button')].find((one) => labelOf(one).startsWith(name))
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}

async function press(name: string): Promise<void> {
  await act(async () => button(name).click())
  await settle(0)
}

/** Answers the estimate with the languages of the pages, the language of most pages first. */
async function recognise(...languages: string[]): Promise<void> {
  const counts = languages.map((language, at) => ({ language, pages: 9 - at }))
  estimate.resolve(Response.json({ pages: 9, languages: counts, minutes: { slideshow: 3 } }))
  await settle(1000)
}

const narrator = () => button('Narrator').textContent
const shown = () => document.body.textContent

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  estimate = Promise.withResolvers()
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a voice is preselected', () => {
  test('by the language of the course until the language of the page is known', async () => {
    await open()
    expect(narrator()).toContain('Emma')
    await recognise('ar')
    expect(narrator()).toContain('Layla')
    expect(shown()).toContain('This page is in Arabic.')
    expect(shown()).not.toContain('speaks')
  })

  test('for each host', async () => {
    await open()
    await press('Podcast')
    await recognise('ar')
    expect(button('AHost ALEX').textContent).toContain('Layla')
    expect(button('JHost JAMIE').textContent).toContain('Karim')
  })

  test('by the language of most pages, and the dialog names the others', async () => {
    await open([pageOf('1', 'a', 'en'), pageOf('1', 'b', 'en')])
    await recognise('de', 'ar')
    expect(narrator()).toContain('Hans')
    expect(shown()).toContain('These pages are in German and Arabic.')
    expect(shown()).toContain('Hans speaks German, but some pages are in Arabic.')
  })

  test('by the language of the course if there is no estimate', async () => {
    await open()
    estimate.resolve(Response.json({ error: 'Not now.', code: 'COURSE_SYSTEM_UNAVAILABLE' }, { status: 503 }))
    await settle(1000)
    expect(narrator()).toContain('Emma')
  })

  test('and stays when the next estimate fails', async () => {
    await open()
    await recognise('ar')
    estimate = Promise.withResolvers()
    await press('Podcast')
    await settle()
    estimate.resolve(Response.json({ error: 'Not now.', code: 'COURSE_SYSTEM_UNAVAILABLE' }, { status: 503 }))
    await settle(1000)
    expect(narrator()).toContain('Layla')
  })
})

describe('a late estimate', () => {
  test('does not replace a voice that the user selected, even if it was the preselected one', async () => {
    await open()
    await press('Narrator')
    await press('Selected Emma')
    await press('Narrator')
    await recognise('ar')
    expect(narrator()).toContain('Emma')
    expect(shown()).toContain('Emma speaks English, but there is content in Arabic.')
    await press('Use Layla')
    expect(narrator()).toContain('Layla')
  })

  test('changes no open selector, and preselects a voice when it is closed', async () => {
    await open()
    await press('Narrator')
    await recognise('ar')
    expect(narrator()).toContain('Emma')
    await press('Narrator')
    expect(narrator()).toContain('Layla')
  })
})

test('the dialog says what is left of the budget, and warns when it does not suffice', async () => {
  const budgets = [{ amount: 'pages', of: 'account', limit: 3, used: 1 }]
  await open()
  estimate.resolve(Response.json({ pages: 1, languages: [], minutes: { slideshow: 3 }, budgets }))
  await settle(1000)
  expect(shown()).toContain('Left today: 2 pages.')
  expect(shown()).not.toContain('more than is left')
  unmount()
  estimate = Promise.withResolvers()
  await open()
  estimate.resolve(Response.json({ pages: 9, languages: [], minutes: { slideshow: 3 }, budgets }))
  await settle(1000)
  expect(document.querySelector('[role=alert]')?.textContent).toContain('This is more than is left')
})
