import type { BlockOf } from '../../../page.ts'
import { explainingSentences } from '../material/explain.ts'
import { memoized } from '../language/memoized.ts'
import { contentWords, overlap } from '../language/words/content-words.ts'
import { capitalised } from '../language/enumerate.ts'
import { withEndMark } from '../language/marks.ts'
import { withoutGlosses } from '../language/references.ts'
import type { Material } from '../material/material.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { defines, meaningOf, mentions } from '../material/terms.ts'
import type { Unit } from '../material/unit.ts'
import { termOnList } from './defined-list.ts'
import { slidesOf } from './list.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { SlideMaker, MakerInput, Taken, WrittenIdea } from './slide-idea.ts'

const limits = { wanted: 50, most: 80 }
/** With fewer words about the term, the script reads its meaning. */
const leastSpoken = 15
/** A sentence with this share of the words of the card says what the card says. */
const sameMeaning = 0.7
/** How many sentences after a use of the term may continue it. */
const following = 2

/** Terms, each once, where it is taught. */
export const definitionSlides: SlideMaker = (input) =>
  input.material.terms
    .filter((term) => explainsTerm(term, input) && !isOnList(term, input))
    .flatMap((term) => ideaOf((taken) => slideOf(term, input, taken)))

/** Whether the slide of the list below a term has its meaning. */
function isOnList(term: BlockOf<'definition'>, input: MakerInput): boolean {
  const { blocks } = input.unit
  const below = blocks[blocks.indexOf(term) + 1]
  const isAbove = blocks.includes(term) && below?.kind === 'list' && termOnList(below, input) === term
  return isAbove && slidesOf(below, input).length > 0
}

/** A part that is rewritten may be a unit of its own, outside of the sections. */
function explainsTerm(term: BlockOf<'definition'>, { material, unit }: MakerInput): boolean {
  return unit.blocks.includes(term) || unitsExplaining(material).get(term) === unit
}

/** The unit that defines the term; for a term of the glossary, the one it heads, otherwise the first that says more of it. */
function unitExplaining(
  term: BlockOf<'definition'>,
  material: Material,
  units: readonly Unit[],
): Unit | undefined {
  const uses = new Set(material.usesOf(term))
  const usesIn = (unit: Unit) => unit.sentences.filter((one) => uses.has(one)).length
  return (
    units.find(({ blocks }) => blocks.includes(term)) ??
    units.find((unit) => usesIn(unit) > 0 && mentions(unit.title, term.term)) ??
    units.find((unit) => usesIn(unit) > 1) ??
    units.find((unit) => usesIn(unit) > 0)
  )
}

const unitsExplaining = memoized((material: Material) => {
  const units = material.sections.flatMap((section) => section.units)
  return new Map(material.terms.map((term) => [term, unitExplaining(term, material, units)]))
})

/** The card shows the meaning. The script says what the page says about the term: its use, an example, a contrast. */
function slideOf(term: BlockOf<'definition'>, input: MakerInput, taken: Taken): WrittenIdea | undefined {
  const { material, unit } = input
  const { language } = material.page
  const definition = material.lexicon.withoutReferences(term.definition)
  const uses = material.usesOf(term)
  const meaning = contentWords(`${term.term} ${definition}`)
  const telling = uses.filter(({ text }) => overlap(contentWords(text), meaning) < sameMeaning)
  const retelling = unit.sentences.filter((one) => uses.includes(one) && !telling.includes(one))
  const about = aroundUses(telling, unit.sentences, material)
  const shown = withEndMark(capitalised(definition), language)
  const found = explainingSentences(
    material,
    about.filter((one) => !taken.has(one)),
    [shown],
    limits,
  )
  const said = found.some((one) => telling.includes(one)) ? found : []
  // A script that does not start with the term reads the card first, unless it defines the term in words of its own.
  const isDefined = said.some(({ text }) => defines(text, term.term, language))
  const isOnlyRead = wordsIn(said) < leastSpoken
  const reads = isOnlyRead || (!isDefined && !startsWith(term, said[0]))
  // The slide that says the sentences with the term explains it too (see `explainTerms`).
  const isSaidElsewhere = said.length === 0 ? uses.length > 0 : uses.some((one) => taken.has(one))
  if (isOnlyRead && isSaidElsewhere && taken.size > 0) return undefined
  return {
    type: 'definition',
    content: {
      slide_title: material.lexicon.phrases.keyTerm,
      term: capitalised(withoutGlosses(term.term)),
      definition: shown,
    },
    says: [
      ...(reads ? [meaningOf(term, material.lexicon, material.usesOf(term))] : []),
      ...said.map(({ text }) => text),
    ],
    sources: [...new Set([term.id, ...sourcesOf(said)])],
    at: unit.blocks.includes(term) ? term.id : (about[0]?.block ?? term.id),
    // A card that is only read aloud is worth little.
    worth: (0.7 + Math.min(0.5, uses.length / 20)) * (isOnlyRead ? 0.3 : 1),
    // No other slide says what the card shows.
    uses: [...said, ...retelling],
    choice: about.length,
  }
}

/** 'In dough, fermentation …', not 'They came home with the sea breeze': the first half of the sentence names the term. */
function startsWith({ term }: BlockOf<'definition'>, sentence: Sentence | undefined): boolean {
  return sentence !== undefined && mentions(sentence.text.slice(0, sentence.text.length / 2), term)
}

/** The sentences of the unit that use the term, and those after them that continue, illustrate or limit them. */
function aroundUses(
  uses: readonly Sentence[],
  sentences: readonly Sentence[],
  { lexicon: { discourse } }: Material,
): readonly Sentence[] {
  const places = sentences.flatMap((one, at) => (uses.includes(one) ? [at] : []))
  return sentences.filter((one, at) => {
    if (uses.includes(one)) return true
    const earlier = places.filter((place) => place < at && sentences[place]?.block === one.block)
    const continues = one.isDependent && earlier.includes(at - 1)
    const illustrates = discourse.isExample(one.text) || discourse.contrasts(one.text)
    return continues || (illustrates && earlier.some((place) => at - place <= following))
  })
}
