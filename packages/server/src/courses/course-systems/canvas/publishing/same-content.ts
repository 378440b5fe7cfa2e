import { defaultTreeAdapter, parseFragment } from 'parse5'
import { elementsBelow, nodesBelow } from '../../../html/html-nodes.ts'

/**
 * Whether a stored body shows what was sent: the same text, links and frames. Canvas removes elements and attributes, so the
 * HTML itself differs. It may also remove all frames.
 */
export function showsTheSame(sent: string, stored: string): boolean {
  const frames = addressesOf(stored, 'iframe', 'src')
  return (
    textOf(sent) === textOf(stored) &&
    isEqual(addressesOf(sent, 'a', 'href'), addressesOf(stored, 'a', 'href')) &&
    (frames.length === 0 || isEqual(addressesOf(sent, 'iframe', 'src'), frames))
  )
}

/** The text without white space, which Canvas changes. */
function textOf(html: string): string {
  const texts = [...nodesBelow(parseFragment(html))].flatMap((node) =>
    defaultTreeAdapter.isTextNode(node) ? [node.value] : [],
  )
  return texts.join('').replaceAll(/\s+/g, '')
}

function addressesOf(html: string, element: string, attribute: string): string[] {
  return [...elementsBelow(parseFragment(html))].flatMap(({ tagName, attrs }) =>
    tagName === element ? attrs.filter(({ name }) => name === attribute).map(({ value }) => value) : [],
  )
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((address, index) => address === other[index])
}
