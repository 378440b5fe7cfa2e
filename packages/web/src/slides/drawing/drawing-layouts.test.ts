import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { drawingKinds } from '@lectern/domain/drawings/drawing-kinds.ts'
import { describe, expect, test } from 'vitest'
import { drawingLayouts } from './drawing-layouts.ts'
import { type Bar, mirror, type Shape, type TextLines } from './shape.ts'
import { textWidth } from './text-width.ts'

const frame = { width: 1096, height: 440, language: 'en', leastLine: 1.22 }

function drawing(kind: Drawing['kind'], count: number): Drawing {
  const rows = Array.from({ length: count }, (_, at) => ({
    label: kind === 'number' ? '71 %' : `Label ${at + 1}`,
    text: 'Sharks\nRays',
    values: [at + 1],
  }))
  return { kind, unit: '', axis: '', series: [], rows }
}

const withValues = (kind: 'bars' | 'line', values: readonly (readonly number[])[]): Drawing => ({
  ...drawing(kind, 0),
  series: values[0]?.length === 2 ? ['One', 'Two'] : [],
  rows: values.map((numbers, at) => ({ label: `L${at}`, text: '', values: [...numbers] })),
})

const textsOf = (shapes: readonly Shape[]) =>
  shapes.filter((shape): shape is TextLines => shape.shape === 'text')
const barsOf = (shapes: readonly Shape[]) => shapes.filter((shape): shape is Bar => shape.shape === 'bar')

/** The rectangle around a shape that is read from left to right. */
function boundsOf(shape: Shape): readonly [left: number, top: number, right: number, bottom: number] {
  if (shape.shape === 'bar') return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height]
  if (shape.shape === 'disc')
    return [shape.x - shape.rx, shape.y - shape.ry, shape.x + shape.rx, shape.y + shape.ry]
  if (shape.shape === 'path') {
    const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)]
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  }
  const width = Math.max(...shape.lines.map((line) => textWidth(line, shape.size, shape.bold)))
  const left = shape.x - { start: 0, middle: width / 2, end: width }[shape.align]
  const bottom = shape.y + (shape.lines.length - 1) * shape.lineHeight
  return [left, shape.y - shape.size * 0.8, left + width, bottom]
}

describe.each(drawingKinds.map((kind) => [kind.id, kind] as const))(
  'a drawing of the kind %s',
  (id, kind) => {
    test.each([kind.rows.least, kind.rows.most])('stays in its frame with %i rows', (count) => {
      const shapes = drawingLayouts[id](drawing(id, count), frame)
      expect(shapes.length).toBeGreaterThan(0)
      for (const shape of shapes) {
        const [left, top, right, bottom] = boundsOf(shape)
        expect(left).toBeGreaterThanOrEqual(-4)
        expect(top).toBeGreaterThanOrEqual(-4)
        expect(right).toBeLessThanOrEqual(frame.width + 4)
        expect(bottom).toBeLessThanOrEqual(frame.height + 4)
      }
    })

    test('keeps texts readable with its most rows', () => {
      const texts = textsOf(drawingLayouts[id](drawing(id, kind.rows.most), frame))
      expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(20)
    })

    test('draws nothing without data', () => {
      expect(drawingLayouts[id](drawing(id, 0), frame)).toEqual([])
    })

    test('is mirrored twice into itself', () => {
      const shapes = drawingLayouts[id](drawing(id, kind.rows.least), frame)
      const twice = mirror(mirror(shapes, frame.width), frame.width)
      expect(twice.map(boundsOf).flat().map(Math.round)).toEqual(shapes.map(boundsOf).flat().map(Math.round))
    })
  },
)

test('bars are as long as their numbers, from zero', () => {
  const [one, two, four] = barsOf(drawingLayouts.bars(withValues('bars', [[10], [20], [40]]), frame))
  expect((two?.height ?? 0) / (one?.height ?? 1)).toBeCloseTo(2)
  expect((four?.height ?? 0) / (one?.height ?? 1)).toBeCloseTo(4)
})

test('only the highest bar stands out', () => {
  const bars = barsOf(drawingLayouts.bars(withValues('bars', [[3], [9], [5]]), frame))
  expect(bars.map(({ role }) => role)).toEqual(['soft', 'main', 'soft'])
})

test('a negative number goes below the axis', () => {
  const [above, below] = barsOf(drawingLayouts.bars(withValues('bars', [[5], [-5]]), frame))
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(below?.y ?? 0)
})

test('two series differ without colour', () => {
  const shapes = barsOf(
    drawingLayouts.bars(
      withValues('bars', [
        [3, 4],
        [9, 2],
      ]),
      frame,
    ),
  )
  expect(new Set(shapes.map(({ role }) => role))).toEqual(new Set(['main', 'outline']))
  expect(
    textsOf(
      drawingLayouts.bars(
        withValues('bars', [
          [3, 4],
          [9, 2],
        ]),
        frame,
      ),
    ).map(({ lines }) => lines[0]),
  ).toEqual(expect.arrayContaining(['One', 'Two']))
})

test('where two lines meet, their number stands once', () => {
  const shapes = drawingLayouts.line(
    withValues('line', [
      [1, 9],
      [5, 5],
      [9, 2],
    ]),
    frame,
  )
  expect(textsOf(shapes).filter(({ lines }) => lines[0] === '5')).toHaveLength(1)
})

test('long labels of a bar chart stand before the bars', () => {
  const long = withValues('bars', [[1], [2], [3], [4], [5], [6]])
  const rows = long.rows.map((row) => ({ ...row, label: 'A label that needs a whole line for itself' }))
  const bars = barsOf(drawingLayouts.bars({ ...long, rows }, frame))
  expect(new Set(bars.map(({ x }) => x)).size).toBe(1)
})

test('the bar below a share is filled to that share', () => {
  const share = drawing('number', 1)
  const [track, filled] = barsOf(drawingLayouts.number(share, frame))
  expect((filled?.width ?? 0) / (track?.width ?? 1)).toBeCloseTo(0.71)
})

test('long steps stand below each other at a readable size, within the frame', () => {
  const label = 'If there is more than one unknown quantity, write the second one in terms of the first'
  for (const count of [5, 8]) {
    const rows = Array.from({ length: count }, () => ({ label, text: '', values: [] }))
    const shapes = drawingLayouts.process({ ...drawing('process', 0), rows }, frame)
    const discs = shapes.filter(({ shape }) => shape === 'disc').map(boundsOf)
    expect(new Set(discs.map(([left]) => left)).size).toBe(1)
    expect(Math.min(...textsOf(shapes).map(({ size }) => size))).toBeGreaterThanOrEqual(20)
    for (const [, top, , bottom] of shapes.map(boundsOf)) {
      expect(top).toBeGreaterThanOrEqual(-4)
      expect(bottom).toBeLessThanOrEqual(frame.height + 4)
    }
  }
})

test('events with long texts stand below each other instead of in narrow columns', () => {
  const text = 'Portuguese traders built Elmina Castle in present-day Ghana, on the west coast of Africa'
  const discsOf = (one: string) => {
    const rows = Array.from({ length: 5 }, (_, at) => ({ label: String(1482 + at), text: one, values: [] }))
    const shapes = drawingLayouts.timeline({ ...drawing('timeline', 0), rows }, frame)
    return new Set(shapes.filter(({ shape }) => shape === 'disc').map((disc) => boundsOf(disc)[0])).size
  }
  expect(discsOf('Lima is founded')).toBe(5)
  expect(discsOf(text)).toBe(1)
})
