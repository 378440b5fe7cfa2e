import type { DocumentPart } from '../document/document-part.ts'
import { matchParts } from './match-parts.ts'

export type Side = 'mine' | 'theirs'

/** The author of a part's change since the common version. `unknown` if the common version is not available. */
export type ChangedBy = 'nobody' | 'me' | 'them' | 'both' | 'unknown'

/** A part of one version with its position. */
export interface PlacedPart extends DocumentPart {
  readonly index: number
}

/** A part in both versions. It may be missing in one of them. */
export interface MergeRow {
  readonly mine: PlacedPart | undefined
  readonly theirs: PlacedPart | undefined
  readonly same: boolean
  readonly changedBy: ChangedBy
  /** The side that is taken unless the author chooses the other. */
  readonly proposed: Side
}

/** Two versions of a document side by side. */
export interface Comparison {
  /** Title and other data of the documents themselves. */
  readonly frame: MergeRow
  /** In my order. Parts that only they have follow the same part as in theirs. */
  readonly rows: readonly MergeRow[]
  /** The side whose order is proposed. Undefined if both have the same order. */
  readonly order: Side | undefined
}

/** A version in the form that is compared. */
export interface ComparedVersion {
  readonly frame: DocumentPart
  readonly parts: readonly DocumentPart[]
}

/** Compares mine with theirs. `base` is the common version, which shows who changed a part. Undefined if it is not available. */
export function compareVersions(
  mine: ComparedVersion,
  theirs: ComparedVersion,
  base: ComparedVersion | undefined,
): Comparison {
  const frame = rowOf(place(mine.frame, 0), place(theirs.frame, 0), base?.frame, base !== undefined)
  const rows = inOrder(pairRows(mine.parts, theirs.parts, base?.parts), 'mine')
  return { frame, rows, order: proposeOrder(rows, base?.parts) }
}

/** All rows in the order of one side. A part that this side lacks follows the same part as on the other side. */
export function inOrder(rows: readonly MergeRow[], side: Side): MergeRow[] {
  const other = side === 'mine' ? 'theirs' : 'mine'
  const ordered = rows.filter((row) => row[side]).toSorted(byPlace(side))
  let before: MergeRow | undefined
  for (const row of rows.filter((one) => one[other]).toSorted(byPlace(other))) {
    if (!row[side]) ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, row)
    before = row
  }
  return ordered
}

const byPlace = (side: Side) => (one: MergeRow, other: MergeRow) =>
  (one[side]?.index ?? 0) - (other[side]?.index ?? 0)

function place(part: DocumentPart | undefined, index: number): PlacedPart | undefined {
  return part && { ...part, index }
}

function pairRows(
  mine: readonly DocumentPart[],
  theirs: readonly DocumentPart[],
  base: readonly DocumentPart[] | undefined,
): MergeRow[] {
  const known = base !== undefined
  const rows: MergeRow[] = []
  const placeable = { mine: new Set(mine.keys()), theirs: new Set(theirs.keys()) }
  const add = (left: number | undefined, right: number | undefined, old: DocumentPart | undefined) => {
    if (left !== undefined) placeable.mine.delete(left)
    if (right !== undefined) placeable.theirs.delete(right)
    if (left === undefined && right === undefined) return
    const at = (parts: readonly DocumentPart[], index: number | undefined) =>
      index === undefined ? undefined : place(parts[index], index)
    rows.push(rowOf(at(mine, left), at(theirs, right), old, known))
  }

  const becameMine = matchParts(base ?? [], mine)
  const becameTheirs = matchParts(base ?? [], theirs)
  for (const [index, part] of (base ?? []).entries()) {
    add(becameMine.get(index), becameTheirs.get(index), part)
  }

  // Added parts. Equal parts that both sides added are one row, and similar ones stay two rows.
  const [leftMine, leftTheirs] = [[...placeable.mine], [...placeable.theirs]]
  const pick = (parts: readonly DocumentPart[], places: number[]) =>
    places.flatMap((index) => parts[index] ?? [])
  const pairs = matchParts(pick(mine, leftMine), pick(theirs, leftTheirs), { onlySame: known })
  for (const [at, index] of leftMine.entries()) {
    const pair = pairs.get(at)
    add(index, pair === undefined ? undefined : leftTheirs[pair], undefined)
  }
  for (const index of placeable.theirs) add(undefined, index, undefined)
  return rows
}

function rowOf(
  mine: PlacedPart | undefined,
  theirs: PlacedPart | undefined,
  base: DocumentPart | undefined,
  baseKnown: boolean,
): MergeRow {
  const same = mine?.content === theirs?.content
  const changedBy = baseKnown ? whoChanged(mine, theirs, base) : 'unknown'
  return { mine, theirs, same, changedBy, proposed: propose(mine, changedBy) }
}

function whoChanged(
  mine: DocumentPart | undefined,
  theirs: DocumentPart | undefined,
  base: DocumentPart | undefined,
): ChangedBy {
  const byMe = mine?.content !== base?.content
  const byThem = theirs?.content !== base?.content
  if (byMe && byThem) return 'both'
  return byMe ? 'me' : byThem ? 'them' : 'nobody'
}

/** Proposes a change that only one side made. If both changed the part, proposes mine, or theirs if I deleted it. */
function propose(mine: DocumentPart | undefined, changedBy: ChangedBy): Side {
  if (changedBy === 'me') return 'mine'
  if (changedBy === 'them') return 'theirs'
  return mine ? 'mine' : 'theirs'
}

/** Proposes their order if I have moved no part. */
function proposeOrder(
  rows: readonly MergeRow[],
  base: readonly DocumentPart[] | undefined,
): Side | undefined {
  const common = rows.filter((row) => row.mine && row.theirs)
  if (isSorted(common.map((row) => row.theirs?.index ?? 0))) return undefined
  const mine = common.toSorted(byPlace('mine')).flatMap((row) => row.mine ?? [])
  const mineInBase = base && [...matchParts(mine, base).entries()].toSorted(([one], [other]) => one - other)
  return mineInBase && isSorted(mineInBase.map(([, index]) => index)) ? 'theirs' : 'mine'
}

function isSorted(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
}
