import {
  type CountablePart,
  countableSegments,
  countableSlides,
} from '@lectern/domain/learn/countable-parts.ts'
import type { LearnerEvent, LearnerReport } from '@lectern/domain/learn/learner-events.ts'
import { mostEventsOfReport } from '@lectern/domain/learn/learner-events.ts'
import type { LearnerDocument } from '@lectern/domain/learn/learner-document.ts'

/** A longer time of a part counts as this number of repetitions. */
const mostRepeats = 20
/** Learners look at a short slide for longer than it plays. */
const shortestMs = 30_000

/** The parts of a published document by their keys. */
export type PartsByKey = ReadonlyMap<string, CountablePart>

/** The slides or segments of a published document. */
export function partsOf(content: LearnerDocument['content']): PartsByKey {
  const parts =
    content.format === 'slideshow' ? countableSlides(content.slideshow) : countableSegments(content.podcast)
  return new Map(parts.map((part) => [part.key, part]))
}

/** The events of a report that a player of this document can send, reduced to the fields of their type. */
export function knownEvents({ events }: LearnerReport, parts: PartsByKey): LearnerEvent[] {
  return events.slice(0, mostEventsOfReport).flatMap((event) => (event ? knownEvent(event, parts) : []))
}

function knownEvent(
  { type, part: key = '', seconds, answer }: LearnerEvent,
  parts: PartsByKey,
): LearnerEvent[] {
  if (type === 'started' || type === 'completed') return [{ type }]
  const part = parts.get(key)
  if (!part) return []
  if (type === 'part') {
    if (seconds === undefined) return []
    const most = (mostRepeats * Math.max(shortestMs, part.lengthMs)) / 1000
    return [{ type, part: key, seconds: Math.min(seconds, most) }]
  }
  const letters = [...new Set(answer?.replaceAll(',', ''))].toSorted()
  const offered = part.options?.map(({ letter }) => letter) ?? []
  return letters.length > 0 && letters.every((letter) => offered.includes(letter))
    ? [{ type, part: key, answer: letters.join('') }]
    : []
}
