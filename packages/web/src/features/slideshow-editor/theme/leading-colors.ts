/** Colours that are nearer than this to white, black or each other are skipped. Of 255 in each channel. */
const near = 48

/**
 * The characteristic colours of a picture, the most frequent first, from RGBA pixels of a canvas. Transparent pixels do
 * not count. White, black and grey count only if there are no other colours.
 */
export function leadingColors(pixels: Uint8ClampedArray, most = 3): string[] {
  const counts = new Map<number, { count: number; red: number; green: number; blue: number }>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 200) continue
    // Similar colours count together: five bits per channel.
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const known = counts.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    known.count += 1
    known.red += red
    known.green += green
    known.blue += blue
    counts.set(key, known)
  }
  const means = [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, red, green, blue }) => [red / count, green / count, blue / count] as const)
  const colorful = means.filter((color) => Math.max(...color) - Math.min(...color) > near)
  const chosen: (readonly [number, number, number])[] = []
  for (const color of colorful.length > 0 ? colorful : means) {
    const isNew = chosen.every((other) =>
      color.some((channel, at) => Math.abs(channel - (other[at] ?? 0)) > near),
    )
    if (isNew && chosen.length < most) chosen.push(color)
  }
  return chosen.map((color) => `#${color.map((channel) => hex(channel)).join('')}`)
}

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0').toUpperCase()
}
