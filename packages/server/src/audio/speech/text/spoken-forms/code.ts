/**
 * Code within backticks as it is read aloud: names in words (`maxLength`, `max_length`), operators as signs that
 * engines read, brackets and semicolons as pauses or omitted. Subscript digits become plain ones (`H₂O`).
 */
export function spokenCode(text: string): string {
  return text
    .replaceAll(/`([^`\n]+)`/g, (_span, code: string) => readCode(code))
    .replaceAll(/(?<=\p{L}\p{M}*|\p{No})[₀-₉]/gu, (digit) =>
      String.fromCodePoint(digit.charCodeAt(0) - 0x2080 + 48),
    )
}

function readCode(code: string): string {
  return signs
    .reduce((text, [from, to]) => text.replaceAll(from, to), code)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Order matters. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(\p{Ll})(\p{Lu})/gu, '$1 $2'],
  [/(?<=[\p{L}\p{N}])_+(?=[\p{L}\p{N}])/gu, ' '],
  [/[=-]>/g, ' → '],
  [/>=/g, ' ≥ '],
  [/<=/g, ' ≤ '],
  [/!==?/g, ' ≠ '],
  [/===?/g, ' = '],
  [/[(){}[\];]+/g, ' '],
]
