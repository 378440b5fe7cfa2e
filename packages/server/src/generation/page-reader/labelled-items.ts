import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { isBlock, textOf } from './inline-text.ts'
import { isAllBold } from './terms.ts'

/** An item of a list with its label on a line of its own, and what is below the label. */
export interface LabelledItem {
  readonly label: string
  readonly below: readonly TreeNode[]
}

const most = { labelWords: 8 }
const fewest = { items: 2, words: 3, wordsOfText: 6 }

/**
 * The items of a list that are sections: each has a label on its first line ('Main parts:'), most have text below it, and some have a
 * list of their own or several sentences. Undefined for other lists.
 */
export function readLabelledItems(list: ElementNode): readonly LabelledItem[] | undefined {
  const items = list.children.filter(
    (child): child is ElementNode => isElement(child) && textOf(child) !== '',
  )
  const found = items.flatMap((item) => (item.name === 'li' ? (readItem(item) ?? []) : []))
  if (found.length < fewest.items || found.length < items.length) return undefined
  const withText = found.filter(
    ({ below }) => countWords(textOf(below.filter((node) => !isList(node)))) >= fewest.wordsOfText,
  )
  const isLong = found.some(({ below }) => below.some(isList) || /[.!?。]\s\p{Lu}|。./u.test(textOf(below)))
  return isLong && withText.length * 2 > found.length ? found : undefined
}

function readItem({ children }: ElementNode): LabelledItem | undefined {
  const solid = children.filter((node) => isElement(node) || node.text.trim() !== '')
  const end = solid.findIndex((node) => isElement(node) && (node.name === 'br' || isBlock(node)))
  const [first] = solid
  const isParagraph = end === 0 && isElement(first) && first.name === 'p'
  const line = isParagraph ? [first] : solid.slice(0, Math.max(0, end))
  const below = solid.slice(isParagraph ? 1 : end)
  const label = textOf(line)
  const isLabel =
    /\p{L}/u.test(label) &&
    countWords(label) <= most.labelWords &&
    (/[:：]$/u.test(label) || isAllBold(boldOf(line)))
  return isLabel && countWords(textOf(below)) >= fewest.words
    ? { label: label.replace(/\s*[:：]$/u, ''), below }
    : undefined
}

function boldOf(line: readonly TreeNode[]): readonly TreeNode[] {
  return line.flatMap((node) => (isElement(node) && node.name === 'p' ? node.children : [node]))
}

function isList(node: TreeNode): boolean {
  return isElement(node) && (node.name === 'ul' || node.name === 'ol')
}
