/**
 * Sends the page around a frame the height that the player needs at its width: `{ type: 'lectern:size', height }` in CSS
 * pixels (docs/learner-pages.md). Every origin may know it, because it is the same for all learners.
 * @param content The element whose size decides.
 */
export function reportSize(
  heightFor: (width: number) => number,
  content: Element = document.documentElement,
): void {
  if (window.parent === window) return
  let reported = 0
  const report = () => {
    const height = Math.ceil(heightFor(document.documentElement.clientWidth))
    if (height === reported || height === 0) return
    reported = height
    window.parent.postMessage({ type: 'lectern:size', height }, '*')
  }
  new ResizeObserver(report).observe(content)
}
