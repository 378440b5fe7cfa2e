import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { completeBrowser } from '../../slides/testing/browser.ts'
import { render } from '../../slides/testing/render.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { createDocumentStore } from '../document/document-store.ts'
import { createSaving } from '../saving/saving.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { wordsOn } from '../testing/words.ts'
import { SpokenTakesDialog } from './spoken-takes-dialog.tsx'
import type { SpokenParts } from './takes-of-document.ts'

const success = vi.spyOn(toast, 'success').mockReturnValue()
beforeAll(completeBrowser)
beforeEach(() => success.mockClear())

const take = (number: number, in_use = false) => ({
  take: number,
  in_use,
  audio_path: `/take-${number}.mp3`,
  audio: { text: 'Rain', voice_id: 'v', engine: 'e', duration_ms: 65_000, sentences: [] },
})
const listOf = (takes: object[], more: object = {}) => ({
  takes,
  next_take: takes.length + 1,
  differ_by: 'manner',
  ...more,
})

/** A part is a text, and its audio is the second word. */
const parts: SpokenParts<string[]> = {
  spokenFields: (texts, key) => ({ text: texts.find((text) => text.split(' ')[0] === key) }),
  withAudio:
    (key, { audio_path }) =>
    (texts) =>
      texts.map((text) => (text.split(' ')[0] === key ? `${key} ${audio_path}` : text)),
}

/** The open dialog of the text `rain`. The server answers calls with `answers`, the last one again and again. */
async function open(...answers: (object | Promise<Response> | Response)[]) {
  const left = [...answers]
  const asked: { path: string; method: string; body?: unknown; signal: AbortSignal | undefined }[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, signal }: RequestInit) => {
    asked.push({
      path: path.replace('/api/takes/1/p/slideshow/', ''),
      method,
      ...(typeof body === 'string' && { body: JSON.parse(body) }),
      signal: signal ?? undefined,
    })
    const answer = left.length > 1 ? left.shift() : left[0]
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    const response = answer instanceof Response || answer instanceof Promise ? answer : Response.json(answer)
    return Promise.race([response, aborted])
  })
  const server = { document: ['rain /old.mp3', 'snow /snow.mp3'], version: 1 }
  const kind = wordsOn(server)
  const store = createDocumentStore({ document: server.document, etag: '1' }, (texts) => kind.keysOf(texts))
  const page = { courseId: '1', pageId: 'p' }
  const saving = createSaving(kind, page, store)
  const session: EditingSession<string[]> = { kind, page, store, saving, draftId: [] }
  const onClose = vi.fn<() => void>()
  const client = new QueryClient()
  const show = (opened: boolean) => (
    <QueryClientProvider client={client}>
      {opened && <SpokenTakesDialog session={session} parts={parts} part="rain" onClose={onClose} />}
    </QueryClientProvider>
  )
  return { asked, server, store, show }
}

const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
const press = (name: string) => act(async () => button(name)?.click())
const rows = () => [...document.querySelectorAll('[role=dialog] li')].map(({ textContent }) => textContent)
const text = () => document.querySelector('[role=dialog]')?.textContent ?? ''
const shows = (words: string) => vi.waitFor(() => act(async () => expect(text()).toContain(words)))

test('lists the takes with their lengths, and which one is in use', async () => {
  const { show } = await open(listOf([take(1), take(2, true)]))
  await render(show(true))
  await shows('Take 2')
  expect(rows()).toEqual(['Take 11:05Use', 'Take 21:05In use'])
  expect(button('Play take 1')).toBeDefined()
  expect(button('Make another take')).toBeDefined()
})

test('says why there are no further takes of a voice that always speaks alike', async () => {
  const { show } = await open(listOf([take(1, true)], { next_take: null, differ_by: null }))
  await render(show(true))
  await shows('This voice always speaks a text in the same way.')
  expect(button('Make another take')).toBeUndefined()
})

test('says that takes of built-in voices differ by pace, and when there are no further ones', async () => {
  const { show, asked } = await open(listOf([take(1, true)], { next_take: null, differ_by: 'pace' }))
  await render(show(true))
  await shows('A built-in voice speaks each take at another pace.')
  expect(text()).toContain('This voice has no further takes of this text.')
  await press('Make another take')
  expect(asked).toHaveLength(1)
})

test('makes a take, and adds its audio to every step of the history', async () => {
  const { show, store, asked } = await open(
    listOf([take(1, true)]),
    take(2, true),
    listOf([take(1), take(2, true)]),
  )
  await render(show(true))
  await shows('Take 1')
  act(() => store.edit((texts) => texts.toReversed()))
  await press('Make another take')
  await shows('Take 2 is in use.')
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  expect(store.getState().history.present).toEqual(['snow /snow.mp3', 'rain /take-2.mp3'])
  act(store.undo)
  expect(store.getState().history.present).toEqual(['rain /take-2.mp3', 'snow /snow.mp3'])
})

test('saves unsaved edits of the part first, and only those', async () => {
  const { show, store, server } = await open(listOf([take(1, true)]))
  store.edit((texts) => texts.map((one) => (one.startsWith('snow') ? 'snow falls' : one)))
  await render(show(true))
  await shows('Take 1')
  expect(server.version).toBe(1)
  await act(async () => store.edit(() => ['rain falls']))
  await press('Use take 1')
  await press('Make another take')
  await vi.waitFor(() => expect(server.document).toEqual(['rain falls']))
})

test('does not use a take whose making the author cancels, and keeps the focus in the dialog', async () => {
  const never = new Promise<Response>(() => undefined)
  const { show, store, asked } = await open(listOf([take(1, true)]), never, listOf([take(1, true)]))
  await render(show(true))
  await shows('Take 1')
  await press('Make another take')
  expect(text()).toContain('Making take 2...')
  act(() => button('Cancel')?.focus())
  await press('Cancel')
  await shows('Cancelled. The audio stays as it was.')
  expect(asked[1]?.signal?.aborted).toBe(true)
  expect(document.activeElement).toBe(button('Make another take'))
  expect(store.getState().history.present[0]).toBe('rain /take-1.mp3')
})

test('chooses a take, and moves the focus to the button beside its mark', async () => {
  const { show, store } = await open(
    listOf([take(1), take(2, true)]),
    take(1, true),
    listOf([take(1, true), take(2)]),
  )
  await render(show(true))
  await shows('Take 2')
  act(() => button('Use take 1')?.focus())
  await press('Use take 1')
  await shows('Take 1 is in use.')
  expect(store.getState().history.present[0]).toBe('rain /take-1.mp3')
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Play take 1')))
})

test('says that the voice repeated an earlier take, and asks it again with the next number', async () => {
  const { show, asked } = await open(
    listOf([take(1, true)]),
    take(1, true),
    listOf([take(1, true)], { next_take: 3 }),
    take(3, true),
    listOf([take(1), take(3, true)], { next_take: 4 }),
  )
  await render(show(true))
  await shows('Take 1')
  await press('Make another take')
  await shows('The voice spoke exactly as in take 1, so there is no new take.')
  expect(rows()).toEqual(['Take 11:05In use'])
  await shows('You can try again')
  await press('Try again')
  await shows('Take 3 is in use.')
  expect(rows()).toEqual(['Take 11:05Use', 'Take 31:05In use'])
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { take: 2 },
    { take: 3 },
  ])
  expect(button('Make another take')).toBeDefined()
  expect(text()).not.toContain('You can try again')
})

test('asks for the number of the list that is still loading, once', async () => {
  const loading = Promise.withResolvers<Response>()
  const { show, asked } = await open(
    listOf([take(1, true)]),
    take(1, true),
    loading.promise,
    take(3, true),
    listOf([take(1), take(3, true)], { next_take: 4 }),
  )
  await render(show(true))
  await shows('Take 1')
  await press('Make another take')
  await shows('You can try again')
  await press('Try again')
  await press('Try again')
  await act(async () => loading.resolve(Response.json(listOf([take(1, true)], { next_take: 3 }))))
  await shows('Take 3 is in use.')
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { take: 2 },
    { take: 3 },
  ])
})

test('offers no further attempt after the last number', async () => {
  const last = listOf([take(1, true)], { next_take: null })
  const { show } = await open(listOf([take(1, true)], { next_take: 10 }), take(1, true), last)
  await render(show(true))
  await shows('Take 1')
  await press('Make another take')
  await shows('This voice has no further takes of this text.')
  expect(text()).not.toContain('You can try again')
})

test('shows why a take was not made, and loads the list again', async () => {
  const gone = Response.json({ error: 'Not found.', code: 'NOT_FOUND' }, { status: 404 })
  const { show } = await open(listOf([take(1, true)]), gone, listOf([take(1), take(2, true)]))
  await render(show(true))
  await shows('Take 1')
  await press('Make another take')
  await shows('have changed in the meantime')
  expect(document.querySelector('[role=alert]')).not.toBeNull()
  await vi.waitFor(() => expect(rows()).toHaveLength(2))
})

test('adds a take that arrives after the dialog was closed, and says so', async () => {
  const made = Promise.withResolvers<Response>()
  const { show, store } = await open(listOf([take(1, true)]), made.promise)
  const { rerender } = await renderTwice(show(true))
  await shows('Take 1')
  await press('Make another take')
  await rerender(show(false))
  store.edit((texts) => texts.filter((one) => !one.startsWith('rain')))
  made.resolve(Response.json(take(2, true)))
  await vi.waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith('Take 2 is in use.'))
  store.undo()
  expect(store.getState().history.present).toContain('rain /take-2.mp3')
})

test('lists a new take at once, also while the list is loaded again', async () => {
  const never = new Promise<Response>(() => undefined)
  const { show } = await open(listOf([take(1, true)]), take(2, true), never)
  await render(show(true))
  await shows('Take 1')
  await press('Make another take')
  await shows('Take 2 is in use.')
  expect(rows()).toEqual(['Take 11:05Use', 'Take 21:05In use'])
})

test('lists a take that arrives after the dialog was closed and opened again', async () => {
  const made = Promise.withResolvers<Response>()
  const { show } = await open(
    listOf([take(1, true)]),
    made.promise,
    listOf([take(1, true)]),
    listOf([take(1), take(2, true)]),
  )
  const { rerender } = await renderTwice(show(true))
  await shows('Take 1')
  await press('Make another take')
  await rerender(show(false))
  await rerender(show(true))
  await shows('Making take 2...')
  made.resolve(Response.json(take(2, true)))
  await vi.waitFor(() => act(async () => expect(rows()).toEqual(['Take 11:05Use', 'Take 21:05In use'])))
})

/** Renders an element that the test replaces. */
async function renderTwice(first: React.ReactNode) {
  const slot: { set?: (next: React.ReactNode) => void } = {}
  const { useState } = await import('react')
  function Slot() {
    const [shown, setShown] = useState(first)
    slot.set = setShown
    return shown
  }
  await render(<Slot />)
  return { rerender: (next: React.ReactNode) => act(async () => slot.set?.(next)) }
}
