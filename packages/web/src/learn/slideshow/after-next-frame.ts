/**
 * Returns a function that calls `run` after the next frame is shown, once for all calls before it. What is changed then does
 * not delay that frame.
 */
export function afterNextFrame(run: () => void): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    // A frame is painted after its callbacks, so that the next task comes after the painting.
    requestAnimationFrame(() =>
      setTimeout(() => {
        waiting = false
        run()
      }),
    )
  }
}
