import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import type { DeckPart } from './draft-parts.ts'

/** A script says a point if it has this share of the point's words. */
const leastSaid = 0.65

/** The points and statements of a slide of prose, without code and formulas, which are said in other words. */
export function pointsOf({ slide }: DeckPart): readonly string[] {
  const { fields, isProse }: SlideType = slideTypes[slide.slide_type]
  if (!isProse) return []
  return Object.entries(slide.content)
    .filter(([name]) => fields[name]?.kind === 'list' || fields[name]?.kind === 'text')
    .flatMap(([, value]) => (Array.isArray(value) ? value.map(String) : [String(value)]))
    .filter((point) => !/[`$]/.test(point) && contentWords(point).size > 0)
}

/** The points of a slide that its script does not say: the audience reads them, and hears about something else. */
export function unsaidPoints(part: DeckPart): readonly string[] {
  const said = stems(contentWords(part.slide.audio_script))
  return pointsOf(part).filter((point) => overlap(stems(contentWords(point)), said) < leastSaid)
}
