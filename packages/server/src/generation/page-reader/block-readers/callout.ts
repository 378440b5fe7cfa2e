import { classesOf, isElement } from '../html-tree.ts'
import type { ElementNode, TreeNode } from '../html-tree.ts'
import { isBlock, readInline, textOf } from '../inline-text.ts'
import { splitAtFormulas } from '../math.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { BlockReader } from '../block-reader.ts'

const boxClasses = new Set(
  'note notes tip tips warning caution danger important info alert hint callout admonition pitfall deepdive learnmore sidebar remember keypoint reminder'.split(
    ' ',
  ),
)
/** A box with more words is a section, not a callout. */
const maxWords = 120

/** Boxes beside the text: a short one of plain prose is a callout, a rich one a section under its own label. */
export const callout: BlockReader = {
  reads: (element) => element.name === 'aside' || element.name === 'details' || hasBoxClass(element),
  read(element, page) {
    const [label, content] = splitLabel(element)
    const text = textOf(content)
    if (text === '') return
    if (label === '' && isFormula(text)) page.walk(content)
    else if (isPlain(content) && countWords(text) <= maxWords) page.add({ kind: 'callout', label, text })
    else page.box(label, content)
  },
}

function isFormula(text: string): boolean {
  return splitAtFormulas(text).every((part) => typeof part !== 'string')
}

function hasBoxClass(element: ElementNode): boolean {
  if (!isBlock(element)) return false
  return classesOf(element).some(
    (one) => boxClasses.has(one) || one.split(/[-_]/).some((part) => boxClasses.has(part)),
  )
}

/** The summary, heading or bold start of a box, and the rest of it. */
function splitLabel(element: ElementNode): readonly [label: string, content: readonly TreeNode[]] {
  const inner = unwrap(element)
  const [first, ...rest] = inner.children.filter((child) => isElement(child) || child.text.trim() !== '')
  if (!isElement(first)) return ['', inner.children]
  if (/^(?:summary|h[1-6])$/.test(first.name)) return [textOf(first), rest]
  if (first.name === 'p') {
    const [label, content] = splitBold(first.children)
    return [label, [{ ...first, children: content }, ...rest]]
  }
  return splitBold(inner.children)
}

const mostLabelWords = 4

/** `**In short:** Low pressure lifts the sea.` */
function splitBold(nodes: readonly TreeNode[]): readonly [label: string, content: TreeNode[]] {
  const at = nodes.findIndex((child) => isElement(child) || child.text.trim() !== '')
  const first = nodes[at]
  if (!first || !isElement(first) || (first.name !== 'strong' && first.name !== 'b')) return ['', [...nodes]]
  const [label, rest] = [textOf(first), nodes.slice(at + 1)]
  const isLabel = /[:：]\s*$/u.test(label) && countWords(label) <= mostLabelWords && textOf(rest) !== ''
  return isLabel ? [label.replace(/\s*[:：]\s*$/u, ''), rest] : ['', [...nodes]]
}

/** Boxes are often divs around divs. */
function unwrap(element: ElementNode): ElementNode {
  const solid = element.children.filter((child) => isElement(child) || child.text.trim() !== '')
  const [only] = solid
  return solid.length === 1 && isElement(only) && only.name === 'div' ? unwrap(only) : element
}

function isPlain(nodes: readonly TreeNode[]): boolean {
  return readInline(nodes).embedded.length === 0 && nodes.every((node) => isPlainNode(node))
}

function isPlainNode(node: TreeNode): boolean {
  if (!isElement(node)) return true
  if (isBlock(node) && node.name !== 'p' && node.name !== 'div') return false
  return node.children.every((child) => isPlainNode(child))
}
