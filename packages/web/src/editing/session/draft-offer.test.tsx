import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { wordsOn } from '../testing/words.ts'
import { createDocumentStore } from '../document/document-store.ts'
import { DraftOffer } from './draft-offer.tsx'
import { newDraftId } from '../drafts/drafts.ts'
import { createSaving } from '../saving/saving.ts'

// The test environment has no IndexedDB. A map replaces it.
const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  get: async (key: unknown) => kept.get(JSON.stringify(key)),
  set: async (key: unknown, value: unknown) => void kept.set(JSON.stringify(key), value),
  del: async (key: unknown) => void kept.delete(JSON.stringify(key)),
  keys: async () => [...kept.keys()].map((key): unknown => JSON.parse(key)),
}))
vi.mock('../drafts/live-tabs.ts', () => ({
  liveTabs: () => ({ hold: () => () => {}, waitUntilFree: async () => true }),
}))
beforeEach(() => kept.clear())

const page = { courseId: '1', pageId: 'p' }

/** The offer of an editor of ['a', 'b'] if a closed tab has left this draft. */
async function offerFor(draft: string[]): Promise<string> {
  const kind = wordsOn({ document: ['a', 'b'], version: 2 })
  const left = newDraftId(kind, page, Date.now() - 1000)
  kept.set(JSON.stringify(left), { document: draft, etag: '1', keptAt: Date.now() })
  const store = createDocumentStore({ document: ['a', 'b'], etag: '2' }, (document) => kind.keysOf(document))
  const session = {
    kind,
    page,
    store,
    saving: createSaving(kind, page, store),
    draftId: newDraftId(kind, page),
  }
  const screen = await render(<DraftOffer session={session} />)
  await act(async () => await Promise.resolve())
  return screen.textContent
}

test('offers the edits of a closed tab', async () => {
  expect(await offerFor(['a', 'edited'])).toContain('You have unsaved edits')
  expect(kept.size).toBe(1)
})

test('does not offer edits that were saved before their tab was closed', async () => {
  expect(await offerFor(['a', 'b'])).toBe('')
  expect(kept.size).toBe(0)
})
