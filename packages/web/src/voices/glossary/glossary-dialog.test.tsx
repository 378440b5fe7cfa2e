import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { completeBrowser } from '../../slides/testing/browser.ts'
import { render } from '../../slides/testing/render.tsx'
import { GlossaryDialog } from './glossary-dialog.tsx'

// The test environment has no IndexedDB. A map replaces it.
const kept = new Map<string, { key: unknown; value: unknown }>()
vi.mock('idb-keyval', () => ({
  get: async (key: unknown) => kept.get(JSON.stringify(key))?.value,
  set: async (key: unknown, value: unknown) => void kept.set(JSON.stringify(key), { key, value }),
  del: async (key: unknown) => void kept.delete(JSON.stringify(key)),
  keys: async () => [...kept.values()].map(({ key }) => key),
}))

const held = new Set<string>()
vi.mock('../../editing/drafts/live-tabs.ts', () => ({
  liveTabs: () => ({
    hold(name: string) {
      held.add(name)
      return () => held.delete(name)
    },
    waitUntilFree: async (name: string) => !held.has(name),
  }),
}))
vi.mock('../../ui/overlays/toast.ts', () => ({ toast: { success: () => {} } }))
vi.mock('./speak-button.tsx', () => ({ SpeakButton: () => null }))

beforeAll(completeBrowser)
afterEach(() => kept.clear())

/** An open dialog of a glossary. `answer` answers its calls. */
async function open(answer: (method: string, body: unknown) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!path.includes('/glossary')) return Response.json([])
    return answer(method, typeof body === 'string' ? JSON.parse(body) : undefined)
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const slot: { close?: () => void; reopen?: () => void } = {}
  const { useState } = await import('react')
  function Slot() {
    const [shown, setShown] = useState(true)
    slot.close = () => setShown(false)
    slot.reopen = () => setShown(true)
    const close = () => setShown(false)
    return shown && <GlossaryDialog courseId="7" courseName="Tides" language="en" onClose={close} />
  }
  await render(
    <QueryClientProvider client={client}>
      <Slot />
    </QueryClientProvider>,
  )
  /** Removes the dialog, as another screen does. */
  return { leave: () => act(async () => slot.close?.()), reopen: () => act(async () => slot.reopen?.()) }
}

const saved = (terms: { term: string; spoken: string }[]) => () => Response.json({ terms })
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('[role=dialog] li input:not([aria-hidden])'),
]
const values = () => fields().map(({ value }) => value)
const text = () => document.querySelector('[role=dialog]')?.textContent ?? ''
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('button')]
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
      ?.click(),
  )
const shows = (words: string) => vi.waitFor(() => act(async () => expect(text()).toContain(words)))

async function type(at: number, value: string) {
  const field = fields()[at]
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('keeps unsaved terms of a dialog that another screen replaced, and offers them later', async () => {
  const first = await open(saved([{ term: 'SQL', spoken: 'sequel' }]))
  await vi.waitFor(() => act(async () => expect(values()).toEqual(['SQL', 'sequel'])))
  expect(text()).not.toContain('unsaved edits')
  await type(1, 'S Q L')
  await press('Add term')
  await type(2, 'Thames')
  await first.leave()
  expect(kept.size).toBe(1)

  await open(
    saved([
      { term: 'SQL', spoken: 'sequel' },
      { term: 'API', spoken: 'A P I' },
    ]),
  )
  await shows('You have unsaved edits from')
  await press('Restore')
  expect(values()).toEqual(['SQL', 'S Q L', 'API', 'A P I', 'Thames', ''])
  expect(text()).not.toContain('unsaved edits')
  await vi.waitFor(() => expect(kept.size, 'the draft of the open dialog').toBe(1))
})

test('keeps no draft of terms that are saved, discarded or typed back', async () => {
  const terms = [{ term: 'SQL', spoken: 'sequel' }]
  await open((method, body) => Response.json(method === 'PUT' ? body : { terms }))
  await vi.waitFor(() => act(async () => expect(values()).toEqual(['SQL', 'sequel'])))
  await type(1, 'S Q L')
  expect(kept.size).toBe(1)
  await type(1, 'sequel')
  expect(kept.size).toBe(0)
  await type(1, 'S Q L')
  await press('Cancel')
  await press('Discard')
  expect(kept.size).toBe(0)
})

test('says that there is no connection instead of waiting for it', async () => {
  let offline = true
  onlineManager.setOnline(false)
  await open(() => {
    if (offline) throw new TypeError('offline')
    return Response.json({ terms: [{ term: 'SQL', spoken: 'sequel' }] })
  })
  await shows('Please check your connection and try again.')
  offline = false
  await act(async () => onlineManager.setOnline(true))
  await vi.waitFor(() => act(async () => expect(values()).toEqual(['SQL', 'sequel'])))
})

describe('a save that takes long', () => {
  /** A dialog with an edited term whose save the test answers. */
  async function saveEdited() {
    const answer = Promise.withResolvers<Response>()
    const dialog = await open((method) =>
      method === 'PUT' ? answer.promise : Response.json({ terms: [{ term: 'SQL', spoken: 'sequel' }] }),
    )
    await vi.waitFor(() => act(async () => expect(values()).toEqual(['SQL', 'sequel'])))
    await type(1, 'S Q L')
    await press('Save')
    return { ...dialog, answer: (response: Response) => act(async () => answer.resolve(response)) }
  }
  const stored = () =>
    Response.json({ terms: [{ term: 'SQL', spoken: 'S Q L' }] }, { headers: { etag: '"2"' } })
  const stale = (terms: object[]) =>
    Response.json(
      { error: 'Stale.', code: 'STALE_VERSION', details: { current: { terms }, revision: 5 } },
      { status: 412 },
    )

  test('closes the dialog', async () => {
    const { answer } = await saveEdited()
    await answer(stored())
    expect(text()).toBe('')
    expect(kept.size).toBe(0)
  })

  test('keeps what the user typed during it', async () => {
    const { answer } = await saveEdited()
    await type(1, 'ess queue ell')
    await answer(stored())
    expect(values()).toEqual(['SQL', 'ess queue ell'])
    expect(kept.size, 'the draft of the newer edit').toBe(1)
  })

  test('keeps what the user typed during it if others have saved too', async () => {
    const { answer } = await saveEdited()
    await type(1, 'ess queue ell')
    await answer(
      stale([
        { term: 'SQL', spoken: 'sequel' },
        { term: 'API', spoken: 'A P I' },
      ]),
    )
    expect(values()).toEqual(['SQL', 'ess queue ell', 'API', 'A P I'])
  })

  test('is complete if an earlier one arrived whose answer was lost', async () => {
    const { answer } = await saveEdited()
    await answer(stale([{ term: 'SQL', spoken: 'S Q L' }]))
    expect(text()).toBe('')
  })

  test('does not close the dialog that the user opened again', async () => {
    const { answer, leave, reopen } = await saveEdited()
    await leave()
    await reopen()
    await answer(stored())
    expect(text()).toContain('Pronunciation')
  })
})
