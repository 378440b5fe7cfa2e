import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { textOf } from './inline-text.ts'

/** A paragraph that is a list: the text before its first label, and each label with the text after it. */
export interface LabelledParts {
  readonly before: string
  readonly items: readonly string[]
  /** The same as terms with their meanings, which begin in lower case: '**Half-life:** the time in which …' */
  readonly terms?: readonly { readonly term: string; readonly definition: string }[]
}

const fewest = { labels: 2, words: 3 }
const mostLabelWords = 6
const sentenceEnd = /(?:^|[.!?…。！？؟।:：;；])["”»)]?\s*$/u

/**
 * `**Tissue.** Look at the wound bed. **Moisture.** Judge how much fluid there is.` or the same with colons: a list in one
 * paragraph. Undefined if fewer than two bold labels start sentences.
 */
export function readLabelledParts(nodes: readonly TreeNode[]): LabelledParts | undefined {
  const solid = nodes.filter((node) => isElement(node) || node.text.trim() !== '')
  const [first] = solid
  if (solid.length === 1 && isElement(first) && first.name !== 'strong' && first.name !== 'b')
    return readLabelledParts(first.children)
  const labels = nodes.flatMap((node, at) => (isElement(node) && isLabel(node, at, nodes) ? [at] : []))
  if (labels.length < fewest.labels) return undefined
  const parts = labels.map((at, index) => {
    const label = nodes[at]
    const definition = textOf(nodes.slice(at + 1, labels[index + 1])).replace(/^\s*[:：]\s*/u, '')
    return { term: label ? textOf(label).replace(/\s*[:：.。।]$/u, '') : '', definition }
  })
  if (parts.some(({ definition }) => countWords(definition) < fewest.words)) return undefined
  const items = parts.map(
    ({ term, definition }) => `${term}${/^\p{Script=Han}/u.test(term) ? '：' : ': '}${definition}`,
  )
  const areTerms = parts.every(
    ({ definition }) => /^\p{Ll}/u.test(definition) && !/[.!?]\s/u.test(definition),
  )
  const before = textOf(nodes.slice(0, labels[0]))
  return { before, items, ...(areTerms && { terms: parts }) }
}

/** The nodes beside a label that show whether it starts a sentence. */
const near = 3

/** Bold words that start a sentence, with a colon or a stop after them. */
function isLabel(node: ElementNode, at: number, nodes: readonly TreeNode[]): boolean {
  if (node.name !== 'strong' && node.name !== 'b') return false
  const name = textOf(node)
  if (countWords(name) > mostLabelWords) return false
  const after = textOf(nodes.slice(at + 1, at + 1 + near))
  const isClosed = /[:：]$/u.test(name) || (/[.。।]$/u.test(name) && !/^\p{Ll}/u.test(after))
  return (
    (isClosed || /^[:：]/u.test(after)) &&
    /^[\p{Lu}\p{Lo}\p{N}¿"“«„]/u.test(name) &&
    /\p{L}/u.test(name) &&
    sentenceEnd.test(textOf(nodes.slice(Math.max(0, at - near), at)))
  )
}

const mostBoldWords = 8

/** The bold words in a paragraph, as the page writes them. */
export function boldIn(nodes: readonly TreeNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return []
    if (node.name !== 'strong' && node.name !== 'b') return boldIn(node.children)
    const text = textOf(node)
    return text !== '' && countWords(text) <= mostBoldWords ? [text] : []
  })
}
