import { describe, expect, test } from 'vitest'
import { createDocumentStore, hasUnsavedEdits } from './document-store.ts'

/** A document is a list of words here, its parts are the words. */
function open(words: string[], now?: () => number) {
  return createDocumentStore({ document: words, etag: '"1"' }, (document) => document.length, now)
}

describe('document store', () => {
  test('an edit can be undone and redone', () => {
    const store = open(['a'])
    store.edit((words) => [...words, 'b'])
    store.undo()
    expect(store.getState().history.present).toEqual(['a'])
    store.redo()
    expect(store.getState().history.present).toEqual(['a', 'b'])
  })

  test('typing merges until it pauses', () => {
    let time = 5000
    const store = open([''], () => time)
    const type = (text: string, at: number) => {
      time = at
      store.edit(() => [text], 'typing')
    }
    type('h', 5000)
    type('he', 5400)
    type('he s', 7000)
    type('he sa', 7100)
    store.undo()
    expect(store.getState().history.present).toEqual(['he'])
    store.undo()
    expect(store.getState().history.present).toEqual([''])
  })

  test('leaving a field ends the step', () => {
    const store = open([''], () => 0)
    store.edit(() => ['a'], 'typing')
    store.settle()
    store.edit(() => ['ab'], 'typing')
    store.undo()
    expect(store.getState().history.present).toEqual(['a'])
  })

  test('the selection stays in range when parts go, by an edit or by undoing one', () => {
    const store = open(['a', 'b', 'c'])
    store.select(2)
    store.edit((words) => words.slice(0, 2))
    expect(store.getState().selection).toBe(1)
    store.edit((words) => [...words, 'd', 'e'])
    store.select(3)
    store.undo()
    expect(store.getState().selection).toBe(1)
    store.select(99)
    expect(store.getState().selection).toBe(1)
  })

  test('edits are unsaved until they are saved or undone', () => {
    const store = open(['a'])
    expect(hasUnsavedEdits(store.getState())).toBe(false)
    store.edit((words) => [...words, 'b'])
    expect(hasUnsavedEdits(store.getState())).toBe(true)
    store.undo()
    expect(hasUnsavedEdits(store.getState())).toBe(false)
    store.redo()
    store.markSaved({ document: store.getState().history.present, etag: '"2"' })
    expect(hasUnsavedEdits(store.getState())).toBe(false)
  })

  test('what arrives is neither an unsaved edit nor lost by undoing', () => {
    const store = open(['a'])
    store.absorb((words) => words.map((word) => `${word}!`))
    expect(hasUnsavedEdits(store.getState())).toBe(false)
    store.edit((words) => [...words, 'b'])
    store.absorb((words) => words.map((word) => `${word}?`))
    expect(store.getState().history.present).toEqual(['a!?', 'b?'])
    store.undo()
    expect(store.getState().history.present).toEqual(['a!?'])
    expect(hasUnsavedEdits(store.getState())).toBe(false)
  })

  test('taking over the version of the server can be undone', () => {
    const store = open(['mine'])
    store.takeOver({ document: ['theirs'], etag: '"2"' })
    expect(store.getState().history.present).toEqual(['theirs'])
    expect(hasUnsavedEdits(store.getState())).toBe(false)
    store.undo()
    expect(store.getState().history.present).toEqual(['mine'])
    expect(hasUnsavedEdits(store.getState())).toBe(true)
  })
})
