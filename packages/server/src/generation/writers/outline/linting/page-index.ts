import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { kindOf } from '../../../blocks/block-kinds.ts'
import type { Block, StructuredPage } from '../../../page.ts'
import { comparable } from '../language/normalise.ts'

/** Where a sentence is on the page. */
export interface Place {
  readonly order: number
  readonly block: string
  readonly heading: string
  /** The first sentence below its heading. */
  readonly isFirst: boolean
  /** Its words, to be compared. */
  readonly key: string
}

export interface PageIndex {
  readonly page: StructuredPage
  readonly places: readonly Place[]
  /** The place of a sentence, of its beginning or of its end; undefined if the page does not contain it. */
  find(sentence: string): Place | undefined
  /** The text of all blocks, as it is on the page. */
  readonly text: string
  /** True if a text is a part of the page, apart from punctuation and text in brackets. */
  contains(text: string): boolean
  blocksOf(ids: readonly string[]): readonly Block[]
}

/** The sentences of a page in order, found by their words. */
export function indexPage(page: StructuredPage): PageIndex {
  const places: Place[] = []
  const known = new Map<string, { key: string; place: Place }[]>()
  let heading: string | undefined
  for (const block of page.blocks) {
    const above = block.path.at(-1) ?? page.title
    for (const sentence of textsOf(block).flatMap((text) => splitSentences(text, page.language))) {
      const key = comparable(sentence)
      if (key === '') continue
      const place = { order: places.length, block: block.id, heading: above, isFirst: above !== heading, key }
      heading = above
      places.push(place)
      known.set(start(key), [...(known.get(start(key)) ?? []), { key, place }])
    }
  }
  const text = page.blocks.flatMap(textsOf).join('\n')
  const all = comparable(text)
  const byId = new Map(page.blocks.map((block) => [block.id, block]))
  /** The only sentence of which this is the end: its beginning was asked as a question. */
  const endings = (wanted: string) => {
    if (wanted.length < shortestEnd) return undefined
    const found = [...known.values()].flat().filter(({ key }) => key.endsWith(` ${wanted}`))
    return found.length === 1 ? found[0] : undefined
  }
  return {
    page,
    places,
    text,
    find(sentence) {
      const wanted = comparable(sentence)
      const candidates = known.get(start(wanted)) ?? []
      const found =
        candidates.find(({ key }) => key === wanted) ??
        candidates.find(({ key }) => key.startsWith(wanted) || wanted.startsWith(key)) ??
        endings(wanted)
      return found?.place
    },
    contains: (part) => all.includes(comparable(part)),
    blocksOf: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
  }
}

const shortestEnd = 20

function start(key: string): string {
  return key.slice(0, 12)
}

/** All texts of a block, in reading order. */
export function textsOf(block: Block): readonly string[] {
  return kindOf(block).texts(block)
}
