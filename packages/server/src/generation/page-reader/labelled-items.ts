import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { holdsPicture, isBlock, textOf } from './inline-text.ts'
import { isAllBold } from './terms.ts'

/** An item of a list with its label on a line of its own, and what is below the label. */
export interface LabelledItem {
  readonly label: string
  readonly below: readonly TreeNode[]
}

const most = { labelWords: 8, topicWords: 5 }
const fewest = { items: 2, words: 3, wordsOfText: 6 }

/**
 * The items of a list that are sections: each has a label on its first line ('Main parts:'), most have text below it, and some have a
 * list of their own or several sentences. Undefined for other lists.
 */
export function readLabelledItems(list: ElementNode): readonly LabelledItem[] | undefined {
  const items = list.children.filter((child) => textOf(child) !== '' || holdsPicture(child))
  const found = items.flatMap((item) => (isElement(item) && item.name === 'li' ? (readItem(item) ?? []) : []))
  if (found.length < fewest.items || found.length < items.length) return undefined
  const withText = found.filter(
    ({ below }) => countWords(textOf(below.filter((node) => !isList(node)))) >= fewest.wordsOfText,
  )
  const isLong = found.some(({ below }) => below.some(isList) || /[.!?。]\s\p{Lu}|。./u.test(textOf(below)))
  return isLong && withText.length * 2 > found.length ? found : undefined
}

const ofTopic = { items: 2, words: 10 }

/**
 * A list of notes in which some items are topics: short labels without a full stop, each with a list of several notes below it. The topics
 * and, in their place, the other items. Undefined for other lists, and for classes with their names.
 */
export function readTopics(list: ElementNode): readonly (LabelledItem | TreeNode)[] | undefined {
  const found = list.children.map(
    (item) => (isElement(item) && item.name === 'li' ? topicOf(item) : undefined) ?? item,
  )
  return found.filter((one) => 'label' in one).length >= fewest.items ? found : undefined
}

function topicOf({ children }: ElementNode): LabelledItem | undefined {
  const lists = children.filter(isList)
  const own = children.filter((node) => !isList(node))
  // A picture beside the label stays with its item.
  if (own.some(holdsPicture)) return undefined
  const label = textOf(own)
  const notes = lists.flatMap((one) => (isElement(one) ? one.children : [])).filter(isElement)
  const isLabel =
    /\p{L}/u.test(label) && countWords(label) <= most.topicWords && !/[.!?。;；,，]/u.test(label)
  const isTopic =
    isLabel &&
    countWords(textOf(lists)) >= ofTopic.words &&
    (notes.length >= ofTopic.items || notes.some((note) => note.children.some(isList)))
  return isTopic ? { label: label.replace(/\s*[:：]$/u, ''), below: lists } : undefined
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
    !line.some(holdsPicture) &&
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
