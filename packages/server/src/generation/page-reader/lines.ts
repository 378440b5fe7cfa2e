import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { isBlock } from './inline-text.ts'

/** The lines of a paragraph, which line breaks separate; undefined for elements that hold blocks or pictures, and for other kinds. */
export function linesIn(element: ElementNode): readonly (readonly TreeNode[])[] | undefined {
  const holder = holderOf(element)
  if (!holder) return undefined
  const lines: TreeNode[][] = [[]]
  for (const child of holder.children) {
    if (isElement(child) && child.name === 'br') lines.push([])
    else lines.at(-1)?.push(child)
  }
  return lines
}

/** The element with the lines of a paragraph: itself, or the only `span` in it. */
function holderOf(element: ElementNode): ElementNode | undefined {
  if (element.name !== 'p' && element.name !== 'div' && element.name !== 'span') return undefined
  const solid = element.children.filter((child) => isElement(child) || child.text.trim() !== '')
  const [only] = solid
  if (solid.length === 1 && isElement(only) && (only.name === 'span' || only.name === 'font'))
    return holderOf({ ...only, name: 'span' })
  return element.children.some((child) => isElement(child) && (isBlock(child) || child.name === 'img'))
    ? undefined
    : element
}
