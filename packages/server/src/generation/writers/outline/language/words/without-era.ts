/** Greek 'before Christ', which in lower case is 'for example'. */
const greekEra = /(?<!\p{L})π\.\s?Χ\.?/gu

/** A text without 'π.Χ.', before it is changed to lower case. */
export function withoutEra(text: string): string {
  return text.includes('Χ') ? text.replace(greekEra, '') : text
}
