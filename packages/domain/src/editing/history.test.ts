import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { absorb, record, redo, endGesture, startHistory, undo } from './history.ts'
import type { History } from './history.ts'

/** A history in which each of these documents is a separate step. */
function after(...documents: string[]): History<string> {
  return documents.reduce((history, document) => record(history, document), startHistory('start'))
}

describe('history', () => {
  test('undo goes back one step and redo forward again', () => {
    expect(undo(after('a', 'b')).present).toBe('a')
    expect(redo(undo(after('a', 'b'))).present).toBe('b')
  })

  test('a new step after an undo clears the redo steps', () => {
    const history = record(undo(after('a', 'b')), 'c')
    expect(redo(history).present).toBe('c')
    expect(undo(history).present).toBe('a')
  })

  test('steps of one gesture are undone together', () => {
    const typed = ['h', 'he', 'hey'].reduce((history, text) => record(history, text, 'typing'), after('a'))
    expect(typed.present).toBe('hey')
    expect(undo(typed).present).toBe('a')
  })

  test.each([
    ['another gesture', (history: History<string>) => record(history, 'x', 'typing elsewhere')],
    ['a settled gesture', (history: History<string>) => record(endGesture(history), 'x', 'typing')],
    ['an edit without gesture', (history: History<string>) => record(history, 'x')],
  ])('%s is a separate step', (_, next) => {
    expect(undo(next(record(after('a'), 'typed', 'typing'))).present).toBe('typed')
  })

  test('typing after an undo does not merge into earlier typing', () => {
    const history = record(undo(record(after('a'), 'typed', 'typing')), 'typed again', 'typing')
    expect(undo(history).present).toBe('a')
  })

  test('recording the same document adds no step', () => {
    const history = after('a')
    expect(record(history, 'a')).toBe(history)
  })

  test('an absorbed change adds no step and stays through undo and redo', () => {
    const history = absorb(undo(after('a', 'b')), (document) => `${document}!`)
    expect(history.present).toBe('a!')
    expect(undo(history).present).toBe('start!')
    expect(redo(history).present).toBe('b!')
  })

  test('undo and redo do nothing at the ends of the history', () => {
    expect(undo(startHistory('start')).present).toBe('start')
    expect(redo(startHistory('start')).present).toBe('start')
  })

  test('undoing everything gives the first document and redoing everything the last', () => {
    const steps = fc.array(
      fc.tuple(fc.nat(), fc.option(fc.constantFrom('one', 'other'), { nil: undefined })),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(steps, (edits) => {
        const start: History<number> = startHistory(-1)
        const end = edits.reduce((history, [document, gesture]) => record(history, document, gesture), start)
        let history = end
        while (history.past.length > 0) history = undo(history)
        expect(history.present).toBe(-1)
        while (history.future.length > 0) history = redo(history)
        expect(history.present).toBe(end.present)
        expect(history.past).toEqual(end.past)
      }),
    )
  })

  test('the number of steps is limited', () => {
    const long = Array.from({ length: 2000 }, (_, step) => String(step))
    expect(after(...long).past.length).toBe(500)
  })
})
