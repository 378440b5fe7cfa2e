/** The lowest bar, so that pauses stay visible. */
const lowest = 0.08

/** About one bar for this many pixels of the window. */
const barPixels = 6.5

/** How many bars a window of this width has room for. */
export const barCount = (width: number): number => Math.max(40, Math.min(200, Math.round(width / barPixels)))

/**
 * The bars of a stretch of the episode, from 0 to 1: as many as its share of `count`, each as high as the mean of its values.
 * @param from Start of the stretch, as a share of the episode.
 * @param to End of the stretch.
 */
export function barsWithin(
  levels: readonly number[],
  { from, to }: { readonly from: number; readonly to: number },
  count: number,
): number[] {
  const bars = Math.max(1, Math.round((to - from) * count))
  const at = (share: number) => (from + (to - from) * share) * levels.length
  return Array.from({ length: bars }, (_, bar) => {
    const first = Math.floor(at(bar / bars))
    const values = levels.slice(first, Math.max(first + 1, Math.ceil(at((bar + 1) / bars))))
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
    return Math.max(lowest, Math.min(1, mean / 100))
  })
}

/** The bars as an image that masks the colours of the bar: `mask-image`. */
export function maskOf(bars: readonly number[]): string {
  const path = bars
    .map((height, bar) => `M${bar + 0.2} ${(0.5 - height / 2).toFixed(3)}h.6v${height.toFixed(3)}h-.6z`)
    .join('')
  const size = `viewBox='0 0 ${bars.length} 1' preserveAspectRatio='none'`
  const image = `<svg xmlns='http://www.w3.org/2000/svg' ${size}><path d='${path}'/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(image)}")`
}

/**
 * Fetches the loudness of a version of the episode. Undefined if it does not arrive, also because another version was
 * published: the seek bar works without it.
 */
export async function fetchWaveform(
  address: string,
  version: string,
): Promise<readonly number[] | undefined> {
  try {
    const response = await fetch(`${address}/waveform.json?v=${encodeURIComponent(version)}`, {
      credentials: 'same-origin',
    })
    if (!response.ok) return undefined
    // The server has built it with its schema (see `fetchPageData`).
    const { levels } = (await response.json()) as { levels: number[] }
    return levels.length > 0 ? levels : undefined
  } catch {
    return undefined
  }
}
