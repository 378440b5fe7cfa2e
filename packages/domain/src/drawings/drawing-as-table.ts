import { rows as tableRows } from '../slides/table-size.ts'
import { itemsOf } from './drawing-items.ts'
import type { Drawing, DrawingRow } from './drawing.ts'
import { drawingKindOf } from './drawing-kinds.ts'
import { formatValue } from './format-value.ts'

/**
 * The content of a table slide with the data of a drawing. More rows than a table has continue in further columns, side
 * by side. The columns of charts are headed by their series.
 */
export function drawingAsTable(
  drawing: Drawing,
  language: string | undefined,
): Readonly<Record<string, string>> {
  const perColumn =
    drawing.rows.length > tableRows.length ? Math.ceil(drawing.rows.length / 2) : tableRows.length
  const header = headerOf(drawing)
  const cells = drawing.rows.map((row, index) => cellsOf(drawing, row, index, language))
  const width = Math.max(header.length, ...cells.map(({ length }) => length))
  const entries = cells.flatMap((row, index) => {
    const [line, block] = [index % perColumn, Math.floor(index / perColumn)]
    return row.map((cell, column) => [`row_${line + 1}_col_${block * width + column + 1}`, cell] as const)
  })
  const blocks = Math.ceil(cells.length / perColumn)
  const headers = Array.from({ length: blocks }, (_, block) =>
    header.map((name, column) => [`header_${block * width + column + 1}`, name] as const),
  ).flat()
  return Object.fromEntries([...headers, ...entries])
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
