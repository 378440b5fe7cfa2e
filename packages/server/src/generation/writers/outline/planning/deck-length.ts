import { spokenMinutes, wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import type { Material } from '../material/material.ts'

/** Spoken words by words of the page: the first pages' worth of words need more than later ones, which repeat and vary. */
const unasked = { frame: 110, share: 0.42, dense: 1600, further: 0.24 }
/** Each section is long enough to be taught on a slide of about this many words. */
const wordsOfSlide = 50
const minSeconds = 20

/** The wished minutes; without a wish, by the page's own length. */
export function wantedMinutes(material: Material, wished: number | undefined): number {
  if (wished !== undefined) return wished
  const words = weightOf(material)
  const spoken =
    unasked.frame +
    unasked.share * Math.min(words, unasked.dense) +
    unasked.further * Math.max(0, words - unasked.dense)
  const sections = material.sections.filter((section) => section.words > wordsOfSlide).length
  return Math.max(spoken, unasked.frame + sections * wordsOfSlide) / wordsPerMinute
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
