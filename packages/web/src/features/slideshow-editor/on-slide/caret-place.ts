/**
 * Where in its Markdown a text was pressed, given what is shown before that place: signs that are not shown are passed
 * over. The end, where what is shown is not in the text as it is written, as with formulas.
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

/** What is shown of an element's text before a point of the screen; undefined where the browser cannot tell. */
export function textBefore(element: Element, x: number, y: number): string | undefined {
  const caret = document.caretPositionFromPoint?.(x, y)
  if (!caret || !element.contains(caret.offsetNode)) return undefined
  const range = document.createRange()
  range.setStart(element, 0)
  range.setEnd(caret.offsetNode, caret.offset)
  return range.toString()
}
