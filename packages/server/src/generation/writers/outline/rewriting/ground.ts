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
  /** The sentences that the part rests on, then with those around them, then with those of the whole section. */
  readonly rings: readonly (readonly Sentence[])[]
  /** A sentence of the section as it is said: math in words. */
  readonly asSaid: (sentence: Sentence) => string
}

/** Finds the part's place by the blocks that it rests on, else by its words. Undefined where it has none on the page. */
export async function groundOf(
  material: Material,
  part: { readonly sources: readonly string[]; readonly text: string },
): Promise<Ground | undefined> {
  const sources = new Set(part.sources)
  const words = contentWords(part.text)
  const closeness = (unit: Unit) =>
    unit.blocks.filter(({ id }) => sources.has(id)).length +
    overlap(words, contentWords(unit.sentences.map(({ text }) => text).join(' '))) * 0.9
  const [home] = material.sections
    .flatMap((section) => section.units.map((unit) => ({ section, unit, close: closeness(unit) })))
    .filter(({ close }) => close > (sources.size > 0 ? 0 : 0.5))
    .sort((one, other) => other.close - one.close)
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
    rings: [resting, home.unit.sentences, around].filter((ring) => ring.length > 0),
    asSaid: (sentence) => said.get(sentence) ?? sentence.text,
  }
}

/** Sentences from as near as can be that are not among what is said or shown already; none where the page has no more. */
export function freshSentences(
  ground: Ground,
  present: readonly string[],
  limits: { readonly wanted: number; readonly most: number },
  suits: (sentence: Sentence) => boolean = () => true,
): readonly Sentence[] {
  for (const ring of ground.rings) {
    const fresh = ring.filter((one) => !isPresent(one, ground, present))
    const standing = fresh.filter((one, at) => !one.leaning || follows(fresh, at))
    if (!standing.some((one) => one.sound && suits(one))) continue
    const wished = standing.filter(
      (one) => suits(one) || standing.some((next) => suits(next) && leansOn(next, one)),
    )
    const found = explain(ground.material, wished, [], limits)
    if (found.some(suits)) return found
  }
  return []
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

function leansOn(one: Sentence, before: Sentence): boolean {
  return one.leaning && before.order === one.order - 1 && before.block === one.block
}
