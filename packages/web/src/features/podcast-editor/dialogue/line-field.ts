import type { LinePlace } from '@lectern/domain/podcast/play-order.ts'

/** Where in a line the focus goes: a position in its text, all of it, or the button that removes the line. */
export type LineFocus = number | 'all' | 'as it was' | 'remove'

/** The name by which the parts of a row are found. */
export function lineAddress({ segment, line }: LinePlace): string {
  return `${segment}/${line}`
}

/** The text area of a line of the segment that is shown. */
export function findLineField(place: LinePlace): HTMLTextAreaElement | null {
  return document.querySelector(`textarea[data-line="${lineAddress(place)}"]`)
}

/** Takes the focus to a line, or to what adds lines where there is none. */
export function focusLine(place: LinePlace, focus: LineFocus): void {
  const field = findLineField(place)
  if (!field) return document.querySelector<HTMLElement>('[data-add-line]')?.focus()
  if (focus === 'remove') {
    return document.querySelector<HTMLElement>(`[data-remove-line="${lineAddress(place)}"]`)?.focus()
  }
  field.focus()
  if (focus === 'all') field.select()
  else if (focus !== 'as it was') field.setSelectionRange(focus, focus)
}
