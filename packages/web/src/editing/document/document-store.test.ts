import { inEachList } from '@lectern/domain/editing/shared-change.ts'
import { describe, expect, test } from 'vitest'
import { createDocumentStore, hasUnsavedEdits } from './document-store.ts'

/** A document for tests is a list of words. Its parts are the words, and their first letters are the keys. */
function open(words: string[], now?: () => number) {
  const keysOf = (document: string[]) => document.map((word) => word.slice(0, 1))
  return createDocumentStore({ document: words, etag: '"1"' }, keysOf, now)
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

  test('merges typing into one step until it pauses', () => {
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

  test('ends the step when a field loses the focus', () => {
    const store = open([''], () => 0)
    store.edit(() => ['a'], 'typing')
    store.settle()
    store.edit(() => ['ab'], 'typing')
    store.undo()
    expect(store.getState().history.present).toEqual(['a'])
  })

  test('keeps the selection on its part when an edit or undo moves the part', () => {
    const store = open(['a', 'b', 'c'])
    store.select('b')
    store.edit((words) => ['x', ...words.toReversed()])
    expect(store.getState()).toMatchObject({ selected: 'b', place: 2 })
    store.undo()
    expect(store.getState()).toMatchObject({ selected: 'b', place: 1 })
    store.selectBeside(1)
    expect(store.getState()).toMatchObject({ selected: 'c', place: 2 })
    store.selectBeside(1)
    store.select('gone')
    expect(store.getState()).toMatchObject({ selected: 'c', place: 2 })
  })

  test('selects the nearest part when an edit or undo removes the selected part', () => {
    const store = open(['a', 'b', 'c'])
    store.select('b')
    store.edit((words) => words.filter((word) => word !== 'b'))
    expect(store.getState()).toMatchObject({ selected: 'c', place: 1 })
    store.edit((words) => [...words, 'd', 'e'])
    store.selectLast()
    store.undo()
    expect(store.getState()).toMatchObject({ selected: 'c', place: 1 })
    store.edit(() => ['x', 'y', 'z'])
    expect(store.getState()).toMatchObject({ selected: 'y', place: 1 })
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

  test('an absorbed change is no unsaved edit and survives undo', () => {
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

  test('an absorbed change during a save leaves no unsaved edits', () => {
    const store = open(['a'])
    store.edit((words) => [...words, 'b'])
    const sent = store.mark()
    store.absorb((words) => words.map((word) => `${word}!`))
    store.markSaved({ document: sent(), etag: '"2"' })
    expect(hasUnsavedEdits(store.getState())).toBe(false)
  })

  test('an absorbed change walks over the parts of all steps only a few times', () => {
    const slides = Array.from({ length: 1000 }, (_, at) => ({ key: `k${at}`, words: `${at}`, audio: '' }))
    const store = createDocumentStore({ document: slides, etag: undefined }, (parts) =>
      parts.map(({ key }) => key),
    )
    for (let step = 0; step < 500; step += 1)
      store.edit((parts) => parts.with(step, { key: `k${step}`, words: 'edited', audio: '' }))
    const steps = () => [...store.getState().history.past, store.getState().history.present]
    const distinct = () => new Set(steps().flat()).size
    const before = distinct()
    const walking = fastest(() => steps().map((parts) => parts.map(({ words }) => words.length)))
    const absorbing = fastest((run) =>
      store.absorb(inEachList((part) => (part.key === 'k999' ? { ...part, audio: `${run}` } : part))),
    )
    expect(distinct()).toBe(before)
    expect(absorbing / walking).toBeLessThan(5)
  })

  test('undo restores the document that the version of the server replaced', () => {
    const store = open(['mine'])
    store.takeOver({ document: ['theirs'], etag: '"2"' })
    expect(store.getState().history.present).toEqual(['theirs'])
    expect(hasUnsavedEdits(store.getState())).toBe(false)
    store.undo()
    expect(store.getState().history.present).toEqual(['mine'])
    expect(hasUnsavedEdits(store.getState())).toBe(true)
  })
})

/** The shortest of several runs, in milliseconds, because the machine may be busy. */
function fastest(act: (run: number) => unknown): number {
  const runs = Array.from({ length: 15 }, (_, run) => {
    const start = performance.now()
    act(run)
    return performance.now() - start
  })
  return Math.min(...runs)
}
