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
