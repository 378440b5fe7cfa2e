import { countWords } from '@lectern/domain/narration/count-words.ts'

/** The most words of a line that is a formula, and of the name before its sign of equality. */
const most = { line: 16, name: 6 }
/** The words, numbers, units and signs of a formula. Code has others. */
const signs = /^[\p{L}\p{N}\p{M}\s=≈≤≥+\-−–*/÷·⋅×^%‰()²³√π°.,₀-₉'’]+$/u
/** A sign of mathematics that no program has. */
const isTypeset = /[÷·⋅×−²³√≈≤≥%‰π]/u
const subscriptZero = 0x2080
const written: Readonly<Record<string, string>> = {
  '÷': String.raw`\div `,
  '·': String.raw`\cdot `,
  '⋅': String.raw`\cdot `,
  '×': String.raw`\times `,
  '−': '-',
  '–': '-',
  '*': String.raw`\cdot `,
  '%': String.raw`\%`,
  '²': '^2',
  '³': '^3',
  '≈': String.raw`\approx `,
  '≤': String.raw`\le `,
  '≥': String.raw`\ge `,
  π: String.raw`\pi `,
}

/** 'x̄' and '√n' in LaTeX. */
const marked: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(\p{L})\u{304}/gu, String.raw`\bar{$1}`],
  [/√\s?\(([^()]+)\)/gu, String.raw`\sqrt{$1}`],
  [/√\s?([\p{L}\p{N}]+)/gu, String.raw`\sqrt{$1}`],
]

/**
 * The LaTeX of a paragraph that is nothing but a formula in plain letters: 'U = R · I', or code 'PED = % change in quantity ÷ % change in
 * price'. Undefined for sentences, programs and other texts.
 */
export function latexOfLine(text: string): string | undefined {
  const [, code] = /^`([^`]+)`$/u.exec(text) ?? []
  const line = (code ?? text).trim()
  const sides = line.split(/\s=\s/u)
  const [name = '', ...rest] = sides
  if (sides.length < 2 || !signs.test(line) || /[.,]$/u.test(line)) return undefined
  if (countWords(line) > most.line || countWords(name) > most.name || !/^\p{L}/u.test(name)) return undefined
  // 'total = price' is a line of a program or an example.
  if (!isTypeset.test(rest.join(' = ')) && (code !== undefined || !/\s[+/]\s/u.test(rest.join(' = '))))
    return undefined
  return [name, ...rest].map(latexOfSide).join(' = ')
}

/** The part before or after a sign of division: a group in brackets, or a name, a number or a product without brackets. */
const operand = String.raw`\([^()]+\)|(?![-+−–÷/×·⋅*]\s)(?:(?!\s[-+−–÷/×·⋅*]\s)[^()])+`
const quotient = new RegExp(String.raw`(?<=^|\s)(${operand})\s[÷/]\s(${operand})(?=\s|$)`, 'u')

/** One side of an equation. A quotient is a fraction, which is also spoken well. A fraction needs no brackets. */
function latexOfSide(side: string): string {
  const parts = side.split(/\s[÷/]\s/u)
  const [above = '', below = ''] = parts
  const isQuotient = parts.length === 2 && !/[()+−–]|\s-\s/u.test(side)
  if (isQuotient) return fraction(above, below)
  // The operands of each quotient are apart from the text between quotients.
  const pieces = side.split(quotient)
  return pieces
    .flatMap((piece, at) => {
      if (at % 3 === 0) return inLatex(piece)
      return at % 3 === 1 ? fraction(piece, pieces[at + 1] ?? '') : []
    })
    .join(' ')
    .trim()
}

function fraction(above: string, below: string): string {
  const bare = (part: string) => part.trim().replace(/^\(([^()]+)\)$/u, '$1')
  return `\\frac{${inLatex(bare(above))}}{${inLatex(bare(below))}}`
}

function inLatex(text: string): string {
  return marked
    .reduce((all, [sign, latex]) => all.replace(sign, latex), text)
    .replace(
      /(?<![\\\p{L}])(?:%\s)?\p{L}[\p{L}\p{M}'’]+(?:\s\p{L}[\p{L}\p{M}'’]*)*|[÷·⋅×−–*%²³≈≤≥π]/gu,
      (part) => written[part] ?? `\\text{${part.replace('%', String.raw`\%`)}}`,
    )
    .replace(
      /[₀-₉]+/gu,
      (low) =>
        `_{${[...low].map((one) => String((one.codePointAt(0) ?? subscriptZero) - subscriptZero)).join('')}}`,
    )
    .replace(/\s+/gu, ' ')
    .trim()
}
