import { defaultTreeAdapter, parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { elementsBelow } from '../../course-material/courses/html/html-nodes.ts'
import { isBoilerplate } from './boilerplate.ts'

/** HTML for the reader: without invisible elements, and never deeper than `maxDepth`, so that recursion is safe. */
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
/** Beyond these limits the parser itself would take minutes. Real pages are far below them. */
const maxOpen = 20_000
const maxElements = 1_000_000

export function isElement(node: TreeNode | undefined): node is ElementNode {
  return node !== undefined && 'name' in node
}

/** Every descendant element, in document order. */
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

/** All text of an element as in the source, including white space. */
export function rawText(element: ElementNode): string {
  return element.children
    .map((child) => (isElement(child) ? (child.name === 'br' ? '\n' : rawText(child)) : child.text))
    .join('')
}

/** Parses like a browser, then drops boilerplate. Throws PAGE_NOT_READABLE for HTML made to exhaust the parser. */
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

/** A loop instead of a recursion: the tree may be as deep as the parser allows. */
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
    // Elements that are too deep move up to the last level, separated by a space.
    parent.children.push(tooDeep ? { text: ' ' } : element)
    const home = tooDeep ? parent : element
    for (const child of node.childNodes.toReversed())
      waiting.push({ node: child, parent: home, depth: depth + 1 })
  }
  return root
}

/** Ids of elements that a button on the page unfolds: hidden at first, but part of the page. */
function togglerTargets(fragment: DefaultTreeAdapterTypes.DocumentFragment): ReadonlySet<string> {
  const controls = elementsBelow(fragment).flatMap(({ attrs }) =>
    attrs.flatMap(({ name, value }) => (name === 'aria-controls' ? [value] : [])),
  )
  return new Set(controls)
}
