import { podcast as schema } from '@lectern/domain/podcast/podcast.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, test, vi } from 'vitest'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import { createRewriting } from '../../../editing/rewriting/rewriting.ts'
import { completeBrowser } from '../../../slides/testing/browser.ts'
import { render } from '../../../slides/testing/render.tsx'
import { createDialogueOperations } from '../document/dialogue-operations.ts'
import { createDialogueSearch } from '../document/dialogue-search.ts'
import { PodcastContext } from '../document/editor-context.ts'
import { podcastDocument } from '../document/podcast-document.ts'
import { createLinePlayer } from '../playback/line-player.ts'
import { PodcastInformation } from './podcast-information.tsx'

const asked = vi.hoisted((): unknown[] => [])

vi.mock(import('../../../api/call.ts'), async (original) => ({
  ...(await original()),
  call: vi.fn<() => Promise<never>>(async (...given: unknown[]) => {
    asked.push(given[1])
    const sentence = 'Explain the tide of Napoleon'
    const fault = { path: 'headings[1]', reason: 'name', sentence, words: ['Napoleon'], expected: [] }
    return { faults: [fault], complete: true } as never
  }),
}))

beforeAll(completeBrowser)

test('An objective with a name that the page does not have is flagged on the closed section', async () => {
  const document = schema.parse({
    podcast: { title: 'Tides', learning_objectives: ['Explain the tide of Napoleon', ''] },
    segments: [{ key: 's', segment_id: 1, segment_title: 'Tides', dialogue: [] }],
    passages: [{ id: 'b1', path: [], text: 'The tide rises.' }],
  })
  const store = createDocumentStore({ document, etag: 'v1' }, (cast) => podcastDocument.keysOf(cast))
  const editor = {
    store,
    player: createLinePlayer(store),
    page: { courseId: '1', pageId: 'p' },
    rewriting: createRewriting(),
    operations: createDialogueOperations(store),
    search: createDialogueSearch(store, () => undefined),
    record: () => undefined,
    sayAgain: () => undefined,
  }
  const page = await render(
    <QueryClientProvider client={new QueryClient()}>
      <PodcastContext value={editor}>
        <PodcastInformation />
      </PodcastContext>
    </QueryClientProvider>,
  )
  await expect.poll(() => page.textContent).toContain('A sentence does not agree with the page')
  expect(asked).toEqual([
    expect.objectContaining({ body: { headings: ['Tides', 'Explain the tide of Napoleon'] } }),
  ])
})
