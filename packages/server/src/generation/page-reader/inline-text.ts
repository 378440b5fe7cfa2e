import { isLinkNote } from './boilerplate.ts'
import { classesOf, descendants, isElement, rawText } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { latexOf, writtenMath } from './math.ts'

/** The contents of a run of inline nodes: its paragraphs, and the pictures and media among its words. */
export interface InlineRun {
  readonly paragraphs: readonly string[]
  readonly embedded: readonly ElementNode[]
}

export const mediaElements: ReadonlySet<string> = new Set(['iframe', 'video', 'audio', 'embed', 'object'])

/** The end of a line. Two consecutive ones end a paragraph. */
const lineEnd = '\u2028'
const paragraphEnd = /\u2028\s*\u2028\s*/
/** Protects code from being read as math and from white space normalisation. */
const code = /(`+)[^`]+?\1/g

/** Whether an element is, or holds, a picture or a film, which have no text. */
export function holdsPicture(node: TreeNode): boolean {
  if (!isElement(node)) return false
  return node.name === 'img' || mediaElements.has(node.name) || node.children.some(holdsPicture)
}

export function readInline(nodes: readonly TreeNode[]): InlineRun {
  const embedded: ElementNode[] = []
  const text = nodes.map((node) => inline(node, embedded)).join('')
  const paragraphs = text.split(paragraphEnd).map(tidyText)
  return { paragraphs: paragraphs.filter(Boolean), embedded }
}

/** The texts of elements that were read: several readers ask for the same one. */
const known = new WeakMap<ElementNode, string>()

/** All text of the nodes as one text. */
export function textOf(node: TreeNode | readonly TreeNode[]): string {
  if ('text' in node) return tidyText(inline(node, []))
  if (!('name' in node)) return tidyText(node.map((one) => inline(one, [])).join(''))
  const text = known.get(node) ?? tidyText(inline(node, []))
  known.set(node, text)
  return text
}

function tidyText(text: string): string {
  // Most texts have neither code nor formulas.
  const plain = /[`\\$]/.test(text) ? mapOutsideCode(text, writtenMath) : text
  return withWideMarks(plain.replace(/[\u200b\u00ad\ufeff]/g, '').replace(/\s+/g, ' ')).trim()
}

/** Chinese text that is typed with marks of Latin script: '是,' gets the comma that its sentences are read by. */
function withWideMarks(text: string): string {
  if (!narrowMark.test(text) || kana.test(text) || !isMostlyHan(text)) return text
  return text
    .replace(
      /(?:(?<=\p{Script=Han}[)）”》」]?)[,:;?!]|[,:;?!](?=\s?\p{Script=Han}))\s?/gu,
      (mark) => wide[mark.trim()] ?? mark,
    )
    .replace(/(?<=\p{Script=Han}[)）”》」]?)\.(?=\s*$|\s*\p{Script=Han})\s?/gu, '。')
}

const narrowMark = /\p{Script=Han}[)）”》」]?[,:;?!.]|[,:;?!]\s?\p{Script=Han}/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** An English sentence with a Chinese word keeps its marks. */
function isMostlyHan(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han * 2 > text.replace(/[^\p{L}]/gu, '').length
}

const wide: Readonly<Record<string, string>> = { ',': '，', ':': '：', ';': '；', '?': '？', '!': '！' }

function mapOutsideCode(text: string, change: (part: string) => string): string {
  let from = 0
  let result = ''
  for (const match of text.matchAll(code)) {
    result += change(text.slice(from, match.index)) + match[0]
    from = match.index + match[0].length
  }
  return result + change(text.slice(from))
}

function inline(node: TreeNode, embedded: ElementNode[]): string {
  if (!isElement(node)) return isLinkNote(node.text) ? ' ' : node.text.replace(/[\s\u2028]+/g, ' ')
  const latex = latexOf(node)
  if (latex !== undefined) return inText(latex)
  if (mediaElements.has(node.name)) return (embedded.push(node), '')
  const inside = () => node.children.map((child) => inline(child, embedded)).join('')
  switch (node.name) {
    case 'br':
    case 'hr':
      return lineEnd
    case 'img':
      return picture(node, embedded)
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return asCode(rawText(node))
    case 'sup':
      return raised(node, inside())
    case 'sub':
      return shifted(inside(), subscripts, '_')
    case 'q':
      return `“${inside()}”`
    default:
      return blocks.has(node.name) ? ` ${inside()} ` : inside()
  }
}

/** A formula often contains the full stop of its sentence, which is not part of it. */
function inText(latex: string): string {
  const [, formula = '', end = ''] = /^(.*?)\s*([.,;:]?)$/s.exec(latex) ?? []
  return formula === '' ? end : `$${formula}$${end}`
}

function picture(image: ElementNode, embedded: ElementNode[]): string {
  const alt = image.attributes.get('alt') ?? ''
  if (classesOf(image).includes('emoji')) return alt
  embedded.push(image)
  return ' '
}

function asCode(source: string): string {
  const text = source.replace(/\s+/g, ' ').trim()
  if (text === '') return ' '
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

/**
 * References to notes are removed. Ordinals stay ("19th"). Exponents become Unicode characters, or LaTeX if there is
 * none.
 */
function raised(element: ElementNode, text: string): string {
  const linked = descendants(element).some((one) => one.name === 'a')
  if (linked || /^\s*\[\d+\]\s*$/.test(text)) return ''
  if (/^(?:st|nd|rd|th|[oaªº]|e|er|re|ème|os?|as?)\.?$/i.test(text.trim())) return text
  return shifted(text, superscripts, '^')
}

function shifted(text: string, signs: ReadonlyMap<string, string>, mark: string): string {
  const plain = text.trim()
  const signsOf = [...plain].map((one) => signs.get(one))
  if (signsOf.every((one) => one !== undefined)) return signsOf.join('')
  return plain.startsWith('$') || /\s/.test(plain) ? ` ${plain} ` : `${mark}${plain}`
}

const superscripts = pairs('0123456789+-−–=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ')
const subscripts = pairs('0123456789+-−–=()aeoxhklmnpst', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ')

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const shiftedOnes = [...to]
  return new Map([...from].map((one, index) => [one, shiftedOnes[index] ?? one]))
}

const blocks = new Set(
  'address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header li main ol p pre section summary table tbody td tfoot th thead tr ul caption'.split(
    ' ',
  ),
)

/** Elements on separate lines. */
export function isBlock(node: TreeNode): boolean {
  return isElement(node) && blocks.has(node.name)
}
