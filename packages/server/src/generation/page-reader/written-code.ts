import { isElement, rawText } from './html-tree.ts'
import type { TreeNode } from './html-tree.ts'
import { isBlock } from './inline-text.ts'

/** The nodes with an element for each program that a page writes as a paragraph: lines of code, of which some are indented. */
export function withWrittenCode(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.map((node) => {
    if (
      !isElement(node) ||
      (node.name !== 'p' && node.name !== 'div') ||
      !node.children.some(isBreak) ||
      node.children.some(isBlock)
    )
      return node
    // White space of the source is none of the program.
    const lines = rawText(node)
      .split('\n')
      .map((line) => line.replace(/^[ \t]+(?=\S)/u, '').replaceAll('\u00a0', ' '))
    return isCode(lines) ? { ...node, name: 'pre', children: [{ text: lines.join('\n') }] } : node
  })
}

function isBreak(node: TreeNode): boolean {
  return isElement(node) && (node.name === 'br' || node.children.some(isBreak))
}

const indented = /^\s{2,}\S/u
const opening = /[:{([]\s*$/u
const sign = /[=(){}[\];<>#]|^\s*(?:else|end|return|break|pass|try|do)\b/u

function isCode(lines: readonly string[]): boolean {
  const solid = lines.filter((line) => line.trim() !== '')
  return (
    solid.some((line, at) => indented.test(line) && opening.test(solid[at - 1] ?? '')) &&
    solid.every((line) => sign.test(line))
  )
}
