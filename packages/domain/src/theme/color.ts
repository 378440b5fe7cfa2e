/** Red, green and blue from 0 to 255. Transparency is ignored, because contrast is computed for opaque colours. */
export type Color = readonly [red: number, green: number, blue: number]

const hexColor = /^#(?:([\da-f]{3,4})|([\da-f]{6})(?:[\da-f]{2})?)$/i
const rgbColor = /^rgba?\(\s*(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)\s*(?:[,/].*)?\)$/i

/** Parses `#rgb`, `#rrggbb` (with or without alpha) and `rgb()`. Undefined for other notations. */
export function readColor(css: string): Color | undefined {
  const hex = hexColor.exec(css.trim())
  if (hex) return readHex(hex[2] ?? [...(hex[1] ?? '')].map((digit) => digit + digit).join(''))
  const rgb = rgbColor.exec(css.trim())
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : undefined
}

function readHex(digits: string): Color {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return [red, green, blue]
}

/** `#RRGGBB` */
export function writeColor(channels: readonly number[]): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('').toUpperCase()}`
}

/** The colours of a CSS gradient, as written. */
export function gradientColors(gradient: string): readonly string[] {
  return gradient.match(/#[\da-f]{3,8}\b|rgba?\([^)]*\)/gi) ?? []
}
