import type { BlockOf } from '../../../page.ts'
import { explain } from '../material/explain.ts'
import { contentWords, overlap } from '../language/content-words.ts'
import { ended, marksOf } from '../language/marks.ts'
import type { Material } from '../material/material.ts'
import { bareTerm, mentions } from '../material/terms.ts'
import type { Unit } from '../material/unit.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea, SlideMaker, MakerInput } from './slide-idea.ts'

/** Terms, each once, where it is taught. */
export const definitionSlides: SlideMaker = (input) =>
  input.material.terms.filter((term) => isAtHome(term, input)).map((term) => slideOf(term, input))

/** A part that is rewritten may be a unit of its own, outside of the sections. */
function isAtHome(term: BlockOf<'definition'>, { material, unit }: MakerInput): boolean {
  return unit.blocks.includes(term) || homeOf(term, material) === unit
}

/** The unit that defines the term; for a term of the glossary, the one it heads, otherwise the first that says more of it. */
function homeOf(term: BlockOf<'definition'>, material: Material): Unit | undefined {
  const units = material.sections.flatMap((section) => section.units)
  const uses = new Set(material.usesOf(term))
  const usesIn = (unit: Unit) => unit.sentences.filter((one) => uses.has(one)).length
  return (
    units.find(({ blocks }) => blocks.includes(term)) ??
    units.find((unit) => usesIn(unit) > 0 && mentions(unit.title, term.term)) ??
    units.find((unit) => usesIn(unit) > 1) ??
    units.find((unit) => usesIn(unit) > 0)
  )
}

function slideOf(term: BlockOf<'definition'>, input: MakerInput): SlideIdea {
  const { material, unit } = input
  const { language } = material.page
  const definition = material.lexicon.withoutReferences(term.definition)
  const meaning = contentWords(`${term.term} ${term.definition}`)
  const uses = material.usesOf(term)
  const using = uses.filter(
    (one) => unit.sentences.includes(one) && overlap(contentWords(one.text), meaning) < 0.6,
  )
  const said = explain(material, using, [definition], { wanted: 30, most: 55 })
  const home = unit.blocks.includes(term) ? term.id : (using[0]?.block ?? term.id)
  return {
    type: 'definition',
    content: {
      slide_title: material.lexicon.phrases.keyTerm,
      term: capitalised(term.term),
      definition: ended(capitalised(definition), language),
    },
    says: [
      `${capitalised(bareTerm(term.term))}${marksOf(language).colon}${ended(definition, language)}`,
      ...said.map(({ text }) => text),
    ],
    sources: [...new Set([term.id, ...sourcesOf(said)])],
    at: home,
    worth: 0.7 + Math.min(0.5, uses.length / 20),
  }
}

function capitalised(text: string): string {
  return /^\p{Ll}{2}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
