import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import type { SharedPlace } from './shared-place.ts'
import { type OpenShare, useShare } from './use-share.ts'

const place: SharedPlace = {
  courseId: '7',
  piece: { pageId: 'tides', format: 'slideshow' },
  title: 'Tides',
  language: undefined,
}

const saved = {
  share_id: '0b8f4a52-53a5-4a6e-9f0e-2f4b8f4f6a11',
  course_id: '7',
  page_id: 'tides',
  format: 'slideshow',
  url: 'https://lectern.example/learn/abc',
  embed_url: 'https://lectern.example/learn/abc?embed',
  embed_code: '<iframe></iframe>',
  created_by: 'Maya Okafor',
  created_at: '2026-11-23T10:00:00Z',
  expires_at: null,
  downloads: false,
  embed_origins: [] as string[],
  published_revision: null,
  used_by_page: null,
}

afterEach(() => vi.unstubAllGlobals())

/** A panel with a link whose server answers each change only when the test lets it. */
async function openPanel() {
  let stored = saved
  const waiting: ((works: boolean) => void)[] = []
  vi.stubGlobal('fetch', async (_: Request | string, init?: RequestInit) => {
    if (init?.method !== 'PATCH') return Response.json([stored])
    const change = (await new Response(init.body).json()) as object
    const works = await new Promise<boolean>((resolve) => waiting.push(resolve))
    if (!works) return Response.json({ error: 'No.', code: 'INTERNAL_ERROR' }, { status: 500 })
    stored = { ...stored, ...change }
    return Response.json(stored)
  })
  let open: OpenShare | undefined
  function Panel() {
    open = useShare(place)
    return open.problem ?? ''
  }
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Panel />
    </QueryClientProvider>,
  )
  const current = (): OpenShare => {
    if (!open) throw new Error('The panel is not drawn.')
    return open
  }
  await act(() => vi.waitFor(() => expect(current().share).toBeDefined()))
  return {
    screen,
    open: current,
    stored: () => stored,
    change: (settings: Parameters<OpenShare['change']>[0]) =>
      act(async () => void current().change(settings)),
    answer: (works: boolean) =>
      act(async () => {
        await vi.waitFor(() => expect(waiting).not.toHaveLength(0))
        waiting.shift()?.(works)
      }),
  }
}

test('a setting that is changed before others are saved keeps them', async () => {
  const panel = await openPanel()
  await panel.change({ embed_origins: ['https://a.example'] })
  await panel.change({ downloads: true })
  await vi.waitFor(() =>
    expect(panel.open().share).toMatchObject({ embed_origins: ['https://a.example'], downloads: true }),
  )
  const before = panel.open().share?.embed_origins ?? []
  await panel.change({ embed_origins: [...before, 'https://b.example'] })
  await panel.answer(true)
  await vi.waitFor(() => expect(panel.stored().embed_origins).toEqual(['https://a.example']))
  expect(panel.open().share).toMatchObject({
    embed_origins: ['https://a.example', 'https://b.example'],
    downloads: true,
  })
  await panel.answer(true)
  await panel.answer(true)
  const all = { embed_origins: ['https://a.example', 'https://b.example'], downloads: true }
  await vi.waitFor(() => expect(panel.stored()).toMatchObject(all))
  expect(panel.open().share).toMatchObject(all)
})

test('a setting that is not saved returns to its value with a sentence, and a later one stays', async () => {
  const panel = await openPanel()
  await panel.change({ embed_origins: ['https://a.example'] })
  await panel.change({ downloads: true })
  await panel.answer(false)
  await vi.waitFor(() => expect(panel.open().share?.embed_origins).toEqual([]))
  expect(panel.open().share?.downloads).toBe(true)
  expect(panel.screen.textContent).not.toBe('')
  await panel.answer(true)
  await vi.waitFor(() => expect(panel.stored().downloads).toBe(true))
  expect(panel.open().share).toMatchObject({ embed_origins: [], downloads: true })
})
