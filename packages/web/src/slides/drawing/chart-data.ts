import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { formatValue } from '@lectern/domain/drawings/format-value.ts'
import { type Frame, lineAt } from './drawing-layout.ts'
import type { Shape } from './shape.ts'
import { textWidth } from './text-width.ts'

/** The rows of a chart that have all their numbers. */
export interface ChartData {
  readonly labels: readonly string[]
  /** One list of numbers for each series. */
  readonly series: readonly (readonly number[])[]
  readonly least: number
  readonly most: number
}

/** Undefined if there is nothing to draw. The axis begins at zero, so that lengths can be compared. */
export function chartData({ rows, series }: Drawing): ChartData | undefined {
  const count = Math.max(1, Math.min(2, series.length || 1))
  const filled = rows.filter(({ label, values }) => label.trim() && values.length >= count)
  if (filled.length === 0) return undefined
  const columns = Array.from({ length: count }, (_, at) => filled.map(({ values }) => values[at] ?? 0))
  const all = columns.flat()
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)]
  return {
    labels: filled.map(({ label }) => label.trim()),
    series: columns,
    least,
    most: least === most ? most + 1 : most,
  }
}

/** A number beside a mark. A long unit is named once above the chart instead. */
export function markNumber(value: number, drawing: Drawing, { language }: Frame): string {
  return formatValue(value, language, isBesideNumbers(drawing) ? drawing.unit.trim() : '')
}

/** A short unit is written after each number of one series: 12.2 m. */
function isBesideNumbers({ unit, series }: Drawing): boolean {
  return unit.trim() === '%' || (series.length < 2 && unit.trim().length <= 3)
}

function sampleOf(marks: 'bar' | 'disc', series: number, x: number): Shape {
  if (marks === 'bar') {
    const role = series === 0 ? 'main' : 'outline'
    return { shape: 'bar', role, x: x + 2, y: 6, width: 22, height: 22, radius: 4 }
  }
  return { shape: 'disc', role: series === 0 ? 'main' : 'hollow', x: x + 13, y: 17, rx: 10, ry: 10 }
}

export const keyHeight = 44
const axisHeight = 36

/** The space for a chart above the name of its labels, and that name. */
export function aboveAxisName(drawing: Drawing, frame: Frame): readonly [Frame, readonly Shape[]] {
  const name = drawing.axis.trim()
  if (!name) return [frame, []]
  const place = { role: 'quiet', x: frame.width, y: frame.height - axisHeight / 2 + 4, align: 'end' } as const
  return [
    { ...frame, height: frame.height - axisHeight },
    [lineAt(name, frame, { ...place, width: frame.width, largest: 24 })],
  ]
}

/** The line above a chart: what is counted, and which mark belongs to which series. Empty if there is nothing to say. */
export function chartKey(drawing: Drawing, frame: Frame, marks: 'bar' | 'disc'): readonly Shape[] {
  const { series, unit } = drawing
  const named = series.length > 1 ? series.filter((name) => name.trim()) : []
  const unitText = isBesideNumbers(drawing) ? '' : unit.trim()
  const size = 24
  const shapes: Shape[] = []
  let x = 0
  named.forEach((name, at) => {
    shapes.push(
      sampleOf(marks, at, x),
      lineAt(name, frame, {
        role: 'ink',
        x: x + 36,
        y: 17,
        width: frame.width * 0.42,
        largest: size,
        align: 'start',
      }),
    )
    x += 36 + textWidth(name, size) + 44
  })
  const counted = [named.length === 0 ? (series[0]?.trim() ?? '') : '', unitText && `(${unitText})`]
  const text = counted[0]
    ? counted.filter(Boolean).join(' ')
    : unitText && (named.length > 0 ? `(${unitText})` : unitText)
  if (text) {
    const width = Math.max(120, frame.width - x)
    shapes.push(lineAt(text, frame, { role: 'quiet', x, y: 17, width, largest: size, align: 'start' }))
  }
  return shapes
}
