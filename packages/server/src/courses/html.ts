import { defaultTreeAdapter, parseFragment, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

const addressAttributes = ['src', 'href', 'poster', 'data-api-endpoint']

/** The same HTML with every relative address made absolute; unchanged, to the letter, where there is none. */
export function absoluteAddresses(html: string, base: string): string {
  const fragment = parseFragment(html)
  let changed = false
  for (const node of nodesBelow(fragment)) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    for (const attribute of node.attrs) {
      if (!addressAttributes.includes(attribute.name) || !isRelative(attribute.value)) continue
      const absolute = URL.parse(attribute.value, base)
      if (!absolute) continue
      attribute.value = absolute.href
      changed = true
    }
  }
  return changed ? serialize(fragment) : html
}

/** What a piece of HTML says, on one line. */
export function plainText(html: string): string {
  const texts = [...nodesBelow(parseFragment(html))]
    .filter((node) => defaultTreeAdapter.isTextNode(node))
    .map(({ value }) => value)
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** The first heading that there is in it, as one line; empty without one. */
export function firstHeading(html: string): string {
  for (const node of nodesBelow(parseFragment(html))) {
    if (isHeading(node)) return plainText(serialize(node))
  }
  return ''
}

/** The same HTML without the headings that it begins with. */
export function withoutLeadingHeadings(html: string): string {
  const fragment = parseFragment(html)
  const isSpace = (node: DefaultTreeAdapterTypes.ChildNode) =>
    defaultTreeAdapter.isTextNode(node) && !node.value.trim()
  const start = fragment.childNodes.findIndex((node) => !isHeading(node) && !isSpace(node))
  fragment.childNodes.splice(0, start === -1 ? fragment.childNodes.length : start)
  return serialize(fragment)
}

/** Whether a page would show nothing of it. */
export function showsNothing(html: string): boolean {
  const shown = /^(img|video|audio|iframe|object|embed|svg|math|canvas)$/
  return [...nodesBelow(parseFragment(html))].every((node) =>
    defaultTreeAdapter.isTextNode(node)
      ? !node.value.trim()
      : !(defaultTreeAdapter.isElementNode(node) && shown.test(node.tagName)),
  )
}

function isHeading(node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.Element {
  return defaultTreeAdapter.isElementNode(node) && /^h[1-6]$/.test(node.tagName)
}

/** A link within the page (`#notes`) means what it says as it is. */
function isRelative(address: string): boolean {
  return address !== '' && !address.startsWith('#') && !URL.canParse(address)
}

function* nodesBelow(
  parent: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.ChildNode> {
  for (const node of parent.childNodes) {
    yield node
    if ('content' in node) yield* nodesBelow(node.content)
    if ('childNodes' in node) yield* nodesBelow(node)
  }
}
