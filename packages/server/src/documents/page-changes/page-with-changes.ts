import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'

/**
 * The passages of a document with some changes of the page: edited passages in their place, removed ones left out, and
 * added ones after the last passage under the same headings.
 */
export function withChanges(passages: readonly Passage[], changes: readonly PassageChange[]): Passage[] {
  const edits = new Map(changes.map(({ before, after }) => [before?.id, after]))
  const page = passages.flatMap((passage) =>
    edits.has(passage.id) ? (edits.get(passage.id) ?? []) : [passage],
  )
  for (const { before, after } of changes) {
    if (!after || page.includes(after)) continue
    const isKnown = before && passages.some(({ id }) => id === before.id)
    const headings = JSON.stringify(after.path)
    const last = page.findLastIndex(({ path }) => JSON.stringify(path) === headings)
    if (!isKnown) page.splice(last === -1 ? page.length : last + 1, 0, after)
  }
  return page
}
