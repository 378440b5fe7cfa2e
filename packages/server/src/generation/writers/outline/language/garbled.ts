/**
 * Where a page lost the raised position of its exponents: `6 × 1024 kg` for `6 × 10²⁴ kg`. What is left is another number,
 * so such text is never taught.
 */
const powerOfTen = /[×x·⋅*∙]\s?10(?:0?[1-9]\d?|[-−–]\d{1,2})(?![\d.,]?\d)/u
/** `1014 m2`, `10-3 of` */
const powerWithUnit = /(?<![\d.,])10[1-9]?\d?\d\s?(?:k|c|m|d)?m[23](?![\p{L}\p{N}])/u
const negativePower = /(?<![\d.,–-])10[-−](\d)(?![\d.,–-])/u
/** `x2 + y2 = r2`, but not the numbered `x1 + x2`. */
const squares = /(?<![\p{L}\p{N}_])[a-z][23](?![\p{L}\p{N}])/u
const numbered = /(?<![\p{L}\p{N}_])[a-z]1(?![\p{L}\p{N}])/u
const notText = /`[^`]*`|\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])[^$\n]+\$|https?:\S+/g

/** Whether the text has an exponent that reads as a digit. */
export function hasFlatExponent(text: string): boolean {
  const plain = text.replace(notText, '')
  return (
    powerOfTen.test(plain) ||
    powerWithUnit.test(plain) ||
    negativePower.test(plain) ||
    (/[=+]/.test(plain) && squares.test(plain) && !numbered.test(plain))
  )
}

/** `5 m2` is `5 m²`: after a number, a unit of length with 2 or 3 has no other meaning. */
export function raiseUnits(text: string): string {
  return text.replace(
    /(?<=\d\s?)((?:k|c|m|d|µ|μ)?m|ft|in|yd|mi)([23])(?![\p{L}\p{N}])/gu,
    (_, unit: string, power: string) => `${unit}${power === '2' ? '²' : '³'}`,
  )
}
