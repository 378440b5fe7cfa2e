/** A page that is not drawn in this time loads its scripts all the same. */
const longestWaitMs = 2000

/** Resolves in the task after the first frame of the page, or at once for a page in the background, which has no frames. */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longestWaitMs)
    // Browsers run this before the first frame, which they draw when the styles are there.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
