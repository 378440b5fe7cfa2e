import { translated } from '../messages/translated.ts'
import type { Drawing, DrawingRow } from './drawing.ts'
import { type DrawingKind, drawingKindOf } from './drawing-kinds.ts'

export const drawingFaultMessages = translated('drawing faults', {
  tooFewRows: (kind: string, least: number) => `${kind} needs more filled rows: at least ${least}.`,
  tooManyRows: (kind: string, most: number) => `${kind} has too many rows: it shows at most ${most}.`,
  noLabel: (row: number) => `Row ${row} has no label.`,
  noValue: (row: number) => `Row ${row} needs a number.`,
  noText: (row: number) => `Row ${row} has no text.`,
  longLabel: (row: number, most: number) =>
    `The label of row ${row} is long. Use at most ${most} characters.`,
  longText: (row: number, most: number) => `The text of row ${row} is long. Use at most ${most} characters.`,
})

/** Sentences for the author about what a drawing lacks or has too much of. Empty if it can be drawn well. */
export function drawingFaults(drawing: Drawing): readonly string[] {
  const kind = drawingKindOf(drawing.kind)
  const filled = drawing.rows.filter(({ label }) => label.trim())
  const { least, most } = kind.rows
  return [
    ...(filled.length < least ? [drawingFaultMessages.tooFewRows(kind.label, least)] : []),
    ...(drawing.rows.length > most ? [drawingFaultMessages.tooManyRows(kind.label, most)] : []),
    ...drawing.rows.slice(0, most).flatMap((row, index) => rowFault(row, index + 1, kind, drawing) ?? []),
  ]
}

function rowFault(
  { label, text, values }: DrawingRow,
  number: number,
  { detail, characters }: DrawingKind,
  { series }: Drawing,
): string | undefined {
  const messages = drawingFaultMessages
  const wanted = Math.max(1, series.length)
  if (!label.trim()) return messages.noLabel(number)
  if (detail === 'values' && values.length < wanted) return messages.noValue(number)
  if (detail === 'text' && !text.trim()) return messages.noText(number)
  if (label.trim().length > characters.label) return messages.longLabel(number, characters.label)
  const isLong = (detail === 'text' || detail === 'items') && text.trim().length > characters.text
  return isLong ? messages.longText(number, characters.text) : undefined
}
