import type { SlideType } from './slide-type.ts'
import { isSlideType, type SlideTypeId, slideTypes } from './slide-types.ts'

/**
 * The types of a slide that is added for a new passage, the most telling first: tables and the like, then points, then
 * prose. Slides that open or close a slideshow, ask a question or need a picture are not among them.
 */
export function typesForNewSlides(): readonly SlideTypeId[] {
  const candidates = Object.entries<SlideType>(slideTypes).filter(
    ([, { place, hasQuestion, fields }]) =>
      !place && !hasQuestion && Object.values(fields).every(({ kind }) => kind !== 'image'),
  )
  const rank = ({ isProse, fields }: SlideType): number =>
    (isProse ? 2 : 0) - (isProse && Object.values(fields).some(({ kind }) => kind === 'list') ? 1 : 0)
  return candidates
    .toSorted(([, one], [, other]) => rank(one) - rank(other))
    .flatMap(([id]) => (isSlideType(id) ? [id] : []))
}

/** The type of a slide that has no content yet: plain prose. A writer may choose another. */
export function plainSlideType(): SlideTypeId {
  const type = typesForNewSlides().at(-1)
  if (type === undefined) throw new Error('There is no slide type for prose.')
  return type
}
