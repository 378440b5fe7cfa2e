import { spokenMinutes } from '@lectern/domain/narration/script-statistics.ts'
import type { Concepts } from './concepts.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { definesTerm } from './types-of-ideas.ts'
import { ValueQueue } from './value-queue.ts'

/** The room of a slideshow between its frame. */
export interface Budget {
  readonly minutes: number
  readonly slides: number
  /** Whether each section has a slide, even if that takes more time. */
  readonly sections: boolean
}

/** How much the length of an idea counts against what it covers: 0 is not at all, 1 is per minute (Lin & Bilmes). */
const lengthCounts = 0.5
/** The loss of ideas that repeat what others say and whose type is already common. */
const repeats = 0.8
/** Slides may be this much longer than their room: their narration can still be shortened. */
const tolerance = 1.05
/**
 * If the author sets the minutes, slides of prose may exceed them by this many. Their scripts can be shortened, and without
 * one more slide there may be too little to say.
 */
const spare = 0.35
/** From this share of the room on, nothing less important is taken only because it is short. */
const nearlyFull = 0.9

/**
 * Chooses the ideas that together cover most of the page in the room there is, by the greatest gain each time. What
 * was covered before counts less, so each section and each term comes before a second slide on another.
 */
export function chooseSlides(
  ideas: readonly PlacedIdea[],
  concepts: Concepts,
  room: Budget,
): readonly PlacedIdea[] {
  const options = ideas.map((idea) => ({
    idea,
    covers: concepts.of(idea),
    minutes: Math.max(0.05, minutesOf(idea)),
  }))
  // Each choice only lowers the value of the others, so an old value is at least the present one (Minoux 1978).
  const left = new ValueQueue(options, Infinity)
  const missing = new Map(concepts.weights)
  const chosen: PlacedIdea[] = []
  const chosenAt = new Map<string, PlacedIdea[]>()
  const ofKinds = new Map<string, number>()
  const sections = new Set<PlacedIdea['section']>()
  const all = new Set(ideas.map((idea) => idea.section))
  /** Sections that have a slide when there is room only for those without one. */
  const closed = new Set<PlacedIdea['section']>()
  const said = new Set<string>()
  const mostFor = ({ isProse = false }: PlacedIdea) =>
    room.minutes * tolerance + (isProse && !room.sections ? spare : 0)
  let spent = 0
  let isFull = false
  for (let best = takeBest(); best && chosen.length < room.slides; best = takeBest()) {
    const { section } = best.idea
    const isNew = room.sections && !sections.has(section)
    // The last slides are for the sections without one.
    if (room.sections && !isNew && chosen.length + all.size - sections.size >= room.slides) {
      closed.add(section)
      continue
    }
    const isOver = chosen.length > 0 && spent + best.minutes > mostFor(best.idea)
    if (!isNew && (isFull || isOver)) {
      isFull ||= spent >= room.minutes * nearlyFull
      if (isFull && !room.sections) break
      // Only sections without a slide still need one.
      if (isFull) closed.add(section)
      continue
    }
    const beside = chosenAt.get(best.idea.at) ?? []
    if (beside.some((one) => showSameRows(one, best.idea))) continue
    chosen.push(best.idea)
    chosenAt.set(best.idea.at, [...beside, best.idea])
    ofKinds.set(kindOf(best.idea), (ofKinds.get(kindOf(best.idea)) ?? 0) + 1)
    sections.add(section)
    for (const spoken of best.idea.says) said.add(spoken)
    spent += best.minutes
    for (const [concept, share] of best.covers)
      missing.set(concept, (missing.get(concept) ?? 0) * (1 - share))
  }
  return chosen

  /** Removes the option of the greatest value. */
  function takeBest(): (typeof options)[number] | undefined {
    const fresh = new Set<(typeof options)[number]>()
    for (let best = left.first; best; best = left.first) {
      if (closed.has(best.idea.section)) left.removeFirst()
      else if (fresh.has(best)) {
        left.removeFirst()
        return best
      } else {
        left.changeFirst(valueOf(best))
        fresh.add(best)
      }
    }
    return undefined
  }

  function valueOf({ idea, covers, minutes }: (typeof options)[number]): number {
    let gain = 0
    for (const [concept, share] of covers) gain += (missing.get(concept) ?? 0) * share
    const again = idea.says.filter((spoken) => said.has(spoken)).length / Math.max(1, idea.says.length)
    const beside = chosenAt.get(idea.at) ?? []
    const sameBlock =
      !definesTerm(idea.type) && beside.some(({ type }) => type !== idea.type && !definesTerm(type))
    const ofKind = ofKinds.get(kindOf(idea)) ?? 0
    const kind = 1 + Math.max(0, ofKind - 1) / (chosen.length + 2)
    return (
      (gain * idea.worth * (1 - repeats * again) * (sameBlock ? 1 - repeats : 1)) /
      kind /
      minutes ** lengthCounts
    )
  }
}

/** A table, and a comparison or a chart of its rows. */
function showSameRows(one: PlacedIdea, other: PlacedIdea): boolean {
  if (one.at !== other.at) return false
  const isDrawn = (idea: PlacedIdea) => idea.drawing !== undefined && rowKinds.has(idea.drawing.kind)
  const showsRows = (idea: PlacedIdea) => isDrawn(idea) || rowTypes.has(idea.type)
  return showsRows(one) && showsRows(other) && (isDrawn(one) !== isDrawn(other) || one.type !== other.type)
}

const rowTypes: ReadonlySet<PlacedIdea['type']> = new Set(['table', 'comparison'])

const rowKinds: ReadonlySet<string> = new Set(['bars', 'line'])

/** A chart is another kind of slide than a picture, although both are image slides. */
function kindOf({ type, drawing }: PlacedIdea): string {
  return drawing?.kind ?? type
}

export function minutesOf({ says }: Pick<PlacedIdea, 'says'>): number {
  return spokenMinutes(says.join(' '))
}
