import type { PassageChange } from './page-changes.ts'
import type { Passage } from './passage.ts'

/**
 * The passages of a document after its author has decided about the changes of its page. Changes in `open` are not
 * decided yet, so that they remain changes.
 */
export function passagesAfterDecisions(
  before: readonly Passage[],
  now: readonly Passage[],
  open: readonly PassageChange[],
): Passage[] {
  const edited = new Map(open.flatMap(({ before: was, after }) => (after ? [[after.id, was] as const] : [])))
  const settled = now.flatMap((passage) =>
    edited.has(passage.id) ? (edited.get(passage.id) ?? []) : [passage],
  )
  for (const { before: was, after } of open) {
    if (!was || after) continue
    const previous = before[before.indexOf(was) - 1]
    settled.splice(settled.findIndex(({ id }) => id === previous?.id) + 1, 0, was)
  }
  return settled
}
