import { languageOf, type Language } from '@lectern/domain/voices/languages.ts'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import temml from 'temml'
import { spokenChemistry } from './spoken-chemistry.ts'

/**
 * LaTeX as words: `x^2 + 1` is read as 'x squared plus one'. In languages that the Speech Rule Engine does not support
 * it becomes plain signs in reading order (`x² + 1`), which speech engines read in their own way. Never throws: invalid
 * LaTeX loses its commands and braces and is read as text.
 */
export async function spokenMath(latex: string, language: string): Promise<string> {
  const code = languageOf(language) ?? 'en'
  const chemistry = spokenChemistry(latex, code)
  if (chemistry !== undefined) return chemistry
  const mathml = toMathml(withCondition(latex, code))
  if (mathml === undefined) return withoutMarkup(latex)
  const locale = locales[code]
  const words = locale ? await inWords(mathml, locale) : inSigns(parseFragment(mathml).childNodes)
  return words.replaceAll(/\s+/g, ' ').trim()
}

/** Languages that the Speech Rule Engine supports, by Lectern's code. */
const locales: Partial<Record<Language, string>> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
  ko: 'ko',
  da: 'da',
  hi: 'hi',
  no: 'nb',
  sv: 'sv',
}

/** 'P(A | B)' is the probability of A given B. The engine would say that A divides B. */
const givens: Partial<Record<Language, string>> = {
  en: 'given',
  es: 'dado',
  fr: 'sachant',
  de: 'gegeben',
  it: 'dato',
  da: 'givet',
  no: 'gitt',
  sv: 'givet',
}

/** The bar may have the size of brackets (`\middle|`, `\bigm|`), which the words replace too. `\|` is another sign. */
const conditional =
  /(?<![\\a-zA-Z])((?:P|Pr|E|p|\\(?:Pr|mathbb\{[PE]\}|mathrm\{[PE]r?\}|operatorname\{[A-Za-z]+\}))\s*(?:\\left|\\[bB]igg?l?)?\s*\([^()|]*?)\s*(?:\\(?:middle|[bB]igg?[mlr]?)\s*)?(?:\\mid(?![a-zA-Z])|\\vert(?![a-zA-Z])|(?<!\\)\|)([^()|]*\))/g

function withCondition(latex: string, code: Language): string {
  const given = givens[code]
  return given === undefined ? latex : latex.replaceAll(conditional, `$1\\text{ ${given} }$2`)
}

function toMathml(latex: string): string | undefined {
  try {
    const source = latex.replaceAll(/\^\s*(?:\\circ|\{\s*\\circ\s*\})/g, '°')
    return temml.renderToString(source, { throwOnError: true })
  } catch {
    return undefined
  }
}

function withoutMarkup(latex: string): string {
  return latex
    .replaceAll(/\\[a-zA-Z]+|[\\{}$]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The comments show what the engine would say otherwise. */
const corrections: readonly (readonly [RegExp, string])[] = [
  [/ mathvariant="normal"/g, ''], // 'normal H' for an upright letter
  [/‾/g, '¯'], // 'x overline'
  [/(?<=\p{L})[’'](?=\p{L})/gu, 'ʼ'], // 'd right single quotation mark origine'
  [/Δ/g, '𝛥'], // 'triangle x'
  [/<\/msub>(?=(?:<mrow>)*<mi>)/g, '</msub><mo>\u2062</mo>'], // 'H sub 2 of O', as if H were a function
]

let turn: Promise<unknown> = Promise.resolve()

/** One call at a time: the engine has one language for the whole process. */
function inWords(mathml: string, locale: string): Promise<string> {
  const words = turn.then(async () => {
    const { default: engine } = await import('speech-rule-engine')
    await engine.setupEngine({ locale, domain: 'clearspeak', modality: 'speech' })
    const spoken = engine.toSpeech(
      corrections.reduce((text, [from, to]) => text.replaceAll(from, to), mathml),
    )
    // A difference is no product.
    return withSignsBetweenWords(spoken, mathml, locale)
      .replaceAll(/\bDelta times (?=\p{L}\b)/gu, 'Delta ')
      .replaceAll(/\bpercent sign\b/gu, 'percent')
      .replaceAll(/ ?ʼ ?/gu, '’')
  })
  turn = words.catch(() => undefined)
  return words
}

/** The names of signs between words. The engine reads these signs as if they belonged to the second word: 'Liabilities positive Equity'. */
const signsBetweenWords: Partial<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['positive', 'plus'],
    ['negative', 'minus'],
  ],
  fr: [
    ['positif', 'plus'],
    ['négatif', 'moins'],
  ],
  da: [
    ['plustegn', 'plus'],
    ['negativ', 'minus'],
  ],
  ko: [
    ['플러스', '더하기'],
    ['마이너스', '빼기'],
  ],
  hi: [
    ['धनात्मक', 'धन चिह्न'],
    ['ऋण', 'घटाव का चिन्ह'],
  ],
}

const wordBeforeSign = /<mtext>([^<]+)<\/mtext>(?=(?:<mrow>|<mspace[^>]*><\/mspace>)*<mo[^>]*>[+−-]<)/g

function withSignsBetweenWords(spoken: string, mathml: string, locale: string): string {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  let fixed = spoken.replaceAll(/\s+/g, ' ')
  for (const [, words = ''] of mathml.matchAll(wordBeforeSign))
    for (const [sign, name] of signsBetweenWords[locale] ?? [])
      fixed = fixed.replaceAll(`${plain(words)} ${sign} `, `${plain(words)} ${name} `)
  return fixed
}

type Node = DefaultTreeAdapterTypes.ChildNode

function inSigns(nodes: readonly Node[]): string {
  return nodes.map(signsOf).join('')
}

function signsOf(node: Node): string {
  if (node.nodeName === '#text') return 'value' in node ? node.value : ''
  if (!('childNodes' in node)) return ''
  const parts = node.childNodes.map(signsOf)
  return (layouts[node.nodeName] ?? inRow)(parts)
}

/** How MathML elements whose children are not in a row are read, from the signs of the children. */
const layouts: Record<string, (parts: string[]) => string> = {
  mo: ([sign = '']) =>
    /^[\u2061-\u2064]?$/.test(sign) ? ' ' : /^[()[\]{}|,!′]$/.test(sign) ? sign : ` ${sign} `,
  mspace: () => ' ',
  mfrac: ([top = '', bottom = '']) => `${grouped(top)} / ${grouped(bottom)}`,
  msqrt: (parts) => `√(${parts.join('').trim()})`,
  mroot: ([inside = '', degree = '']) => `${raised(degree)}√(${inside.trim()})`,
  msup: ([base = '', power = '']) => `${base}${raised(power)}`,
  munder: ([base = '', under = '']) => `${base} ${under} `,
  mover: ([base = '']) => base,
  msub: ([base = '', index = '']) => `${base} ${index} `,
  msubsup: ([base = '', from = '', to = '']) => `${base} ${from} … ${to} `,
  munderover: ([base = '', from = '', to = '']) => `${base} ${from} … ${to} `,
  mtr: (cells) => `${cells.map((cell) => cell.trim()).join(', ')}; `,
  annotation: () => '',
}

function inRow(parts: string[]): string {
  return parts.join('')
}

function grouped(signs: string): string {
  return /^[\p{L}\p{N}.,]*$/u.test(signs.trim()) ? signs.trim() : `(${signs.trim()})`
}

const superscripts: Record<string, string> = { 2: '²', 3: '³', n: 'ⁿ', '′': '′', '°': '°' }

function raised(signs: string): string {
  return superscripts[signs.trim()] ?? ` ^ ${grouped(signs)}`
}
