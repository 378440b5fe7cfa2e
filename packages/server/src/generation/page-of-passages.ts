import type { Passage } from '@lectern/domain/sources/passage.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import type { Block, StructuredPage } from './page.ts'
import { proseOf } from './page-reader/block-text.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { chooseLanguage } from '../languages/recognise-language.ts'

/**
 * The page of a document, restored from the passages that are stored with it. `language` is the document's. It may
 * differ from the page's, because a language model can translate. Addresses of pictures are those of Lectern's media.
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
      // In older documents without kinds, only lists have several lines.
      return text.includes('\n')
        ? { ...base, kind: 'list', ordered: false, items: itemsOf(text) }
        : { ...base, kind: 'paragraph', text }
  }
}

function itemsOf(text: string) {
  return text.split('\n').map((line) => ({ text: line, items: [] }))
}

/** The pictures of such a page, by the address that slides use. */
export function imagesOfPassages(passages: readonly Passage[]): ReadonlyMap<string, string> {
  return new Map(passages.flatMap(({ image }) => (image ? [[image.url, image.url]] : [])))
}
