import type { Passage } from '@lectern/domain/sources/passage.ts'
import type { Block, StructuredPage } from './page.ts'
import { proseOf } from './page-reader/block-text.ts'

/** The page for the author to compare with slides and dialogue; with the pictures that could be stored. */
export function passagesOf(page: StructuredPage, images: ReadonlyMap<string, string>): Passage[] {
  return page.blocks.flatMap((block) => {
    const image = imageOf(block, images)
    const text = textOf(block)
    if (!text && !image) return []
    return [{ id: block.id, path: [...block.path], text, ...(image && { image }), ...partsOf(block) }]
  })
}

/** The data, beside its text, from which a passage becomes a block again: see `pageOfPassages`. */
function partsOf(block: Block): Pick<Passage, 'kind' | 'parts'> {
  const { kind } = block
  switch (kind) {
    case 'table':
      return { kind, parts: [[block.caption], [...block.header], ...block.rows.map((row) => [...row])] }
    case 'definition':
      return { kind, parts: [[block.term, block.definition]] }
    case 'quote':
      return { kind, parts: [[block.text, block.attribution]] }
    case 'callout':
      return { kind, parts: [[block.label, block.text]] }
    case 'code':
      return { kind, parts: [[block.codeLanguage]] }
    case 'list':
    case 'math':
      return { kind }
    default:
      return {}
  }
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'code':
      return block.text
    case 'math':
      return `$$${block.latex}$$`
    case 'figure':
      return block.caption || block.alt
    case 'list':
      return block.items
        .map((item) => [item.text, ...item.items.map((inner) => inner.text)].join('\n'))
        .join('\n')
    default:
      return proseOf(block)
  }
}

function imageOf(block: Block, images: ReadonlyMap<string, string>): Passage['image'] {
  if (block.kind !== 'figure') return undefined
  const url = images.get(block.image.url)
  return url === undefined ? undefined : { url, alt: block.alt }
}
