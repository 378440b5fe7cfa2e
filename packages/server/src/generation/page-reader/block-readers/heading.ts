import { countWords } from '@lectern/domain/narration/count-words.ts'
import { textOf } from '../inline-text.ts'
import type { BlockReader } from '../block-reader.ts'

/** A heading with more words is a paragraph in a large font. */
const maxWords = 25

export const heading: BlockReader = {
  reads: (element) => /^h[1-6]$/.test(element.name),
  read(element, page) {
    const text = textOf(element)
    if (text !== '' && countWords(text) <= maxWords) page.heading(Number(element.name[1]), text)
    else if (text !== '') page.add({ kind: 'paragraph', text })
  },
}
