import type { Drawing, DrawingRow } from './drawing.ts'

/** A bar chart with two rows for the author to fill. */
export function newDrawing(): Drawing {
  return { kind: 'bars', unit: '', axis: '', series: [], rows: [newRow(), newRow()] }
}

/** A row without content. */
export function newRow(): DrawingRow {
  return { label: '', text: '', values: [] }
}

/** The names and numbers for one or for two series. Existing ones stay. */
export function withSeries({ series, rows }: Drawing, count: 1 | 2): Pick<Drawing, 'series' | 'rows'> {
  const places = Array.from({ length: count }, (_, at) => at)
  return {
    series: places.map((at) => series[at] ?? ''),
    rows: rows.map((row) => ({
      ...row,
      values: row.values.length > 0 ? places.map((at) => row.values[at] ?? 0) : [],
    })),
  }
}
