import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { handleLineKey, lineKeys } from './line-keys.ts'

/** Returns the operations of a key in a field with 'High tide', with the caret at the given place. */
function press(init: Partial<KeyboardEvent>, caret: number, end = caret): readonly unknown[] {
  const done: unknown[] = []
  const note =
    (name: string) =>
    (...values: readonly unknown[]) => {
      done.push([name, ...values])
      return true
    }
  const event = {
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    nativeEvent: { isComposing: false },
    currentTarget: { value: 'High tide', selectionStart: caret, selectionEnd: end },
    preventDefault: note('prevented'),
    ...init,
  }
  const operations = {
    split: note('split'),
    join: note('join'),
    moveBy: note('move'),
    lineBefore: () => 'before',
  }
  // A part of the event is enough for the handler.
  handleLineKey(event as unknown as KeyboardEvent<HTMLTextAreaElement>, 'line', operations)
  return done
}

test('Control and Enter split the line at the caret', () => {
  expect(press({ key: 'Enter', ctrlKey: true }, 4)).toEqual([['prevented'], ['split', 'line', 4]])
  expect(press({ key: 'Enter' }, 4)).toEqual([])
})

test('Backspace at the start joins the line with the one before it, and Delete at the end with the next', () => {
  expect(press({ key: 'Backspace' }, 0)).toEqual([['prevented'], ['join', 'before']])
  expect(press({ key: 'Delete' }, 9)).toEqual([['prevented'], ['join', 'line']])
})

test('inside the text, with a selection or while the key is held, the field handles the key', () => {
  expect(press({ key: 'Backspace' }, 3)).toEqual([])
  expect(press({ key: 'Backspace' }, 0, 4)).toEqual([])
  expect(press({ key: 'Backspace', repeat: true }, 0)).toEqual([])
})

test('Alt and an arrow key move the line', () => {
  expect(press({ key: 'ArrowUp', altKey: true }, 2)).toEqual([['prevented'], ['move', 'line', -1]])
  expect(press({ key: 'ArrowDown', altKey: true }, 2)).toEqual([['prevented'], ['move', 'line', 1]])
})

test('the list of shortcuts has every key of a line', () => {
  expect(lineKeys().map(({ keys }) => keys)).toContain('Mod+Enter')
  expect(lineKeys()).toHaveLength(4)
})
