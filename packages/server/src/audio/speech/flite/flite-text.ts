/**
 * Text in the characters that Flite supports: plain ASCII. Accents are dropped and signs become words. Other characters
 * become a space; Flite would skip them without a pause.
 */
export function toFliteText(text: string): string {
  return Array.from(text.normalize('NFKC'), (character) => words[character] ?? character)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const greek =
  'α alpha β beta γ gamma δ delta ε epsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu ν nu ξ xi ο omicron π pi ρ rho σ sigma ς sigma τ tau υ upsilon φ phi χ chi ψ psi ω omega'

const signs =
  '× times ÷ divided_by ± plus_or_minus − minus ≈ about ≠ is_not ≤ at_most ≥ at_least → to ← from √ root ∞ infinity ∑ sum ∈ in ° degrees € euros £ pounds ¥ yen § section ½ one_half ¼ a_quarter ¾ three_quarters'

const words: Record<string, string> = {
  ...spokenAs(greek),
  ...spokenAs(greek, (letter) => letter.toUpperCase()),
  ...spokenAs(signs),
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  þ: 'th',
  ð: 'th',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': ', ',
  '—': ', ',
  '…': '...',
}

function spokenAs(table: string, key = (sign: string) => sign): Record<string, string> {
  const entries = table.split(' ')
  return Object.fromEntries(
    entries.flatMap((sign, index) =>
      index % 2 === 0 ? [[key(sign), ` ${(entries[index + 1] ?? '').replaceAll('_', ' ')} `]] : [],
    ),
  )
}
