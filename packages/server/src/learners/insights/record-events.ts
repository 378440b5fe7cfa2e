import type { LearnerEvent, LearnerReport } from '@lectern/domain/learn/learner-events.ts'
import type { Attempts } from '../../accounts/attempts/attempts.ts'
import type { Secrets } from '../../accounts/secrets/secrets.ts'
import { createBatches } from '../../platform/db/create-batches.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FoundDocument } from '../learn/learner-files.ts'
import type { EventStore, VisitEvents } from './event-store.ts'
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

/** Reports that one transaction stores. The embedded database has one connection, and authors wait for it meanwhile. */
const mostAtOnce = 100

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The document that a report is about. */
interface ReportedDocument {
  readonly place: Pick<FoundDocument['place'], 'pageId' | 'format'> & {
    readonly share: Pick<FoundDocument['place']['share'], 'id' | 'courseSystem' | 'courseId'>
  }
  readonly prepared: Pick<FoundDocument['prepared'], 'title' | 'language' | 'content'>
}

/** Events that were kept, for a learning record store. */
export interface KeptEvents extends VisitEvents {
  readonly document: Pick<FoundDocument['prepared'], 'title' | 'language'>
  readonly parts: PartsByKey
}

/** The known events of a report. */
interface ReportedEvents extends KeptEvents {
  readonly shareId: string
}

export interface RecordDependencies {
  readonly database: Database
  readonly store: EventStore
  readonly secrets: Pick<Secrets, 'keyedHash'>
  readonly attempts: Pick<Attempts, 'admit'>
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
 * error. Nothing of the request is stored except its events. Reports that arrive together are stored together, because a
 * class of learners starts in the same seconds.
 */
export function createRecording(dependencies: RecordDependencies) {
  const { database, store, secrets, attempts, forward, now = () => new Date(), limits = {} } = dependencies
  const { ofVisit = mostOfVisit, visitsPerMinute = mostVisitsPerMinute } = limits
  const { ofDay = mostOfDay, ofKnown = mostOfKnown } = limits
  /** The parts of prepared documents, which stay in memory while they are requested. */
  const known = new WeakMap<ReportedDocument['prepared'], PartsByKey>()

  /** Counts new visits. Returns those that their shares admit in this minute. */
  async function admitted(visits: readonly ReportedEvents[]): Promise<ReportedEvents[]> {
    const byShare = Map.groupBy(visits, ({ shareId }) => shareId)
    const found: ReportedEvents[] = []
    // In the order of their ids, so that no transaction waits for one that waits for it.
    for (const shareId of [...byShare.keys()].toSorted()) {
      const ofShare = byShare.get(shareId) ?? []
      const limit = { name: `visits of ${shareId}`, most: visitsPerMinute, windowMinutes: 1 }
      // oxlint-disable-next-line no-await-in-loop -- the order of locks
      found.push(...ofShare.slice(0, await attempts.admit(limit, ofShare.length)))
    }
    return found
  }

  async function add(visits: readonly KeptEvents[]): Promise<void> {
    const added = await store.add(visits)
    // oxlint-disable-next-line no-await-in-loop -- the statements of one transaction
    for (const kept of visits) if (added.has(kept.visit)) await forward(kept)
  }

  /** Stores events of one day if it has room for all of them. Returns whether it has. */
  async function addWithin(most: RowLimits, visits: readonly KeptEvents[]): Promise<boolean> {
    const [first] = visits
    if (!first) return true
    const rows = visits.reduce((sum, { events }) => sum + events.length, 0)
    if (!(await store.reserveRows(first.place, dayOf(first.at), rows, most))) return false
    await add(visits)
    return true
  }

  /** Stores events of one day while it has room for them. */
  async function addAll(
    visits: readonly KeptEvents[],
    most: RowLimits,
    addAboveLimit: (kept: KeptEvents) => Promise<void>,
  ): Promise<void> {
    if (await addWithin(most, visits)) return
    // oxlint-disable-next-line no-await-in-loop -- the statements of one transaction
    for (const kept of visits) if (!(await addWithin(most, [kept]))) await addAboveLimit(kept)
  }

  /** Without room on that day, only the completion of a visit with stored events is stored. */
  async function addCompletion(kept: KeptEvents): Promise<void> {
    const completion = kept.events.find(({ type }) => type === 'completed')
    if (completion && !(await store.hasCompleted(kept.visit))) await add([{ ...kept, events: [completion] }])
  }

  /** Without room on that day, only starts and completions of a new visit are counted. */
  async function countNew({ place, events, at }: KeptEvents): Promise<void> {
    const has = (type: LearnerEvent['type']) => Number(events.some((event) => event.type === type))
    const starts = has('started')
    await store.addToDay(place, dayOf(at), { visits: starts, starts, completions: has('completed') })
  }

  /** Stores the events of different visits of a document. */
  async function recordVisits(reports: readonly ReportedEvents[]): Promise<void> {
    const states = await store.visitsOf(reports, ofVisit)
    const stored: ReportedEvents[] = []
    const fresh: ReportedEvents[] = []
    for (const report of reports) {
      const { isCounting = false, isCounted = false, events: before = 0 } = states.get(report.visit) ?? {}
      // A counted visit was over. The same tab, a day later, would count as a second visit. `add` checks it again, because
      // the visit may be counted meanwhile.
      if (!isCounting || isCounted || before >= ofVisit) continue
      const kept = { ...report, events: report.events.slice(0, ofVisit - before) }
      if (before === 0) fresh.push(kept)
      else stored.push(kept)
    }
    if (stored.length + fresh.length === 0) return
    // All transactions lock counters in this order: those of shares, then, by day, of the document, its course and all courses.
    await database.transaction(
      async () => {
        const begun = await admitted(fresh)
        const days = new Set([...stored, ...begun].map(({ at }) => dayOf(at)))
        /* oxlint-disable no-await-in-loop -- the order of locks */
        for (const day of [...days].toSorted()) {
          const isOfDay = ({ at }: KeptEvents) => dayOf(at) === day
          await addAll(stored.filter(isOfDay), ofKnown, addCompletion)
          await addAll(begun.filter(isOfDay), ofDay, countNew)
        }
        /* oxlint-enable no-await-in-loop */
      },
      { relaxed: true },
    )
  }

  const inBatch = createBatches(async (reports: readonly ReportedEvents[]) => {
    await recordVisits(joinVisits(reports))
    return reports.map(() => {})
  }, mostAtOnce)

  return async ({ place: found, prepared }: ReportedDocument, report: LearnerReport): Promise<void> => {
    const parts = known.get(prepared) ?? partsOf(prepared.content)
    known.set(prepared, parts)
    const events = knownEvents(report, parts)
    if (report.visit === '' || events.length === 0) return
    const { share, pageId, format } = found
    const place = { home: share.courseSystem, courseId: share.courseId, pageId, format }
    const visit = secrets.keyedHash(`visit ${JSON.stringify(place)} ${report.visit}`)
    const reported = { place, shareId: share.id, document: prepared, parts, visit, events, at: now() }
    // A batch is of one document, for the order of its locks.
    await inBatch(JSON.stringify(place), reported)
  }
}

/** Joins the reports of each visit into one, in their order. They may be about different versions of the document. */
function joinVisits(reports: readonly ReportedEvents[]): ReportedEvents[] {
  const visits = new Map<string, ReportedEvents>()
  for (const report of reports) {
    const before = visits.get(report.visit)
    visits.set(report.visit, before ? joined(before, report) : report)
  }
  return [...visits.values()]
}

function joined(first: ReportedEvents, second: ReportedEvents): ReportedEvents {
  const parts = first.parts === second.parts ? first.parts : new Map([...first.parts, ...second.parts])
  return { ...second, at: first.at, parts, events: [...first.events, ...second.events] }
}
