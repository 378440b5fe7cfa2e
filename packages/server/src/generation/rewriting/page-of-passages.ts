import type { Passage } from '@lectern/domain/sources/passage.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import { type BlockContent, blockKinds, kindNamed, proseOf } from '../blocks/block-kinds.ts'
import type { Block, StructuredPage } from '../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { chooseLanguage } from '../../platform/languages/recognise-language.ts'

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

function blockOf(passage: Passage): Block {
  const { id, path, kind } = passage
  return { ...(kindNamed(kind)?.restore?.(passage) ?? withoutKind(passage)), id, path }
}

/** A paragraph or a picture. In older documents without kinds, only lists have several lines. */
function withoutKind(passage: Passage): BlockContent {
  const { text, image } = passage
  if (image) return { kind: 'figure', image: { url: image.url }, alt: image.alt, caption: text }
  const list = text.includes('\n') ? blockKinds.list.restore?.(passage) : undefined
  return list ?? { kind: 'paragraph', text }
}

/** The pictures of such a page, by the address that slides use. */
export function imagesOfPassages(passages: readonly Passage[]): ReadonlyMap<string, string> {
  return new Map(passages.flatMap(({ image }) => (image ? [[image.url, image.url]] : [])))
}
