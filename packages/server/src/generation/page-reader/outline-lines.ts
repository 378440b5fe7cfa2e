import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { textOf } from './inline-text.ts'
import { isAllBold } from './terms.ts'
import { isLine } from './styled-headings.ts'

/** A short line that starts with a number of an outline. */
interface OutlineLine {
  /** The way the number is written: '1.', 'I.', '一、'. */
  readonly form: string
  /** From 1. */
  readonly number: number
  readonly name: string
}

const most = { words: 9, characters: 70 }
const fewest = 2
/** The outermost level of such headings, and the innermost one. */
const levels = { first: 4, last: 6 }

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const arabic = ['أولا', 'ثانيا', 'ثالثا', 'رابعا', 'خامسا', 'سادسا']

const forms: readonly (readonly [form: string, pattern: RegExp, digits: readonly string[]])[] = [
  [
    'أولا',
    new RegExp(`^(${arabic.map((word) => word.split('').join('ً?')).join('|')})ً?\\s?[:：.-]\\s*`, 'u'),
    arabic,
  ],
  ['I.', /^([IVX]{1,4})[.)、]\s*(?=[^\s.])/u, roman],
  ['A.', /^([A-H])[.)、．]\s*(?=[^\s.])(?!\p{Lu}[.\s])/u, 'ABCDEFGH'.split('')],
  ['一、', /^([一二三四五六七八九十])[、．.]\s*/u, '一二三四五六七八九十'.split('')],
  ['（一）', /^[（(]([一二三四五六七八九十])[)）]\s*/u, '一二三四五六七八九十'.split('')],
  ['①', /^([①-⑩])\s*/u, '①②③④⑤⑥⑦⑧⑨⑩'.split('')],
  ['(1)', /^[（(](\d{1,2})[)）]\s*/u, []],
  ['1.', /^(\d{1,2})(?:[.)]\s+(?=\P{N})|\s?-\s+|[.．、)]\s*(?=\p{Script=Han})|、\s*)/u, []],
]

/**
 * The tree with an element for each heading that a page writes as a plain line with a number: '1. The causes', a paragraph, '2. The
 * course'. Lines without text between them are a list.
 */
export function withOutlineHeadings(root: ElementNode): ElementNode {
  const found = new Map<ElementNode, OutlineLine>()
  findLines(root, found)
  if (found.size < fewest) return root
  const headings = headingsOf(found)
  return headings.size === 0 ? root : changed(root, headings)
}

/** Elements of which the lines are no headings of the page. */
const closed = new Set('table ul ol dl pre blockquote figure details math'.split(' '))

function findLines({ children }: ElementNode, found: Map<ElementNode, OutlineLine>): void {
  const elements = children.filter((child): child is ElementNode => isElement(child) && !isEmpty(child))
  const lines = elements.map((element) => (isLine(element) ? readLine(element) : undefined))
  for (const [at, element] of elements.entries()) {
    const line = lines[at]
    if (line === undefined) {
      if (!closed.has(element.name) && !isLine(element)) findLines(element, found)
      continue
    }
    const isBeside = [lines[at - 1], lines[at + 1]].some((other) => other?.form === line.form)
    if (!isBeside && elements[at + 1]) found.set(element, line)
  }
}

function isEmpty(element: ElementNode): boolean {
  return isLine(element) && textOf(element) === ''
}

const numberAtStart = /^\s*[\p{Nd}أثرخسIVXA-H一二三四五六七八九十①-⑩（(]/u

function readLine(element: ElementNode): OutlineLine | undefined {
  const text = textOf(element)
  if (!numberAtStart.test(text) || text.length > most.characters || countWords(text) > most.words)
    return undefined
  for (const [form, pattern, marks] of forms) {
    const [whole, mark = ''] = pattern.exec(text) ?? []
    if (whole === undefined) continue
    const name = text.slice(whole.length)
    const isName =
      /^[\p{L}“"«„¿¡]/u.test(name) && /[\p{L}\p{M}\p{N})）:：?？]$/u.test(name) && !/[.。;；]\s?/u.test(name)
    return isName && !isAllBold(element.children) ? { form, number: numberOf(mark, marks), name } : undefined
  }
  return undefined
}

function numberOf(mark: string, marks: readonly string[]): number {
  return marks.length === 0 ? Number(mark) : marks.indexOf(mark.replaceAll('ً', '')) + 1
}

/** The headings for the lines of each form whose numbers count from 1, also several times. */
function headingsOf(found: ReadonlyMap<ElementNode, OutlineLine>): ReadonlyMap<ElementNode, ElementNode> {
  const byForm = Map.groupBy(found, ([, { form }]) => form)
  const headings = new Map<ElementNode, ElementNode>()
  let level = levels.first
  for (const lines of byForm.values()) {
    const numbers = lines.map(([, { number }]) => number)
    const isOutline =
      numbers.length >= fewest &&
      numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1) &&
      numbers.includes(2)
    if (!isOutline) continue
    for (const [element, { name }] of lines)
      headings.set(element, { ...element, name: `h${level}`, children: [{ text: name }] })
    level = Math.min(levels.last, level + 1)
  }
  return headings
}

function changed(element: ElementNode, headings: ReadonlyMap<ElementNode, ElementNode>): ElementNode {
  const children = element.children.map((child): TreeNode => {
    if (!isElement(child) || closed.has(child.name)) return child
    return headings.get(child) ?? (isLine(child) ? child : changed(child, headings))
  })
  return { ...element, children }
}
