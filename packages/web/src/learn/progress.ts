import { writeBrowserStorage, readBrowserStorage } from '../audio/browser-storage.ts'
import { isRecord } from '../ui/is-record.ts'

const key = 'learner_progress'

/** More pieces than a course has. */
const maxPieces = 500

/** How far the learner is in a piece on this device, by the address of its page. */
export interface PieceProgress {
  readonly address: string
  /** From 0 to 1. */
  readonly share: number
  /** Also after the learner starts again. */
  readonly completed: boolean
  /** The number of the slide or chapter, from 1. */
  readonly part?: number | undefined
}

/** The progress of all pieces, the latest first. */
export function readProgress(): readonly PieceProgress[] {
  const kept = readBrowserStorage(key)
  return Array.isArray(kept) ? kept.filter(isProgress) : []
}

/** Keeps the progress of a piece. A completed piece stays completed. */
export function saveProgress({ address, share, completed, part }: PieceProgress): void {
  const all = readProgress()
  const before = all.find((one) => one.address === address)
  const now = { address, share, completed: completed || before?.completed === true, part }
  writeBrowserStorage(key, [now, ...all.filter((one) => one.address !== address)].slice(0, maxPieces))
}

/** Removes what is kept of these pieces. */
export function deleteProgress(addresses: ReadonlySet<string>): void {
  writeBrowserStorage(
    key,
    readProgress().filter(({ address }) => !addresses.has(address)),
  )
}

function isProgress(kept: unknown): kept is PieceProgress {
  if (!isRecord(kept)) return false
  const { address, share, completed, part } = kept
  return (
    typeof address === 'string' &&
    typeof share === 'number' &&
    typeof completed === 'boolean' &&
    (part === undefined || typeof part === 'number')
  )
}
