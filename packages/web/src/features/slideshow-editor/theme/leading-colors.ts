/** Colours this near to white, black or each other are not worth a place of their own; of 255 in each channel. */
const near = 48

/**
 * The colours that tell a picture apart, the most used first: of RGBA pixels as a canvas gives them. What is transparent,
 * white, black or grey counts only where there is nothing else.
 */
export function leadingColors(pixels: Uint8ClampedArray, most = 3): string[] {
  const counts = new Map<number, { count: number; red: number; green: number; blue: number }>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 200) continue
    // Neighbours count together: five bits a channel.
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
