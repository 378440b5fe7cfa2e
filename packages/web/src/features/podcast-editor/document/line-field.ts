/** Where in a line the focus goes: a position in its text, all of it, or the button that removes the line. */
export type LineFocus = number | 'all' | 'as it was' | 'remove'

/** The text area of a line, by the key of that, in the segment that is shown. */
export function findLineField(line: string): HTMLTextAreaElement | null {
  return document.querySelector(`textarea[data-line="${line}"]`)
}

/** Does something with the text area of a line: now, or as soon as a long segment has come so far. */
export function withLineField(line: string, act: (field: HTMLTextAreaElement) => void, frames = 120): void {
  const field = findLineField(line)
  if (field) act(field)
  else if (frames > 0) requestAnimationFrame(() => withLineField(line, act, frames - 1))
}

/** Takes the focus to a line, or to what adds lines where there is none. */
export function focusLine(line: string | undefined, focus: LineFocus): void {
  if (line === undefined) return document.querySelector<HTMLElement>('[data-add-line]')?.focus()
  if (focus === 'remove') {
    return document.querySelector<HTMLElement>(`[data-remove-line="${line}"]`)?.focus()
  }
  withLineField(line, (field) => {
    field.focus()
    if (focus === 'all') field.select()
    else if (focus !== 'as it was') field.setSelectionRange(focus, focus)
  })
}
