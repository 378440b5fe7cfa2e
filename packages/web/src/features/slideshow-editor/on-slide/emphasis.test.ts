import { describe, expect, test } from 'vitest'
import { emphasize } from './emphasis.ts'

/** A text whose selection stands in brackets; where nothing is selected, `[]` is the caret. */
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

  test('is put around what is selected, and taken from it again', () => {
    const marked = emphasize(read('high [water] comes'), stars)
    expect(write(marked)).toBe(`high ${signs}[water]${signs} comes`)
    expect(write(emphasize(marked, stars))).toBe('high [water] comes')
  })

  test('stands close to the words, whatever spaces were selected', () => {
    expect(write(emphasize(read('high[ water ]comes'), stars))).toBe(`high ${signs}[water]${signs} comes`)
  })

  test('is taken also where its signs were selected', () => {
    expect(write(emphasize(read(`high [${signs}water${signs}]`), stars))).toBe('high [water]')
  })

  test('waits for what is typed where nothing is selected', () => {
    expect(write(emphasize(read('high []'), stars))).toBe(`high ${signs}[]${signs}`)
  })
})

test('bold and italic stand together', () => {
  expect(write(emphasize(read('**[water]**'), 1))).toBe('***[water]***')
  expect(write(emphasize(read('***[water]***'), 1))).toBe('**[water]**')
  expect(write(emphasize(read('***[water]***'), 2))).toBe('*[water]*')
  expect(write(emphasize(read('*[water]*'), 2))).toBe('***[water]***')
})
