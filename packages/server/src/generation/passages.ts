import type { Passage } from '@lectern/domain/sources/passage.ts'
import { kindOf } from './blocks/block-kinds.ts'
import type { Block, StructuredPage } from './page.ts'

/** The page for the author to compare with slides and dialogue; with the pictures that could be stored. */
export function passagesOf(page: StructuredPage, images: ReadonlyMap<string, string>): Passage[] {
  return page.blocks.flatMap((block) => {
    const image = imageOf(block, images)
    const text = kindOf(block).passageText(block)
    if (!text && !image) return []
    return [{ id: block.id, path: [...block.path], text, ...(image && { image }), ...partsOf(block) }]
  })
}

/** The data, beside its text, from which a passage becomes a block again: see `pageOfPassages`. */
function partsOf(block: Block): Pick<Passage, 'kind' | 'parts'> {
  const kind = kindOf(block)
  if (!('restore' in kind)) return {}
  const parts = kind.passageParts?.(block)
  return { kind: block.kind, ...(parts && { parts }) }
}

function imageOf(block: Block, images: ReadonlyMap<string, string>): Passage['image'] {
  const picture = kindOf(block).picture?.(block)
  const url = picture && images.get(picture.image.url)
  return url === undefined ? undefined : { url, alt: picture?.alt ?? '' }
}
