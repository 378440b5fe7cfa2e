import { spokenMinutes, wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import type { Block } from '../../../page.ts'
import type { Material } from '../material/material.ts'
import { type Budget, minutesOf } from './choose-slides.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'

/**
 * Spoken words by words of the page. A short page is said whole. Of a longer one, the first words need more than later
 * ones, which repeat and vary.
 */
const unasked = { frame: 110, whole: 500, brief: 900, most: 0.88, share: 0.6, dense: 1600, further: 0.32 }
/** Pictures, tables and formulas add at most this share to the text. */
const mostOfShown = 0.35
/** Each section is long enough to be taught on a slide of about this many words. */
const wordsOfSlide = 50
const minSeconds = 20

/** The wished minutes; otherwise by the page's own length. */
export function wantedMinutes(material: Material, wished: number | undefined): number {
  return wished ?? unasked.frame / wordsPerMinute + bodyMinutes(material)
}

/** The minutes that the content of a page deserves, without title, objectives, questions and summary. */
function bodyMinutes(material: Material): number {
  const words = weightOf(material)
  const fromText =
    Math.min(words, unasked.whole) +
    unasked.most * Math.max(0, Math.min(words, unasked.brief) - unasked.whole) +
    unasked.share * Math.max(0, Math.min(words, unasked.dense) - unasked.brief) +
    unasked.further * Math.max(0, words - unasked.dense)
  const spoken =
    fromText + Math.min(wordsOfShown(material), Math.max(fromText * mostOfShown, 2 * wordsOfSlide))
  const sections = material.sections.filter((section) => section.words > wordsOfSlide).length
  return Math.max(spoken, sections * wordsOfSlide) / wordsPerMinute
}

/** The least room of the body if the author sets no length: each section has its best slide, a long table all of its slides. */
export function leastRoom(material: Material, ideas: readonly PlacedIdea[]): Budget {
  const best = [...Map.groupBy(ideas, ({ section }) => section).values()].flatMap((ofSection) => {
    const first = ofSection.reduce((one, other) => (other.worth > one.worth ? other : one))
    return ofSection.filter(({ at, type }) => at === first.at && type === first.type)
  })
  const minutes = best.reduce((sum, idea) => sum + minutesOf(idea), 0)
  return { minutes: Math.max(bodyMinutes(material), minutes), slides: best.length, sections: true }
}

/** As many slides as can be spoken in the time; slides that are mostly a table or a picture need less. */
export function mostSlides(minutes: number): number {
  return Math.min(60, Math.max(3, Math.round((minutes * 60) / minSeconds) + 1))
}

/** The length of what can be taught, as words of average speech. */
function weightOf({ sentences, terms }: Material): number {
  const minutes = spokenMinutes(sentences.map(({ text }) => text).join(' '))
  const ofTerms = spokenMinutes(terms.map(({ definition }) => definition).join(' '))
  return (minutes + ofTerms / 2) * wordsPerMinute
}

/** Words to say about what is shown: all of a table, less of what is only looked at. */
function wordsOfShown({ sections }: Material): number {
  const blocks = sections.flatMap(({ units }) => units.flatMap((unit) => unit.blocks))
  return blocks.reduce((sum, block) => {
    if (block.kind === 'table') return sum + 15 + block.rows.flat().length
    return sum + (wordsOfBlock[block.kind] ?? 0)
  }, 0)
}

const wordsOfBlock: Partial<Record<Block['kind'], number>> = { figure: 20, quote: 20, math: 10 }
