import { isElement } from '../html-tree.ts'
import type { ElementNode } from '../html-tree.ts'
import { textOf } from '../inline-text.ts'
import type { BlockReader } from '../block-reader.ts'
import { readLabelledParts } from '../labelled-parts.ts'
import { readTerm } from '../terms.ts'

/** Definition lists, and plain lists in which every item is a bold term with its meaning. */
export const definition: BlockReader = {
  reads: (element) => element.name === 'dl' || (element.name === 'ul' && isGlossary(element)),
  read(element, page) {
    const found =
      element.name === 'dl' ? pairs(element) : itemsOf(element).map((item) => readTerm(item.children))
    for (const one of found) {
      if (!one) continue
      if (one.term && one.definition) page.add({ kind: 'definition', ...one })
      else page.add({ kind: 'paragraph', text: one.term || one.definition })
    }
  },
}

function itemsOf(list: ElementNode): readonly ElementNode[] {
  return list.children.filter((child) => isElement(child)).filter((child) => child.name === 'li')
}

function isGlossary(list: ElementNode): boolean {
  const items = itemsOf(list)
  // '**Myth:** … **Fact:** …' in one item defines nothing.
  return (
    items.length >= 2 &&
    items.every((item) => readTerm(item.children) !== undefined && !readLabelledParts(item.children))
  )
}

/** Several terms may share a meaning, and a term may have several. */
function pairs(list: ElementNode): readonly { term: string; definition: string }[] {
  const found: { term: string; definition: string }[] = []
  let terms: string[] = []
  let open = false
  for (const part of partsOf(list)) {
    const text = textOf(part)
    if (text === '') continue
    if (part.name === 'dt') {
      terms = open ? [...terms, text] : [text]
      open = true
    } else {
      found.push({ term: terms.join(' / '), definition: text })
      open = false
    }
  }
  if (open) found.push({ term: terms.join(' / '), definition: '' })
  return found
}

/** HTML allows a `div` around each pair. */
function partsOf(list: ElementNode): readonly ElementNode[] {
  return list.children
    .filter((child) => isElement(child))
    .flatMap((child) => (child.name === 'div' ? partsOf(child) : [child]))
}
