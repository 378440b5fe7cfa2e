/**
 * Position in the Markdown of a text, given the visible text before it. Markdown signs that are not visible are
 * skipped. Returns the end if the visible text is not in the source, as with formulas.
 */
export function placeInSource(source: string, shownBefore: string): number {
  let at = 0
  for (const letter of shownBefore) {
    const found = source.indexOf(letter, at)
    if (found < 0) return source.length
    at = found + letter.length
  }
  return at
}

/** The visible text of an element before a point of the screen. Undefined if the browser cannot find it. */
export function textBefore(element: Element, x: number, y: number): string | undefined {
  const caret = document.caretPositionFromPoint?.(x, y)
  if (!caret || !element.contains(caret.offsetNode)) return undefined
  const range = document.createRange()
  range.setStart(element, 0)
  range.setEnd(caret.offsetNode, caret.offset)
  return range.toString()
}
