import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isElement } from '../html-tree.ts'
import type { ElementNode } from '../html-tree.ts'
import { textOf } from '../inline-text.ts'
import type { BlockReader } from '../block-reader.ts'
import { readLabelledParts } from '../labelled-parts.ts'
import { readTerm } from '../terms.ts'

/** Definition lists, and plain lists in which every item is a term with its meaning: '**Term**: meaning' or 'Term = meaning'. */
export const definition: BlockReader = {
  reads: (element) => element.name === 'dl' || (element.name === 'ul' && isGlossary(element)),
  read(element, page) {
    const found = element.name === 'dl' ? pairs(element) : itemsOf(element).map(termOf)
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
    items.every((item) => termOf(item) !== undefined && !readLabelledParts(item.children))
  )
}

function termOf({ children }: ElementNode): { term: string; definition: string } | undefined {
  return readTerm(children) ?? readEquation(textOf(children))
}

const equation = /^(\p{L}[\p{L}\s’'()-]{1,40}?)\s=\s(\p{L}[^=]+)$/u
const fewestOfMeaning = 4

/** 'Runoff = water that flows over the ground'. A formula in words has a sign or a number on its right side. */
function readEquation(text: string): { term: string; definition: string } | undefined {
  const [, term, meaning] = equation.exec(text) ?? []
  if (term === undefined || meaning === undefined) return undefined
  const [first = ''] = meaning.split('.')
  const isFormula = /[\p{N}÷×+*/]|\s[–−-]\s/u.test(first) || countWords(meaning) < fewestOfMeaning
  return isFormula ? undefined : { term, definition: meaning }
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
