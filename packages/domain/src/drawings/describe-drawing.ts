import { itemsOf } from './drawing-items.ts'
import type { Drawing, DrawingRow } from './drawing.ts'
import { drawingDetails } from './drawing-details.ts'
import { formatValue } from './format-value.ts'

/**
 * Describes a drawing for people who cannot see it: every row with its numbers or its text. The description has only
 * words of the drawing, so it is in the language of the slide.
 */
export function describeDrawing(drawing: Drawing, language: string | undefined): string {
  const detail = drawingDetails[drawing.kind]
  const rows = drawing.rows.map((row, index) => {
    if (detail === 'values') {
      const label = [drawing.axis.trim(), row.label].filter(Boolean).join(' ')
      return withDetail(label, valuesText(drawing, row, language))
    }
    if (detail === 'none') return `${formatValue(index + 1, language)}. ${row.label}`
    return withDetail(row.label, detail === 'items' ? itemsOf(row).join(', ') : row.text.trim())
  })
  return rows.filter(Boolean).join('; ')
}

function withDetail(label: string, detail: string): string {
  return [label.trim(), detail].filter(Boolean).join(': ')
}

/** '800 mln l', or with two series 'demand 800, supply 500'. */
function valuesText({ unit, series }: Drawing, { values }: DrawingRow, language: string | undefined): string {
  return values
    .map((value, index) => {
      const name = values.length > 1 ? series[index] : undefined
      return [name, formatValue(value, language, unit)].filter(Boolean).join(' ')
    })
    .join(', ')
}
