import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { aboveAxisName, type ChartData, chartData, chartKey, keyHeight, markNumber } from '../chart-data.ts'
import { type DrawingLayout, type Frame, lineAt, placeText, spaceIn } from '../drawing-layout.ts'
import { fitTexts } from '../fit-text.ts'
import type { Shape, ShapeRole } from '../shape.ts'
import { textWidth } from '../text-width.ts'

const numberSize = 26
/** More columns than this are too narrow for labels. */
const mostColumns = 8

/** Columns if the labels are short, otherwise bars with the labels before them. */
export const bars: DrawingLayout = (drawing, whole) => {
  const data = chartData(drawing)
  if (!data) return []
  const [frame, axisName] = aboveAxisName(drawing, whole)
  const key = chartKey(drawing, frame, 'bar')
  const top = key.length > 0 ? keyHeight : 0
  const draw = areColumns(data, frame) ? columns : rows
  return [...key, ...axisName, ...draw(data, drawing, frame, top)]
}

function areColumns({ labels, series }: ChartData, { width }: Frame): boolean {
  const place = width / labels.length - 16
  const isShort = labels.every((label) => textWidth(label, 24) <= place * 1.7 && longestWord(label) <= place)
  return isShort && (labels.length <= mostColumns || series.length > 1)
}

function longestWord(label: string): number {
  return Math.max(...label.split(/\s+/).map((word) => textWidth(word, 24)))
}

/** The highest of one series stands out. Two series have filled and outlined bars. */
function roleOf(data: ChartData, series: number, row: number): ShapeRole {
  if (data.series.length > 1) return series === 0 ? 'main' : 'outline'
  const values = data.series[0] ?? []
  const highest = Math.max(...values)
  const isAlone = values.filter((value) => value === highest).length === 1
  return !isAlone || values[row] === highest ? 'main' : 'soft'
}

function columns(data: ChartData, drawing: Drawing, frame: Frame, top: number): readonly Shape[] {
  const { labels, series, least, most } = data
  const place = frame.width / labels.length
  const fitted = fitTexts(labels, spaceIn(frame, { width: place - 16, height: 72, largest: 26 }))
  const foot = Math.max(...fitted.map(({ height }) => height)) + 12
  const above = numberSize * 1.4
  const below = least < 0 ? above : 0
  const scale = (frame.height - top - foot - above - below) / (most - least)
  const zero = top + above + most * scale
  const thickness = Math.min(120, (place * 0.68) / series.length)
  const gap = series.length > 1 ? 6 : 0
  const marks = labels.flatMap((_, row) =>
    series.flatMap((values, at) => {
      const value = values[row] ?? 0
      const length = Math.max(2, Math.abs(value) * scale)
      const middle = place * (row + 0.5) + (at - (series.length - 1) / 2) * (thickness + gap)
      const y = value < 0 ? zero : zero - length
      const end = value < 0 ? zero + length + numberSize * 0.7 : y - numberSize * 0.7
      const role = roleOf(data, at, row)
      return [
        { shape: 'bar', role, x: middle - thickness / 2, y, width: thickness, height: length, radius: 6 },
        lineAt(markNumber(value, drawing, frame), frame, {
          role: 'ink',
          x: middle,
          y: end,
          width: place / series.length,
          largest: numberSize,
          align: 'middle',
          bold: role === 'main',
          isNumber: true,
        }),
      ] satisfies Shape[]
    }),
  )
  const axis: Shape = {
    shape: 'path',
    role: 'rule',
    points: [
      [0, zero],
      [frame.width, zero],
    ],
    width: 2,
  }
  const names = fitted.map((text, row) =>
    placeText(text, { role: 'ink', x: place * (row + 0.5), y: frame.height - foot + 12, align: 'middle' }),
  )
  return [...marks, axis, ...names]
}

function rows(data: ChartData, drawing: Drawing, frame: Frame, top: number): readonly Shape[] {
  const { labels, series, least, most } = data
  const place = Math.min(96, (frame.height - top) / labels.length)
  const start = top + (frame.height - top - place * labels.length) / 2
  const widest = Math.max(...labels.map((label) => textWidth(label, 26)))
  const side = Math.min(frame.width * 0.4, widest + 24)
  const fitted = fitTexts(labels, spaceIn(frame, { width: side - 20, height: place - 4, largest: 26 }))
  const numbers = series.flat().map((value) => textWidth(markNumber(value, drawing, frame), numberSize, true))
  const after = Math.max(...numbers) + 16
  const before = least < 0 ? after : 0
  const scale = (frame.width - side - after - before) / (most - least)
  const zero = side + before - least * scale
  const thickness = Math.min(52, (place * 0.66) / series.length)
  const marks = labels.flatMap((_, row) =>
    series.flatMap((values, at) => {
      const value = values[row] ?? 0
      const length = Math.max(2, Math.abs(value) * scale)
      const middle = start + place * (row + 0.5) + (at - (series.length - 1) / 2) * (thickness + 4)
      const role = roleOf(data, at, row)
      const x = value < 0 ? zero - length : zero
      return [
        { shape: 'bar', role, x, y: middle - thickness / 2, width: length, height: thickness, radius: 6 },
        lineAt(markNumber(value, drawing, frame), frame, {
          role: 'ink',
          x: value < 0 ? x - 12 : x + length + 12,
          y: middle,
          width: after,
          largest: Math.min(numberSize, Math.max(20, thickness)),
          align: value < 0 ? 'end' : 'start',
          bold: role === 'main',
          isNumber: true,
        }),
      ] satisfies Shape[]
    }),
  )
  const names = fitted.map((text, row) =>
    placeText(text, {
      role: 'ink',
      x: side - 20,
      y: start + place * (row + 0.5) - text.height / 2,
      align: 'end',
    }),
  )
  const points = [
    [zero, start],
    [zero, start + place * labels.length],
  ] as const
  return [...marks, { shape: 'path', role: 'rule', points, width: 2 }, ...names]
}
