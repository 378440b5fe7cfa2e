import { describe, expect, test } from 'vitest'
import { rangeOf } from './ranges.ts'

const named = (...values: string[]) => values.map((value, at) => [`row ${at}`, value] as const)

describe('The range of a column', () => {
  test('has the smallest and the largest value with the names of their rows', () => {
    expect(rangeOf(named('1,200 km', '80 km', '$950'))).toEqual({
      low: '80 km (row 1)',
      high: '1,200 km (row 0)',
    })
    expect(rangeOf(named('6,20', '5,00', '5,40'), 'Price: ')).toEqual({
      low: '5,00 (Price: row 1)',
      high: '6,20 (Price: row 0)',
    })
    expect(rangeOf(named('−3', '0,5', '1'))).toEqual({ low: '−3 (row 0)', high: '1 (row 2)' })
  })

  test.each([
    ['words', ['a river', '3', '4']],
    ['two numbers in a cell', ['2–3', '4', '5']],
    ['one value', ['7', '7', '7']],
    ['too few rows', ['1', '2']],
    ['names with numbers', ['Chapter 1', 'Chapter 4', 'Chapter 7']],
  ])('is none for %s', (_, values) => {
    expect(rangeOf(named(...values))).toBeUndefined()
  })
})
