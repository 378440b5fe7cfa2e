import { posix } from 'node:path'
import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { plainText } from '../html.ts'
import { decodeText } from './decode-text.ts'
import { canvasPaths } from './canvas-settings.ts'

/** A page of a course file, with its pictures found. */
export interface PageHtml {
  /** As its document says; empty when it does not. */
  readonly title: string
  /** The first heading in its text, for pages whose document has no title. */
  readonly heading: string
  /** By which Canvas' modules name it. */
  readonly identifier: string | undefined
  /** What stands in its body; empty when it says nothing. */
  readonly html: string
  /** The paths of the pictures that it shows. */
  readonly pictures: readonly string[]
}

/** Nobody writes pages nested like this, and to read them would take the parser ever longer. */
const mostOpen = 1000

/** Attributes that name something to show or to follow. */
const addresses = ['src', 'href', 'poster', 'data', 'srcset', 'data-api-endpoint']

type Element = DefaultTreeAdapterTypes.Element

/**
 * Reads a page's document. Pictures of the course file get the address that `addressOf` gives them; whatever else leads
 * into the file or the course system that it came from is made to lead nowhere, and its text stays. Undefined when the
 * document is made to exhaust who reads it.
 */
export function readPageHtml(
  bytes: Uint8Array,
  file: {
    /** The page's own path. */
    readonly path: string
    /** All paths there are. */
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
    title: textOf(find(/^title$/)),
    heading: textOf(find(/^h[1-3]$/)),
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

/** XHTML closes empty elements as XML does; to an HTML parser all that follows would be a title or a script. */
function closeTags(html: string): string {
  return html.replace(/<(title|script|style|textarea|iframe)((?:\s[^<>]*)?)\/>/gi, '<$1$2></$1>')
}

/** In document order; a loop, so that depth is no matter. */
function* elementsBelow(root: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  const waiting = root.childNodes.toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!defaultTreeAdapter.isElementNode(next)) continue
    yield next
    waiting.push(...next.childNodes.toReversed())
    if ('content' in next) waiting.push(...next.content.childNodes.toReversed())
  }
}

/** Makes addresses that only lack their scheme whole. */
function leadsOutside(attribute: { name: string; value: string }): boolean {
  const { name } = attribute
  if (name === 'srcset' || name === 'data-api-endpoint') return false
  attribute.value = attribute.value.trim().replace(/^\/\/(?=[^/])/, 'https://')
  return /^(https?:|mailto:|#)/i.test(attribute.value)
}

/** Where the file that an address names lies, if it is there. */
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

function textOf(element: Element | undefined): string {
  return element ? plainText(serialize(element)) : ''
}

function metaOf(elements: readonly Element[], name: string): string | undefined {
  const attribute = (element: Element, key: string) => element.attrs.find((one) => one.name === key)?.value
  const meta = elements.find((one) => one.tagName === 'meta' && attribute(one, 'name') === name)
  return meta && attribute(meta, 'content')
}

/** What the body says, in the language and direction that its document has. */
function bodyOf(html: Element | undefined, body: Element | undefined): string {
  const inside = body ? serialize(body).trim() : ''
  const told = [...(body?.attrs ?? []), ...(html?.attrs ?? [])]
  const attributes = ['lang', 'dir'].flatMap((name) => {
    const value = told.find((one) => one.name === name)?.value
    return value && /^[\w-]+$/.test(value) ? [` ${name}="${value}"`] : []
  })
  return inside && attributes.length > 0 ? `<div${attributes.join('')}>${inside}</div>` : inside
}
