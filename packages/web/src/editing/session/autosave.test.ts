import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { autosave } from './autosave.ts'
import { createDocumentStore, hasUnsavedEdits } from '../document/document-store.ts'
import { createSaving } from '../saving/saving.ts'
import { wordsOn } from '../testing/words.ts'

const page = { courseId: '1', pageId: 'p' }
let stop: () => void = () => undefined

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** An open document with autosave. */
function open() {
  const server = { document: ['a'], version: 1 }
  const kind = wordsOn(server)
  const save = vi.spyOn(kind, 'save')
  const store = createDocumentStore({ document: server.document, etag: '1' }, (document) =>
    kind.keysOf(document),
  )
  const saving = createSaving(kind, page, store)
  stop = autosave({ kind, page, store, saving, draftId: [] })
  return { server, kind, store, saving, save }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('autosave', () => {
  test('saves once, a moment after the last edit', async () => {
    const { server, store, save } = open()
    for (const word of ['b', 'bo', 'boa']) {
      store.edit(() => [word], 'typing')
      await pass(1500)
    }
    expect(save).not.toHaveBeenCalled()
    await pass(500)
    expect(server.document).toEqual(['boa'])
    await pass(60_000)
    expect(save).toHaveBeenCalledOnce()
  })

  test('does not change the open document, its selection or its history', async () => {
    const { store } = open()
    store.edit(() => ['b', 'c'])
    store.selectLast()
    const { history, selected } = store.getState()
    await pass(2000)
    expect(hasUnsavedEdits(store.getState())).toBe(false)
    expect(store.getState()).toMatchObject({ selected })
    expect(store.getState().history).toBe(history)
  })

  test('saves the result of undo', async () => {
    const { server, store } = open()
    store.edit(() => ['b'])
    await pass(2000)
    store.undo()
    await pass(2000)
    expect(server.document).toEqual(['a'])
  })

  test('saves edits that were made during a save', async () => {
    const { server, kind, store } = open()
    const { promise, resolve } = Promise.withResolvers<void>()
    const whole = wordsOn(server)
    vi.spyOn(kind, 'save').mockImplementationOnce(async (...given) => {
      await promise
      return whole.save(...given)
    })
    store.edit(() => ['b'])
    await pass(2000)
    store.edit(() => ['c'])
    resolve()
    await pass(2000)
    expect(server.document).toEqual(['c'])
  })

  test('does not start another save during a save when typing pauses', async () => {
    const { server, kind, store, saving } = open()
    const far = wordsOn(server)
    const save = vi.spyOn(kind, 'save').mockImplementation(async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 20_000))
      return far.save(...given)
    })
    const autosaves = vi.spyOn(saving, 'autosave')
    for (const word of ['b', 'bo', 'boa', 'boat']) {
      store.edit(() => [word])
      await pass(4000)
    }
    expect(autosaves).toHaveBeenCalledOnce()
    await pass(60_000)
    expect(server.document).toEqual(['boat'])
    expect(save).toHaveBeenCalledTimes(2)
  })

  test('tries again once if the save before it is refused', async () => {
    const { server, kind, store, saving, save } = open()
    const { promise, reject } = Promise.withResolvers<never>()
    save.mockReturnValueOnce(promise)
    store.edit(() => ['far too long'])
    await pass(2000)
    store.edit(() => ['short'])
    await pass(5000)
    reject(new Error('Too large'))
    await pass(2000)
    expect(server.document).toEqual(['short'])
    vi.spyOn(kind, 'save').mockRejectedValue(new Error('Too large'))
    const tries = vi.spyOn(saving, 'autosave')
    store.edit(() => ['far too long again'])
    await pass(60_000)
    expect(tries).toHaveBeenCalledOnce()
  })

  test('stops at a conflict until it is resolved, also if the author decides later', async () => {
    const { server, store, saving, save } = open()
    Object.assign(server, { document: ['theirs'], version: 2 })
    store.edit(() => ['mine'])
    await pass(2000)
    saving.decideLater()
    store.edit(() => ['mine too'])
    await pass(60_000)
    expect(save).toHaveBeenCalledOnce()
    expect(server.document).toEqual(['theirs'])
    await saving.keepMine()
    store.edit(() => ['and more'])
    await pass(2000)
    expect(server.document).toEqual(['and more'])
  })

  test('does not save a document that is invalid, and saves it once it is valid', async () => {
    const { server, kind, store, save } = open()
    vi.spyOn(kind, 'isValid').mockReturnValueOnce(false)
    store.edit(() => [''])
    await pass(2000)
    expect(save).not.toHaveBeenCalled()
    store.edit(() => ['b'])
    await pass(2000)
    expect(server.document).toEqual(['b'])
  })

  test('waits for the end of a word that an input method composes', async () => {
    const { server, store } = open()
    document.dispatchEvent(new Event('compositionstart'))
    store.edit(() => ['ni'])
    await pass(5000)
    expect(server.document).toEqual(['a'])
    store.edit(() => ['你'])
    document.dispatchEvent(new Event('compositionend'))
    await pass(2000)
    expect(server.document).toEqual(['你'])
  })

  test.each(['loses the focus', 'is removed from the page'])(
    'continues when the field %s in which an input method composes',
    async (how) => {
      const { server, store } = open()
      const field = document.createElement('textarea')
      document.body.append(field)
      field.dispatchEvent(new Event('compositionstart', { bubbles: true }))
      store.edit(() => ['ni'])
      await pass(5000)
      expect(server.document).toEqual(['a'])
      if (how === 'loses the focus') field.dispatchEvent(new Event('focusout', { bubbles: true }))
      else field.remove()
      await pass(2000)
      expect(server.document).toEqual(['ni'])
      field.remove()
    },
  )

  test('saves immediately when the author opens another tab', async () => {
    const { server, store } = open()
    store.edit(() => ['b'])
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(server.document).toEqual(['b'])
  })

  test('saves nothing after it was switched off', async () => {
    const { store, save } = open()
    store.edit(() => ['b'])
    stop()
    await pass(60_000)
    expect(save).not.toHaveBeenCalled()
  })

  test('saves edits that were unsaved when it was switched on', async () => {
    const { server, kind, store, saving } = open()
    stop()
    store.edit(() => ['b'])
    stop = autosave({ kind, page, store, saving, draftId: [] })
    await pass(2000)
    expect(server.document).toEqual(['b'])
  })
})
