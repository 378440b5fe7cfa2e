import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5'

/**
 * All nodes below one, in the order of the document, with the content of templates. A loop instead of recursion, because
 * HTML from outside may be nested without limit.
 */
export function* nodesBelow(
  parent: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.ChildNode> {
  const waiting = parent.childNodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    for (const below of childrenOf(node).toReversed()) waiting.push(below)
  }
}

/** The elements among them. */
export function* elementsBelow(
  parent: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.Element> {
  for (const node of nodesBelow(parent)) if (defaultTreeAdapter.isElementNode(node)) yield node
}

/** The texts among them, as in the source. */
export function textsBelow(parent: DefaultTreeAdapterTypes.ParentNode): string[] {
  return [...nodesBelow(parent)]
    .filter((node) => defaultTreeAdapter.isTextNode(node))
    .map(({ value }) => value)
}

function childrenOf(node: DefaultTreeAdapterTypes.ChildNode): DefaultTreeAdapterTypes.ChildNode[] {
  const inTemplate = 'content' in node ? node.content.childNodes : []
  return 'childNodes' in node ? [...inTemplate, ...node.childNodes] : inTemplate
}
