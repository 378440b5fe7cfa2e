import { descendants, find, isElement } from '../html-tree.ts'
import type { ElementNode, TreeNode } from '../html-tree.ts'
import { readInline, textOf } from '../inline-text.ts'
import type { BlockReader } from '../block-reader.ts'

const dash = /^[—–―-]+\s*/
const closing = /^(.+[.!?…]["”’»“]?)\s*[—–―]\s*([^.!?]{2,80})$/s

/** Quotations with their source. A blockquote that only indents other blocks is read as those. */
export const quote: BlockReader = {
  reads: (element) => element.name === 'blockquote',
  read(element, page) {
    if (
      descendants(element).some((one) =>
        /^(?:h[1-6]|ul|ol|dl|table|figure|pre|blockquote|details)$/.test(one.name),
      )
    ) {
      return page.walk(element.children)
    }
    const { text, attribution } = split(element)
    if (text !== '') page.add({ kind: 'quote', text: withoutQuotationMarks(text), attribution })
    const { embedded } = readInline(element.children)
    if (embedded.length > 0) page.walk(embedded)
  },
}

function split(element: ElementNode): { text: string; attribution: string } {
  const named = find(element, 'footer') ?? find(element, 'cite')
  if (named)
    return { text: textOf(without(element.children, named)), attribution: textOf(named).replace(dash, '') }
  const solid = element.children.filter((child) => isElement(child) && textOf(child) !== '')
  const last = solid.at(-1)
  if (solid.length > 1 && last && dash.test(textOf(last))) {
    return { text: textOf(without(element.children, last)), attribution: textOf(last).replace(dash, '') }
  }
  if (solid.length > 1 && last && namesSource(textOf(without(element.children, last)), textOf(last)))
    return { text: textOf(without(element.children, last)), attribution: textOf(last) }
  const [, text, attribution] = closing.exec(textOf(element)) ?? []
  return text && attribution ? { text, attribution } : { text: textOf(element), attribution: '' }
}

/** A last line with a name and without a stop, after a text that has ended. */
function namesSource(before: string, line: string): boolean {
  const isName = /^\p{Lu}/u.test(line) && !/[.!?…:;。！？"”’»“]$/u.test(line)
  return isName && line.split(/\s+/).length <= mostOfSource && /[.!?…。！？]["”’»“」]?$/u.test(before.trim())
}

const mostOfSource = 12

function without(nodes: readonly TreeNode[], left: TreeNode): TreeNode[] {
  return nodes
    .filter((node) => node !== left)
    .map((node) => (isElement(node) ? { ...node, children: without(node.children, left) } : node))
}

/** Removes the quotation marks around the whole text. */
function withoutQuotationMarks(text: string): string {
  const [, inner] = /^[“"«„]([^“”"«»„]+)[”"»“]$/.exec(text) ?? []
  return inner?.trim() ?? text
}
