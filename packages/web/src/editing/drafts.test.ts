import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDocumentStore } from './document-store.ts'
import { draftKey, findDraft, forgetDraft, keepDrafts } from './drafts.ts'
import { wordsOn } from './testing/words.ts'

// The test environment has no IndexedDB; what is kept is a map here.
const kept = new Map<string, unknown>()
vi.mock('idb-keyval', () => ({
  get: (key: string) => Promise.resolve(kept.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
  del: (key: string) => Promise.resolve(void kept.delete(key)),
}))

const page = { courseId: '1', pageId: 'p' }
const kind = wordsOn({ document: ['a'], version: 1 })
const key = draftKey(kind, page)

function open() {
  const store = createDocumentStore({ document: ['a'], etag: '1' }, (document) => kind.countParts(document))
  return { store, stop: keepDrafts(store, key) }
}

describe('drafts', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    kept.clear()
  })

  test('the first edit is kept at once, those that follow it closely together a little later', async () => {
    const { store, stop } = open()
    store.edit(() => ['L'])
    vi.advanceTimersByTime(1)
    expect(await findDraft(kind, page)).toMatchObject({ document: ['L'] })
    store.edit(() => ['La'])
    store.edit(() => ['Las'])
    vi.advanceTimersByTime(200)
    expect(await findDraft(kind, page)).toMatchObject({ document: ['L'] })
    vi.advanceTimersByTime(100)
    expect(await findDraft(kind, page)).toMatchObject({ document: ['Las'] })
    stop()
  })

  test('an edit is kept within 300 ms, with the version that it was made on', async () => {
    const { store, stop } = open()
    store.edit((words) => [...words, 'b'])
    vi.advanceTimersByTime(300)
    expect(await findDraft(kind, page)).toMatchObject({ document: ['a', 'b'], etag: '1' })
    stop()
  })

  test('an edit is kept at once when the page goes away', async () => {
    const { store, stop } = open()
    store.edit(() => ['last words'])
    window.dispatchEvent(new Event('pagehide'))
    expect(await findDraft(kind, page)).toMatchObject({ document: ['last words'] })
    stop()
  })

  test('an edit is kept when the editor closes', async () => {
    const { store, stop } = open()
    store.edit(() => ['last words'])
    stop()
    expect(await findDraft(kind, page)).toMatchObject({ document: ['last words'] })
  })

  test('what is saved needs no draft', async () => {
    const { store, stop } = open()
    store.edit(() => ['b'])
    vi.advanceTimersByTime(300)
    store.markSaved({ document: store.getState().history.present, etag: '2' })
    vi.advanceTimersByTime(300)
    expect(await findDraft(kind, page)).toBeUndefined()
    stop()
  })

  test('a draft that is found stays until the author edits or lets it go', async () => {
    kept.set(key, { document: ['old'], etag: '1', keptAt: 7 })
    const { stop } = open()
    vi.advanceTimersByTime(1000)
    window.dispatchEvent(new Event('pagehide'))
    stop()
    expect(await findDraft(kind, page)).toEqual({ document: ['old'], etag: '1', keptAt: 7 })
    await forgetDraft(key)
    expect(await findDraft(kind, page)).toBeUndefined()
  })

  test('what cannot be read is no draft', async () => {
    kept.set(key, { document: 42 })
    expect(await findDraft(kind, page)).toBeUndefined()
  })

  test('drafts of other users, formats and pages are not mixed up', () => {
    localStorage.setItem('user_id', 'someone else')
    expect(draftKey(kind, page)).not.toBe(key)
    localStorage.removeItem('user_id')
    expect(draftKey({ ...kind, format: 'podcast' }, page)).not.toBe(key)
    expect(draftKey(kind, { ...page, pageId: 'q' })).not.toBe(key)
  })
})
