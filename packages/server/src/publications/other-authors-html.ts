import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5'
import { elementsBelow } from '../courses/html/html-nodes.ts'

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

/**
 * What other authors wrote on a page of Lectern, in order: all blocks that Lectern did not write. A block of Lectern that
 * an author changed is theirs, so that none of their words is lost.
 */
export function otherAuthorsHtml({ html, writtenHtml, htmlAbove, learnAddress }: ChangedPage): string {
  const theirsBefore = new Set(blocksOf(htmlAbove, learnAddress))
  const ours = new Set(blocksOf(writtenHtml, learnAddress).filter((block) => !theirsBefore.has(block)))
  return blocksOf(html, learnAddress)
    .filter((block) => !ours.has(block))
    .join('\n')
}

type Node = DefaultTreeAdapterTypes.ChildNode

/** The blocks of a page as HTML. Containers around content of Lectern are opened, its player and its link are left out. */
function blocksOf(html: string, learnAddress: string): string[] {
  const blocks: string[] = []
  const waiting: Node[] = parseFragment(html).childNodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isElement(node) && node.tagName === 'div' && isOurs(node, learnAddress))
      waiting.push(...node.childNodes.toReversed())
    else if (!isOurs(node, learnAddress)) blocks.push(serialized(node))
  }
  return blocks.filter((block) => block.trim() !== '')
}

/** Whether it contains the player or the link of Lectern. */
function isOurs(node: Node, learnAddress: string): boolean {
  if (!isElement(node)) return false
  return [node, ...elementsBelow(node)].some(({ attrs }) =>
    attrs.some(({ name, value }) => /^(src|href)$/.test(name) && value.startsWith(learnAddress)),
  )
}

function serialized(node: Node): string {
  return defaultTreeAdapter.isCommentNode(node) ? '' : serializeOuter(node)
}

const isElement = (node: Node): node is DefaultTreeAdapterTypes.Element =>
  defaultTreeAdapter.isElementNode(node)
