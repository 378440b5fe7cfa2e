/** A percentage, a number with decimals, or one so large that its digits are grouped; no year and no counted item. */
export function hasFigure(text: string): boolean {
  return /\p{Nd}\s?[%٪]|\p{Nd}[.,٫٬]\p{Nd}|\p{Nd}[ \u00A0\u202F]\p{Nd}{3}(?!\p{Nd})/u.test(text)
}
