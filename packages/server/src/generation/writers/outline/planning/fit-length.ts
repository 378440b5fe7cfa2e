import { spokenMinutes } from '@lectern/domain/narration/script-statistics.ts'
import { together } from '../material/explain.ts'
import type { Material } from '../material/material.ts'
import { isOpen } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Unit } from '../material/unit.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { minutesOf } from './choose-slides.ts'
import { goalsOf } from '../material/goal-words.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { definesTerm } from './types-of-ideas.ts'
import { memoized } from '../language/memoized.ts'
import { refersBack } from '../language/refers-back.ts'
import { indexSentences, isSaidIn, saidBy, shownBy } from './spoken-sentences.ts'
import type { SentenceOf } from './spoken-sentences.ts'

/** Minutes on one slide: no more is added, or removed, than these allow. */
const ofSlide = { least: 0.15, most: [0.7, 1, 1.4, 1.7] }

/**
 * Lengthens or shortens the narration, part by part, to `minutes` together, as far as the page allows. `taken` are
 * sentences that are said elsewhere.
 */
export function fitLength(
  ideas: readonly PlacedIdea[],
  material: Material,
  minutes: number,
  taken: readonly Sentence[],
): readonly PlacedIdea[] {
  const sentenceOf = indexSentences(material)
  const now = total(ideas)
  if (now > minutes) return shorten(ideas, material, sentenceOf, minutes)
  // Texts that slides only show are spoken too before the slideshow becomes shorter than requested.
  const steps = [false, true].flatMap((speaksShown) => ofSlide.most.map((most) => ({ most, speaksShown })))
  return steps.reduce(
    (longer, { most, speaksShown }) =>
      lengthen(longer, material, sentenceOf, { minutes, taken, ofSlide: most, speaksShown }),
    ideas,
  )
}

function total(ideas: readonly PlacedIdea[]): number {
  return ideas.reduce((sum, idea) => sum + minutesOf(idea), 0)
}

/** A list says its items with their numbers or in one sentence, so its pieces are not only the page's sentences. */
function listedIn(idea: PlacedIdea): readonly Sentence[] {
  return idea.uses.filter((one) => idea.says.some((spoken) => isSaidIn(spoken, one)))
}

/**
 * The items of its list that a slide says in one sentence or with their numbers, and the sentence that leads to them: no
 * other slide says them.
 */
function enumeratedBy(idea: PlacedIdea): readonly Sentence[] {
  return idea.unit.sentences.filter(
    (one) => (one.block === idea.at || isOpen(one.text)) && idea.says.some((spoken) => isSaidIn(spoken, one)),
  )
}

interface Room {
  readonly minutes: number
  /** The most minutes of one slide. */
  readonly ofSlide: number
  /** Sentences that are said elsewhere. */
  readonly taken: readonly Sentence[]
  /** Whether sentences that a slide only shows are spoken. */
  readonly speaksShown: boolean
}

/** Adds sentences that no slide says to the nearest slide of their heading, the most important first. */
function lengthen(
  ideas: readonly PlacedIdea[],
  material: Material,
  sentenceOf: SentenceOf,
  room: Room,
): readonly PlacedIdea[] {
  const result = [...ideas]
  const unavailable = (idea: PlacedIdea) => (room.speaksShown ? listedIn(idea) : idea.uses)
  const said = new Set([
    ...room.taken,
    ...ideas.flatMap((idea) => [...unavailable(idea), ...saidBy(idea, sentenceOf), ...enumeratedBy(idea)]),
  ])
  const byOrder = new Map(material.sentences.map((one) => [one.order, one]))
  let missing = room.minutes - total(ideas)
  const value = valueFor(ideas, material)
  const isSaid = (order: number, { block }: Sentence) => {
    const other = byOrder.get(order)
    return other !== undefined && other.block === block && said.has(other)
  }
  // A sentence between two that are said often links them.
  const bond = (one: Sentence) => (isSaid(one.order - 1, one) && isSaid(one.order + 1, one) ? links : 1)
  const unsaid = material.sentences
    .filter((one) => one.isUsable && !said.has(one))
    .map((one) => ({ one, value: value(one) * bond(one) }))
    .sort((a, b) => b.value - a.value)
    .map(({ one }) => one)
  for (const one of unsaid) {
    if (missing <= 0) break
    if (said.has(one)) continue
    const at = nearest(one, result, sentenceOf)
    const idea = result[at]
    if (!idea) continue
    if (idea.says.some((spoken) => repeats(one.text, spoken))) continue
    // The comment on a quotation is said in one piece with it.
    const own = new Set([...saidBy(idea, sentenceOf), ...enumeratedBy(idea), ...listedIn(idea)])
    const added = together(one, byOrder)?.filter((each) => !own.has(each))
    if (!added || added.some((each) => said.has(each) || !isIn(each, idea.unit))) continue
    const more = spokenMinutes(added.map(({ text }) => text).join(' '))
    if (more > missing * 1.3 || minutesOf(idea) + more > room.ofSlide) continue
    result[at] = withSentences(idea, added, sentenceOf)
    for (const each of added) said.add(each)
    missing -= more
  }
  return result
}

const links = 1.6

/** A point of a list is said in other words than those of its sentence. */
const same = 0.8
/** Fewer words may be in a sentence that says much more. */
const fewestToRepeat = 4

function repeats(text: string, spoken: string): boolean {
  const [own, said] = [contentWords(text), contentWords(spoken)]
  return overlap(own, said) >= same || (said.size >= fewestToRepeat && overlap(said, own) >= same)
}

/** Sentences that answer an objective which no slide answers count more. */
function valueFor(ideas: readonly PlacedIdea[], material: Material): (sentence: Sentence) => number {
  const answered = stems(contentWords(ideas.flatMap((idea) => [...shownBy(idea), ...idea.says]).join('\n')))
  const wanted = new Set(goalsOf(material).flatMap((goal) => [...goal].filter((word) => !answered.has(word))))
  return (sentence) => material.weightOf(sentence) * (1 + overlap(wanted, stems(contentWords(sentence.text))))
}

const sentencesOf = memoized(({ sentences }: Unit): ReadonlySet<Sentence> => new Set(sentences))

function isIn(sentence: Sentence, unit: Unit): boolean {
  return sentencesOf(unit).has(sentence)
}

/** The slide below the same heading that says what is nearest on the page. */
function nearest(sentence: Sentence, ideas: readonly PlacedIdea[], sentenceOf: SentenceOf): number {
  const here = ideas.filter((idea) => isIn(sentence, idea.unit))
  // A drawing has only the sentences about it if a slide of prose can say the others.
  const hasProse = here.some(({ drawing }) => !drawing)
  const distances = ideas.map((idea) => {
    const isElsewhere = hasProse && idea.drawing !== undefined && sentence.block !== idea.at
    if (!here.includes(idea) || isElsewhere) return Infinity
    const own = [...saidBy(idea, sentenceOf), ...idea.uses]
    const orders = own.map(({ order }) => Math.abs(order - sentence.order))
    return Math.min(followsTerm(sentence, idea) ? nextToTerm : Infinity, ...orders)
  })
  const least = Math.min(...distances)
  return Number.isFinite(least) ? distances.indexOf(least) : -1
}

/** Nearer than the sentence after it. */
const nextToTerm = 0.5

/** Whether a sentence comes directly after the term of a card: 'Oxygen diffuses into cells' after 'Diffusion: …'. */
function followsTerm({ block }: Sentence, { type, at, unit: { blocks } }: PlacedIdea): boolean {
  const place = blocks.findIndex(({ id }) => id === at)
  return definesTerm(type) && place >= 0 && blocks[place + 1]?.id === block
}

/** The script with further sentences, each before the first that comes later on the page. */
export function withSentences(
  idea: PlacedIdea,
  added: readonly Sentence[],
  sentenceOf: SentenceOf,
): PlacedIdea {
  const pieces = [...idea.says]
  const orders = pieces.map((spoken) => sentenceOf(spoken)?.order ?? lastOrderIn(spoken, idea.unit))
  for (const one of added.toSorted((a, b) => a.order - b.order)) {
    const later = orders.findIndex((order) => (order ?? -1) > one.order)
    const last = orders.findLastIndex((order) => order !== undefined)
    const before = one.isDependent ? orders.indexOf(one.order - 1) : -1
    // A sentence that needs the one before it comes next, also before a look at a table.
    const end = last < 0 && definesTerm(idea.type) ? pieces.length : last + 1
    const at = before >= 0 ? before + 1 : later < 0 ? end : later
    pieces.splice(at, 0, one.text)
    orders.splice(at, 0, sentenceOf(one.text)?.order ?? lastOrderIn(one.text, idea.unit))
  }
  return {
    ...idea,
    says: pieces,
    sources: [...new Set([...idea.sources, ...added.map(({ block }) => block)])],
  }
}

/** The places that were found before, since a piece is looked up at each insertion. */
const lastOrders = new WeakMap<Unit, Map<string, number | undefined>>()

/** The place of a composed piece, such as an item with its number: after the last sentence in it, or that of its definition. */
function lastOrderIn(spoken: string, unit: Unit): number | undefined {
  const known = lastOrders.get(unit) ?? new Map<string, number | undefined>()
  lastOrders.set(unit, known)
  if (!known.has(spoken))
    known.set(
      spoken,
      unit.sentences.findLast((one) => isSaidIn(spoken, one))?.order ?? orderOfDefinition(spoken, unit),
    )
  return known.get(spoken)
}

/** A definition is no sentence of its unit. Its place is between the sentences before and after it. */
function orderOfDefinition(spoken: string, { blocks, sentences }: Unit): number | undefined {
  const low = spoken.toLowerCase()
  const at = blocks.findIndex((block) => {
    const meaning = block.kind === 'definition' ? block.definition.trim().replace(/[.。।]$/u, '') : ''
    return meaning !== '' && low.includes(meaning.toLowerCase())
  })
  if (at < 0) return undefined
  const before = new Set(blocks.slice(0, at).map(({ id }) => id))
  const last = sentences.findLast(({ block }) => before.has(block))
  return (last?.order ?? (sentences[0]?.order ?? 0) - 1) + between
}

const between = 0.5

/** Omits the least important sentences that no other sentence of their slide needs. */
function shorten(
  ideas: readonly PlacedIdea[],
  material: Material,
  sentenceOf: SentenceOf,
  minutes: number,
): readonly PlacedIdea[] {
  const result = [...ideas]
  let over = total(ideas) - minutes
  const said = ideas
    .flatMap((idea, at) => saidBy(idea, sentenceOf).map((sentence) => ({ sentence, at })))
    .sort((a, b) => material.weightOf(a.sentence) - material.weightOf(b.sentence))
  for (const { sentence, at } of said) {
    const idea = result[at]
    if (over <= 0) break
    if (!idea || !isFree(sentence, saidBy(idea, sentenceOf), material)) continue
    const less = spokenMinutes(sentence.text)
    if (less > over * 1.3 || minutesOf(idea) - less < ofSlide.least) continue
    const shown = withoutPointOf(sentence, idea)
    if (shown === undefined) continue
    result[at] = { ...shown, says: idea.says.filter((spoken) => spoken !== sentence.text) }
    over -= less
  }
  return result
}

const columns = ['column1_content', 'column2_content']

/** A slide keeps at least these points. */
const fewestPoints = 3

/** The slide without the point that only this sentence says; undefined if it cannot lose it. */
function withoutPointOf(sentence: Sentence, idea: PlacedIdea): PlacedIdea | undefined {
  const own = sentence.text.toLowerCase()
  // '1712: Newcomen built a better engine'
  const isOwn = (text: unknown) => {
    const point = withoutEnd(String(text).toLowerCase())
    const bare = point.replace(/^[^:：]{1,24}[:：]\s*/u, '')
    return own.includes(point) || own.includes(bare) || keepsOrder(bare, own)
  }
  const { content } = idea
  if ([content['slide_content'], content['definition']].some((text) => isOwn(text ?? '–'))) return undefined
  if (columns.some((column) => isOwn(content[column] ?? '–'))) return undefined
  const points = idea.content['bullet_points']
  if (!Array.isArray(points) || !points.some(isOwn)) return idea
  const others = points.filter((point) => !isOwn(point))
  return others.length < fewestPoints
    ? undefined
    : { ...idea, content: { ...idea.content, bullet_points: others } }
}

/** Fewer words may be in the order of a sentence by chance. */
const fewestInOrder = 5

/** Whether all words of a point are in a sentence, in their order: the point leaves out a remark in brackets. */
function keepsOrder(point: string, sentence: string): boolean {
  const wanted = point.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []
  const said = sentence.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []
  let found = 0
  for (const word of said) if (word === wanted[found]) found += 1
  return wanted.length >= fewestInOrder && found === wanted.length
}

function withoutEnd(text: string): string {
  return text.replace(/[.。।]$/u, '')
}

/** Whether the rest is understood without a sentence, and does not mislead. */
function isFree(sentence: Sentence, said: readonly Sentence[], { lexicon }: Material): boolean {
  const others = said.filter((one) => one !== sentence)
  const next = others.find(({ order }) => order > sentence.order)
  const follows = next?.block === sentence.block && next.order === sentence.order + 1
  return (
    others.length > 0 &&
    others.every(
      ({ needs, misleadsWithout, alongside = [] }) =>
        ![...needs, ...misleadsWithout, ...alongside].includes(sentence.order),
    ) &&
    !(next?.isDependent && next.needs.length === 0) &&
    !(follows && refersBack(next.text, lexicon))
  )
}
