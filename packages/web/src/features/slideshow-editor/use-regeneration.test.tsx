import { generationApi } from '@lectern/domain/api/generation.ts'
import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { completeBrowser } from '../../slides/testing/browser.ts'
import { render } from '../../slides/testing/render.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { useRegeneration } from './use-regeneration.ts'

beforeAll(completeBrowser)
afterEach(() => vi.unstubAllGlobals())

const page = { courseId: '1', pageId: 'p' }

function Regenerate({ beforeStart }: { beforeStart: () => Promise<void> }) {
  const { generating, generate } = useRegeneration(page, {
    beforeStart,
    onGenerated: async () => undefined,
    onFailed: async () => undefined,
    onFound: async () => undefined,
  })
  return (
    <button type="button" aria-busy={generating} onClick={() => inBackground(generate())}>
      Regenerate
    </button>
  )
}

test('generates a slideshow only after the running save has ended, and is busy until then', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request | string) => {
    asked.push(new URL(request instanceof Request ? request.url : request, location.href).pathname)
    return Response.json({ error: 'Not now.', code: 'NOT_FOUND' }, { status: 404 })
  })
  const saved = Promise.withResolvers<void>()
  const shown = await render(<Regenerate beforeStart={() => saved.promise} />)
  const button = shown.querySelector('button')
  await act(async () => button?.click())
  expect(button?.getAttribute('aria-busy')).toBe('true')
  expect(asked).not.toContain(generationApi.slideshow.path)
  await act(async () => saved.resolve())
  await vi.waitFor(() => expect(asked).toContain(generationApi.slideshow.path))
})

test('says that a cancelled generation was cancelled, not that it failed', async () => {
  const group = { job_id: 'g', state: 'cancelled', progress: { done: 0, total: 1 }, jobs: [] }
  const pages = { successful_pages: [], failed_pages: [], cancelled_pages: ['p'], gaps: [], notices: [] }
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'POST'
      ? Response.json({ job_id: 'g' }, { status: 202 })
      : Response.json({ ...group, ...pages, created_at: '2026-11-20T10:00:00Z' }),
  )
  const said = vi.spyOn(toast, 'error')
  const shown = await render(<Regenerate beforeStart={async () => undefined} />)
  await act(async () => shown.querySelector('button')?.click())
  await vi.waitFor(() =>
    expect(said).toHaveBeenCalledWith('The slideshow was cancelled before it was complete.'),
  )
})
