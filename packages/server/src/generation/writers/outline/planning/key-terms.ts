import { capitalised } from '../language/enumerate.ts'
import { withEndMark, marksOf } from '../language/marks.ts'
import { withoutGlosses } from '../language/references.ts'
import type { Material } from '../material/material.ts'
import { bareTerm, meaningOf } from '../material/terms.ts'
import { tidyHeading } from '../slides/headline.ts'
import { unexplainedTerms } from '../slides/explain-terms.ts'
import type { Unit } from '../material/unit.ts'
import type { SlideIdea } from '../slides/slide-idea.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'

type Term = Material['terms'][number]

/** More terms are not remembered. Those that the page uses most come first. */
const mostTerms = 5

/**
 * The slides, with the terms that no slide uses on a slide of their own, after the slides that say what the page says where
 * it uses them. A meaning in the script of a slide about something else would only interrupt it.
 */
export function withKeyTerms(ideas: readonly PlacedIdea[], material: Material): readonly PlacedIdea[] {
  const byPlace = Map.groupBy(unexplainedTerms(ideas, material), (term) => lastAtUse(term, ideas, material))
  const slides = new Map(
    [...byPlace].flatMap(([last, terms]) =>
      last === undefined
        ? []
        : [[last, slideOf(mostUsed(terms, material), last, byPlace.size > 1, material)]],
    ),
  )
  return ideas.flatMap((idea) => [idea, ...[slides.get(idea)].filter((one) => one !== undefined)])
}

/** The last slide of the unit, otherwise of the section, that first uses a term. */
function lastAtUse(
  term: Term,
  ideas: readonly PlacedIdea[],
  { sections, usesOf }: Material,
): PlacedIdea | undefined {
  const block = usesOf(term)[0]?.block ?? term.id
  const has = ({ blocks }: Unit) => blocks.some(({ id }) => id === block)
  const home = sections.find(({ units }) => units.some(has))
  return ideas.findLast(({ unit }) => has(unit)) ?? ideas.findLast(({ section }) => section === home)
}

function mostUsed(terms: readonly Term[], { usesOf }: Material): readonly Term[] {
  const most = new Set(terms.toSorted((a, b) => usesOf(b).length - usesOf(a).length).slice(0, mostTerms))
  return terms.filter((term) => most.has(term))
}

function slideOf(
  terms: readonly Term[],
  last: PlacedIdea,
  isOneOfSeveral: boolean,
  material: Material,
): PlacedIdea {
  const made: PlacedIdea = {
    ...(terms.length === 1 ? card(terms, material) : list(terms, last, isOneOfSeveral, material)),
    says: terms.map((term) => meaningOf(term, material.lexicon, material.usesOf(term))),
    sources: terms.map(({ id }) => id),
    at: last.at,
    worth: 1,
    uses: [],
    choice: 0,
    section: last.section,
    unit: last.unit,
    without: () => made,
  }
  return made
}

function card([term]: readonly Term[], { lexicon, page }: Material): Pick<SlideIdea, 'type' | 'content'> {
  const definition = lexicon.withoutReferences(term?.definition ?? '')
  return {
    type: 'definition',
    content: {
      slide_title: lexicon.phrases.keyTerm,
      term: capitalised(withoutGlosses(term?.term ?? '')),
      definition: capitalised(withEndMark(definition, page.language)),
    },
  }
}

function list(
  terms: readonly Term[],
  { section }: PlacedIdea,
  isOneOfSeveral: boolean,
  { lexicon, page }: Material,
): Pick<SlideIdea, 'type' | 'content'> {
  const name = capitalised(lexicon.phrases.headings.terms[0] ?? lexicon.phrases.keyTerm)
  const heading = isOneOfSeveral ? tidyHeading(section.title) : ''
  return {
    type: 'bullets',
    content: {
      slide_title: heading === '' ? name : `${heading}${marksOf(page.language).colon}${name}`,
      bullet_points: terms.map((term) => capitalised(bareTerm(term.term))),
    },
  }
}
