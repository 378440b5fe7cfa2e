import { isSamePassage } from '@lectern/domain/sources/page-changes.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import type { MergeRow, Side } from './compare-versions.ts'
import type { MergeChoices } from './merge-choices.ts'

/** The passages of both versions and of their common version. */
export interface PassagesOfVersions {
  readonly mine: readonly Passage[]
  readonly theirs: readonly Passage[]
  /** Undefined if the common version is not available. */
  readonly base: readonly Passage[] | undefined
}

type ById = ReadonlyMap<string, Passage>

/**
 * The passages of a merged document. A change of the page that one side has settled stays settled, unless the author
 * rejects what that side made of it. It then becomes a change of the page again, so that nothing is settled by accident.
 */
export function mergePassages(
  versions: PassagesOfVersions,
  rows: readonly MergeRow[],
  choices: MergeChoices,
): Passage[] {
  const { frame } = choices
  const byId = { mine: toMap(versions.mine), theirs: toMap(versions.theirs) }
  const base = versions.base && toMap(versions.base)
  const based = rows.map((row) => ({ row, taken: choices.rows.get(row) ?? row.proposed }))
  const chosen = (id: string): Passage | undefined => {
    if (isSame(byId.mine.get(id), byId.theirs.get(id))) return byId[frame].get(id)
    const under = based.filter(({ row }) => hasSource(row, 'mine', id) || hasSource(row, 'theirs', id))
    const isNeeded = under.some(({ row, taken }) => hasSource(row, taken, id))
    const side = sideOf(id, under, { byId, base, frame })
    return byId[side].get(id) ?? (isNeeded && !base?.has(id) ? byId[other(side)].get(id) : undefined)
  }
  return inOrderOf(versions[frame], versions[other(frame)]).flatMap((id) => chosen(id) ?? [])
}

/** The side whose passage belongs to the parts that are taken. */
function sideOf(
  id: string,
  under: readonly { readonly row: MergeRow; readonly taken: Side }[],
  { byId, base, frame }: { byId: Readonly<Record<Side, ById>>; base: ById | undefined; frame: Side },
): Side {
  const changedBy = (['mine', 'theirs'] as const).filter(
    (side) => base && !isSame(byId[side].get(id), base.get(id)),
  )
  const [settled] = changedBy
  const different = under.filter(({ row }) => !row.same)
  if (settled && changedBy.length === 1) {
    const isRejected = different.some(({ row, taken }) => taken !== settled && isChangedBy(row, settled))
    return isRejected ? other(settled) : settled
  }
  const sides = new Set(different.map(({ taken }) => taken))
  return sides.size === 1 ? (different[0]?.taken ?? frame) : frame
}

const other = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine')

const isChangedBy = ({ changedBy }: MergeRow, side: Side): boolean =>
  changedBy === 'both' || changedBy === (side === 'mine' ? 'me' : 'them')

const hasSource = (row: MergeRow, side: Side, id: string): boolean =>
  row[side]?.sources?.includes(id) ?? false

const toMap = (passages: readonly Passage[]): ById => new Map(passages.map((one) => [one.id, one]))

function isSame(one: Passage | undefined, two: Passage | undefined): boolean {
  return (one === undefined) === (two === undefined) && (!one || !two || isSamePassage(one, two))
}

/** The ids of both lists. An id that only the second list has follows the same id as there. */
function inOrderOf(first: readonly Passage[], second: readonly Passage[]): string[] {
  const ids = first.map(({ id }) => id)
  const known = new Set(ids)
  let before: string | undefined
  for (const { id } of second) {
    if (!known.has(id)) ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
    before = id
  }
  return ids
}
