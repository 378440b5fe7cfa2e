/** One of the phrases, always the same for the same page, so that the episodes of a course differ. */
export function pickByPage(phrases: readonly string[], title: string): string {
  const sum = [...title].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 65_537, 7)
  return phrases[sum % Math.max(1, phrases.length)] ?? ''
}
