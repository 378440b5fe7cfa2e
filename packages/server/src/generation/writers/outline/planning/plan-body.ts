import { spokenMinutes } from '@lectern/domain/narration/script-statistics.ts'
import { withDrawing } from '../drawings/prefer-drawings.ts'
import type { Material } from '../material/material.ts'
import { toSpokenText } from '../language/sentences/spoken.ts'
import type { SlideIdea } from '../slides/slide-idea.ts'
import { answerGoals } from './answer-goals.ts'
import { type Budget, chooseSlides, minutesOf } from './choose-slides.ts'
import { conceptsOf } from './concepts.ts'
import { mostSlides } from './deck-length.ts'
import { withKeyTerms } from './key-terms.ts'
import { definitionCards } from '../slides/definition-cards.ts'
import { joinProse } from './join-prose.ts'
import { withLedQuotations } from './led-quotations.ts'
import { fitLength } from './fit-length.ts'
import { explainTerms } from '../slides/explain-terms.ts'
import { mostBesideQuote } from '../slides/quote.ts'
import { shareSentences } from '../slides/share-sentences.ts'
import { wordsIn } from '../material/sentence.ts'
import { mentions } from '../material/terms.ts'
import type { Sentence } from '../material/sentence.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { withSiblings } from './with-siblings.ts'
import { withDistinctTitles } from './titles.ts'
import { divideLong } from './divide-long.ts'
import { definesTerm } from './types-of-ideas.ts'

type Spoken = Pick<SlideIdea, 'says' | 'content'>

/** The parts of a slideshow around its body, and its requested length. */
export interface Plan {
  readonly material: Material
  /** All slides that could be in the body. */
  readonly ideas: readonly PlacedIdea[]
  /** The title, the objectives, the questions. */
  readonly frame: readonly Spoken[]
  /** The sentences that the frame says. */
  readonly taken: readonly Sentence[]
  /** Of the whole slideshow. */
  readonly minutes: number
  /** The body has at least this room. */
  readonly least: Budget
  readonly summaryOf: (body: readonly PlacedIdea[]) => Spoken | undefined
}

/** However short a page is, its sections have slides, and so have its tables and pictures, up to this number. */
const mostOfShort = 12

function fewestSlides(ideas: readonly PlacedIdea[], material: Material): number {
  const sections = new Set(ideas.map(({ section }) => section))
  const shown = [...new Set(ideas.map(({ at }) => at))].filter((id) => {
    const kind = material.blockOf(id)?.kind
    return kind === 'table' || kind === 'figure' || kind === 'quote'
  })
  return Math.min(mostOfShort, sections.size + shown.length)
}

/** The body: the ideas that cover most of the page in the time, in its order, with titles, as long as wished. */
export async function planBody({
  material,
  ideas,
  frame,
  taken,
  minutes,
  least,
  summaryOf,
}: Plan): Promise<readonly PlacedIdea[]> {
  const { language } = material.page
  const concepts = conceptsOf(material)
  const place = new Map(material.page.blocks.map(({ id }, index) => [id, index]))
  const titles = frame.flatMap(({ content }) => titleOf(content))
  // Set minutes limit the terms that are explained. Without them, all are.
  const most = (room: number) => (least.minutes > 0 ? Infinity : room)
  // The minutes of the slides that only make a set whole: the others are not shortened for them.
  let forSets = 0
  const choose = (room: number, from = ideas): readonly PlacedIdea[] => {
    const slides = Math.max(
      mostSlides(minutes) - frame.length - 1,
      Math.min(3, material.sections.length + 1),
      Math.min(mostSlides(minutes), least.slides),
      least.sections ? fewestSlides(from, material) : 0,
    )
    const budget = { minutes: room, slides, sections: least.sections }
    const drawn = withDrawing(chooseSlides(from, concepts, budget), from)
    // Set minutes may have no room for it.
    const needed = least.minutes > 0 ? withText(withNeeded(drawn, from), from) : drawn
    const chosen = new Set(least.minutes > 0 ? withSiblings(needed, from, material) : needed)
    forSets = [...chosen].filter((one) => !needed.includes(one)).reduce((sum, one) => sum + minutesOf(one), 0)
    const inOrder = from
      .filter((idea) => chosen.has(idea))
      .sort((a, b) => (place.get(a.at) ?? 0) - (place.get(b.at) ?? 0))
    // A slide may have lost its first sentences to another one, and then comes later.
    const shared = shareSentences(inOrder, taken, material).toSorted(
      (a, b) =>
        startOf(a.idea, place) - startOf(b.idea, place) ||
        orderOf(a.idea) - orderOf(b.idea) ||
        (place.get(a.idea.at) ?? 0) - (place.get(b.idea.at) ?? 0),
    )
    // A page of a few sentences repeats them rather than having no slides.
    const written = withoutReadCards(
      shared.length > 0 ? shared : inOrder.map((idea) => ({ from: idea, idea })),
    )
    const joined = joinProse(
      written.map(({ idea }) => idea),
      material,
    )
    const titled = withDistinctTitles(definitionCards(joined, material), material, titles)
    const untitled = [...titled.untitled].flatMap((idea) => idea.parts ?? [idea])
    const useless = new Set([
      ...inOrder.filter((idea) => !written.some((one) => one.from === idea)),
      ...written.filter(({ idea }) => untitled.includes(idea)).map((one) => one.from),
    ])
    if (useless.size === 0 || titled.slides.length === 0)
      return explainTerms(titled.slides, material, taken, most(room))
    return choose(
      room,
      from.filter((idea) => !useless.has(idea)),
    )
  }
  const framed = await lengthOf(frame, language)
  const roomBeside = async (summary: Spoken | undefined) =>
    Math.max(least.minutes, minutes - framed - (await lengthOf([summary], language)))
  const first = choose(await roomBeside(summaryOf([])))
  const room = await roomBeside(summaryOf(first))
  const body = choose(room)
  // Formulas have more words when they are spoken.
  const spokenMore = (await lengthOf(body, language)) - body.reduce((sum, idea) => sum + minutesOf(idea), 0)
  const chosen = choose(room - spokenMore)
  // A second telling takes no time from the text.
  const forRetold = chosen.filter(({ retells }) => retells).reduce((sum, one) => sum + minutesOf(one), 0)
  const again = least.minutes > 0 ? forRetold : 0
  const fitted = fitLength(chosen, material, room - spokenMore + forSets + again, taken)
  // A shorter script may have lost the sentence that explains a term.
  const answering = least.minutes > 0 ? answerGoals(fitted, material, taken) : fitted
  const explained = explainTerms(answering, material, taken, most(room - spokenMore))
  const divided = withLedQuotations(divideLong(explained, material, titles), material)
  // Set minutes have no room for further slides.
  return least.minutes > 0 ? withKeyTerms(divided, material) : divided
}

/**
 * The slides without cards of the glossary that are only read aloud, if the script of another slide uses the term: it
 * explains the term where it is used (see `explainTerms`).
 */
function withoutReadCards<Written extends { readonly idea: PlacedIdea }>(
  written: readonly Written[],
): readonly Written[] {
  const isRead = ({ idea: { type, says, sources, unit } }: Written) =>
    definesTerm(type) && says.length === 1 && !unit.blocks.some(({ id }) => sources.includes(id))
  const others = written.filter((one) => !isRead(one)).map(({ idea }) => idea.says.join(' '))
  return written.filter(
    (one) => !isRead(one) || !others.some((text) => mentions(text, String(one.idea.content['term'] ?? ''))),
  )
}

/** The slides of one table keep the order of its columns and rows, whatever their scripts say. */
function orderOf(idea: PlacedIdea): number {
  return 'header_1' in idea.content ? 0 : (firstOf(idea)?.order ?? 0)
}

/** The first sentence of its part of the page that a slide says. */
function firstOf({ uses, unit }: PlacedIdea): Sentence | undefined {
  return uses.filter((one) => unit.sentences.includes(one)).sort((a, b) => a.order - b.order)[0]
}

/**
 * Where a slide starts on the page: a picture at the end of a part may say its first sentences, and then comes before the
 * slide that says the others.
 */
function startOf(idea: PlacedIdea, place: ReadonlyMap<string, number>): number {
  const at = place.get(idea.at) ?? 0
  // A drawing of several paragraphs comes where its last one is.
  if (idea.drawing) return at
  return Math.min(at, place.get(firstOf(idea)?.block ?? '') ?? at)
}

/** The chosen slides with those that their text needs: 'The crash had several causes' needs the causes. */
function withNeeded(chosen: readonly PlacedIdea[], from: readonly PlacedIdea[]): readonly PlacedIdea[] {
  const taught = new Set(chosen.map(({ unit }) => unit))
  return [...chosen, ...from.filter((one) => one.isNeeded && taught.has(one.unit) && !chosen.includes(one))]
}

/** With more prose that a drawing does not say, a part of a page needs another slide. */
const mostBesideDrawing = 24

/** The chosen slides with one of prose for each part of the page of which only a drawing or a quotation was chosen. */
function withText(chosen: readonly PlacedIdea[], from: readonly PlacedIdea[]): readonly PlacedIdea[] {
  const units = Map.groupBy(chosen, ({ unit }) => unit)
  const missing = [...units].flatMap(([unit, ideas]) => {
    const isDrawn = ideas.some(({ drawing }) => drawing)
    const hasText = ideas.some((one) => one.drawing === undefined && !isQuotation(one))
    const said = new Set(isDrawn ? ideas.flatMap(({ uses }) => uses) : [])
    const unsaid = unit.sentences.filter((one) => one.isUsable && !one.listed && !said.has(one))
    if (hasText || wordsIn(unsaid) <= (isDrawn ? mostBesideDrawing : mostBesideQuote)) return []
    const prose = from.filter((one) => one.unit === unit && (one.isProse || 'column1_content' in one.content))
    return prose.toSorted((a, b) => b.worth - a.worth).slice(0, 1)
  })
  return [...chosen, ...missing]
}

function isQuotation({ content }: PlacedIdea): boolean {
  return 'quote_text' in content
}

/** A body, the whole slideshow with it, and the length that is wished for the whole. */
export interface Fit extends Pick<Plan, 'material' | 'minutes' | 'taken'> {
  readonly body: readonly PlacedIdea[]
  readonly whole: readonly Spoken[]
}

/** The body, shorter or longer by the difference of the whole slideshow from the minutes set: its questions follow the body. */
export async function fitBody({
  body,
  whole,
  material,
  minutes,
  taken,
}: Fit): Promise<readonly PlacedIdea[]> {
  const missing = minutes - (await lengthOf(whole, material.page.language))
  const now = body.reduce((sum, idea) => sum + minutesOf(idea), 0)
  const fitted = explainTerms(fitLength(body, material, now + missing, taken), material, taken, now + missing)
  return divideLong(
    fitted,
    material,
    whole
      .filter(({ content }) => !body.some((idea) => idea.content === content))
      .flatMap(({ content }) => titleOf(content)),
  )
}

/** The spoken length of parts of a deck, in minutes. */
export async function lengthOf(parts: readonly (Spoken | undefined)[], language: string): Promise<number> {
  const scripts = await Promise.all(parts.map((part) => toSpokenText(part?.says ?? [], language)))
  return spokenMinutes(scripts.join(' '))
}

function titleOf(content: Spoken['content']): readonly string[] {
  return [content['slide_title'], content['course_title']].filter((title) => typeof title === 'string')
}
