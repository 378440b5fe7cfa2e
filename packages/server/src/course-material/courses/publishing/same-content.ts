import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { elementsBelow, textsBelow } from '../html/html-nodes.ts'

/** Elements that show something else, by the attribute with its address. */
const shown: Readonly<Record<string, string>> = {
  img: 'src',
  video: 'src',
  audio: 'src',
  source: 'src',
  embed: 'src',
  object: 'data',
}

/**
 * Whether a stored body shows what was sent: the same text, links, frames and media, and no further element. A course
 * system removes elements and attributes, so the HTML itself differs.
 */
export function showsTheSame(sent: string, stored: string): boolean {
  return (
    wordsOf(sent) === wordsOf(stored) &&
    isEqual(
      addressesOf(sent, { a: 'href', iframe: 'src' }),
      addressesOf(stored, { a: 'href', iframe: 'src' }),
    ) &&
    isEqual(mediaOf(sent), mediaOf(stored)) &&
    !hasFurtherElements(sent, stored)
  )
}

/** The text without white space, which course systems change. */
function wordsOf(html: string): string {
  return textsBelow(parseFragment(html)).join('').replaceAll(/\s+/g, '')
}

function addressesOf(html: string, attributes: Readonly<Record<string, string>>): string[] {
  return [...elementsBelow(parseFragment(html))].flatMap(({ tagName, attrs }) => {
    const attribute = attributes[tagName]
    if (attribute === undefined) return []
    return [`${tagName} ${attrs.find(({ name }) => name === attribute)?.value ?? ''}`]
  })
}

/** Without the queries of addresses, in which Canvas puts keys for downloads. */
const mediaOf = (html: string) => addressesOf(html, shown).map((address) => address.replace(/[?#].*$/s, ''))

/** True if the stored page has more elements, such as the `strong` of an author who emphasised a word. */
function hasFurtherElements(sent: string, stored: string): boolean {
  const before = elementCounts(sent)
  return [...elementCounts(stored)].some(([name, count]) => count > (before.get(name) ?? 0))
}

function elementCounts(html: string): ReadonlyMap<string, number> {
  const visible = [...elementsBelow(parseFragment(html))].filter((element) => !isMark(element))
  const byName = Map.groupBy(visible, ({ tagName }) => tagName)
  return new Map([...byName].map(([name, elements]) => [name, elements.length]))
}

/** The element that a course system gets around the content, so that the page is found again. It is not in what was sent. */
const isMark = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element): boolean =>
  tagName === 'div' && attrs.some(({ name, value }) => name === 'id' && value.startsWith('lectern-'))

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((address, index) => address === other[index])
}
