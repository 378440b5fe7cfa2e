import { defaultTreeAdapter, parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { isBoilerplate } from './boilerplate.ts'

/** HTML as the reader walks it: without what nobody reads, and never deeper than `maxDepth`, so that recursion is safe. */
export type TreeNode = TextNode | ElementNode

export interface TextNode {
  readonly text: string
}

export interface ElementNode {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly TreeNode[]
}

const maxDepth = 100
/** Beyond these the parser itself would take minutes; no page a person wrote comes near. */
const maxOpen = 20_000
const maxElements = 1_000_000

export function isElement(node: TreeNode | undefined): node is ElementNode {
  return node !== undefined && 'name' in node
}

/** Every element below, in document order, as deep as it goes. */
export function* descendants(element: ElementNode): Generator<ElementNode> {
  for (const child of element.children) {
    if (!isElement(child)) continue
    yield child
    yield* descendants(child)
  }
}

export function find(element: ElementNode, name: string): ElementNode | undefined {
  return descendants(element).find((one) => one.name === name)
}

export function classesOf(element: Pick<ElementNode, 'attributes'>): readonly string[] {
  return (element.attributes.get('class') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
}

/** All text below as it stands in the source, white space and all. */
export function rawText(element: ElementNode): string {
  return element.children
    .map((child) => (isElement(child) ? (child.name === 'br' ? '\n' : rawText(child)) : child.text))
    .join('')
}

/** Parses as a browser would, then drops boilerplate. Throws PAGE_NOT_READABLE for HTML made to exhaust the parser. */
export function parseHtml(html: string): ElementNode {
  return tidy(parseFragment(html, { treeAdapter: guardedAdapter() }))
}

function guardedAdapter(): typeof defaultTreeAdapter {
  let open = 0
  let elements = 0
  return {
    ...defaultTreeAdapter,
    onItemPush() {
      if (++open > maxOpen || ++elements > maxElements) throw new Problem('PAGE_NOT_READABLE')
    },
    onItemPop() {
      open--
    },
  }
}

interface Growing extends ElementNode {
  readonly children: TreeNode[]
}

/** A loop, not a recursion: the tree may be as deep as the parser allows. */
function tidy(fragment: DefaultTreeAdapterTypes.DocumentFragment): ElementNode {
  const revealed = togglerTargets(fragment)
  const root: Growing = { name: 'div', attributes: new Map(), children: [] }
  const waiting = fragment.childNodes.toReversed().map((node) => ({ node, parent: root, depth: 0 }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent, depth } = next
    if (defaultTreeAdapter.isTextNode(node)) parent.children.push({ text: node.value })
    if (!defaultTreeAdapter.isElementNode(node)) continue
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    if (isBoilerplate(node.tagName, attributes, revealed)) continue
    const element: Growing = { name: node.tagName, attributes, children: [] }
    const tooDeep = depth >= maxDepth
    // What lies too deep moves up to the last level that is kept, parted by a space.
    parent.children.push(tooDeep ? { text: ' ' } : element)
    const home = tooDeep ? parent : element
    for (const child of node.childNodes.toReversed())
      waiting.push({ node: child, parent: home, depth: depth + 1 })
  }
  return root
}

/** Ids of what a button on the page unfolds: hidden at first, but part of the page. */
function togglerTargets(fragment: DefaultTreeAdapterTypes.DocumentFragment): ReadonlySet<string> {
  const ids = new Set<string>()
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = [...fragment.childNodes]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    for (const { name, value } of node.attrs) if (name === 'aria-controls') ids.add(value)
    for (const child of node.childNodes) waiting.push(child)
  }
  return ids
}
