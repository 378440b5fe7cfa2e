/** The focus in a line: a position in its text, the whole text, the previous position, or the button that removes it. */
export type LineFocus = number | 'all' | 'as it was' | 'remove'

/** The text area of a line in the shown segment. */
export function findLineField(line: string): HTMLTextAreaElement | null {
  return document.querySelector(`textarea[data-line="${line}"]`)
}

/** Calls `act` with the text area of a line: now, or when a long segment has rendered it. */
export function withLineField(line: string, act: (field: HTMLTextAreaElement) => void, frames = 120): void {
  const field = findLineField(line)
  if (field) act(field)
  else if (frames > 0) requestAnimationFrame(() => withLineField(line, act, frames - 1))
}

/** Moves the focus to a line, or to the buttons that add lines if there is no line. */
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
