import { keepNote, readNote } from '../../audio/browser-notes.ts'
import { isRecord } from '../../ui/is-record.ts'

const key = 'learner_courses'

/** How long a piece counts as new, in milliseconds. */
const newFor = 14 * 24 * 60 * 60_000

/** When this device first saw each course, by the address of its page. */
function readVisits(): Readonly<Record<string, unknown>> {
  const kept = readNote(key)
  return isRecord(kept) ? kept : {}
}

/** When this device first saw a course. Keeps `now` for a course that it sees for the first time. */
export function firstVisit(address: string, now: Date): Date {
  const visits = readVisits()
  const kept = visits[address]
  if (typeof kept === 'number') return new Date(kept)
  keepNote(key, { ...visits, [address]: now.getTime() })
  return now
}

export function forgetVisit(address: string): void {
  const { [address]: _forgotten, ...others } = readVisits()
  keepNote(key, others)
}

/** Whether a piece has come after the first visit, and not long ago. */
export function isRecent(publishedAt: Date, { first, now }: { first: Date; now: Date }): boolean {
  return publishedAt > first && now.getTime() - publishedAt.getTime() < newFor
}
