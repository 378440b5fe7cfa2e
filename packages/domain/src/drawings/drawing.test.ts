import { expect, test } from 'vitest'
import { describeDrawing } from './describe-drawing.ts'
import { drawing, type Drawing } from './drawing.ts'
import { drawingFaults } from './drawing-faults.ts'
import { drawingKindOf, drawingKinds } from './drawing-kinds.ts'
import { newDrawing, withSeries } from './new-drawing.ts'

const tides = drawing.parse({
  kind: 'bars',
  unit: 'm',
  rows: [
    { label: 'Bristol', values: [11.4] },
    { label: 'Venice', values: [0.9] },
  ],
})

test('a stored drawing without optional fields is read', () => {
  expect(tides).toMatchObject({ axis: '', series: [], rows: [{ text: '' }, { text: '' }] })
})

test('an unknown kind is refused', () => {
  expect(drawing.safeParse({ kind: 'pie', rows: [] }).success).toBe(false)
})

test('the description names every row with its number in the language of the slide', () => {
  expect(describeDrawing(tides, 'en')).toBe('Bristol: 11.4 m; Venice: 0.9 m')
  expect(describeDrawing(tides, 'de')).toBe('Bristol: 11,4 m; Venice: 0,9 m')
})

test('the description of two series names both', () => {
  const petrol: Drawing = {
    ...tides,
    kind: 'line',
    unit: '',
    axis: 'Price',
    series: ['demand', 'supply'],
    rows: [{ label: '1.00', text: '', values: [800, 500] }],
  }
  expect(describeDrawing(petrol, 'en')).toBe('Price 1.00: demand 800, supply 500')
})

test('the description numbers steps and lists the members of a branch', () => {
  const rows = [{ label: 'Fish', text: 'Sharks\nRays', values: [] }]
  expect(describeDrawing({ ...tides, kind: 'process', rows }, 'en')).toBe('1. Fish')
  expect(describeDrawing({ ...tides, kind: 'tree', rows }, 'en')).toBe('Fish: Sharks, Rays')
})

test('a complete drawing has no fault', () => {
  expect(drawingFaults(tides)).toEqual([])
})

test('faults say what a new drawing lacks', () => {
  expect(drawingFaults(newDrawing())).toEqual([
    'Bar chart needs more filled rows: at least 2.',
    'Row 1 has no label.',
    'Row 2 has no label.',
  ])
})

test.each(drawingKinds.map(({ id }) => [id]))(
  'a drawing of the kind %s with too many rows has a fault',
  (kind) => {
    const { most } = drawingKindOf(kind).rows
    const rows = Array.from({ length: most + 1 }, () => ({ label: 'A', text: 'B', values: [1] }))
    expect(drawingFaults({ ...tides, kind, rows })).toHaveLength(1)
  },
)

test('a label that does not fit is named', () => {
  const rows = [{ label: 'A'.repeat(41), text: '', values: [1] }, ...tides.rows]
  expect(drawingFaults({ ...tides, rows })).toEqual([
    'The label of row 1 is long. Use at most 40 characters.',
  ])
})

test('a second series begins with zeros, and the first stays without it', () => {
  const both = withSeries(tides, 2)
  expect(both.rows.map(({ values }) => values)).toEqual([
    [11.4, 0],
    [0.9, 0],
  ])
  expect(withSeries({ ...tides, ...both }, 1).rows).toEqual(tides.rows)
})
