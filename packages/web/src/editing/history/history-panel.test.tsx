import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { noAnswer } from '../../api/api-problem.ts'
import { completeBrowser } from '../../slides/testing/browser.ts'
import { render } from '../../slides/testing/render.tsx'
import { createDocumentStore } from '../document/document-store.ts'
import { createSaving } from '../saving/saving.ts'
import { wordsOn } from '../testing/words.ts'
import { HistoryPanel } from './history-panel.tsx'

beforeAll(completeBrowser)

const text = () => document.querySelector('[role=dialog]')?.textContent ?? ''
const shows = (words: string) => vi.waitFor(() => act(async () => expect(text()).toContain(words)))

test('says that there is no connection, and loads the versions when it is back', async () => {
  let offline = true
  onlineManager.setOnline(false)
  const saved_at = '2026-11-22T10:00:00Z'
  const versions = [
    { revision: 1, saved_at, origin: 'saved' as const, parts: 2, current: true, saved_by: null },
  ]
  const page = { courseId: '1', pageId: 'p' }
  const kind = {
    ...wordsOn({ document: ['a'], version: 1 }),
    loadVersions: async () => {
      if (offline) throw noAnswer(new TypeError('offline'))
      return versions
    },
  }
  const store = createDocumentStore({ document: ['a'], etag: '1' }, (document) => kind.keysOf(document))
  const session = { kind, page, store, saving: createSaving(kind, page, store), draftId: [] }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <QueryClientProvider client={client}>
      <HistoryPanel session={session} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await shows('Please check your connection and try again.')
  expect(text()).toContain('Retry')
  offline = false
  await act(async () => onlineManager.setOnline(true))
  await shows('Current')
})
