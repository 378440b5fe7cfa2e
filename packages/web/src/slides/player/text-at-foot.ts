/** Where captions lie, from the lower edge of a slide, in its px. */
const foot = 110

/** Whether a slide has text where captions would lie. Texts are measured where they are laid out, moved or not. */
export function hasTextAtFoot(canvas: HTMLElement): boolean {
  return [...canvas.querySelectorAll<HTMLElement>('[data-text]')].some(
    (text) => text.textContent.trim() !== '' && topIn(canvas, text) + text.offsetHeight > 720 - foot,
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
