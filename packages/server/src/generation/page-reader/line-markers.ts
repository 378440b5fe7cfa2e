import { isElement, rawText } from './html-tree.ts'
import type { TreeNode } from './html-tree.ts'
import { textOf } from './inline-text.ts'
import { isNote } from './note-words.ts'
import { isAllBold, readTerm } from './terms.ts'

/** The number or sign before an item, or the kind of its start. */
export interface Marker {
  readonly text: string
  /** The place in the list, from 1; undefined for other markers. */
  readonly place: number | undefined
}

const digits = String.raw`\p{Nd}{1,2}`
/** '1. ', '2) ', 'a) ', 'a、', '1- ', '(1) ', '①', '1️⃣' and '一、'. */
const numbered = new RegExp(
  String.raw`^\s*(?:(${digits})(?:[.)]\s+|\s?[-–]\s+|[、．]\s*|\uFE0F?\u20E3\s*)|[(（](${digits})[)）]\s*|([①-⑳])\s*|([一二三四五六七八九十])、\s*|([a-h])(?:\)\s+|[、．]\s*))(?=\S)`,
  'u',
)
/** 'Step 1: ' */
const step =
  /^\s*(?:step|paso|étape|schritt|krok|passo|stap|trin|steg|vaihe|lépés|pasul|шаг|крок|βήμα|adım|langkah|bước|ขั้นตอนที่|चरण|الخطوة|שלב|ステップ|단계)\s?(\d{1,2})\s?[:：.–-]\s*(?=\S)|^\s*(?:第(\d{1,2})步|步骤(\d{1,2}))[:：，]\s*/iu
/** '1764: ', the start of an event. */
const dated = /^\s*(?:1\d{3}|20\d{2})\s?(?:[:：]|[–—-]\s)\s*(?=\p{L})/u
/** 'Base: 18 000 + 2 000 = 20 000 €', a line of a calculation. */
const calculated = /^\s*\p{Lu}[\p{L}\s’'-]{1,30}\s?[:：]\s[^=]*\p{N}[^=]*=\s*[^=]*\p{N}/u
/** '一是…；' and '二是…': Chinese clauses that are counted. */
const countedClause = /^\s*([一二三四五六])是/u
/** Signs that a word processor puts before the items of a list; some of its own are outside of Unicode's characters. */
export const bullets = String.raw`•●▪◦‣·*✓✔➤►■◆→○∙⁃➢❖▸▫□☐\uF0A7\uF0B7\uF0D8\uF076\uF0FC-`
/** '§ 5' is a part of a law. */
const signed = new RegExp(
  String.raw`^\s*(?:([${bullets}]|§(?!\s*\p{N}))\s+|([•●▪◦○▸➢❖・\uF0A7\uF0B7\uF0D8\uF076\uF0FC])\s*)(?=\S)`,
  'u',
)
/** 'o' with the wide space of a word processor, since 'o' alone is a word in several languages. */
const circle = /^\s*o(?:[\u00A0\t]| {2})\s*(?=\S)/u
/** Dashes also open the lines of a dialogue. */
const dashed = /^\s*[–—]\s+(?=\S)/u
const emoji = /^\s*(\p{Extended_Pictographic})(?:\uFE0F|\p{EMod}|\u200D\p{Extended_Pictographic})*\s*(?=\S)/u
/** The marker may be alone before a bold word. */
const aloneAtStart = new RegExp(String.raw`^\s*(?:\d{1,2}[.)]|[a-h]\)|o|[§・${bullets}])\s*$`, 'u')

/** A dash is a sign of a list only if no line ends like a sentence that a person says. */
export const dash = 'dash'
/** Starts that are a part of their items. */
export const kept: ReadonlySet<string> = new Set(['date', 'calculation', 'term', 'clause'])

export function markerOf(nodes: readonly TreeNode[]): Marker | undefined {
  if (!mayHaveMarker(nodes) || isAllBold(nodes)) return undefined
  const text = textOf(nodes)
  const [whole, ...marks] = numbered.exec(text) ?? []
  const mark = marks.find((one) => one !== undefined)
  if (whole !== undefined && mark !== undefined)
    return { text: formOf(whole.trim(), mark), place: placeOf(mark) }
  const [, ...numbers] = step.exec(text) ?? []
  const place = numbers.find((one) => one !== undefined)
  if (place !== undefined) return { text: 'step', place: Number(place) }
  const [, clause] = countedClause.exec(text) ?? []
  if (clause !== undefined) return { text: 'clause', place: placeOf(clause) }
  if (dated.test(text)) return { text: 'date', place: undefined }
  if (calculated.test(text)) return { text: 'calculation', place: undefined }
  if (dashed.test(text)) return { text: dash, place: undefined }
  if (circle.test(sourceOf(nodes))) return { text: 'o', place: undefined }
  const [start, spaced, close] = signed.exec(text) ?? emoji.exec(text) ?? []
  const sign = spaced ?? close
  if (start === undefined || sign === undefined || opensNote(text.slice(start.length))) return undefined
  return { text: sign, place: undefined }
}

/** Almost all lines have no marker, which their first letters show without reading them whole. */
function mayHaveMarker(nodes: readonly TreeNode[]): boolean {
  return opensWithMarker.test(startOf(nodes)) || hasEquals(nodes)
}

const opensWithMarker = new RegExp(
  String.raw`^\s*(?:[\p{Nd}(（①-⑳一二三四五六七八九十–—§・${bullets}]|[a-h][)、．]|\p{Extended_Pictographic}|第|步骤|\p{L}{3,12}\s?\p{Nd}|o(?:[\s\u00A0]|$))`,
  'u',
)

/** The first words in the source. */
function startOf(nodes: readonly TreeNode[]): string {
  for (const node of nodes) {
    const text = isElement(node) ? startOf(node.children) : node.text
    if (text.trim() !== '') return text.slice(0, 40)
  }
  return ''
}

function sourceOf(nodes: readonly TreeNode[]): string {
  return nodes.map((node) => (isElement(node) ? rawText(node) : node.text)).join('')
}

function hasEquals(nodes: readonly TreeNode[]): boolean {
  return nodes.some((node) => (isElement(node) ? hasEquals(node.children) : node.text.includes('=')))
}

/** The mark's kind: the numbers of one list are all written alike. */
function formOf(whole: string, mark: string): string {
  return mark.length === 1 && /[①-⑳一-十]/u.test(mark) ? 'sign' : whole.replace(mark, '')
}

const zeros = ['0', '٠', '۰', '०', '０'].map((zero) => zero.codePointAt(0) ?? 0)
const han = '一二三四五六七八九十'

function placeOf(mark: string): number {
  if (han.includes(mark)) return han.indexOf(mark) + 1
  if (/^[①-⑳]$/u.test(mark)) return codeOf(mark) - codeOf('①') + 1
  if (/^[a-h]$/u.test(mark)) return codeOf(mark) - codeOf('a') + 1
  const values = [...mark].map((digit) => {
    const zero = zeros.find((one) => codeOf(digit) >= one && codeOf(digit) < one + 10)
    return zero === undefined ? Number.NaN : codeOf(digit) - zero
  })
  return values.reduce((sum, value) => sum * 10 + value, 0)
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0
}

/** '⚠️ Attention : the lid is hot.' */
function opensNote(text: string): boolean {
  const [, label = ''] = /^(.{1,30}?)\s?[:：!！]/u.exec(text) ?? []
  return label !== '' && isNote(label)
}

/** The first text without its number or sign. */
export function withoutMarker(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const at = nodes.findIndex((node) => textOf(node) !== '')
  const node = nodes[at]
  if (!node) return nodes
  const bare: TreeNode = isElement(node)
    ? { ...node, children: withoutMarker(node.children) }
    : { text: withoutStart(node.text) }
  return [bare, ...nodes.slice(at + 1)]
}

function withoutStart(text: string): string {
  const start = [step, numbered, dashed, circle, signed, emoji, aloneAtStart].find((one) => one.test(text))
  return start ? text.replace(start, '') : text
}

/** A paragraph of its own is read as a definition or a note anyway. */
export function termOf(nodes: readonly TreeNode[]): Marker | undefined {
  const found = readTerm(nodes)
  return found && !isNote(found.term) ? { text: 'term', place: undefined } : undefined
}

/** How far a word processor indents the items with a sign. */
const depths: readonly string[] = ['•●·∙\uF0B7', 'o◦○⁃-', '▪■§▫\uF0A7']

/** Whether a list within an item of the other list has the marker. */
export function isBelow(marker: Marker, outer: Marker): boolean {
  const [depth, outside] = [marker, outer].map(({ text }) =>
    depths.findIndex((signs) => signs.includes(text)),
  )
  if (depth === undefined || outside === undefined || depth < 0 || marker.place !== undefined) return false
  return isNumbered(outer) || (outside >= 0 && depth > outside)
}

/** Clauses that are counted are no steps. */
export function isNumbered(marker: Marker | undefined): boolean {
  return marker?.place !== undefined && !kept.has(marker.text)
}
