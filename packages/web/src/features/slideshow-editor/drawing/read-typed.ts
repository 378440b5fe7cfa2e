/** The number that an author typed, with a point or a comma before its decimals. Undefined if it is no number. */
export function readTyped(text: string): number | undefined {
  const plain = text
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace('−', '-')
    .replace(',', '.')
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
