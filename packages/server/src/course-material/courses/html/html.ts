import { escapeMarkup } from '@lectern/domain/markup/escape.ts'
import { defaultTreeAdapter, parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { elementsBelow, nodesBelow, textsBelow } from './html-nodes.ts'

const addressAttributes = ['src', 'href', 'poster', 'data-api-endpoint']

/** Makes every relative address absolute; the rest of the HTML stays unchanged. */
export function absoluteAddresses(html: string, base: string): string {
  // By position, because an element that the HTML rules reopen is in the tree twice.
  const changes = new Map<number, { end: number; text: string }>()
  for (const element of elementsBelow(parseFragment(html, { sourceCodeLocationInfo: true }))) {
    for (const { name, value } of element.attrs) {
      const place = element.sourceCodeLocation?.attrs?.[name]
      if (!place || !addressAttributes.includes(name) || !isRelative(value)) continue
      const address = URL.parse(value, base)?.href
      if (!address) continue
      const text = `${name}="${escapeMarkup(address)}"`
      changes.set(place.startOffset, { end: place.endOffset, text })
    }
  }
  let result = ''
  let from = 0
  for (const [start, { end, text }] of [...changes].toSorted(([one], [other]) => one - other)) {
    result += html.slice(from, start) + text
    from = end
  }
  return result + html.slice(from)
}

/** The text of a piece of HTML, on one line. */
export function plainText(html: string): string {
  return textBelow(parseFragment(html))
}

/** The first heading in it, on one line; empty if there is none. */
export function firstHeading(html: string): string {
  const heading = nodesBelow(parseFragment(html)).find(isHeading)
  return heading ? textBelow(heading) : ''
}

/** The same HTML without its leading headings. */
export function withoutLeadingHeadings(html: string): string {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true })
  const isSpace = (node: DefaultTreeAdapterTypes.ChildNode) =>
    defaultTreeAdapter.isTextNode(node) && !node.value.trim()
  const start = childNodes.find((node) => !isHeading(node) && !isSpace(node))
  return start ? html.slice(start.sourceCodeLocation?.startOffset ?? 0) : ''
}

/** Whether the HTML has no visible content. */
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

/** A link within the page (`#notes`) needs no change. */
function isRelative(address: string): boolean {
  return address !== '' && !address.startsWith('#') && !URL.canParse(address)
}

/** The text below a node, on one line. */
export function textBelow(parent: DefaultTreeAdapterTypes.ParentNode): string {
  return textsBelow(parent).join(' ').replaceAll(/\s+/g, ' ').trim()
}
