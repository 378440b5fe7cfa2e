import { contentWords, overlap } from '../content-words.ts'
import { explain } from '../explain.ts'
import type { Material, Section } from '../material.ts'
import type { Sentence } from '../sentence.ts'
import { spoken } from '../spoken.ts'
import type { Unit } from '../unit.ts'

/** What the page has to say around one part of a document. */
export interface Ground {
  readonly material: Material
  /** Where on the page the part rests, nearest first. */
  readonly home: { readonly section: Section; readonly unit: Unit }
  /** The sentences that the part rests on, those under the same heading, those of the whole section. */
  readonly rings: readonly [
    resting: readonly Sentence[],
    near: readonly Sentence[],
    section: readonly Sentence[],
  ]
  /** A sentence of the section as it is said: math in words. */
  readonly asSaid: (sentence: Sentence) => string
}

/** Finds the part's place by the blocks that it rests on, else by its words. Undefined where it has none on the page. */
export async function groundOf(
  material: Material,
  part: { readonly sources: readonly string[]; readonly text: string },
): Promise<Ground | undefined> {
  const sources = new Set(part.sources)
  const home = placeOf(material, sources, contentWords(part.text)) ?? apart(material, sources)
  if (!home) return undefined
  const around = home.section.units.flatMap((unit) => unit.sentences)
  const resting = around.filter(({ block }) => sources.has(block))
  const said = new Map(
    await Promise.all(
      around.map(async (one) => [one, await spoken([one.text], material.page.language)] as const),
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
): Ground['home'] | undefined {
  // A term of the glossary is at home where it is used.
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

/** Blocks that stand outside of what is taught in sentences: a glossary, a summary. */
function apart({ page }: Material, sources: ReadonlySet<string>): Ground['home'] | undefined {
  const blocks = page.blocks.filter(({ id }) => sources.has(id))
  const [first] = blocks
  if (!first) return undefined
  const unit: Unit = { title: first.path.at(-1) ?? '', path: first.path, blocks, sentences: [] }
  return { section: { title: unit.title, units: [unit], words: 0 }, unit }
}

/** Which sentences are looked for. */
interface Search {
  /** In words. */
  readonly wanted: number
  readonly most: number
  /** Each by itself; not together with what they lean on. */
  readonly suits?: (sentence: Sentence) => boolean
  /** Look no further than under the same heading. */
  readonly near?: boolean
}

/** Sentences from as near as can be that are not among what is said or shown already; none where the page has no more. */
export function freshSentences(
  ground: Ground,
  present: readonly string[],
  { wanted, most, suits = () => true, near = false }: Search,
): readonly Sentence[] {
  for (const ring of ground.rings.slice(0, near ? 2 : 3)) {
    const fresh = ring.filter((one) => tells(one, ground) && !isPresent(one, ground, present))
    const standing = fresh.filter((one, at) => !one.leaning || follows(fresh, at))
    const found = explain(ground.material, standing.filter(suits), [], { wanted, most })
    if (found.length > 0) return found
  }
  return []
}

/** Terms, quotations and tables elsewhere are about something else; prose below the same headings goes on. */
export function tells({ block }: Sentence, { material, rings: [resting] }: Ground): boolean {
  const kind = material.blockOf(block)?.kind
  return kind === 'paragraph' || kind === 'callout' || resting.some((one) => one.block === block)
}

/** Whether a sentence of the page is there, word for word, or cut to a point. */
export function isPresent(sentence: Sentence, { asSaid }: Ground, present: readonly string[]): boolean {
  const forms = [sentence.text, asSaid(sentence)].map(bare)
  return present
    .map(bare)
    .some((text) => forms.some((form) => text.includes(form) || (text.length > 11 && form.startsWith(text))))
}

/** The letters and digits of a text alone. */
export function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether all that a leaning sentence leans on is there too. */
function follows(sentences: readonly Sentence[], at: number): boolean {
  const [one, before] = [sentences[at], sentences[at - 1]]
  if (!one?.leaning) return one !== undefined
  return before !== undefined && leansOn(one, before) && follows(sentences, at - 1)
}

/** Whether a sentence needs the one before it. */
export function leansOn(one: Sentence, before: Sentence): boolean {
  return one.leaning && before.order === one.order - 1 && before.block === one.block
}
