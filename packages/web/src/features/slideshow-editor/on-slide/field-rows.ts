import { readBullets } from '@lectern/domain/slides/read-bullets.ts'
import type { Field } from '@lectern/domain/slides/slide-type.ts'
import { joinParagraphs, splitParagraphs } from '../../../slides/text/paragraphs.ts'
import { messages } from './messages.ts'

export type FieldValue = string | readonly string[]

/** How the value of a field becomes texts on the slide, and how typing changes it. */
export interface FieldRows {
  readonly read: (value: FieldValue) => readonly string[]
  readonly write: (rows: readonly string[]) => FieldValue
  /** Splits a typed text into rows. */
  readonly split: (text: string) => readonly string[]
  /** Converts pasted text of several lines. */
  readonly pasted: (text: string) => string
  /** The effect of Enter: splits the rows with these characters, inserts a line break, or closes the text. */
  readonly enter: '\n' | '\n\n' | 'line break' | 'leave'
  /** Name of a row. */
  readonly label: (row: number) => string
}

/** `item`: the field is shown as several texts, for example bullets or paragraphs. */
export function fieldRows(field: Field, item: boolean): FieldRows {
  const same = (text: string) => text
  if (field.kind === 'list') {
    return {
      read: (value) => (typeof value === 'string' ? readBullets(value) : value),
      write: (rows) => rows,
      split: (text) => text.split('\n'),
      // Removes the dashes and numbers before the lines.
      pasted: (text) => (/\n/.test(text.trim()) ? readBullets(text).join('\n') : text.replace(/\n+$/, '')),
      enter: '\n',
      label: (row) => (field.item === 'bullet' ? messages.bullet(row + 1) : messages.item(row + 1)),
    }
  }
  if (field.kind === 'text' && item) {
    return {
      read: (value) => splitParagraphs(String(value)),
      write: joinParagraphs,
      split: splitParagraphs,
      pasted: same,
      enter: '\n\n',
      label: (row) => (row === 0 ? field.label : messages.paragraph(field.label, row + 1)),
    }
  }
  const only = {
    read: (value: FieldValue) => [String(value)],
    write: (rows: readonly string[]) => rows[0] ?? '',
    pasted: same,
    label: () => field.label,
  }
  return field.kind === 'line'
    ? { ...only, split: (text) => [text.replace(/\s*\n\s*/g, ' ')], enter: 'leave' }
    : { ...only, split: (text) => [text], enter: 'line break' }
}
