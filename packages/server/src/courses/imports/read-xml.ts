import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { plainText } from '../html.ts'
import { decodeText } from './decode-text.ts'

/** An element of an XML document, with names as they are without their namespaces' prefixes; texts are as they stand. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

/** Deeper than any course that a person arranged. */
const mostNested = 60
/** Longer than any title or path; HTML in a text must not keep its parser busy. */
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

/** As the parser gives elements in order: the name with what is inside, and attributes under `:@`. */
const node = z.record(z.string(), z.unknown())
const attributesOf = z.record(z.string(), z.string()).catch({})

/**
 * The root of an XML document; undefined when it is none, is nested absurdly deep, or declares a document type, which
 * could name entities that grow or lead elsewhere.
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

/** As a person reads it, on one line. Entities are read as HTML's: exporters use those without declaring any. */
function readable(text: string | undefined): string | undefined {
  return (text && plainText(text.slice(0, mostLetters))) || undefined
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** The element at the end of a path of names, by the first of each. */
export function childAt(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce((found, name) => childrenOf(found, name).at(0), element)
}

/** The text at the end of a path of names; undefined when there is none. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string | undefined {
  return readable(childAt(element, ...path)?.text)
}

export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  return readable(element?.attributes[name])
}
