import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5'
import { elementsBelow, textsBelow } from '../../../course-material/courses/html/html-nodes.ts'

/** A page that another author changed. */
interface ChangedPage {
  readonly html: string
  /** The body that Lectern wrote, as the course system returned it. */
  readonly writtenHtml: string
  /** The part of it that was of another author already. */
  readonly htmlAbove: string
  /** Where addresses of learners begin: `https://lectern.example/learn/`. */
  readonly learnAddress: string
}

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Lectern's own texts and addresses in its blocks. */
interface Own {
  readonly learnAddress: string
  /** The texts of its links. An author may have written another text into one. */
  readonly linkTexts: ReadonlySet<string>
}

/** Elements that a page shows although they have no text. */
const shown = new Set(['img', 'video', 'audio', 'iframe', 'object', 'embed', 'svg', 'math', 'hr'])

/**
 * Returns the HTML of other authors on a page of Lectern, in order: all blocks that Lectern did not write. A block of
 * Lectern that an author changed is theirs, so that none of their words is lost.
 */
export function otherAuthorsHtml({ html, writtenHtml, htmlAbove, learnAddress }: ChangedPage): string {
  const own = { learnAddress, linkTexts: linkTextsOf(writtenHtml, learnAddress) }
  const theirsBefore = new Set(blocksOf(htmlAbove, own))
  const ours = new Set(blocksOf(writtenHtml, own).filter((block) => !theirsBefore.has(block)))
  return blocksOf(html, own)
    .filter((block) => !ours.has(block))
    .join('\n')
}

/** The blocks of a page as HTML, without the player and the link of Lectern. Containers around them are opened. */
function blocksOf(html: string, own: Own): string[] {
  const blocks: string[] = []
  const waiting: Node[] = parseFragment(html).childNodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const parts = ownParts(node, own.learnAddress)
    if (parts.length > 0 && isElement(node) && (node.tagName === 'div' || parts.includes(node)))
      waiting.push(...keptChildren(node, own).toReversed())
    else {
      for (const part of parts) removeOwn(part, own)
      if (parts.length === 0 || hasContent(node)) blocks.push(serialized(node))
    }
  }
  return blocks.filter((block) => block.trim() !== '')
}

/** The players and links of Lectern in a node, which may be one of them. */
function ownParts(node: Node, learnAddress: string): Element[] {
  if (!isElement(node)) return []
  return [node, ...elementsBelow(node)].filter(
    ({ tagName, attrs }) =>
      /^(iframe|a)$/.test(tagName) &&
      attrs.some(({ name, value }) => /^(src|href)$/.test(name) && value.startsWith(learnAddress)),
  )
}

/** Removes a player or link. What an author wrote into a link stays. */
function removeOwn(part: Element, own: Own) {
  for (const child of keptChildren(part, own)) {
    defaultTreeAdapter.detachNode(child)
    if (part.parentNode) defaultTreeAdapter.insertBefore(part.parentNode, child, part)
  }
  defaultTreeAdapter.detachNode(part)
}

function keptChildren(node: Element, { linkTexts }: Own): Node[] {
  if (node.tagName === 'iframe') return []
  return node.tagName === 'a' && linkTexts.has(lineOf(node)) && !hasMedia(node) ? [] : [...node.childNodes]
}

function linkTextsOf(html: string, learnAddress: string): ReadonlySet<string> {
  const parts = parseFragment(html).childNodes.flatMap((node) => ownParts(node, learnAddress))
  return new Set(parts.map(lineOf))
}

function lineOf(node: Element): string {
  return textsBelow(node).join('').replaceAll(/\s+/g, ' ').trim()
}

const hasContent = (node: Node) => isElement(node) && (lineOf(node) !== '' || hasMedia(node))

const hasMedia = (node: Element) => [...elementsBelow(node)].some(({ tagName }) => shown.has(tagName))

function serialized(node: Node): string {
  return defaultTreeAdapter.isCommentNode(node) ? '' : serializeOuter(node)
}

const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node)
