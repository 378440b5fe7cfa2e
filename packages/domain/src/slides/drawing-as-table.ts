import { columns as tableColumns, rows as tableRows } from './table-size.ts'
import { itemsOf } from '../drawings/drawing-items.ts'
import type { Drawing, DrawingRow } from '../drawings/drawing.ts'
import { drawingKindOf } from '../drawings/drawing-kinds.ts'
import { formatValue } from '../drawings/format-value.ts'

/** How many rows of a drawing a table slide has room for. Further rows continue beside the first ones. */
export function mostTableRows(drawing: Drawing): number {
  return Math.floor(tableColumns.length / widthOf(drawing)) * tableRows.length
}

/**
 * The content of a table slide with the data of a drawing. More rows than a table has continue in further columns, side
 * by side. The columns of charts are headed by their series. Undefined if a table has no room for all rows.
 */
export function drawingAsTable(
  drawing: Drawing,
  language: string | undefined,
): Readonly<Record<string, string>> | undefined {
  const count = drawing.rows.length
  if (count > mostTableRows(drawing)) return undefined
  const blocks = Math.max(1, Math.ceil(count / tableRows.length))
  const perBlock = Math.max(1, Math.ceil(count / blocks))
  const width = widthOf(drawing)
  const entries = drawing.rows.flatMap((row, index) => {
    const [line, block] = [index % perBlock, Math.floor(index / perBlock)]
    return cellsOf(drawing, row, index, language).map(
      (cell, column) => [`row_${line + 1}_col_${block * width + column + 1}`, cell] as const,
    )
  })
  const headers = Array.from({ length: blocks }, (_, block) =>
    headerOf(drawing).map((name, column) => [`header_${block * width + column + 1}`, name] as const),
  ).flat()
  return Object.fromEntries([...headers, ...entries])
}

/** Number of columns of one row. */
function widthOf(drawing: Drawing): number {
  const values = Math.max(drawing.series.length, ...drawing.rows.map((row) => row.values.length), 1)
  return drawingKindOf(drawing.kind).detail === 'values' ? 1 + values : 2
}

function headerOf({ kind, axis, series, unit }: Drawing): readonly string[] {
  if (drawingKindOf(kind).detail !== 'values') return []
  const names = series.length > 0 ? series : ['']
  return [axis, ...names.map((name) => [name, unit && `(${unit})`].filter(Boolean).join(' '))]
}

function cellsOf(
  { kind }: Drawing,
  row: DrawingRow,
  index: number,
  language: string | undefined,
): readonly string[] {
  switch (drawingKindOf(kind).detail) {
    case 'values':
      return [row.label, ...row.values.map((value) => formatValue(value, language))]
    case 'none':
      return [formatValue(index + 1, language), row.label]
    case 'items':
      return [row.label, itemsOf(row).join(', ')]
    case 'text':
      return [row.label, row.text]
  }
}
