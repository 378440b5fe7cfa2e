/** Red, green and blue from 0 to 255. Transparency is left out: contrast is asked of what a colour is at full strength. */
export type Color = readonly [red: number, green: number, blue: number]

const hexColor = /^#(?:([\da-f]{3,4})|([\da-f]{6})(?:[\da-f]{2})?)$/i
const rgbColor = /^rgba?\(\s*(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)\s*(?:[,/].*)?\)$/i

/** Reads `#rgb`, `#rrggbb` (with or without alpha) and `rgb()`; undefined for other ways to write a colour. */
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

/** The colours that a CSS gradient passes through, as written. */
export function gradientColors(gradient: string): readonly string[] {
  return gradient.match(/#[\da-f]{3,8}\b|rgba?\([^)]*\)/gi) ?? []
}
