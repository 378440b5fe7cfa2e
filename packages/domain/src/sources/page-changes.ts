import { matchPassages, type Predecessors } from './match-passages.ts'
import { hashPassage } from './passage-hash.ts'
import type { Passage } from './passage.ts'

/** A change of the page: the passage before and after it. Without `before` it was added, without `after` removed. */
export interface PassageChange {
  readonly before: Passage | undefined
  readonly after: Passage | undefined
}

/**
 * The page of today for a document that was made from `before`: passages that the document knows keep their ids, also
 * after an edit, so that the sources of slides and lines stay right. An added passage gets an id from its words, so that
 * two readings of one page agree. Pictures are those that Lectern has stored.
 */
export function carryIds(
  before: readonly Passage[],
  page: readonly Passage[],
  language: string | undefined,
): Passage[] {
  const predecessors = matchPassages(before, page, language)
  const ids = idsAfter(before, page, predecessors)
  return page.flatMap((passage) => {
    const { image: _, ...now } = passage
    const old = predecessors.get(passage)
    if (!old && hashPassage(passage) === undefined) return []
    const image = old?.image && { ...old.image, alt: passage.image?.alt ?? old.image.alt }
    return [{ ...now, id: ids.get(passage) ?? passage.id, ...(image && { image }) }]
  })
}

/** A document, and its parts with sources. */
interface Sourced<Part> {
  readonly passages?: readonly Passage[] | undefined
  readonly parts: readonly Part[]
}

/**
 * A document that was generated again, with the ids of the passages that the stored document (`before`) has too, also after an
 * edit of the page. Both versions then name a passage alike, so that a merge of both finds its sources.
 */
export function keepPassageIds<Part extends { readonly sources?: string[] | undefined }>(
  { passages, parts }: Sourced<Part>,
  before: readonly Passage[],
  language: string | undefined,
): { passages: Passage[] | undefined; parts: Part[] } {
  const ids = idsAfter(before, passages ?? [], matchPassages(before, passages ?? [], language))
  const idOf = new Map([...ids].map(([passage, id]) => [passage.id, id]))
  return {
    passages: passages?.map((passage) => ({ ...passage, id: ids.get(passage) ?? passage.id })),
    parts: parts.map((part) =>
      part.sources ? { ...part, sources: part.sources.map((id) => idOf.get(id) ?? id) } : part,
    ),
  }
}

function idsAfter(
  before: readonly Passage[],
  page: readonly Passage[],
  predecessors: Predecessors,
): ReadonlyMap<Passage, string> {
  const taken = new Set(before.map(({ id }) => id))
  const ids = new Map<Passage, string>()
  for (const passage of page) {
    const hash = hashPassage(passage)
    const added = () => unused(hash === undefined ? passage.id : `n${hash}`, taken)
    const id = predecessors.get(passage)?.id ?? added()
    taken.add(id)
    ids.set(passage, id)
  }
  return ids
}

function unused(id: string, taken: ReadonlySet<string>): string {
  for (let at = 1; ; at += 1) {
    const next = at === 1 ? id : `${id}-${at}`
    if (!taken.has(next)) return next
  }
}

/**
 * The changes from the passages of a document to those of today (`carryIds`), in the order of the page; a removed
 * passage stands where it was. A passage that moved has not changed.
 */
export function changesBetween(before: readonly Passage[], now: readonly Passage[]): PassageChange[] {
  const old = new Map(before.map((passage) => [passage.id, passage]))
  const ids = new Set(now.map(({ id }) => id))
  const removed = before.flatMap((passage, at) =>
    ids.has(passage.id) || hashPassage(passage) === undefined
      ? []
      : [{ change: { before: passage, after: undefined }, after: before[at - 1]?.id }],
  )
  const changes: PassageChange[] = []
  const addRemovedAfter = (id: string | undefined): void => {
    for (const one of removed.filter(({ after }) => after === id)) {
      changes.push(one.change)
      addRemovedAfter(one.change.before.id)
    }
  }
  addRemovedAfter(undefined)
  for (const after of now) {
    const known = old.get(after.id)
    if (!known || hashPassage(known) !== hashPassage(after)) changes.push({ before: known, after })
    addRemovedAfter(after.id)
  }
  return changes
}

/** The changed passages among the sources of a part. */
export function changesUnder(
  changes: readonly PassageChange[],
  sources: readonly string[] | undefined,
): PassageChange[] {
  return changes.filter(({ before }) => before !== undefined && sources?.includes(before.id))
}

/** Whether two versions of a passage say the same. */
export function isSamePassage(one: Passage, two: Passage): boolean {
  return hashPassage(one) === hashPassage(two)
}
