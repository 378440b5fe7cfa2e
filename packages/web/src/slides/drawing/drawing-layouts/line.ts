import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { aboveAxisName, type ChartData, chartData, keyHeight, chartKey, markNumber } from '../chart-data.ts'
import { type DrawingLayout, type Frame, lineAt, placeText, spaceIn } from '../drawing-layout.ts'
import { fitTexts } from '../fit-text.ts'
import type { Point, Shape } from '../shape.ts'
import { textWidth } from '../text-width.ts'

const numberSize = 26
const footHeight = 44

/** A line through the numbers in order, or two of them: a whole line and a dashed one. */
export const line: DrawingLayout = (drawing, whole) => {
  const data = chartData(drawing)
  if (!data) return []
  const [frame, axisName] = aboveAxisName(drawing, whole)
  const key = chartKey(drawing, frame, 'disc')
  const top = (key.length > 0 ? keyHeight + 10 : 0) + numberSize * 1.5
  const { labels, series, least, most } = data
  const place = frame.width / labels.length
  const bottom = frame.height - footHeight - (isAnyBelow(series, least) ? numberSize * 1.3 : 0)
  const scale = (bottom - top) / (most - least)
  const zero = bottom + least * scale
  const pointOf = (value: number, row: number): Point => [place * (row + 0.5), zero - value * scale]
  const paths = series.map((values, at): Shape => {
    const points = values.map(pointOf)
    return { shape: 'path', role: 'main', points, width: 6, dashed: at > 0 }
  })
  const axis: Shape = {
    shape: 'path',
    role: 'rule',
    points: [
      [0, zero],
      [frame.width, zero],
    ],
    width: 2,
  }
  return [
    ...key,
    axis,
    ...axisName,
    ...paths,
    ...series.flatMap((values, at) => values.map((value, row) => dotOf(pointOf(value, row), at))),
    ...series.flatMap((values, at) =>
      values.flatMap((value, row) =>
        numberOf(value, { row, at, place }, pointOf(value, row), { data, drawing, frame }),
      ),
    ),
    ...namesOf(labels, place, frame),
  ]
}

function dotOf([x, y]: Point, series: number): Shape {
  return { shape: 'disc', role: series === 0 ? 'main' : 'hollow', x, y, rx: 9, ry: 9 }
}

interface Where {
  readonly row: number
  readonly at: number
  readonly place: number
}

interface Chart {
  readonly data: ChartData
  readonly drawing: Drawing
  readonly frame: Frame
}

/** Of two lines, the number of the upper one stands above it and that of the lower one below it. Equal numbers stand once. */
function numberOf(value: number, { row, at, place }: Where, [x, y]: Point, chart: Chart): readonly Shape[] {
  const { data, drawing, frame } = chart
  const other = data.series[1 - at]?.[row]
  if (other === value && at === 1) return []
  const own = data.series[at] ?? []
  const isBelow = other === undefined ? isValley(own, row) : other > value
  const isExtreme = value === Math.max(...own) || value === Math.min(...own)
  const text = markNumber(value, drawing, frame)
  const isTight = textWidth(text, numberSize, true) > place - 6
  if (isTight && !isExtreme && row > 0 && row < own.length - 1) return []
  return [
    lineAt(text, frame, {
      role: 'ink',
      x:
        x +
        (other === undefined
          ? besideSlope(own, row) * Math.min(place, textWidth(text, numberSize)) * 0.4
          : 0),
      y: y + (isBelow ? 1 : -1) * numberSize * 1.15,
      width: Math.max(place, 80),
      largest: numberSize,
      align: 'middle',
      bold: isExtreme && data.series.length === 1,
      isNumber: true,
    }),
  ]
}

/** True if the numbers before and after are higher: the line leaves space below, but not above. */
function isValley(values: readonly number[], row: number): boolean {
  const value = values[row] ?? 0
  const [before = Infinity, after = Infinity] = [values[row - 1], values[row + 1]]
  return value < before && value < after
}

/** To the left of a rising line and to the right of a falling one, where the line is not in the way. */
function besideSlope(values: readonly number[], row: number): -1 | 0 | 1 {
  const [before, value, after] = [values[row - 1], values[row] ?? 0, values[row + 1]]
  if (before === undefined || after === undefined) return 0
  if (before < value && value < after) return -1
  return before > value && value > after ? 1 : 0
}

function isAnyBelow(series: readonly (readonly number[])[], least: number): boolean {
  return (
    series.length > 1 || least < 0 || series.some((values) => values.some((_, row) => isValley(values, row)))
  )
}

/** If the labels do not fit beside each other, every second one is left out. */
function namesOf(labels: readonly string[], place: number, frame: Frame): readonly Shape[] {
  const isTight = labels.some((label) => textWidth(label, 22) > place - 10)
  const step = isTight ? 2 : 1
  const shown = labels.filter((_, at) => at % step === 0)
  const space = spaceIn(frame, { width: place * step - 10, height: footHeight, largest: 26 })
  return fitTexts(shown, space).map((text, at) =>
    placeText(text, {
      role: 'ink',
      x: place * (at * step + 0.5),
      y: frame.height - footHeight + 8,
      align: 'middle',
    }),
  )
}
