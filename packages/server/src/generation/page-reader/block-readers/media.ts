import { mediaElements, textOf } from '../inline-text.ts'
import { find } from '../html-tree.ts'
import type { ElementNode } from '../html-tree.ts'
import type { BlockReader } from '../block-reader.ts'

/** Videos, recordings and embedded documents: their title and address. */
export const media: BlockReader = {
  reads: (element) => mediaElements.has(element.name),
  read(element, page) {
    const url = addressOf(element)
    if (url !== '') page.add({ kind: 'media', title: titleOf(element), url })
  },
}

function addressOf(element: ElementNode): string {
  const own = element.attributes.get('src') ?? element.attributes.get('data')
  return own ?? find(element, 'source')?.attributes.get('src') ?? ''
}

/** Ignores machine-generated titles (`string_indexes_slides`). */
function titleOf(element: ElementNode): string {
  const title = (element.attributes.get('title') ?? element.attributes.get('aria-label') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  if (title !== '') return /^[\w-]+_[\w-]+$/.test(title) ? '' : title
  return element.name === 'iframe' ? '' : textOf(element.children)
}
