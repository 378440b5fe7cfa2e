import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listOf, nonBlank, oneOf, sourcesOf } from './answer-schemas.ts'

const excerpt = { ids: ['b1', 'b2', 'b12'], images: [], text: '' }

describe('sources', () => {
  const read = (value: unknown) => sourcesOf(excerpt, 0).safeParse(value)
  test.each<[unknown, string[]]>([
    [['b1'], ['b1']],
    [
      ['[b1]', '[b2]'],
      ['b1', 'b2'],
    ],
    ['[b1]', ['b1']],
    ['b1', ['b1']],
    ['b1, b2', ['b1', 'b2']],
    ['[b1][b12]', ['b1', 'b12']],
    ['["b1", "b2"]', ['b1', 'b2']],
    [
      [['b1'], ['b2']],
      ['b1', 'b2'],
    ],
    [['b1', 'b1'], ['b1']],
    ['B1', ['b1']],
    [['block b1 and paragraph b2'], ['b1', 'b2']],
    [null, []],
    [undefined, []],
  ])('%j are %j', (written, sources) => {
    expect(read(written).data).toEqual(sources)
  })

  test.each([['b9'], [['b1', 'b9']], ['b1, b9'], ['the page'], [1]])(
    '%j name a block that does not exist',
    (written) => {
      expect(read(written).success).toBe(false)
    },
  )

  test('are missing although one is required', () => {
    for (const none of [[], null, undefined])
      expect(sourcesOf(excerpt, 1).safeParse(none).error?.issues[0]?.message).toBe(
        'names no block of the page',
      )
  })
})

describe('a list', () => {
  const read = (value: unknown) => listOf(nonBlank).safeParse(value).data
  test('may be written as its only item, or as lines', () => {
    expect(read('Light')).toEqual(['Light'])
    expect(read('- Light\n* Air\n2. Water')).toEqual(['Light', 'Air', 'Water'])
    expect(listOf(z.object({ a: nonBlank })).parse({ a: 7 })).toEqual([{ a: '7' }])
  })

  test('has items', () => {
    for (const none of [[], '', null, undefined]) expect(read(none)).toBeUndefined()
  })
})

describe('a choice', () => {
  const read = (value: unknown) => oneOf(['A', 'B', 'C', 'D']).safeParse(value).data
  test.each(['b', 'B.', 'B)', 'Option B', '(b)', ' B: Sugar '])('%j is B', (written) => {
    expect(read(written)).toBe('B')
  })
  test.each(['E', 'A or B', '', 2])('%j is none', (written) => {
    expect(read(written)).toBeUndefined()
  })
})
