import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { explain } from '../material/explain.ts'
import { tidyHeading } from '../slides/headline.ts'
import type { Material, Section } from '../material/material.ts'
import type { Unit } from '../material/unit.ts'
import { standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'

/** The plan of a segment: passages that ALEX says, with a question before each. */
export interface SegmentPlan {
  readonly title: string
  readonly passages: readonly Passage[]
  readonly points: readonly string[]
}

export interface Passage {
  /** The heading that it is the first to cover; empty if an earlier passage did. */
  readonly heading: string
  readonly sentences: readonly Sentence[]
}

const maxSegments = 8
const minWords = 60
const splitWords = 900
const passageWords = { wanted: 45, most: 70 }

interface Group {
  readonly title: string
  readonly units: readonly Unit[]
  readonly words: number
}

/** Sections become segments: tiny ones join their neighbour, a huge one is split at its inner headings. */
export function planSegments(material: Material, minutes: number | undefined): readonly SegmentPlan[] {
  const groups = capped(merged(material.sections.flatMap(split)))
  const total = groups.reduce((sum, group) => sum + group.words, 0)
  const wanted =
    minutes === undefined ? Math.min(1500, Math.max(150, total * 0.4)) : minutes * wordsPerMinute * 0.85
  const plans = groups.map((group) => planOf(group, material, (wanted * group.words) / Math.max(1, total)))
  return plans.filter(({ passages }) => passages.length > 0)
}

function split(section: Section): readonly Group[] {
  const units = section.units.filter((unit) => unit.sentences.length > 0)
  if (section.words < splitWords || units.length < 2)
    return [{ title: tidyHeading(section.title), units, words: section.words }]
  return units.map((unit) => ({
    title: tidyHeading(unit.title || section.title),
    units: [unit],
    words: wordsIn(unit.sentences),
  }))
}

function merged(groups: readonly Group[]): readonly Group[] {
  const found: Group[] = []
  for (const group of groups) {
    const last = found.at(-1)
    if (last && (group.words < minWords || last.words < minWords)) found.splice(-1, 1, join(last, group))
    else found.push(group)
  }
  return found
}

/** Joins the neighbours with the fewest words until there are few enough. */
function capped(groups: readonly Group[]): readonly Group[] {
  let left = [...groups]
  while (left.length > maxSegments) {
    const sums = left.slice(1).map((group, at) => group.words + (left[at]?.words ?? 0))
    const at = sums.indexOf(Math.min(...sums))
    const [one, other] = [left[at], left[at + 1]]
    if (!one || !other) break
    left = left.toSpliced(at, 2, join(one, other))
  }
  return left
}

function join(one: Group, other: Group): Group {
  const title =
    one.words >= other.words || other.title === '' ? one.title || other.title : other.title || one.title
  return { title, units: [...one.units, ...other.units], words: one.words + other.words }
}

function planOf(group: Group, material: Material, words: number): SegmentPlan {
  const sentences = group.units.flatMap((unit) => unit.sentences)
  const chosen = explain(material, sentences, [], {
    wanted: Math.max(45, words),
    most: Math.max(80, words * 1.2),
  })
  return {
    title: group.title,
    passages: group.units.flatMap((unit) => passagesOf(unit, chosen)),
    points: pointsOf(chosen, material),
  }
}

/**
 * Turns of a few sentences. A new turn starts at an independent sentence once the turn is long enough. Sentences that
 * depend on an omitted sentence are omitted too.
 */
function passagesOf(unit: Unit, chosen: readonly Sentence[]): readonly Passage[] {
  const [first] = unit.sentences
  const own = unit.sentences.filter((one) => chosen.includes(one))
  return turnsOf(own.length > 0 && first?.answers ? withAnswer(unit.sentences, own) : own).map(
    (sentences, at) => ({ heading: at === 0 ? tidyHeading(unit.title) : '', sentences }),
  )
}

/** An answer starts with its first sentence, and is more than a yes or no. */
function withAnswer(all: readonly Sentence[], own: readonly Sentence[]): readonly Sentence[] {
  const [first, second] = all
  if (!first?.sound) return own
  const more = first.words < 8 && second?.sound ? [first, second] : [first]
  return [...more, ...own.filter((one) => !more.includes(one))]
}

function turnsOf(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const found: Sentence[][] = []
  for (const one of sentences) {
    const last = found.at(-1)
    const next = last ? wordsIn(last) + one.words : 0
    if (one.leaning && (!last || next > passageWords.most || last.at(-1)?.order !== one.order - 1)) continue
    if (last && (one.leaning || (next <= passageWords.wanted && last.length < 3))) last.push(one)
    else found.push([one])
  }
  return found
}

function pointsOf(sentences: readonly Sentence[], material: Material): readonly string[] {
  return sentences
    .filter(standsAlone)
    .map((one) => ({ one, point: material.lexicon.shorten(one.text, 16) }))
    .filter(({ point }) => point !== undefined)
    .sort((a, b) => material.weightOf(b.one) - material.weightOf(a.one))
    .slice(0, 4)
    .sort((a, b) => a.one.order - b.one.order)
    .map(({ point }) => point ?? '')
}
