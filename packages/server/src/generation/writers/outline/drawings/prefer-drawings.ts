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

/**
 * The chosen slides with at least one drawing, if the page holds one. It replaces a slide of its section, or else of another
 * section that has a further one. Otherwise it is one more slide: no section loses its only slide to it.
 */
export function withDrawing(
  chosen: readonly PlacedIdea[],
  ideas: readonly PlacedIdea[],
): readonly PlacedIdea[] {
  const [best] = ideas.filter(({ drawing }) => drawing).sort((a, b) => b.worth - a.worth)
  if (!best || chosen.length < 2 || chosen.some(({ drawing }) => drawing)) return chosen
  const ofSection = Map.groupBy(chosen, ({ section }) => section)
  const replaceable = chosen.filter(({ at, section }) =>
    // A drawing of a part of its block does not replace what shows the rest of it.
    at === best.at ? !best.showsPart : (ofSection.get(section)?.length ?? 0) > 1,
  )
  const inSection = replaceable.filter(({ section }) => section === best.section)
  const [first, ...others] = inSection.length > 0 ? inSection : replaceable
  if (!first) return [...chosen, best]
  const least = others.reduce((one, other) => (other.worth < one.worth ? other : one), first)
  return chosen.map((idea) => (idea === least ? best : idea))
}
