import { contentWords, overlap } from '../language/words/content-words.ts'
import { explainingSentences } from '../material/explain.ts'
import type { Material, Section } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'
import { toSpokenText } from '../language/sentences/spoken.ts'
import type { Unit } from '../material/unit.ts'

/** The content of the page around one part of a document. */
export interface PartContext {
  readonly material: Material
  /** The place of the part on the page, nearest first. */
  readonly home: { readonly section: Section; readonly unit: Unit }
  /** The source sentences of the part, those under the same heading, those of the whole section. */
  readonly rings: readonly [
    resting: readonly Sentence[],
    sameHeading: readonly Sentence[],
    section: readonly Sentence[],
  ]
  /** A sentence of the section in spoken form: math in words. */
  readonly asSaid: (sentence: Sentence) => string
}

/** Finds the part's place by its source blocks, otherwise by its words. Undefined if it has none on the page. */
export async function contextOf(
  material: Material,
  part: { readonly sources: readonly string[]; readonly text: string },
): Promise<PartContext | undefined> {
  const sources = new Set(part.sources)
  const home =
    placeOf(material, sources, contentWords(part.text)) ?? contextOutsideSections(material, sources)
  if (!home) return undefined
  const around = home.section.units.flatMap((unit) => unit.sentences)
  const resting = around.filter(({ block }) => sources.has(block))
  const said = new Map(
    await Promise.all(
      around.map(async (one) => [one, await toSpokenText([one.text], material.page.language)] as const),
    ),
  )
  return {
    material,
    home,
    rings: [resting, home.unit.sentences, around],
    asSaid: (sentence) => said.get(sentence) ?? sentence.text,
  }
}

function placeOf(
  material: Material,
  sources: ReadonlySet<string>,
  words: ReadonlySet<string>,
): PartContext['home'] | undefined {
  // A term of the glossary belongs where it is used.
  const uses = material.terms.filter(({ id }) => sources.has(id)).flatMap((term) => material.usesOf(term))
  const closeness = (unit: Unit) =>
    unit.blocks.filter(({ id }) => sources.has(id)).length +
    (unit.sentences.some((one) => uses.includes(one)) ? 1 : 0) +
    overlap(words, contentWords(unit.sentences.map(({ text }) => text).join(' '))) * 0.9
  const [home] = material.sections
    .flatMap((section) => section.units.map((unit) => ({ section, unit, close: closeness(unit) })))
    .filter(({ close }) => close > 0.5)
    .sort((one, other) => other.close - one.close)
  return home
}

/** Blocks outside of the sections: a glossary, a summary. */
function contextOutsideSections(
  { page }: Material,
  sources: ReadonlySet<string>,
): PartContext['home'] | undefined {
  const blocks = page.blocks.filter(({ id }) => sources.has(id))
  const [first] = blocks
  if (!first) return undefined
  const unit: Unit = { title: first.path.at(-1) ?? '', path: first.path, blocks, sentences: [] }
  return { section: { title: unit.title, units: [unit], words: 0 }, unit }
}

/** The sentences to find. */
interface Search {
  /** Number of words. */
  readonly wanted: number
  readonly most: number
  /** Checks each sentence alone, without the ones it depends on. */
  readonly suits?: (sentence: Sentence) => boolean
  /** Search only under the same heading. */
  readonly onlySameHeading?: boolean
}

/** The nearest sentences that are not said or shown already; empty if the page has no more. */
export function freshSentences(
  context: PartContext,
  present: readonly string[],
  { wanted, most, suits = () => true, onlySameHeading = false }: Search,
): readonly Sentence[] {
  for (const ring of context.rings.slice(0, onlySameHeading ? 2 : 3)) {
    const fresh = ring.filter((one) => isOnTopic(one, context) && !isPresent(one, context, present))
    const standing = fresh.filter((one, at) => !one.isDependent || follows(fresh, at))
    const found = explainingSentences(context.material, standing.filter(suits), [], { wanted, most })
    if (found.length > 0) return found
  }
  return []
}

/**
 * Terms, quotations and tables elsewhere are about another topic. Prose below the same headings continues the topic.
 */
export function isOnTopic({ block }: Sentence, { material, rings: [resting] }: PartContext): boolean {
  const kind = material.blockOf(block)?.kind
  return kind === 'paragraph' || kind === 'callout' || resting.some((one) => one.block === block)
}

/** Whether a sentence of the page is present, literally or shortened to a bullet point. */
export function isPresent(sentence: Sentence, { asSaid }: PartContext, present: readonly string[]): boolean {
  const forms = [sentence.text, asSaid(sentence)].map(normaliseText)
  return present
    .map(normaliseText)
    .some((text) => forms.some((form) => text.includes(form) || (text.length > 11 && form.startsWith(text))))
}

/** Only the letters and digits of a text. */
export function normaliseText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether the sentences that a sentence depends on are present too. */
function follows(sentences: readonly Sentence[], at: number): boolean {
  const [one, before] = [sentences[at], sentences[at - 1]]
  if (!one?.isDependent) return one !== undefined
  return before !== undefined && dependsOn(one, before) && follows(sentences, at - 1)
}

/** Whether a sentence needs the previous one. */
export function dependsOn(one: Sentence, before: Sentence): boolean {
  return one.isDependent && before.order === one.order - 1 && before.block === one.block
}
