/** Greek 'before Christ', which in small letters is 'for example'. */
const greekEra = /(?<!\p{L})π\.\s?Χ\.?/gu

/** A text without 'π.Χ.', before its letters are made small. */
export function withoutEra(text: string): string {
  return text.includes('Χ') ? text.replace(greekEra, '') : text
}
