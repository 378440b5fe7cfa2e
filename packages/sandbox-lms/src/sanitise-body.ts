import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

/** A part of the elements that Canvas allows: all that pages of courses usually have. */
const elements = new Set(
  `a abbr address article aside audio b blockquote br caption cite code col colgroup dd del details div dl dt em embed
   figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li mark nav object ol p param picture pre q rp
   rt ruby section small source span strong sub summary sup table tbody td tfoot th thead time tr track u ul
   video`.split(/\s+/),
)
const everywhere = /^(style|class|id|title|role|lang|dir|data-[a-z0-9_-]+|aria-[a-z]+)$/
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'name', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  iframe: ['src', 'width', 'height', 'name', 'allow', 'allowfullscreen', 'loading', 'sandbox', 'frameborder'],
  video: ['src', 'controls', 'poster', 'width', 'height'],
  audio: ['src', 'controls'],
  source: ['src', 'type'],
  ol: ['start', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  table: ['summary', 'border'],
}
const protocols = /^(https?|mailto|ftp|skype):/i
const isAddress = (name: string) => name === 'src' || name === 'href'

/**
 * The body as Canvas stores it: without scripts, styles and unknown attributes. Other unknown elements are removed and
 * their content stays.
 */
export function sanitiseBody(body: string): string {
  const fragment = parseFragment(body)
  sanitiseBelow(fragment)
  return serialize(fragment)
}

function sanitiseBelow(parent: DefaultTreeAdapterTypes.ParentNode) {
  for (const node of parent.childNodes.slice()) {
    if (defaultTreeAdapter.isCommentNode(node)) defaultTreeAdapter.detachNode(node)
    if (!defaultTreeAdapter.isElementNode(node)) continue
    if (['script', 'style', 'template'].includes(node.tagName)) {
      defaultTreeAdapter.detachNode(node)
      continue
    }
    sanitiseBelow(node)
    if (elements.has(node.tagName) && node.namespaceURI === html.NS.HTML) node.attrs = allowedOf(node)
    else unwrap(parent, node)
  }
}

function unwrap(parent: DefaultTreeAdapterTypes.ParentNode, node: DefaultTreeAdapterTypes.Element) {
  for (const child of node.childNodes.slice()) {
    defaultTreeAdapter.detachNode(child)
    defaultTreeAdapter.insertBefore(parent, child, node)
  }
  defaultTreeAdapter.detachNode(node)
}

function allowedOf({ tagName, attrs }: DefaultTreeAdapterTypes.Element) {
  return attrs.filter(
    ({ name, value }) =>
      (everywhere.test(name) || attributes[tagName]?.includes(name)) &&
      (!isAddress(name) || protocols.test(value) || !/^[a-z][a-z0-9+.-]*:/i.test(value.trim())),
  )
}
