const signs: Readonly<Record<string, string>> = {
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  ne: '≠',
  approx: '≈',
  pi: 'π',
  Delta: 'Δ',
  left: '',
  right: '',
}

/** The text of a drawing, which has neither code nor formulas: short formulas as signs, others as they are. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll(/\$([^$]+)\$/g, (whole, formula: string) => plainFormula(formula) ?? whole)
}

/** Short formulas are not broken between two lines. */
const unbroken = 16

/** 'A = B' and '|x| ≥ 0'; undefined for what needs the layout of a formula. */
function plainFormula(formula: string): string | undefined {
  const flat = formula
    .replaceAll(/\\text\{([^{}]*)\}/g, '$1')
    .replaceAll(
      /\\sqrt\{(\s*-?\w\s*|\s*[-−]\s*\w\s*)\}/g,
      (_, root: string) => `√(${root.replaceAll(/\s/g, '')})`,
    )
    .replaceAll(/\\([A-Za-z]+)/g, (command, name: string) => signs[name] ?? command)
    .replaceAll('^{2}', '²')
    .replaceAll('^2', '²')
    .replaceAll('^{3}', '³')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (/[\\{}^_&]/.test(flat)) return undefined
  return flat.length <= unbroken ? flat.replaceAll(' ', '\u00a0') : flat
}
