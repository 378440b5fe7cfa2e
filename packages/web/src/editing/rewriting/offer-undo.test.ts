import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDocumentStore } from '../document/document-store.ts'
import { offerUndo } from './offer-undo.ts'

interface Shown {
  readonly text: string
  readonly action?: { readonly onPress: () => void }
}
const shown = vi.hoisted(() => [] as Shown[])
vi.mock('../../ui/overlays/toast.ts', () => {
  const show = (text: string, options: Omit<Shown, 'text'> = {}) => shown.push({ text, ...options })
  return { toast: { success: show, error: show } }
})

/** A document with a restored version, which the author can undo. */
function restore() {
  const store = createDocumentStore({ document: ['before'], etag: '1' }, (words) => words)
  const before = store.mark()
  store.edit(() => ['restored'])
  offerUndo(store, 'Restored.', before, 'What was open before is back.')
  const undo = shown.at(-1)?.action?.onPress ?? (() => undefined)
  return { store, undo, present: () => store.getState().history.present }
}

beforeEach(() => void shown.splice(0))

describe('Undo in the message about an edit', () => {
  test('reverts the edit', () => {
    const { store, undo, present } = restore()
    undo()
    expect(present()).toEqual(['before'])
    expect(store.getState().history.past).toEqual([])
  })

  test('reverts the edit after typing too, and Undo restores the typed text', () => {
    const { store, undo, present } = restore()
    store.edit((words) => [...words, 'typed'])
    undo()
    expect(present()).toEqual(['before'])
    expect(shown.at(-1)?.text).toBe('What was open before is back.')
    store.undo()
    expect(present()).toEqual(['restored', 'typed'])
  })

  test('keeps audio that arrived since, which is not an edit', () => {
    const { store, undo, present } = restore()
    store.absorb((words) => words.map((word) => `${word}, voiced`))
    undo()
    expect(present()).toEqual(['before, voiced'])
    expect(store.getState().history.past).toEqual([])
    store.redo()
    store.edit((words) => [...words, 'typed'])
    store.absorb((words) => words.map((word) => `${word} again`))
    undo()
    expect(present()).toEqual(['before, voiced again'])
  })
})
