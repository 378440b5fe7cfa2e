import type { LinePlace } from '@lectern/domain/podcast/play-order.ts'
import type { DialogueLine, Podcast, Segment } from '@lectern/domain/podcast/podcast.ts'
import type { DocumentStore } from '../../../editing/document-store.ts'

export type LineNames = ReturnType<typeof createLineNames>

/**
 * Names for the lines of an open podcast, which have no identity in the document: one keeps its name while it is edited
 * or moved, so that what is open beside it stays beside it.
 */
export function createLineNames(store: Pick<DocumentStore<Podcast>, 'getState' | 'subscribe'>) {
  const names = new WeakMap<DialogueLine, string>()
  let made = 0

  function nameAll(podcast: Podcast, before?: Podcast): void {
    podcast.segments.forEach(({ dialogue }, index) => {
      const earlier = before?.segments[index]?.dialogue
      if (dialogue === earlier || dialogue.every((line) => names.has(line))) return
      const still = new Set(dialogue)
      dialogue.forEach((line, at) => {
        if (names.has(line)) return
        const was = earlier?.[at]
        // What stands in the place of one that is gone is that one, edited.
        const inherited = was && !still.has(was) ? names.get(was) : undefined
        names.set(line, inherited ?? `line ${(made += 1)}`)
      })
    })
  }

  nameAll(store.getState().history.present)
  store.subscribe((open, before) => {
    if (open.history.present !== before.history.present) nameAll(open.history.present, before.history.present)
  })

  return {
    nameOf: (line: DialogueLine): string => names.get(line) ?? '',
    /** Where the line of that name stands by now. */
    placeOf(name: string, segments: readonly Segment[]): LinePlace | undefined {
      const places = segments.map(({ dialogue }) => dialogue.findIndex((line) => names.get(line) === name))
      const segment = places.findIndex((line) => line >= 0)
      return segment < 0 ? undefined : { segment, line: places[segment] ?? 0 }
    },
  }
}
