import { expect, test } from 'vitest'
import { splitParagraphs } from '../../../slides/text/paragraphs.ts'
import { joinRows, retypeRow } from './rows.ts'

const lines = (text: string) => text.split('\n')
const rows = ['ebb', 'flow', 'neap']

test('typing changes only its row', () => {
  expect(retypeRow({ rows, row: 1, caret: 5 }, 'flows', lines)).toEqual({
    rows: ['ebb', 'flows', 'neap'],
    row: 1,
    caret: 5,
  })
})

test('a separator splits the row at the caret, which moves to the start of the new row', () => {
  expect(retypeRow({ rows, row: 1, caret: 3 }, 'fl\now', lines)).toEqual({
    rows: ['ebb', 'fl', 'ow', 'neap'],
    row: 2,
    caret: 0,
  })
})

test('several lines become several rows, with the caret after the last one', () => {
  expect(retypeRow({ rows, row: 0, caret: 8 }, 'ebb\none\ntwo', lines)).toMatchObject({ row: 2, caret: 0 })
  expect(retypeRow({ rows, row: 0, caret: 11 }, 'ebb\none\ntwo', lines)).toEqual({
    rows: ['ebb', 'one', 'two', 'flow', 'neap'],
    row: 2,
    caret: 3,
  })
})

test('an empty line separates paragraphs, and a line break does not', () => {
  const one = { rows: ['a'], row: 0 }
  expect(retypeRow({ ...one, caret: 2 }, 'a\n', splitParagraphs)).toEqual({ rows: ['a\n'], row: 0, caret: 2 })
  expect(retypeRow({ ...one, caret: 3 }, 'a\n\n', splitParagraphs)).toEqual({
    rows: ['a', ''],
    row: 1,
    caret: 0,
  })
})

test('typing into an empty list creates its first row', () => {
  expect(retypeRow({ rows: [], row: 0, caret: 1 }, 'x', lines)).toEqual({ rows: ['x'], row: 0, caret: 1 })
})

test('a row joins the previous one, with the caret between them', () => {
  expect(joinRows(rows, 1)).toEqual({ rows: ['ebbflow', 'neap'], row: 0, caret: 3 })
  expect(joinRows(rows, 0)).toBeUndefined()
  expect(joinRows(rows, 3)).toBeUndefined()
})
