import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { isBlock, textOf } from './inline-text.ts'
import { isNote } from './note-words.ts'
import { isAllBold, readTerm } from './terms.ts'

/** A line of text, or an element that is no text. Lines of one paragraph have the same `paragraph`. */
interface Line {
  readonly nodes: readonly TreeNode[]
  readonly paragraph: TreeNode | undefined
  readonly marker: Marker | undefined
}

/** The number or sign before an item, or the kind of its start. */
interface Marker {
  readonly text: string
  /** The place in the list, from 1; undefined for other markers. */
  readonly place: number | undefined
}

/** '1. ', '2) ' and 'a) '. */
const numbered = /^\s*(?:(\d{1,2})[.)]|([a-h])\))\s+(?=\S)/u
/** 'Step 1: ' */
const step =
  /^\s*(?:step|paso|étape|schritt|krok|passo|stap|trin|steg|vaihe|lépés|pasul|шаг|крок|βήμα|adım|langkah|bước|ขั้นตอนที่|चरण|الخطوة|שלב|ステップ|단계)\s?(\d{1,2})\s?[:：.–-]\s*(?=\S)|^\s*(?:第(\d{1,2})步|步骤(\d{1,2}))[:：，]\s*/iu
/** '1764: ', the start of an event. */
const dated = /^\s*(?:1\d{3}|20\d{2})\s?(?:[:：]|[–—-]\s)\s*(?=\p{L})/u
/** 'Base: 18 000 + 2 000 = 20 000 €', a line of a calculation. */
const calculated = /^\s*\p{Lu}[\p{L}\s’'-]{1,30}\s?[:：]\s[^=]*\p{N}[^=]*=\s*[^=]*\p{N}/u
/** Dashes also open the lines of a dialogue, so only a hyphen is a sign of a list. */
const signed = /^\s*([•●▪◦‣·*✓-])\s+(?=\S)/u
/** Starts that are a part of their items. */
const kept = new Set(['date', 'calculation', 'term'])
/** The marker may be alone before a bold word. */
const markerAtStart = /^\s*(?:\d{1,2}[.)]|[a-h]\)|[•●▪◦‣·*✓-])(?:\s+|$)/u
const fewest = 2

/**
 * The nodes with an element for each list that is only written as one: '1. Wash it.<br>2. Dry it.', and paragraphs that start with
 * '•'. Such lists have at least two items in a row with ascending numbers, with the same sign, or that all start with a year, calculate or, as
 * lines of one paragraph, with a bold term.
 */
export function withWrittenLists(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const lines = nodes.flatMap(linesOf)
  const lists = listsIn(lines)
  if (lists.length === 0) return nodes
  const found: TreeNode[] = []
  let from = 0
  for (const { start, end } of lists) {
    found.push(...paragraphsOf(lines.slice(from, start)), listOf(lines.slice(start, end)))
    from = end
  }
  return [...found, ...paragraphsOf(lines.slice(from))]
}

function linesOf(node: TreeNode): readonly Line[] {
  if (!isElement(node)) return [{ nodes: [node], paragraph: undefined, marker: undefined }]
  const holder = holderOf(node)
  if (!holder) return [{ nodes: [node], paragraph: undefined, marker: undefined }]
  const lines: TreeNode[][] = [[]]
  for (const child of holder.children) {
    if (isElement(child) && child.name === 'br') lines.push([])
    else lines.at(-1)?.push(child)
  }
  const isLineOfSeveral = lines.length > 1
  return lines.map((line) => ({
    nodes: line,
    paragraph: node,
    marker: markerOf(line) ?? (isLineOfSeveral ? termOf(line) : undefined),
  }))
}

/** The element with the lines of a paragraph: itself, or the only `span` in it. */
function holderOf(element: ElementNode): ElementNode | undefined {
  if (element.name !== 'p' && element.name !== 'div' && element.name !== 'span') return undefined
  const solid = element.children.filter((child) => isElement(child) || child.text.trim() !== '')
  const [only] = solid
  if (solid.length === 1 && isElement(only) && (only.name === 'span' || only.name === 'font'))
    return holderOf({ ...only, name: 'span' })
  return element.children.some((child) => isElement(child) && (isBlock(child) || child.name === 'img'))
    ? undefined
    : element
}

function markerOf(nodes: readonly TreeNode[]): Marker | undefined {
  if (isAllBold(nodes)) return undefined
  const text = textOf(nodes)
  const [whole, number, letter] = numbered.exec(text) ?? []
  if (whole !== undefined)
    return {
      text: whole,
      place: number === undefined ? (letter?.charCodeAt(0) ?? 0) - 'a'.charCodeAt(0) + 1 : Number(number),
    }
  const [, ...numbers] = step.exec(text) ?? []
  const place = numbers.find((one) => one !== undefined)
  if (place !== undefined) return { text: 'step', place: Number(place) }
  if (dated.test(text)) return { text: 'date', place: undefined }
  if (calculated.test(text)) return { text: 'calculation', place: undefined }
  const [, sign] = signed.exec(text) ?? []
  return sign === undefined ? undefined : { text: sign, place: undefined }
}

/** A paragraph of its own is read as a definition or a note anyway. */
function termOf(nodes: readonly TreeNode[]): Marker | undefined {
  const found = readTerm(nodes)
  return found && !isNote(found.term) ? { text: 'term', place: undefined } : undefined
}

interface Span {
  readonly start: number
  readonly end: number
}

function listsIn(lines: readonly Line[]): readonly Span[] {
  const lists: Span[] = []
  for (let start = 0; start < lines.length; start++) {
    let end = start
    let count = 0
    for (let at = start; at < lines.length; at++) {
      const line = lines[at]
      if (line && isBlank(line)) continue
      const first = lines[start]?.marker
      if (!line?.marker || !first || !follows(line.marker, first, count)) break
      count++
      end = at + 1
    }
    if (count < fewest) continue
    lists.push({ start, end })
    start = end - 1
  }
  return lists
}

function follows(marker: Marker, first: Marker, count: number): boolean {
  if (first.place === undefined) return marker.place === undefined && marker.text === first.text
  return (
    first.place === 1 && marker.place === count + 1 && (marker.text === 'step') === (first.text === 'step')
  )
}

function isBlank({ nodes }: Line): boolean {
  return nodes.every((node) => !isElement(node) && node.text.trim() === '')
}

function listOf(lines: readonly Line[]): ElementNode {
  const items = lines.filter((line) => !isBlank(line))
  return {
    name: items[0]?.marker?.place === undefined ? 'ul' : 'ol',
    attributes: new Map(),
    children: items.map(({ nodes, marker }) => ({
      name: 'li',
      attributes: new Map(),
      children: marker && kept.has(marker.text) ? nodes : withoutMarker(nodes),
    })),
  }
}

/** The first text without its number or sign. */
function withoutMarker(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const at = nodes.findIndex((node) => textOf(node) !== '')
  const node = nodes[at]
  if (!node) return nodes
  const bare: TreeNode = isElement(node)
    ? { ...node, children: withoutMarker(node.children) }
    : { text: node.text.replace(step, '').replace(markerAtStart, '') }
  return [bare, ...nodes.slice(at + 1)]
}

/** The lines as before, in their paragraphs. */
function paragraphsOf(lines: readonly Line[]): readonly TreeNode[] {
  const found: TreeNode[] = []
  for (const [paragraph, own] of groupsOf(lines)) {
    const children = own.flatMap(({ nodes }, at) => [...(at > 0 ? [lineBreak] : []), ...nodes])
    if (!paragraph || !isElement(paragraph)) found.push(...children)
    else found.push({ ...paragraph, children })
  }
  return found
}

const lineBreak: ElementNode = { name: 'br', attributes: new Map(), children: [] }

function groupsOf(lines: readonly Line[]): readonly (readonly [TreeNode | undefined, readonly Line[]])[] {
  const groups: [TreeNode | undefined, Line[]][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last[0] === line.paragraph && line.paragraph !== undefined) last[1].push(line)
    else groups.push([line.paragraph, [line]])
  }
  return groups
}
