import { posix } from 'node:path'
import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { elementsBelow } from '../../courses/html/html-nodes.ts'
import { textBelow } from '../../courses/html/html.ts'
import { decodeText } from './decode-text.ts'
import { canvasPaths } from './canvas-settings.ts'

/** A page of a course file with the paths of its images. */
export interface PageHtml {
  /** The title of its document; empty if it has none. */
  readonly title: string
  /** The first heading in its text, for pages whose document has no title. */
  readonly heading: string
  /** The identifier that Canvas' modules use for it. */
  readonly identifier: string | undefined
  /** The content of its body; empty if nothing is visible. */
  readonly html: string
  /** The paths of the images that it shows. */
  readonly pictures: readonly string[]
}

/** Real pages are never nested this deep, and the parser becomes slow beyond it. */
const mostOpen = 1000

/** Attributes that contain an address. */
const addresses = ['src', 'href', 'poster', 'data', 'srcset', 'data-api-endpoint']

type Element = DefaultTreeAdapterTypes.Element

/**
 * Reads the document of a page. Images of the course file get the address that `addressOf` returns. Other addresses
 * in the file or in its former course system are removed, and their text stays. Undefined if the document is nested
 * so deeply that it would exhaust the parser.
 */
export function readPageHtml(
  bytes: Uint8Array,
  file: {
    /** The page's own path. */
    readonly path: string
    /** All paths in the archive. */
    readonly names: ReadonlySet<string>
    readonly addressOf: (path: string) => string
  },
): PageHtml | undefined {
  const document = parseDocument(decodeText(bytes))
  if (!document) return undefined
  const elements = [...elementsBelow(document)]
  const pictures = new Set<string>()
  for (const element of elements) {
    for (const attribute of element.attrs) {
      if (!addresses.includes(attribute.name) || leadsOutside(attribute)) continue
      const path = element.tagName === 'img' && attribute.name === 'src' && findFile(attribute.value, file)
      if (path) pictures.add(path)
      attribute.value = path ? file.addressOf(path) : ''
    }
    element.attrs = element.attrs.filter(({ name, value }) => !addresses.includes(name) || value !== '')
  }
  const find = (pattern: RegExp) => elements.find(({ tagName }) => pattern.test(tagName))
  return {
    title: lineOf(find(/^title$/)),
    heading: lineOf(find(/^h[1-3]$/)),
    identifier: metaOf(elements, 'identifier'),
    html: bodyOf(find(/^html$/), find(/^body$/)),
    pictures: [...pictures],
  }
}

function parseDocument(html: string): DefaultTreeAdapterTypes.Document | undefined {
  let open = 0
  const tooDeep = new Error('This document is nested too deep.')
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      if (++open > mostOpen) throw tooDeep
    },
    onItemPop() {
      open--
    },
  }
  try {
    return parse(closeTags(html), { treeAdapter })
  } catch (error) {
    if (error === tooDeep) return undefined
    throw error
  }
}

/** XHTML closes empty elements like XML. An HTML parser would read all that follows as a title or a script. */
function closeTags(html: string): string {
  return html.replace(/<(title|script|style|textarea|iframe)((?:\s[^<>]*)?)\/>/gi, '<$1$2></$1>')
}

/** Adds the scheme to addresses that only lack it. */
function leadsOutside(attribute: { name: string; value: string }): boolean {
  const { name } = attribute
  if (name === 'srcset' || name === 'data-api-endpoint') return false
  attribute.value = attribute.value.trim().replace(/^\/\/(?=[^/])/, 'https://')
  return /^(https?:|mailto:|#)/i.test(attribute.value)
}

/** The path of the file that an address refers to, if it exists. */
function findFile(
  address: string,
  { path, names }: { path: string; names: ReadonlySet<string> },
): string | undefined {
  const written = address.split(/[?#]/)[0] ?? ''
  for (const way of [decoded(written), written]) {
    const [, inFiles] = /^\$IMS[-_]CC[-_]FILEBASE\$\/?(.*)$/s.exec(way) ?? []
    const candidates =
      inFiles === undefined
        ? [posix.join(posix.dirname(path), way)]
        : [`${canvasPaths.files}${inFiles}`, inFiles, posix.join(posix.dirname(path), inFiles)].map((one) =>
            posix.normalize(one).replace(/^(\.\.\/)+/, ''),
          )
    const found = candidates.map((one) => one.normalize('NFC')).find((one) => names.has(one))
    if (found !== undefined) return found
  }
  return undefined
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function lineOf(element: Element | undefined): string {
  return element ? textBelow(element) : ''
}

function metaOf(elements: readonly Element[], name: string): string | undefined {
  const attribute = (element: Element, key: string) => element.attrs.find((one) => one.name === key)?.value
  const meta = elements.find((one) => one.tagName === 'meta' && attribute(one, 'name') === name)
  return meta && attribute(meta, 'content')
}

/** The content of the body, with the language and direction of its document. */
function bodyOf(html: Element | undefined, body: Element | undefined): string {
  const inside = body ? serialize(body).trim() : ''
  const inherited = [...(body?.attrs ?? []), ...(html?.attrs ?? [])]
  const attributes = ['lang', 'dir'].flatMap((name) => {
    const value = inherited.find((one) => one.name === name)?.value
    return value && /^[\w-]+$/.test(value) ? [` ${name}="${value}"`] : []
  })
  return inside && attributes.length > 0 ? `<div${attributes.join('')}>${inside}</div>` : inside
}
