import type { LearnerEvent, LearnerReport } from '@lectern/domain/learn/learner-events.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Attempts } from '../../accounts/attempts/attempts.ts'
import type { Secrets } from '../../accounts/secrets/secrets.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FoundDocument } from '../learn/learner-files.ts'
import type { EventStore, DocumentPlace } from './event-store.ts'
import type { RowLimits } from './row-limit-store.ts'
import { knownEvents, partsOf, type PartsByKey } from './known-events.ts'

/** Events of one visit. A slideshow of 300 slides that is watched twice has fewer. */
const mostOfVisit = 1000
/** New visits of one share per minute: three times a lecture hall that starts within ten seconds. */
const mostVisitsPerMinute = 3000
/**
 * Events of a day. Above them, only starts and completions of new visits are counted. 100,000 rows take about 50 MB. A
 * lecture of a thousand learners with 90 slides has as many.
 */
const mostOfDay: RowLimits = { ofDocument: 100_000, ofCourse: 200_000, ofAll: 1_000_000 }
/** The same for visits with stored events. Without their later parts, they would count as visits that left. */
const mostOfKnown: RowLimits = { ofDocument: 150_000, ofCourse: 300_000, ofAll: 1_500_000 }

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The document that a report is about. */
interface ReportedDocument {
  readonly place: Pick<FoundDocument['place'], 'pageId' | 'format'> & {
    readonly share: Pick<FoundDocument['place']['share'], 'id' | 'courseSystem' | 'courseId'>
  }
  readonly prepared: Pick<FoundDocument['prepared'], 'title' | 'language' | 'content'>
}

/** Events that were kept, for a learning record store. */
export interface KeptEvents {
  readonly place: DocumentPlace
  readonly document: Pick<FoundDocument['prepared'], 'title' | 'language'>
  readonly parts: PartsByKey
  readonly visit: string
  readonly events: readonly LearnerEvent[]
  readonly at: Date
}

export interface RecordDependencies {
  readonly database: Database
  readonly store: EventStore
  readonly secrets: Pick<Secrets, 'keyedHash'>
  readonly attempts: Pick<Attempts, 'limit'>
  /** Runs in the transaction that stores the events. */
  readonly forward: (kept: KeptEvents) => Promise<void>
  readonly now?: () => Date
  readonly limits?: {
    readonly ofVisit?: number
    readonly visitsPerMinute?: number
    readonly ofDay?: RowLimits
    readonly ofKnown?: RowLimits
  }
}

/**
 * Stores what a visit did, within limits that bound the number of rows. Everything above a limit is dropped without an
 * error. Nothing of the request is stored except its events.
 */
export function createRecording(dependencies: RecordDependencies) {
  const { database, store, secrets, attempts, forward, now = () => new Date(), limits = {} } = dependencies
  const { ofVisit = mostOfVisit, visitsPerMinute = mostVisitsPerMinute } = limits
  const { ofDay = mostOfDay, ofKnown = mostOfKnown } = limits
  /** The parts of prepared documents, which stay in memory while they are requested. */
  const known = new WeakMap<ReportedDocument['prepared'], PartsByKey>()

  async function admits(shareId: string): Promise<boolean> {
    try {
      await attempts.limit({ name: `visits of ${shareId}`, most: visitsPerMinute, windowMinutes: 1 })
      return true
    } catch (error) {
      if (error instanceof Problem && error.code === 'TOO_MANY_ATTEMPTS') return false
      throw error
    }
  }

  async function add(kept: KeptEvents): Promise<void> {
    if (await store.add(kept.place, kept.visit, kept.events, kept.at)) await forward(kept)
  }

  /** Stores the events of a visit that has stored events. Without room on that day, only its completion. */
  async function keepKnown(kept: KeptEvents): Promise<void> {
    const { place, visit, events, at } = kept
    if (await store.reserveRows(place, dayOf(at), events.length, ofKnown)) return add(kept)
    const completion = events.find(({ type }) => type === 'completed')
    if (completion && !(await store.hasCompleted(visit))) await add({ ...kept, events: [completion] })
  }

  /** Stores the events of a new visit while the day has room for them, otherwise counts starts and completions. */
  async function keepNew(kept: KeptEvents): Promise<void> {
    const { place, events, at } = kept
    const day = dayOf(at)
    if (await store.reserveRows(place, day, events.length, ofDay)) return add(kept)
    const has = (type: LearnerEvent['type']) => Number(events.some((event) => event.type === type))
    const starts = has('started')
    await store.addToDay(place, day, { visits: starts, starts, completions: has('completed') })
  }

  return async ({ place: found, prepared }: ReportedDocument, report: LearnerReport): Promise<void> => {
    const parts = known.get(prepared) ?? partsOf(prepared.content)
    known.set(prepared, parts)
    const events = knownEvents(report, parts)
    if (report.visit === '' || events.length === 0) return
    const { share, pageId, format } = found
    const place = { home: share.courseSystem, courseId: share.courseId, pageId, format }
    const visit = secrets.keyedHash(`visit ${JSON.stringify(place)} ${report.visit}`)
    const { isCounting, events: before, isCounted } = await store.visitOf(place, visit, ofVisit)
    // A counted visit was over. The same tab, a day later, would count as a second visit. `add` checks it again, because the
    // visit may be counted meanwhile.
    if (!isCounting || isCounted) return
    if (before === 0 && !(await admits(share.id))) return
    const room = events.slice(0, ofVisit - before)
    if (room.length === 0) return
    const kept = { place, document: prepared, parts, visit, events: room, at: now() }
    await database.transaction(async () => (before === 0 ? keepNew(kept) : keepKnown(kept)), {
      relaxed: true,
    })
  }
}
