import { type DefaultTreeAdapterTypes, html, parseFragment, serializeOuter } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type ChildNode = DefaultTreeAdapterTypes.ChildNode

/** Parsing more would block the process. Real drawings are far below these limits. */
const maxTags = 40_000
const maxDepth = 200

/** Elements that can run scripts, hold HTML, or change an address later. */
const forbidden = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener'])
const animating = new Set(['animate', 'set', 'animatetransform', 'animatemotion'])

/** Attributes and styles with an address: allowed are only targets within the image, or an image within it. */
const addresses = new Set(['href', 'xlink:href', 'src'])
const ownAddress = /^\s*(#|data:image\/(png|jpeg|gif|webp);)/i
/** Styles could hide an address behind escapes; drawings do not need them. */
const pointsAway = /\\|@import|expression\s*\(|url\s*\(\s*["']?(?!\s*(#|data:image\/(png|jpeg|gif|webp);))/i

/**
 * An SVG without scripts and external content: removes scripts, event handlers, foreign objects and external
 * addresses. Undefined if there is no SVG in the source. SVGs are also served in a sandbox (`course-material/media/routes.ts`). The
 * cleaning protects downloads and exports.
 */
export function cleanSvg(source: string): string | undefined {
  // A prolog and a document type are ignored inside HTML, and custom entities are not resolved.
  if (source.split('<').length > maxTags) return undefined
  const body = source.slice(Math.max(0, source.search(/<svg[\s>]/i)))
  const root = parseFragment(body).childNodes.find((node): node is Element => node.nodeName === 'svg')
  if (!root) return undefined
  clean(root, 0)
  root.attrs = [
    { name: 'xmlns', value: 'http://www.w3.org/2000/svg' },
    { name: 'xmlns:xlink', value: 'http://www.w3.org/1999/xlink' },
    ...root.attrs.filter(
      ({ name, prefix }) => name !== 'xmlns' && prefix !== 'xmlns' && !name.startsWith('xmlns:'),
    ),
  ]
  // XML does not define HTML's name of the no-break space.
  return serializeOuter(root).replaceAll('&nbsp;', '&#160;')
}

function clean(element: Element, depth: number): void {
  element.attrs = element.attrs.filter((attribute) => isHarmless(attribute))
  element.childNodes = depth < maxDepth ? element.childNodes.filter(isKept) : []
  for (const child of element.childNodes) if ('tagName' in child) clean(child, depth + 1)
}

function isKept(node: ChildNode): boolean {
  if (node.nodeName === '#comment' || node.nodeName === '#documentType') return false
  if (!('tagName' in node)) return true
  const name = node.tagName.toLowerCase()
  if (forbidden.has(name) || name.includes(':')) return false
  if (node.namespaceURI !== html.NS.SVG) return false
  if (animating.has(name))
    return !node.attrs.some(
      ({ name: attribute, value }) => attribute === 'attributeName' && /href|^on/i.test(value),
    )
  return name !== 'style' || !pointsAway.test(ownText(node))
}

function isHarmless({ name, prefix, value }: Element['attrs'][number]): boolean {
  const full = (prefix ? `${prefix}:${name}` : name).toLowerCase()
  if (full.startsWith('on')) return false
  if (addresses.has(full)) return ownAddress.test(value)
  return !pointsAway.test(value) && !/javascript:/i.test(value)
}

/** The style that a browser reads: the texts directly in the element, joined across the elements between them. */
function ownText(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
