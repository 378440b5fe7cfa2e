import type { PlacedIdea } from '../slides/placed-idea.ts'

/** Types that show the same rows as a drawing of their block. */
const shownTwice: readonly PlacedIdea['type'][] = ['table', 'comparison', 'bullets', 'two-column']

/** Ideas without the tables and points of blocks that are drawn. The cases of a drawn step stay. */
export function withoutDrawnTwice(ideas: readonly PlacedIdea[]): readonly PlacedIdea[] {
  const drawn = new Set(ideas.filter(({ drawing, showsPart }) => drawing && !showsPart).map(({ at }) => at))
  return ideas.filter(
    (idea) => idea.drawing || idea.completes || !drawn.has(idea.at) || !shownTwice.includes(idea.type),
  )
}

/** A chart with at most this many rows says nothing more than the table beside it. */
const mostOfSmall = 3

/**
 * The chosen slides with at least one drawing, if the page holds one. It takes the place of a slide of its block, or is one
 * more slide: no other part of the page loses a slide to it.
 */
export function withDrawing(
  chosen: readonly PlacedIdea[],
  ideas: readonly PlacedIdea[],
): readonly PlacedIdea[] {
  const [best] = ideas.filter(({ drawing }) => drawing).sort((a, b) => b.worth - a.worth)
  if (!best || chosen.length < 2 || chosen.some(({ drawing }) => drawing)) return chosen
  const beside = chosen.find(({ at }) => at === best.at)
  // A drawing of a part of its block does not replace what shows the rest of it.
  if (beside && !best.showsPart) return chosen.map((idea) => (idea === beside ? best : idea))
  const isRepeated = beside !== undefined && (best.drawing?.rows.length ?? 0) <= mostOfSmall
  return isRepeated ? chosen : [...chosen, best]
}
