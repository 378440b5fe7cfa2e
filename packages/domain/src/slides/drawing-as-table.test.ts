import { expect, test } from 'vitest'
import { drawing, type Drawing } from '../drawings/drawing.ts'
import { drawingAsTable, mostTableRows } from './drawing-as-table.ts'
import { slideTypes } from './slide-types.ts'
import { sizeOfTable } from './table-size.ts'

const tides = drawing.parse({
  kind: 'bars',
  unit: 'm',
  rows: [
    { label: 'Bristol', values: [11.4] },
    { label: 'Venice', values: [0.9] },
  ],
})

test('a plain table has the same numbers, with the unit in its header', () => {
  expect(drawingAsTable(tides, 'en')).toEqual({
    header_1: '',
    header_2: '(m)',
    row_1_col_1: 'Bristol',
    row_1_col_2: '11.4',
    row_2_col_1: 'Venice',
    row_2_col_2: '0.9',
  })
})

test('more rows than a table has continue beside the first ones', () => {
  const rows = Array.from({ length: 10 }, (_, at) => ({ label: `L${at}`, text: '', values: [at] }))
  const table = drawingAsTable({ ...tides, rows }, 'en')
  expect(table).toMatchObject({ row_5_col_1: 'L4', row_1_col_3: 'L5', row_5_col_4: '9', header_4: '(m)' })
})

test('a table has room for sixteen rows of two series, and refuses more', () => {
  const chartOf = (count: number): Drawing => ({
    ...tides,
    series: ['One', 'Two'],
    rows: Array.from({ length: count }, (_, at) => ({ label: `L${at}`, text: '', values: [at, at] })),
  })
  expect(mostTableRows(chartOf(1))).toBe(16)
  expect(sizeOfTable(drawingAsTable(chartOf(16), 'en') ?? {})).toEqual({ columns: 6, rows: 8 })
  expect(drawingAsTable(chartOf(17), 'en')).toBeUndefined()
})

test('a table of twenty rows with one series has all of them', () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ label: `L${at}`, text: '', values: [at] }))
  const table = drawingAsTable({ ...tides, rows }, 'en') ?? {}
  const places = Object.keys(table).filter((name) => name.startsWith('row_'))
  expect(places).toHaveLength(40)
  expect(places.every((name) => name in slideTypes.table.fields)).toBe(true)
})
