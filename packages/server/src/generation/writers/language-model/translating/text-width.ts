/** Chinese, Japanese and Korean characters, which are about twice as wide as letters. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** The width of a text in letters. */
export function widthOf(text: string): number {
  return [...text].length + (text.match(wide)?.length ?? 0)
}

/**
 * The largest width of a translation. Texts on a slide have little room beside the original, because the slide was laid out for
 * it. Wide characters say a word in a fraction of the width that letters need.
 */
export function largestWidth(text: string, isSpoken: boolean): number {
  const width = widthOf(text)
  const isWide = (text.match(wide)?.length ?? 0) > width / 4
  if (isSpoken) return Math.max(Math.ceil(width * (isWide ? 2.4 : 1.6)), width + 80)
  return Math.max(Math.ceil(width * (isWide ? 2 : 1.35)), width + 14)
}
