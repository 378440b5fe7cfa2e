import { defaultTreeAdapter, parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

const addressAttributes = ['src', 'href', 'poster', 'data-api-endpoint']

/** The same HTML with every relative address made absolute; all else stays as it is, to the letter. */
export function absoluteAddresses(html: string, base: string): string {
  // By place, since an element that HTML's rules open again stands in the tree twice.
  const changes = new Map<number, { end: number; text: string }>()
  for (const node of nodesBelow(parseFragment(html, { sourceCodeLocationInfo: true }))) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    for (const { name, value } of node.attrs) {
      const place = node.sourceCodeLocation?.attrs?.[name]
      if (!place || !addressAttributes.includes(name) || !isRelative(value)) continue
      const address = URL.parse(value, base)?.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      if (address) changes.set(place.startOffset, { end: place.endOffset, text: `${name}="${address}"` })
    }
  }
  let told = ''
  let from = 0
  for (const [start, { end, text }] of [...changes].toSorted(([one], [other]) => one - other)) {
    told += html.slice(from, start) + text
    from = end
  }
  return told + html.slice(from)
}

/** What a piece of HTML says, on one line. */
export function plainText(html: string): string {
  return textBelow(parseFragment(html))
}

/** The first heading that there is in it, as one line; empty without one. */
export function firstHeading(html: string): string {
  for (const node of nodesBelow(parseFragment(html))) {
    if (isHeading(node)) return textBelow(node)
  }
  return ''
}

/** The same HTML without the headings that it begins with. */
export function withoutLeadingHeadings(html: string): string {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true })
  const isSpace = (node: DefaultTreeAdapterTypes.ChildNode) =>
    defaultTreeAdapter.isTextNode(node) && !node.value.trim()
  const start = childNodes.find((node) => !isHeading(node) && !isSpace(node))
  return start ? html.slice(start.sourceCodeLocation?.startOffset ?? 0) : ''
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

function textBelow(parent: DefaultTreeAdapterTypes.ParentNode): string {
  const texts = [...nodesBelow(parent)]
    .filter((node) => defaultTreeAdapter.isTextNode(node))
    .map(({ value }) => value)
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim()
}

/** In the order of the document. A loop, not a recursion: HTML from outside may be as deep as it is long. */
function* nodesBelow(
  parent: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.ChildNode> {
  const waiting = parent.childNodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    for (const below of [...childrenOf(node)].toReversed()) waiting.push(below)
  }
}

function* childrenOf(node: DefaultTreeAdapterTypes.ChildNode) {
  if ('content' in node) yield* node.content.childNodes
  if ('childNodes' in node) yield* node.childNodes
}
