import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { textOf } from './inline-text.ts'
import { linesIn } from './lines.ts'
import { dash, isBelow, isNumbered, kept, markerOf, termOf, withoutMarker } from './line-markers.ts'
import type { Marker } from './line-markers.ts'
import { isTermsWithMeanings, plainLabelOf, plainMarkerOf, withBoldTerm } from './plain-terms.ts'

/** A line of text, or an element that is no text. Lines of one paragraph have the same `paragraph`. */
interface Line {
  readonly nodes: readonly TreeNode[]
  readonly paragraph: TreeNode | undefined
  readonly marker: Marker | undefined
  /** The number of lines in the paragraph. */
  readonly of: number
}

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
  if (!isElement(node)) return [{ nodes: [node], paragraph: undefined, marker: undefined, of: 1 }]
  const lines = linesIn(node)
  if (!lines) return [{ nodes: [node], paragraph: undefined, marker: undefined, of: 1 }]
  const isLineOfSeveral = lines.length > 1
  return lines.map((line) => ({
    nodes: line,
    paragraph: node,
    of: lines.length,
    marker: markerOf(line) ?? (isLineOfSeveral ? (termOf(line) ?? plainMarkerOf(line)) : plainLabelOf(line)),
  }))
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
      if (!line?.marker || !first) break
      if (follows(line.marker, first, count)) count++
      else if (count === 0 || !isBelow(line.marker, first)) break
      end = at + 1
    }
    if (count < fewest || !isList(lines.slice(start, end))) continue
    lists.push({ start, end })
    start = end - 1
  }
  return lists
}

/** Lines with dashes may be a dialogue, and lines with a colon too. */
function isList(lines: readonly Line[]): boolean {
  const items = lines.filter((line) => !isBlank(line)).map(({ nodes }) => nodes)
  const sign = lines[0]?.marker?.text
  if (sign === dash) return !items.some((nodes) => /[.!?…。！？][”"»)]?$/u.test(textOf(nodes)))
  return isTermsWithMeanings(sign, items)
}

function follows(marker: Marker, first: Marker, count: number): boolean {
  if (first.place === undefined) return marker.place === undefined && marker.text === first.text
  return first.place === 1 && marker.place === count + 1 && marker.text === first.text
}

function isBlank({ nodes }: Line): boolean {
  return nodes.every((node) => !isElement(node) && node.text.trim() === '')
}

function listOf(lines: readonly Line[]): ElementNode {
  const items = itemsOf(lines.filter((line) => !isBlank(line)))
  return {
    name: isNumbered(items[0]?.line.marker) ? 'ol' : 'ul',
    attributes: new Map(),
    children: items.map(({ line, below }) => ({
      name: 'li',
      attributes: new Map(),
      children: [...childrenOf(line.nodes, line.marker), ...(below.length > 0 ? [listOf(below)] : [])],
    })),
  }
}

interface Item {
  readonly line: Line
  /** The lines of the list within it. */
  readonly below: readonly Line[]
}

function itemsOf(lines: readonly Line[]): readonly Item[] {
  const outer = lines[0]?.marker
  const items: { line: Line; below: Line[] }[] = []
  for (const line of lines) {
    const last = items.at(-1)
    if (last && outer && line.marker && isBelow(line.marker, outer)) last.below.push(line)
    else items.push({ line, below: [] })
  }
  return items
}

function childrenOf(nodes: readonly TreeNode[], marker: Marker | undefined): readonly TreeNode[] {
  if (marker && kept.has(marker.text)) return nodes
  return withBoldTerm(marker?.text, nodes) ?? withoutMarker(nodes)
}

/** The lines as before, in their paragraphs. */
function paragraphsOf(lines: readonly Line[]): readonly TreeNode[] {
  const found: TreeNode[] = []
  for (const [paragraph, own] of groupsOf(lines)) {
    const children = own.flatMap(({ nodes }, at) => [...(at > 0 ? [lineBreak] : []), ...nodes])
    if (!paragraph || !isElement(paragraph)) found.push(...children)
    else if (own.length === own[0]?.of) found.push(paragraph)
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
