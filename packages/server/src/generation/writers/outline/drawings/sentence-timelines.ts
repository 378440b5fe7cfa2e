import { drawingKindOf } from '@lectern/domain/drawings/drawing-kinds.ts'
import { memoized } from '../language/memoized.ts'
import type { Material, Section } from '../material/material.ts'
import type { Unit } from '../material/unit.ts'
import { type DatedSentence, datedEvent, yearlyEvent } from '../material/dated-events.ts'

/** Dated events of one part of a page, in the order of time. */
export interface SentenceTimeline {
  readonly scope: 'unit' | 'section' | 'page'
  /** Where the slide stands: the part with the last of the events. */
  readonly section: Section
  readonly unit: Unit
  readonly found: readonly DatedSentence[]
  /** The events are those of each year. */
  readonly isYearly?: boolean
}

interface Part {
  readonly section: Section
  readonly unit: Unit
  readonly found: readonly DatedSentence[]
}

const { characters } = drawingKindOf('timeline')
const events = { least: 3, full: 5, most: 6 }

/** The timelines of a page: of its smallest parts that have enough events, of a section, or of the whole page. */
export const timelinesOf = memoized((material: Material): readonly SentenceTimeline[] => {
  const parts = material.sections.map((section) =>
    section.units.map((unit): Part => {
      const found = unit.sentences.flatMap((sentence) => datedEvent(sentence, material) ?? [])
      return { section, unit, found }
    }),
  )
  const bySection = parts.flatMap((inSection) => {
    const own = inSection.flatMap((part) => timelineOf('unit', [part], material))
    return own.length > 0 ? own : timelineOf('section', inSection, material)
  })
  const ofPage = timelineOf('page', parts.flat(), material)
  const isFuller = ofPage.some(({ found }) => found.length >= events.full)
  const areShort = bySection.every(({ found }) => found.length === events.least)
  const dated = bySection.length === 0 || (areShort && isFuller) ? ofPage : bySection
  return [...dated, ...yearlyTimelines(material)]
})

/** The parts of a page that tell what happens in at least three seasons or months, in their order. */
function yearlyTimelines(material: Material): readonly SentenceTimeline[] {
  return material.sections.flatMap((section) =>
    section.units.flatMap((unit): readonly SentenceTimeline[] => {
      const found = unit.sentences.flatMap((sentence) => yearlyEvent(sentence, material) ?? [])
      const times = found.map(({ event }) => event.year)
      // A year may start in autumn, so it may go from December to January once.
      const returns = times.filter((time, at) => at > 0 && time <= (times[at - 1] ?? 0)).length
      const isOneYear = returns === 0 || (returns === 1 && (times.at(-1) ?? 0) < (times[0] ?? 0))
      const fits = found.length >= events.least && found.length <= events.most && isOneYear
      const areShort = found.every(({ event }) => event.when.length <= characters.label)
      return fits && areShort ? [{ scope: 'unit', section, unit, found, isYearly: true }] : []
    }),
  )
}

function timelineOf(
  scope: SentenceTimeline['scope'],
  parts: readonly Part[],
  material: Material,
): readonly SentenceTimeline[] {
  const all = parts.flatMap(({ found }) => found).filter(({ event }) => event.when.length <= characters.label)
  const byWeight = all.toSorted((a, b) => material.weightOf(b.sentence) - material.weightOf(a.sentence))
  // Of several events of one date, only the most important one has a place on the line.
  const distinct = byWeight.filter(
    ({ event }, at) => byWeight.findIndex((other) => other.event.when === event.when) === at,
  )
  const found = distinct.slice(0, events.most).toSorted((a, b) => a.event.year - b.event.year)
  const last = parts.findLast((part) => part.found.some((one) => found.includes(one)))
  return last && found.length >= events.least
    ? [{ scope, section: last.section, unit: last.unit, found }]
    : []
}
