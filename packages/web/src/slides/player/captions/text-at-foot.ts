/** The height of captions with their distance from the edge below them, in px of a slide. */
const captionHeight = 110

/**
 * True if a slide has text where captions would be. Texts are measured by their layout, without transforms. `below` is the
 * height of what is below the captions on the slide, such as the controls, in px of the screen.
 */
export function hasTextAtFoot(canvas: HTMLElement, below = 0): boolean {
  // A transition transforms the canvas. The layout size of the stage around it stays.
  const { offsetWidth, offsetHeight } = canvas.parentElement ?? canvas
  const scale = Math.min(offsetWidth / 1280, offsetHeight / 720) || 1
  const free = 720 - captionHeight - below / scale
  return [...canvas.querySelectorAll<HTMLElement>('[data-text]')].some(
    (text) => text.textContent.trim() !== '' && topIn(canvas, text) + text.offsetHeight > free,
  )
}

function topIn(canvas: HTMLElement, text: HTMLElement): number {
  let top = 0
  let at: Element | null = text
  while (at instanceof HTMLElement && at !== canvas) {
    top += at.offsetTop - at.scrollTop
    at = at.offsetParent
  }
  return top
}
