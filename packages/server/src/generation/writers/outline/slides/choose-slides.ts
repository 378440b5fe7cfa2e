import type { Section } from '../material/material.ts'
import type { SlideIdea } from './slide-idea.ts'

export interface PlacedIdea extends SlideIdea {
  readonly section: Section
}

/**
 * Distributes a number of slides. Sections get slides by their words (D'Hondt's method, with one slide for each first).
 * Within a section the ideas with the highest worth are chosen, with a preference for new kinds.
 */
export function chooseSlides(ideas: readonly PlacedIdea[], count: number): readonly PlacedIdea[] {
  const left = new Set(ideas)
  const chosen: PlacedIdea[] = []
  while (chosen.length < count && left.size > 0) {
    const best = [...left].reduce((one, other) =>
      urgency(other, chosen) > urgency(one, chosen) ? other : one,
    )
    chosen.push(best)
    left.delete(best)
  }
  return chosen
}

function urgency(idea: PlacedIdea, chosen: readonly PlacedIdea[]): number {
  const ofSection = chosen.filter(({ section }) => section === idea.section)
  const ofKind = chosen.filter((one) => kindOf(one) === kindOf(idea)).length
  const sameTitle = ofSection.filter(
    ({ content }) => content['slide_title'] === idea.content['slide_title'],
  ).length
  const sameBlocks = ofSection.filter(({ sources }) =>
    sources.some((source) => idea.sources.includes(source)),
  ).length
  const share = Math.sqrt(idea.section.words + 20) / (1 + ofSection.length)
  const first = ofSection.length === 0 ? 3 : 1
  return (idea.worth * first * share) / (1 + 0.35 * ofKind) / (1 + 0.4 * sameTitle) / (1 + 0.5 * sameBlocks)
}

/** A chart is another kind of slide than a picture, although both are image slides. */
function kindOf({ type, drawing }: PlacedIdea): string {
  return drawing?.kind ?? type
}
