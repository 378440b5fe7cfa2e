import type { ListItem } from '../../page.ts'
import { classesOf, descendants, isElement } from '../html-tree.ts'
import type { ElementNode, TreeNode } from '../html-tree.ts'
import { isBlock, mediaElements, textOf } from '../inline-text.ts'
import type { BlockReader, PageUnderReading } from '../block-reader.ts'
import { readLabelledItems, readTopics } from '../labelled-items.ts'
import type { LabelledItem } from '../labelled-items.ts'
import { latexOf } from '../math.ts'
import { readRunIn } from '../run-in.ts'
import { readTerm } from '../terms.ts'

/** Lists with all their levels. Lists of links within the page or to its neighbours are navigation, and dropped. */
export const list: BlockReader = {
  reads: (element) => element.name === 'ul' || element.name === 'ol' || element.name === 'menu',
  read(element, page) {
    if (isNavigation(element)) return
    const sections = readLabelledItems(element)
    const topics = sections ? undefined : readTopics(element)
    if (sections) for (const { label, below } of sections) page.box(label, below)
    else if (topics) readTopicsOf(topics, element, page)
    else if (holdsSections(element)) readSections(element, page)
    else addList(element, page)
  },
}

function addList(element: ElementNode, page: PageUnderReading): void {
  const items = withoutOnlyTop(itemsOf(element, page))
  if (items.length > 0) page.add({ kind: 'list', ordered: element.name === 'ol', items })
  for (const rich of richParts(element)) page.walk([rich])
}

/** Topics are sections. The items between them stay a list. */
function readTopicsOf(
  topics: readonly (LabelledItem | TreeNode)[],
  element: ElementNode,
  page: PageUnderReading,
): void {
  let plain: TreeNode[] = []
  const endList = () => {
    addList({ ...element, children: plain }, page)
    plain = []
  }
  for (const one of topics) {
    if ('label' in one) {
      endList()
      page.box(one.label, one.below)
    } else plain.push(one)
  }
  endList()
}

/** Items with headings are read as sections. The items between them stay a list. */
function readSections(element: ElementNode, page: PageUnderReading): void {
  let plain: TreeNode[] = []
  const endList = () => {
    addList({ ...element, children: plain }, page)
    plain = []
  }
  for (const child of element.children) {
    if (isElement(child) && holdsSections(child)) {
      endList()
      page.walk(child.children)
    } else plain.push(child)
  }
  endList()
}

/** 'New form: the novel in letters' with its list: one item above others is the first of them. */
function withoutOnlyTop(items: ListItem[]): ListItem[] {
  const [top, ...others] = items
  return top && others.length === 0 && top.items.length > 1 ? [{ ...top, items: [] }, ...top.items] : items
}

function itemsOf(element: ElementNode, page: PageUnderReading): ListItem[] {
  const items: ListItem[] = []
  for (const child of element.children) {
    if (isList(child)) adopt(items, itemsOf(child, page))
    else if (isElement(child) && child.name !== 'li') pushText(items, textOf(child), [])
    else if (isElement(child)) pushItem(items, child, page)
    else pushText(items, child.text.replace(/\s+/g, ' ').trim(), [])
  }
  return items
}

/** `<ul><ul>` without an item between: the inner items belong to the previous item, or form the list. */
function adopt(items: ListItem[], inner: readonly ListItem[]): void {
  const last = items.pop()
  if (last) items.push({ text: last.text, items: [...last.items, ...inner] })
  else items.push(...inner)
}

function pushItem(items: ListItem[], item: ElementNode, page: PageUnderReading): void {
  const nested: ListItem[] = []
  const words = ownNodes(item.children, nested, page)
  const runIn = readRunIn(words, page.isNewSentence)
  const text = runIn && !/\p{P}$/u.test(runIn.heading) ? `${runIn.heading}: ${runIn.text}` : withColon(words)
  pushText(items, text, nested)
}

/** '**Evaporation** - the sun heats water' is read with a colon. */
function withColon(words: readonly TreeNode[]): string {
  const text = textOf(words)
  const term = readTerm(words)
  return term && new RegExp(String.raw`^.{${term.term.length}}\s+[–—-]\s`, 'su').test(text)
    ? `${term.term}: ${term.definition}`
    : text
}

function pushText(items: ListItem[], text: string, nested: readonly ListItem[]): void {
  if (text !== '') items.push({ text, items: nested })
  else items.push(...nested)
}

/** An item's own words. Lists inside it, at any depth, go to `nested`. Elements with their own blocks are omitted. */
function ownNodes(nodes: readonly TreeNode[], nested: ListItem[], page: PageUnderReading): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (isList(node)) return (nested.push(...itemsOf(node, page)), [])
    if (!isElement(node) || isRich(node)) return isElement(node) ? [] : [node]
    if (!descendants(node).some((one) => isList(one) || isRich(one))) return [node]
    return [{ ...node, children: ownNodes(node.children, nested, page) }]
  })
}

/** Content that a list item cannot hold as text: it follows the list as separate blocks. */
function isRich(element: ElementNode): boolean {
  if (element.name === 'img') return latexOf(element) === undefined && !classesOf(element).includes('emoji')
  return (
    ['table', 'pre', 'figure', 'blockquote', 'dl', 'details'].includes(element.name) ||
    mediaElements.has(element.name)
  )
}

function richParts(element: ElementNode): readonly ElementNode[] {
  return element.children
    .filter((child) => isElement(child))
    .flatMap((child) => (isRich(child) ? [child] : richParts(child)))
}

function isList(node: TreeNode): node is ElementNode {
  return isElement(node) && (node.name === 'ul' || node.name === 'ol' || node.name === 'menu')
}

/** A list whose items have headings is used for layout. */
function holdsSections(element: ElementNode): boolean {
  return descendants(element).some((one) => /^h[1-6]$/.test(one.name) && textOf(one) !== '')
}

function isNavigation(element: ElementNode): boolean {
  const items = element.children.filter((child) => isElement(child))
  return items.length > 1 && items.every((item) => isNothingButLink(item))
}

function isNothingButLink(item: ElementNode): boolean {
  const links = [...descendants(item)].filter((one) => one.name === 'a')
  const [link] = links
  if (links.length !== 1 || !link || descendants(item).some((one) => isBlock(one) && one.name !== 'p'))
    return false
  const within = (link.attributes.get('href') ?? '').startsWith('#')
  const neighbour = ['Page', 'Module', '[Page]'].includes(link.attributes.get('data-api-returntype') ?? '')
  return (within || neighbour) && textOf(link) === textOf(item)
}
