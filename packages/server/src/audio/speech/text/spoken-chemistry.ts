import type { Language } from '@lectern/domain/voices/languages.ts'

/** The symbols of the elements (IUPAC, 2016). */
const elements = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb ' +
    'Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au ' +
    'Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og'
  ).split(' '),
)

/** Words for the signs of an equation. In other languages, equations are read as other formulas are. */
const words: Partial<
  Record<Language, { readonly plus: string; readonly minus: string; readonly yields: string }>
> = {
  en: { plus: 'plus', minus: 'minus', yields: 'yields' },
  es: { plus: 'más', minus: 'menos', yields: 'da' },
  fr: { plus: 'plus', minus: 'moins', yields: 'donne' },
  de: { plus: 'plus', minus: 'minus', yields: 'ergibt' },
  it: { plus: 'più', minus: 'meno', yields: 'dà' },
  pt: { plus: 'mais', minus: 'menos', yields: 'dá' },
  nl: { plus: 'plus', minus: 'min', yields: 'geeft' },
  pl: { plus: 'plus', minus: 'minus', yields: 'daje' },
}

/**
 * A chemical formula or equation in upright letters, as chemists say it: `\mathrm{2\,H_2 + O_2 \rightarrow 2\,H_2O}`
 * is '2 H 2 plus O 2 yields 2 H 2 O'. Undefined for other LaTeX.
 */
export function spokenChemistry(latex: string, language: Language): string | undefined {
  const [, command, upright] = /^\s*\\(mathrm|ce|text)\s*\{(.*)\}\s*$/su.exec(latex) ?? []
  if (upright === undefined || !hasOneGroup(upright)) return undefined
  const tokens = tokensOf(upright)
  if (!tokens?.some(({ kind }) => kind === 'element')) return undefined
  // A single symbol, such as `\mathrm{N}`, may be a unit or a quantity.
  if (tokens.filter(({ kind }) => kind === 'element' || kind === 'count').length < 2) return undefined
  const isPlain = tokens.every(({ kind }) => kind === 'element')
  // 'ON' and 'NO' are words.
  if (command === 'text' && isPlain) return undefined
  const said = words[language]
  const hasSigns = tokens.some(({ kind }) => kind === 'sign')
  if (!said) return hasSigns ? undefined : tokens.map(({ text }) => text).join(' ')
  return tokens.map(({ kind, text }) => (kind === 'sign' ? said[text as keyof typeof said] : text)).join(' ')
}

/** `\mathrm{a} + \mathrm{b}` also begins and ends like one group. */
function hasOneGroup(inside: string): boolean {
  let depth = 0
  for (const character of inside) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

interface Token {
  readonly kind: 'element' | 'count' | 'sign'
  readonly text: string
}

const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => readonly Token[]])[] = [
  [/^(?:\s|~|\\[,;:!]|\\quad)+/u, () => []],
  [
    /^(?:\\(?:long)?rightarrow|\\to|\\xrightarrow\{\}|->|→|\\rightleftharpoons|<=>|⇌)/u,
    () => [sign('yields')],
  ],
  // A charge, not the exponent of a unit: 'K^{-1}'.
  [
    /^\^(?:\{(\d*)([+-])\}|([+-])(?!\d))/u,
    ([, count = '', braced, bare]) => [...counted(count), sign((braced ?? bare) === '+' ? 'plus' : 'minus')],
  ],
  [/^\+/u, () => [sign('plus')]],
  [/^-/u, () => [sign('minus')]],
  [/^_\{?(\d+)\}?/u, ([, count = '']) => counted(count)],
  [/^\d+/u, ([count]) => counted(count)],
  [/^\((?:s|l|g|aq)\)/u, () => []],
  [/^[()[\]{}]|^\\left[([]|^\\right[)\]]/u, () => []],
  [/^[A-Z][a-z]?/u, ([symbols]) => symbolsOf(symbols)],
]

function sign(text: 'plus' | 'minus' | 'yields'): Token {
  return { kind: 'sign', text }
}

function counted(text: string): readonly Token[] {
  return text === '' ? [] : [{ kind: 'count', text }]
}

/** An element is spelled: 'N A'. */
function symbolsOf(symbols: string): readonly Token[] {
  return elements.has(symbols) ? [{ kind: 'element', text: symbols.split('').join(' ').toUpperCase() }] : []
}

function tokensOf(latex: string): readonly Token[] | undefined {
  const found: Token[] = []
  let rest = latex
  while (rest !== '') {
    const match = patterns
      .map(([pattern, read]) => ({ match: pattern.exec(rest), read }))
      .find((one) => one.match)
    if (!match?.match) return undefined
    const [text] = match.match
    const read = match.read(match.match)
    if (read.length === 0 && /^[A-Z]/u.test(text)) return undefined
    found.push(...read)
    rest = rest.slice(text.length)
  }
  return found
}
