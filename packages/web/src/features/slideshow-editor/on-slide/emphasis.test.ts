import { describe, expect, test } from 'vitest'
import { emphasize } from './emphasis.ts'

/** A text with its selection in brackets. `[]` is the caret of an empty selection. */
function read(marked: string) {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  return { text: marked.replace(/[[\]]/g, ''), start, end }
}

function write({ text, start, end }: ReturnType<typeof read>): string {
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`
}

describe.each([
  { stars: 2, name: 'bold' },
  { stars: 1, name: 'italic' },
] as const)('$name', ({ stars }) => {
  const signs = '*'.repeat(stars)

  test('surrounds the selection, and is removed again', () => {
    const marked = emphasize(read('high [water] comes'), stars)
    expect(write(marked)).toBe(`high ${signs}[water]${signs} comes`)
    expect(write(emphasize(marked, stars))).toBe('high [water] comes')
  })

  test('excludes selected spaces at the ends', () => {
    expect(write(emphasize(read('high[ water ]comes'), stars))).toBe(`high ${signs}[water]${signs} comes`)
  })

  test('is removed also if its signs are selected', () => {
    expect(write(emphasize(read(`high [${signs}water${signs}]`), stars))).toBe('high [water]')
  })

  test('applies to the next typed text if nothing is selected', () => {
    expect(write(emphasize(read('high []'), stars))).toBe(`high ${signs}[]${signs}`)
  })
})

test('bold and italic combine', () => {
  expect(write(emphasize(read('**[water]**'), 1))).toBe('***[water]***')
  expect(write(emphasize(read('***[water]***'), 1))).toBe('**[water]**')
  expect(write(emphasize(read('***[water]***'), 2))).toBe('*[water]*')
  expect(write(emphasize(read('*[water]*'), 2))).toBe('***[water]***')
})
