/** The number that an author typed, with a point or a comma before its decimals. Undefined if it is no number. */
export function parseTypedNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace('−', '-')
  // '1,200' and '12,000,000' have a comma between thousands.
  const point = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(',', '.')
  const number = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(point) ? Number(point) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}
