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

/** Does something with the text area of a line: now, or as soon as a long segment has come so far. */
export function withLineField(
  place: LinePlace,
  act: (field: HTMLTextAreaElement) => void,
  frames = 120,
): void {
  const field = findLineField(place)
  if (field) act(field)
  else if (frames > 0) requestAnimationFrame(() => withLineField(place, act, frames - 1))
}

/** Takes the focus to a line, or to what adds lines where there is none. */
export function focusLine(place: LinePlace, focus: LineFocus): void {
  if (place.line < 0) return document.querySelector<HTMLElement>('[data-add-line]')?.focus()
  if (focus === 'remove') {
    return document.querySelector<HTMLElement>(`[data-remove-line="${lineAddress(place)}"]`)?.focus()
  }
  withLineField(place, (field) => {
    field.focus()
    if (focus === 'all') field.select()
    else if (focus !== 'as it was') field.setSelectionRange(focus, focus)
  })
}
