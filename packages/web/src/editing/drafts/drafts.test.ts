import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDocumentStore } from '../document/document-store.ts'
import { draftsStored } from './drafts-stored.ts'
import { findClosedEditorDrafts, deleteDraft, storeDrafts, newDraftId } from './drafts.ts'
import type { DraftId, ClosedEditorDraft } from './drafts.ts'
import type { LiveTabs } from './live-tabs.ts'
import { wordsOn } from '../testing/words.ts'

// The test environment has no IndexedDB. A map replaces it.
const kept = new Map<string, { key: unknown; value: unknown }>()
let isFull = false
let hasStorage = true
async function storeValue(key: unknown, value: unknown) {
  if (isFull) throw new DOMException('The disk is full.', 'QuotaExceededError')
  kept.set(JSON.stringify(key), { key, value })
}
vi.mock('idb-keyval', () => ({
  get: (key: unknown) => Promise.resolve(kept.get(JSON.stringify(key))?.value),
  set: (key: unknown, value: unknown) => {
    if (!hasStorage) throw new DOMException('The user denied it.', 'SecurityError')
    return storeValue(key, value)
  },
  del: (key: unknown) => Promise.resolve(void kept.delete(JSON.stringify(key))),
  keys: () => Promise.resolve([...kept.values()].map(({ key }) => key)),
}))

const page = { courseId: '1', pageId: 'p' }
const kind = wordsOn({ document: ['a'], version: 1 })
const now = Date.parse('2026-11-22T10:00:00Z')

/** The tabs of a browser: the tab that holds a name, and the tabs that wait for it. */
function browser(): LiveTabs {
  const held = new Map<string, PromiseWithResolvers<void>>()
  return {
    hold(name) {
      const end = Promise.withResolvers<void>()
      held.set(name, end)
      return () => {
        held.delete(name)
        end.resolve()
      }
    },
    async waitUntilFree(name) {
      await held.get(name)?.promise
      return true
    },
  }
}

function open(tabs = browser()) {
  const id = newDraftId(kind, page)
  const store = createDocumentStore({ document: ['a'], etag: '1' }, (document) => kind.keysOf(document))
  return { id, store, tabs, close: storeDrafts(store, id, tabs) }
}

const keep = (id: DraftId, words: string[], keptAt = now) =>
  kept.set(JSON.stringify(id), { key: id, value: { document: words, etag: '1', keptAt } })

/** The drafts that an editor in these tabs is offered over time. */
function offers(tabs = browser(), own = newDraftId(kind, page)) {
  const found: ClosedEditorDraft<string[]>[] = []
  const leaving = new AbortController()
  const done = findClosedEditorDrafts(kind, page, own, (draft) => found.push(draft), leaving.signal, tabs)
  return { found, leaving, settle: () => vi.advanceTimersByTimeAsync(1), done }
}

const keptWords = () => [...kept.values()].map(({ value }) => (value as { document: string[] }).document)

describe('drafts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now })
  })
  afterEach(() => {
    vi.useRealTimers()
    kept.clear()
  })

  test('writes the first edit immediately, and later edits together', () => {
    const { store, close } = open()
    store.edit(() => ['L'])
    vi.advanceTimersByTime(1)
    expect(keptWords()).toEqual([['L']])
    store.edit(() => ['La'])
    store.edit(() => ['Las'])
    vi.advanceTimersByTime(200)
    expect(keptWords()).toEqual([['L']])
    vi.advanceTimersByTime(100)
    expect(keptWords()).toEqual([['Las']])
    close()
  })

  test('writes an edit immediately when the page is hidden or the editor closes', () => {
    const { store, close } = open()
    store.edit(() => ['last words'])
    window.dispatchEvent(new Event('pagehide'))
    expect(keptWords()).toEqual([['last words']])
    store.edit(() => ['very last words'])
    close()
    expect(keptWords()).toEqual([['very last words']])
  })

  test('offers the draft of a closed editor with the version that it is based on', async () => {
    const { store, close, tabs } = open()
    store.edit(() => ['last words'])
    close()
    const { found, done } = offers(tabs)
    await done
    expect(found).toMatchObject([{ document: ['last words'], etag: '1', keptAt: now }])
  })

  test('offers the draft of an open editor only after that editor has closed', async () => {
    const other = open()
    other.store.edit(() => ['theirs'])
    vi.advanceTimersByTime(300)
    const { found, settle } = offers(other.tabs)
    await settle()
    expect(found).toEqual([])
    other.close()
    await settle()
    expect(found).toMatchObject([{ document: ['theirs'] }])
  })

  test('keeps the draft of another tab when one tab saves', () => {
    const tabs = browser()
    const [mine, theirs] = [open(tabs), open(tabs)]
    mine.store.edit(() => ['mine'])
    theirs.store.edit(() => ['theirs'])
    vi.advanceTimersByTime(300)
    mine.store.markSaved({ document: mine.store.getState().history.present, etag: '2' })
    vi.advanceTimersByTime(300)
    expect(keptWords()).toEqual([['theirs']])
  })

  test('keeps a found draft until the author restores or dismisses it', async () => {
    const left = newDraftId(kind, page)
    keep(left, ['old'])
    const { store, close } = open()
    store.edit(() => ['b'])
    vi.advanceTimersByTime(300)
    store.markSaved({ document: store.getState().history.present, etag: '2' })
    vi.advanceTimersByTime(300)
    close()
    expect(keptWords()).toEqual([['old']])
    await deleteDraft(left)
    expect(kept.size).toBe(0)
  })

  test('reports that the draft is not stored until the browser can store it', async () => {
    const { store, close } = open()
    isFull = true
    store.edit(() => ['b'])
    await vi.advanceTimersByTimeAsync(300)
    expect(draftsStored.getState()).toBe(false)
    isFull = false
    store.edit(() => ['c'])
    await vi.advanceTimersByTimeAsync(300)
    expect(draftsStored.getState()).toBe(true)
    close()
  })

  test('reports that a browser without storage stores nothing', async () => {
    const { store, close } = open()
    hasStorage = false
    store.edit(() => ['b'])
    await vi.advanceTimersByTimeAsync(300)
    expect(draftsStored.getState()).toBe(false)
    hasStorage = true
    store.edit(() => ['c'])
    await vi.advanceTimersByTimeAsync(300)
    close()
  })

  test('offers a draft of an older version of Lectern', async () => {
    kept.set(JSON.stringify('draft//slideshow/1/p'), {
      key: 'draft//slideshow/1/p',
      value: { document: ['old'], etag: '1', keptAt: 7 },
    })
    const { found, done } = offers()
    await done
    expect(found).toMatchObject([{ document: ['old'], keptAt: 7 }])
    await deleteDraft(found[0]?.id ?? [])
    expect(kept.size).toBe(0)
  })

  test('ignores a draft that cannot be read', async () => {
    const id = newDraftId(kind, page)
    kept.set(JSON.stringify(id), { key: id, value: { document: 42 } })
    const { found, done } = offers()
    await done
    expect(found).toEqual([])
  })

  test('does not offer drafts of other users, formats and pages', async () => {
    localStorage.setItem('user_id', 'someone else')
    keep(newDraftId(kind, page), ['another user'])
    localStorage.removeItem('user_id')
    keep(newDraftId({ ...kind, format: 'podcast' }, page), ['another format'])
    keep(newDraftId(kind, { ...page, pageId: 'p/q' }), ['another page'])
    const { found, done } = offers()
    await done
    expect(found).toEqual([])
  })

  test('deletes drafts after 30 days or above the limit of 50, except those of open editors', async () => {
    const day = 24 * 60 * 60 * 1000
    const tabs = browser()
    const elsewhere = { ...page, pageId: 'elsewhere' }
    const live = newDraftId(kind, elsewhere, now - 40 * day)
    tabs.hold(live.map(encodeURIComponent).join('/'))
    keep(live, ['live'])
    keep(newDraftId(kind, elsewhere, now - 31 * day), ['old'])
    for (let at = 0; at < 51; at += 1) keep(newDraftId(kind, elsewhere, now - at), [`recent ${at}`])
    const { settle } = offers(tabs)
    await settle()
    const words = keptWords().flat()
    expect(words).toContain('live')
    expect(words).not.toContain('old')
    expect(words).toHaveLength(51)
    expect(words).not.toContain('recent 50')
  })
})
