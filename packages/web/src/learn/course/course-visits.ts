import { writeBrowserStorage, readBrowserStorage } from '../../audio/browser-storage.ts'
import { isRecord } from '../../ui/is-record.ts'
import type { ListedPiece } from './listed-pieces.ts'

const key = 'learner_courses'

/** How long a piece counts as new, in milliseconds. */
const newForMs = 14 * 24 * 60 * 60_000

/** When this device first saw a course and its pieces, in milliseconds. */
interface Visits {
  readonly first: number
  /** By the address of the piece. */
  readonly seen: Readonly<Record<string, unknown>>
}

/** Reads the stored visits of each course, by the address of its page. */
function readVisits(): Readonly<Record<string, unknown>> {
  const kept = readBrowserStorage(key)
  return isRecord(kept) ? kept : {}
}

/** When this device first saw a course and these pieces of it. Keeps `now` for what it sees for the first time. */
export function saveVisit(address: string, pieces: readonly string[], now: Date): Visits {
  const visits = readVisits()
  const kept = visitsOf(visits[address])
  const { first, seen } = kept ?? { first: now.getTime(), seen: {} }
  const unseen = pieces.filter((piece) => seen[piece] === undefined)
  // Without this check, two open tabs would react to each other's writing without end.
  if (kept && unseen.length === 0) return kept
  const noted = {
    first,
    seen: { ...seen, ...Object.fromEntries(unseen.map((piece) => [piece, now.getTime()])) },
  }
  writeBrowserStorage(key, { ...visits, [address]: noted })
  return noted
}

export function deleteVisit(address: string): void {
  const { [address]: _forgotten, ...others } = readVisits()
  writeBrowserStorage(key, others)
}

/**
 * Whether a piece was published and first seen after the first visit, and not long ago. An old piece that is published again is
 * not new.
 */
export function isRecent(
  { address, publishedAt }: Pick<ListedPiece, 'address' | 'publishedAt'>,
  { first, seen }: Visits,
  now: Date,
): boolean {
  const isNew = (time: number) => time > first && now.getTime() - time < newForMs
  return isNew(publishedAt.getTime()) && isNew(Number(seen[address]))
}

function visitsOf(kept: unknown): Visits | undefined {
  if (!isRecord(kept)) return undefined
  const { first, seen } = kept
  return typeof first === 'number' && isRecord(seen) ? { first, seen } : undefined
}
