import type { Passage } from '@lectern/domain/sources/passage.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import type { Block, StructuredPage } from './page.ts'
import { proseOf } from './page-reader/block-text.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { chooseLanguage } from '../languages/recognise-language.ts'

/**
 * The page that a document was made of, from the passages that are kept with it. `language` is the document's, which may
 * be another than the page's: a language model can translate. Addresses of pictures are those of our media.
 */
export function pageOfPassages(
  passages: readonly Passage[],
  { title, language }: { title: string; language: string | undefined },
): StructuredPage {
  const blocks = passages.map(blockOf)
  const own = chooseLanguage(blocks.map(proseOf).join(' '), language)
  return {
    title,
    language: own,
    direction: directionOf(own),
    blocks,
    words: blocks.reduce((sum, block) => sum + countWords(proseOf(block)), 0),
  }
}

function blockOf({ id, path, text, image, kind, parts = [] }: Passage): Block {
  const base = { id, path }
  const [[first = '', second = ''] = []] = parts
  switch (kind) {
    case 'table': {
      const [, header = [], ...rows] = parts
      return { ...base, kind, caption: first, header, rows }
    }
    case 'definition':
      return { ...base, kind, term: first, definition: second }
    case 'quote':
      return { ...base, kind, text: first, attribution: second }
    case 'callout':
      return { ...base, kind, label: first, text: second }
    case 'code':
      return { ...base, kind, text, codeLanguage: first }
    case 'math':
      return { ...base, kind, latex: text.replace(/^\$\$|\$\$$/g, '') }
    case 'list':
      return { ...base, kind, ordered: false, items: itemsOf(text) }
    default:
      if (image) return { ...base, kind: 'figure', image: { url: image.url }, alt: image.alt, caption: text }
      // Of documents that are older than their kinds, only lists have several lines.
      return text.includes('\n')
        ? { ...base, kind: 'list', ordered: false, items: itemsOf(text) }
        : { ...base, kind: 'paragraph', text }
  }
}

function itemsOf(text: string) {
  return text.split('\n').map((line) => ({ text: line, items: [] }))
}

/** Where slides find the pictures of such a page. */
export function imagesOfPassages(passages: readonly Passage[]): ReadonlyMap<string, string> {
  return new Map(passages.flatMap(({ image }) => (image ? [[image.url, image.url]] : [])))
}
