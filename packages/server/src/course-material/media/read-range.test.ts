import { describe, expect, test } from 'vitest'
import { readRange } from './read-range.ts'

describe('a Range header', () => {
  test.each([
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('%s of 100 bytes', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected)
  })

  test('is ignored when the file has changed since', () => {
    expect(readRange('bytes=0-1', 100, '"old"', '"new"')).toBeUndefined()
    expect(readRange('bytes=0-1', 100, '"new"', '"new"')).toEqual({ start: 0, end: 1 })
  })
})
