import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { plainText } from '../../courses/html/html.ts'
import { decodeText } from './decode-text.ts'

/** An element of an XML document. Names have no namespace prefix; texts are unchanged. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

/** Deeper than any real course. */
const mostNested = 60
/** Longer than any title or path, so that HTML in a text does not keep its parser busy. */
const mostLetters = 1000

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: mostNested,
})

/** The parser returns elements in order: the name with its content, and attributes under `:@`. */
const node = z.record(z.string(), z.unknown())
const attributesOf = z.record(z.string(), z.string()).catch({})

/**
 * The root of an XML document; undefined if it is invalid, is nested too deep, or declares a document type. A
 * document type could define entities that expand without limit or refer to external files.
 */
export function readXml(bytes: Uint8Array): XmlElement | undefined {
  const text = decodeText(bytes)
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined
  try {
    const nodes: unknown = parser.parse(text, true)
    return toElements(nodes).at(0)
  } catch {
    return undefined
  }
}

function toElements(nodes: unknown): XmlElement[] {
  return z
    .array(node)
    .parse(nodes)
    .flatMap(({ ':@': attributes, ...rest }) =>
      Object.entries(rest)
        .filter(([name]) => name !== '#text')
        .map(([name, inside]) => ({
          name,
          attributes: attributesOf.parse(attributes ?? {}),
          children: toElements(inside),
          text: textIn(inside),
        })),
    )
}

function textIn(inside: unknown): string {
  const texts = z
    .array(node)
    .parse(inside)
    .map(({ '#text': text }) => (typeof text === 'string' ? text : ''))
  return texts.join('')
}

/**
 * The readable text on one line. Entities are read like those of HTML, because exporters use them without a
 * declaration.
 */
function readable(text: string | undefined): string | undefined {
  return (text && plainText(text.slice(0, mostLetters))) || undefined
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** The element at the end of a path of names; the first match of each name. */
export function childAt(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce((found, name) => childrenOf(found, name).at(0), element)
}

/** The text at the end of a path of names; undefined if there is none. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string | undefined {
  return readable(childAt(element, ...path)?.text)
}

export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  return readable(element?.attributes[name])
}
