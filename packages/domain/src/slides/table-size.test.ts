import { expect, test } from 'vitest'
import { changeSlideType } from '../slideshow/editing/change-slide-type.ts'
import { addSlide } from '../slideshow/editing/edit-slides.ts'
import { slideshow } from '../slideshow/slideshow.ts'
import { splitSlide } from '../slideshow/editing/split-slide.ts'
import { offeredSize, sizeOfTable } from './table-size.ts'

test('the size of a table follows from its filled cells', () => {
  expect(sizeOfTable({})).toEqual({ columns: 0, rows: 0 })
  expect(sizeOfTable({ header_1: 'Place', row_5_col_4: 'x', row_6_col_2: ' ' })).toEqual({
    columns: 4,
    rows: 5,
  })
  expect(sizeOfTable({ row_1_col_2: 0 })).toEqual({ columns: 2, rows: 1 })
})

test('the editor shows three columns and two rows, the chosen size, and filled cells', () => {
  expect(offeredSize({})).toEqual({ columns: 3, rows: 2 })
  expect(offeredSize({ column_count: '5', row_count: '4' })).toEqual({ columns: 5, rows: 4 })
  expect(offeredSize({ row_count: '2', row_6_col_1: 'x' })).toEqual({ columns: 3, rows: 6 })
})

const empty = slideshow.parse({
  presentation: { title: 'Tides', css_theme: {} },
  slides: [{ slide_id: 'slide-1', slide_type: 'text', content: { slide_content: 'One. Two. Three.' } }],
})

test('a new table has only the fields of the specification', () => {
  const content = addSlide(empty, 'table').slides.at(-1)?.content ?? {}
  expect(Object.keys(content)).not.toContain('row_3_col_1')
  expect(Object.keys(content)).not.toContain('row_count')
  expect(content).toHaveProperty('row_2_col_3')
})

test('a text that becomes a table fills the default cells and removes additional ones', () => {
  const [slide] = empty.slides
  if (!slide) throw new Error('There is no slide.')
  const show = {
    ...empty,
    slides: [{ ...slide, key: 'a', content: { ...slide.content, row_4_col_1: 'Old' } }],
  }
  const { content } = changeSlideType(show, 'a', 'table').slides[0] ?? {}
  expect(content?.['row_4_col_1']).toBe('')
  expect(Object.values(content ?? {}).join(' ')).toContain('One.')
})

test('a large table is split by its rows, and both halves keep the headers and every column', () => {
  const [slide] = empty.slides
  if (!slide) throw new Error('There is no slide.')
  const cells = [1, 2, 3, 4, 5].map((row) => [`row_${row}_col_4`, `Cell ${row}`])
  const content = { header_4: 'Fourth', row_count: '5', ...Object.fromEntries(cells) }
  const show = { ...empty, slides: [{ ...slide, key: 'a', slide_type: 'table', content }] }
  const halves = splitSlide(show, 'a').slides.map((half) => half.content)
  expect(halves.map(sizeOfTable)).toEqual([
    { columns: 4, rows: 3 },
    { columns: 4, rows: 2 },
  ])
  expect(halves.map((half) => half['row_1_col_4'])).toEqual(['Cell 1', 'Cell 4'])
  expect(halves.map((half) => half['header_4'])).toEqual(['Fourth', 'Fourth'])
})
