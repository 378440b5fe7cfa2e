import { withoutSequenceWord } from '../language/words/sequence-words.ts'
import { afterColon } from '../language/sentences/after-colon.ts'
import type { Block, BlockOf, ListItem } from '../../../page.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { hasWholeBrackets, isBalanced } from '../language/brackets.ts'
import { capitalised, enumerate } from '../language/enumerate.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { hasFlatExponent } from '../language/garbled.ts'
import { withEndMark, marksOf, withoutStop } from '../language/marks.ts'
import { isObjectClause, starting, unspaced } from '../language/words/word-patterns.ts'
import { endsBeforeCondition, startsWithCondition } from '../language/words/conditions.ts'
import { smallNumbersIn } from '../language/words/announced-number.ts'
import { denies } from '../language/words/negations.ts'
import { explainingSentences } from '../material/explain.ts'
import { casesOf } from './cases.ts'
import { correctedPoints } from './corrected-points.ts'
import { isPairOfLists } from './comparison.ts'
import { pointOfTerm, termAbove, termOnList } from './defined-list.ts'
import { article, gistOf, withGists } from './gists.ts'
import { headline, tidyHeading } from './headline.ts'
import { fill } from '../language/phrase-book.ts'
import { withoutGlosses } from '../language/references.ts'
import { isQuestion } from '../material/material.ts'
import type { Material } from '../material/material.ts'
import { meaningOf } from '../material/terms.ts'
import type { Unit } from '../material/unit.ts'
import { isOpen, isStep, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { sentencesBeside } from './sentences-beside.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { AdaptableIdea, SlideMaker, MakerInput, Taken, WrittenIdea } from './slide-idea.ts'

const maxPoints = 6
/** Words of each step and of all, if a procedure has one step more: it is better seen whole than on two slides. */
const oneMore = { each: 12, all: 60 }
/** Slides of one list. The later points of a longer one are only examples, but each step is needed. */
const mostSlides = { ofPoints: 2, ofSteps: 10 }
const mostPointWords = 16
/** Words of a step together with what to do in a case. */
const mostOfCase = 14
/** Words that a name with a number is shown with. */
const mostOfGist = 18
/** More words before a dash are a clause, not the name of what follows. */
const mostOfName = 8
/** An explanation of at least this many words is said, and only the name is shown. */
const leastExplanation = 9
/** An item with this share more words than its point has something to say. */
const richer = 1.5
const mostSpoken = 110

/** An item of a list, and what the slide shows of it. */
interface Item {
  readonly text: string
  readonly point: string
  /** The point is a name that the item explains. */
  readonly isNamed: boolean
}

/** Lists: the names or key phrases of their items. A long one is split into slides of three to six. */
export const listSlides: SlideMaker = (input) =>
  isPairOfLists(input)
    ? []
    : input.unit.blocks.flatMap((block) => (block.kind === 'list' ? slidesOf(block, input) : []))

/** The points of a list, on one slide or several. */
export function slidesOf(list: BlockOf<'list'>, input: MakerInput): readonly AdaptableIdea[] {
  const { lexicon } = input.material
  const leadsAway = (text: string) => !list.ordered || !isStep(text, lexicon)
  const items = flatten(list.items)
    .map((item) => itemOf(withoutCases(item, list, input), input.material, list.ordered))
    .filter(({ text, point }) => /\p{L}/u.test(point) && !(leadsAway(text) && lexicon.pointsElsewhere(text)))
    .filter(({ text }) => !hasFlatExponent(text) && hasWholeBrackets(text))
  const isPart = list.ordered && items.length < flatten(list.items).length
  if (items.length < 2 || isPart || followsPointer(list, input) || losesStep(list, input)) return []
  return parts(items, list.ordered).flatMap((part, index, all) => {
    const from = all.slice(0, index).flat().length
    return ideaOf((taken) =>
      slideOf(list, part, { from, isLast: index === all.length - 1 }, input, taken),
    ).map((idea) => ({
      ...idea,
      worth: items.length < 3 ? 0.7 : idea.worth,
      // Half of a procedure is none, and what the text says of its steps does not show them.
      ...(isPromised(list, items.length, input) && { isNeeded: true }),
      ...(list.ordered && from > 0 && { otherTitle: titleOfPart(idea, from, part.length, input) }),
    }))
  })
}

/** An ordered list of at least this many items is a procedure. */
const fewestSteps = 3

/** A procedure, and the things that the sentence before the list counts: 'Ammonium is oxidised in two stages:'. */
function isPromised(list: BlockOf<'list'>, items: number, input: MakerInput): boolean {
  const { material, unit } = input
  const lead = leadIn(list, unit)?.text ?? ''
  const counts = smallNumbersIn(lead, material.page.language).includes(list.items.length)
  return (list.ordered && (items >= fewestSteps || isMostOf(unit, list))) || counts
}

/** Whether a part of the page is there for its list. */
function isMostOf({ sentences }: Unit, { id }: BlockOf<'list'>): boolean {
  return wordsIn(sentences.filter(({ block }) => block === id)) > wordsIn(sentences) / 2
}

/** 'Procedure: 6–10', for the steps that the first slide has no room for. */
function titleOfPart(
  { content }: WrittenIdea,
  from: number,
  count: number,
  { material: { page } }: MakerInput,
): string {
  const heading = String(content['slide_title'] ?? '')
  const steps = count > 1 ? `${from + 1}–${from + count}` : `${from + 1}`
  return /[:：]/u.test(heading) ? `${heading} ${steps}` : `${heading}${marksOf(page.language).colon}${steps}`
}

/** Which items of a list a slide has. */
interface Place {
  /** The place of the first of them. */
  readonly from: number
  readonly isLast: boolean
}

function slideOf(
  list: BlockOf<'list'>,
  items: readonly Item[],
  place: Place,
  input: MakerInput,
  taken: Taken,
): WrittenIdea | undefined {
  const shown = ownSentences(list, items, input.unit)
  // A worked example may have them all, and its slide says them in their context.
  if (shown.length >= items.length && shown.every((one) => taken.has(one))) return undefined
  const said = narration(list, items, place, input, taken)
  const { from, isLast } = place
  const corrected = list.ordered
    ? undefined
    : correctedPoints(
        list,
        items.map(({ text }) => text),
        input.material,
      )
  const title = conditionOf(list, input) ?? subjectOf(list, items, input) ?? headline(input)
  const term = from === 0 ? termOnList(list, input) : undefined
  const points = [
    ...(term ? [pointOfTerm(term, title, input.material)] : []),
    ...(corrected ?? shownPoints(items, input.material)),
  ]
  return {
    type: 'bullets',
    content: {
      slide_title: title,
      bullet_points: isLast && from === 0 ? points : points.map((point) => gistOfStep(point, list, input)),
    },
    says: said.texts,
    sources: [...new Set([list.id, ...said.sources])],
    at: list.id,
    worth: 1.4 * novelty(items, said),
    uses: said.uses,
    choice: sentencesBeside(list, input.unit).length,
  }
}

/** Words of a step on a slide, if the list has several slides. */
const mostOfStep = 10
const leastOfStep = 3
/** A step of two things to do with at most this number of words is shown whole. */
const mostOfTwo = 18
/** Languages in which a clause may end in its 'if' or 'when', so that its first words do not show what it is. */
const conditionLast = new Set<Language>(['hi', 'ja', 'ko', 'tr', 'zh'])

/**
 * 'Lower the angle slowly, advance 2 mm more' of 'Lower the angle slowly, advance 2 mm more, then slide the cannula off': the first
 * things to do. The script says the whole step. It is only cut between whole clauses: not after a condition ('If the light is red,
 * …'), before one, before a prohibition ('…, and never touch the wire'), or in an enumeration ('the tubes, the labels, …').
 */
function gistOfStep(
  point: string,
  list: BlockOf<'list'>,
  { material: { lexicon, page } }: MakerInput,
): string {
  const code = languageOf(page.language) ?? 'en'
  if (!list.ordered || countWords(point) <= mostOfStep || conditionLast.has(code)) return point
  const opensClause = starting(lexicon.phrases.subordinate, !unspaced.has(code))
  if (opensClause.test(point.toLowerCase())) return point
  const isWhole = (part: string) =>
    countWords(part) >= leastOfStep && !startsWithCondition(part, code) && !isObjectClause(part)
  const comma = /[,،，、](?!\d)\s*/gu
  const separated = point.split(comma)
  const heads = [...point.matchAll(comma)].flatMap((end, at) => {
    const head = point.slice(0, end.index).trim()
    const rest = point.slice(end.index + end[0].length)
    // One of two things to do is half of the step, and a noun after a comma is one more object: 'the name, the date'.
    const keepsMost = at > 0 || countWords(point) > mostOfTwo
    const fits =
      countWords(head) <= mostOfStep &&
      isBalanced(head) &&
      !denies(rest, code) &&
      keepsMost &&
      !article.test(rest)
    return fits && separated.slice(0, at + 2).every(isWhole) ? [head] : []
  })
  return heads.at(-1) ?? point
}

/** Words of a title. */
const mostTitleWords = 12

/**
 * The sentence before the list, if it denies something or ends in a word such as 'if': 'The rule does not apply if'. Without
 * it, the items would seem to be what it denies, or to hold always.
 */
function conditionOf(list: BlockOf<'list'>, { material, unit }: MakerInput): string | undefined {
  const { language } = material.page
  const text = tidyHeading(leadIn(list, unit)?.text ?? '')
  const isCondition = denies(text, language) || endsBeforeCondition(text, language)
  return isCondition && countWords(text) <= mostTitleWords ? text : undefined
}

/** The term above a list whose items refer to it with a pronoun: 'It is used in kidney machines' below 'Osmosis: …'. */
function subjectOf(
  list: BlockOf<'list'>,
  [first]: readonly Item[],
  { material: { lexicon }, unit }: MakerInput,
): string | undefined {
  const term = termAbove(list, unit)
  return term && lexicon.isDependent(first?.text ?? '') ? capitalised(withoutGlosses(term.term)) : undefined
}

/** A slide of which the script says little more than it shows is worth less. */
function novelty(items: readonly Item[], { texts }: Narration): number {
  const shown = items.reduce((sum, { point }) => sum + countWords(point), 0)
  return Math.min(1, 1.05 - shown / Math.max(1, countWords(texts.join(' '))))
}

/** 'Access these resources:' a list of links, not of points. */
function followsPointer(list: Block, { material, unit }: MakerInput): boolean {
  const before = unit.blocks[unit.blocks.indexOf(list) - 1]
  return before?.kind === 'paragraph' && material.lexicon.sendsAway(before.text)
}

/** Steps are said whole or not at all. A step that is about the page ('Use the box below') cannot be said. */
function losesStep(list: BlockOf<'list'>, { material: { lexicon } }: MakerInput): boolean {
  return list.ordered && list.items.some(({ text }) => lexicon.discourse.speaksOfPage(text))
}

/** A few items with long nested parts stay one level, and the parts are only spoken. */
function flatten(items: readonly ListItem[]): readonly ListItem[] {
  return items.length < 3 ? items.flatMap((item) => [{ ...item, items: [] }, ...item.items]) : items
}

/** Without the cases that have a slide of their own. */
function withoutCases(item: ListItem, list: BlockOf<'list'>, { material }: MakerInput): ListItem {
  return casesOf(item, list, material).length > 0 ? { ...item, items: [] } : item
}

/** An open item ('It is pure, that is:') is said with its parts. */
function itemOf({ text, items }: ListItem, material: Material, isOrdered: boolean): Item {
  const own = material.lexicon.withoutReferences(text)
  const nested = items.map((one) => material.lexicon.withoutReferences(one.text))
  const { language } = material.page
  const isLead = isOpen(own) && nested.length > 0
  const whole = isLead ? enumerate(own, nested, language) : own
  const isStated = !isLead && nested.every((one) => isStatement({ text: one, point: one }, material))
  return {
    text: isStated ? [whole, ...nested].join(marksOf(language).space) : whole,
    point: pointOf(whole === own ? own : (withoutAnnouncement(own) ?? whole), material, isOrdered),
    isNamed: nameOf(own) !== undefined,
  }
}

/** Without 'that is:' at the end; undefined if it ends otherwise. */
function withoutAnnouncement(open: string): string | undefined {
  const cut = open.replace(/[,،，]\s*[^,،，]{1,24}[:：]$/u, '')
  return cut !== open && countWords(cut) >= 3 ? cut : undefined
}

/**
 * The name of an item that is explained after it, or its key phrase; all of it if it has no clean cut. The first sentence of a
 * step says what to do, and the others say how. So no other sentence can stand for it.
 */
function pointOf(text: string, { lexicon, page }: Material, isOrdered: boolean): string {
  const sentences = splitSentences(text, page.language)
  const name = nameOf(text)
  if (name !== undefined) return withoutStop(name, page.language)
  const [first = text, ...others] = sentences
  const [next = ''] = others
  // 'Knock on the loaf. If it sounds hollow, it is done': the step is done for what the case says.
  const withCase = [first, next].join(marksOf(page.language).space)
  const isOfCase = isOrdered && next !== '' && startsWithCondition(next, page.language)
  if (isOfCase && countWords(withCase) <= mostOfCase) return withoutStop(withCase, page.language)
  const cut = (from: readonly string[]) =>
    from.map((one) => shortenForSlide(one, mostPointWords, lexicon)).find((one) => one !== undefined)
  const whole = others.filter((one) => lexicon.isWhole(one) && !lexicon.isDependent(one))
  return cut([first]) ?? (isOrdered ? undefined : cut(whole)) ?? withoutStop(first, page.language)
}

/** 'Day 1: Stir flour into water': names with their meanings in few words; otherwise the points. */
function shownPoints(items: readonly Item[], material: Material): readonly string[] {
  const { lexicon } = material
  const points = items.map(({ point }) => capitalised(point))
  if (!items.some(({ isNamed }) => isNamed)) return points
  // 'Day 1' says nothing alone, so its meaning may be longer.
  if (!items.every(({ isNamed, point }) => isNamed && /\p{N}/u.test(point)))
    return explainedPoints(items, material)
  const gists = items.map(({ text, point }) => {
    const [first = ''] = splitSentences(
      text.slice(point.length).replace(/^[^\p{L}\p{N}]+/u, ''),
      lexicon.language,
    )
    return lexicon.shorten(first, mostOfGist)
  })
  if (gists.includes(undefined)) return points
  return points.map(
    (point, at) => `${point}${marksOf(lexicon.language).colon}${capitalised(gists[at] ?? '')}`,
  )
}

/** All names with their meanings, or none: beside 'Cohesion', 'Adhesion: water clings to the walls' looks like more. */
function explainedPoints(items: readonly Item[], material: Material): readonly string[] {
  const { lexicon } = material
  const points = items.map(({ point }) => capitalised(point))
  const explained = items.map(({ text }) => {
    const [name = '', meaning] = dividedAtName(text)
    return { name: capitalised(name), meaning }
  })
  if (explained.every(({ meaning }) => meaning !== undefined))
    return withGists(
      explained.map(({ name, meaning = '' }) => ({ name, meaning })),
      material,
    )
  // A name beside whole statements says nothing.
  const withMeaning = points.map((point, at) => {
    const { name, meaning } = explained[at] ?? {}
    if (!items[at]?.isNamed || name === undefined || meaning === undefined) return point
    const gist = gistOf(meaning, material)
    return gist === undefined ? undefined : `${name}${marksOf(lexicon.language).colon}${gist}`
  })
  return withMeaning.some((point) => point === undefined)
    ? points
    : withMeaning.filter((point) => point !== undefined)
}

/** 'Diffusion' of 'Diffusion: particles move …' or 'Diffusion – particles move …'. */
function nameOf(text: string): string | undefined {
  const [name = '', rest = ''] = dividedAtName(text)
  const words = countWords(name)
  const isName = words >= 1 && words <= mostOfName && isBalanced(name) && /\p{L}/u.test(name)
  return isName && countWords(rest) >= leastExplanation ? name : undefined
}

/** The name of an item, and what the item says of it; only one text if it has no name. */
export function dividedAtName(text: string): readonly string[] {
  const found = afterName.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text]
}

const afterName = /(?<=^[^:：]{1,80})\s?[:：]\s*|\s(?:[–—-]|--)\s|\s*——\s*|(?<=\p{L})--(?=\p{L})/u

function parts(items: readonly Item[], isOrdered: boolean): readonly (readonly Item[])[] {
  const words = items.map(({ point }) => countWords(point))
  const isSeenWhole =
    isOrdered &&
    items.length === maxPoints + 1 &&
    words.reduce((all, count) => all + count, 0) <= oneMore.all &&
    words.every((count) => count <= oneMore.each)
  if (items.length <= maxPoints || isSeenWhole) return [items]
  const most = isOrdered ? mostSlides.ofSteps : mostSlides.ofPoints
  const count = Math.min(most, Math.ceil(items.length / maxPoints))
  const size = Math.min(maxPoints, Math.ceil(items.length / count))
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** A note with this many words is said as a sentence after the meaning of its term. */
const fewestOfNote = 5

interface Narration {
  readonly texts: readonly string[]
  readonly sources: readonly string[]
  readonly uses: readonly Sentence[]
}

/**
 * Items that explain more than the slide shows are said in order. Otherwise the script says what the page says around the
 * list, and then its points. What comes after all steps is said with the last of them.
 */
function narration(
  list: BlockOf<'list'>,
  items: readonly Item[],
  { from, isLast }: Place,
  input: MakerInput,
  taken: Taken,
): Narration {
  const { material, unit } = input
  const { language } = material.page
  const { phrases } = material.lexicon
  const term = from === 0 ? termOnList(list, input) : undefined
  const meaning = term ? [meaningOf(term, material.lexicon, material.usesOf(term))] : []
  const open = from === 0 ? leadIn(list, unit) : undefined
  const needed = open && neededBy(open, unit)
  const lead = needed && open
  // Another slide that says them comes before this one.
  const beforeLead = (needed ?? []).filter((one) => !taken.has(one))
  const own = ownSentences(list, items, unit)
  const ordinals = ordinalsFor(items, from, list.items.length, phrases.ordinals)
  if (isRich(items)) {
    // 'Only if all of these are true: First: …' has two colons. What an open sentence leads to is its end.
    const isLed = lead !== undefined && isOpen(lead.text) && !list.ordered && ordinals.length > 0
    const said = items.map((item, at) =>
      isLed || lead
        ? ordered(item, isLed ? undefined : ordinals[at], items, material)
        : capitalised(ordered(item, ordinals[at], items, material)),
    )
    const around = isLast && from === 0 && open === undefined ? sentencesAround(list, said, input, taken) : []
    const texts = (isAfter: boolean) =>
      around.filter((one) => isBelow(one, list, unit) === isAfter).map(({ text }) => text)
    return {
      texts: [
        ...beforeLead.map(({ text }) => text),
        ...(isLed
          ? [enumerate(lead.text, said, language)]
          : [...(lead ? [lead.text] : []), ...texts(false), ...meaning, ...continued(said), ...texts(true)]),
      ],
      sources: [...(term ? [term.id] : []), ...(lead ? [lead.block] : []), list.id, ...sourcesOf(around)],
      uses: [...beforeLead, ...around, ...own],
    }
  }
  const isLater = (one: Sentence) => isBelow(one, list, unit)
  const hasPlace = (one: Sentence) => !list.ordered || (isLater(one) ? isLast : from === 0)
  // A sentence before the term that a list is about is not about the list.
  const isOfList = (one: Sentence) => isLater(one) || termAbove(list, unit) === undefined
  const free = sentencesBeside(list, unit).filter(
    (one) => !taken.has(one) && !own.includes(one) && one !== lead && hasPlace(one) && isOfList(one),
  )
  const points = items.map(({ point }) => point)
  const said = beside(free, list, input, own, (some) =>
    explainingSentences(material, some, points, { wanted: 50, most: 80 }),
  ).filter((one) => one !== open)
  const later = said.filter(isLater)
  const earlier = said.filter((one) => !later.includes(one))
  // 'Three things make this pile high:' is understood after the sentence that it needs.
  const isLed = open !== undefined && earlier.at(-1)?.order === open.order - 1
  const opener = open?.isDependent && !isLed ? undefined : open
  return {
    texts: [...meaning, ...earlier.map(({ text }) => text), ...itemsSaid(), ...later.map(({ text }) => text)],
    sources: [...(term ? [term.id] : []), ...(opener ? [opener.block] : []), list.id, ...sourcesOf(said)],
    uses: [...said, ...own],
  }

  /** Notes of a list that was divided are said with their heading again. */
  function continued(notes: readonly string[]): readonly string[] {
    const isOwn = from === 0 || list.ordered || items.every((item) => isStatement(item, material))
    const heading = headline(input)
    return isOwn || isQuestion(heading) ? notes : [enumerate(heading, notes, language)]
  }

  /** Statements are sentences of their own; names need an introduction. */
  function itemsSaid(): readonly string[] {
    const wholeItems = (ordinal: (at: number) => string | undefined) =>
      items.map((item, at) => ordered(item, ordinal(at), items, material))
    if (!opener && items.every((item) => isStatement(item, material)))
      return wholeItems((at) => (list.ordered ? ordinals[at] : undefined))
    const whole = wholeItems(() => undefined)
    if (opener) return [enumerate(opener.text, whole, language)]
    const isLong = items.some(({ text }) => countWords(text) >= fewestOfNote)
    if (term && isLong) return whole.map(capitalised)
    const heading = headline(input)
    // A question is no name of its items.
    return isQuestion(heading)
      ? [enumerate(fill(phrases, phrases.pointsOn, heading), whole, language)]
      : [enumerate(heading, whole, language)]
  }
}

function isBelow({ block }: Sentence, list: Block, { blocks }: Unit): boolean {
  return blocks.findIndex(({ id }) => id === block) > blocks.indexOf(list)
}

/** Words that a section says around its only list, and of both together. */
const mostAround = { beside: 70, all: 150 }

/**
 * The other sentences of a section that is there for its list, if they are few: a slide of their own would show what leads to the
 * list, without it.
 */
function sentencesAround(
  list: BlockOf<'list'>,
  items: readonly string[],
  { material, unit }: MakerInput,
  taken: Taken,
): readonly Sentence[] {
  const others = unit.sentences.filter(({ block }) => block !== list.id)
  const isOnly = unit.blocks.every((block) => block === list || block.kind === 'paragraph')
  const fits =
    wordsIn(others) <= mostAround.beside && wordsIn(others) + countWords(items.join(' ')) <= mostAround.all
  if (!isOnly || !fits || others.some((one) => taken.has(one))) return []
  const limits = { wanted: mostAround.beside, most: mostAround.beside }
  const own = unit.sentences.filter(({ block }) => block === list.id)
  return beside(others, list, { material, unit }, own, (some) =>
    explainingSentences(material, some, [], limits),
  )
}

/**
 * Sentences beside a list of those that `choose` takes. The list is said with them, so that 'Both groups need oxygen' after it needs
 * nothing else.
 */
function beside(
  some: readonly Sentence[],
  list: Block,
  { unit: { blocks } }: Pick<MakerInput, 'material' | 'unit'>,
  own: readonly Sentence[],
  choose: (some: readonly Sentence[]) => readonly Sentence[],
): readonly Sentence[] {
  const orders = new Set(own.map(({ order }) => order))
  const next = blocks[blocks.findIndex(({ id }) => id === list.id) + 1]
  const free = (one: Sentence): Sentence => {
    const needs = one.needs.filter((order) => !orders.has(order))
    const leans = one.isDependent && needs.length === 0
    const isFreed = leans && (one.needs.length > 0 || (one.block === next?.id && one.index === 0))
    return isFreed ? { ...one, needs, isDependent: false } : one
  }
  const chosen = new Set(choose(some.map(free)).map(({ order }) => order))
  return some.filter(({ order }) => chosen.has(order))
}

function isStatement({ text, point }: Pick<Item, 'text' | 'point'>, { lexicon }: Material): boolean {
  return lexicon.isWhole(text) && /^[\p{Lu}\p{Lo}]/u.test(point)
}

function isRich(items: readonly Item[]): boolean {
  const all = items.reduce((sum, { text }) => sum + countWords(text), 0)
  const shown = items.reduce((sum, { point }) => sum + countWords(point), 0)
  return all >= shown * richer
}

/** Every item of the list has its ordinal, or none has: names are no numbers, and 'Third' needs 'Second'. */
function ordinalsFor(
  items: readonly Item[],
  from: number,
  all: number,
  ordinals: readonly string[],
): readonly string[] {
  const isNumbered =
    !items.some(({ isNamed }) => isNamed) && Math.max(all, from + items.length) <= ordinals.length
  return isNumbered ? ordinals.slice(from) : []
}

/** The words that each item may say: all of a short list, otherwise its share of the script. */
function wordsOfItem(items: readonly Item[]): number {
  const all = items.reduce((sum, { text }) => sum + countWords(text), 0)
  return all <= mostSpoken ? Infinity : Math.max(12, mostSpoken / items.length)
}

/** As many whole sentences of an item as fit into `most` words. */
function ordered(
  { text, point }: Item,
  ordinal: string | undefined,
  items: readonly Item[],
  material: Material,
): string {
  const { page } = material
  const most = wordsOfItem(items)
  const { space } = marksOf(page.language)
  const sentences = splitSentences(text, page.language)
  const kept = sentences.filter(
    (one, index) =>
      index === 0 || one.includes(point) || countWords(sentences.slice(0, index + 1).join(' ')) <= most,
  )
  const said = withEndMark(kept.join(space), page.language)
  if (ordinal === undefined) return said
  const step = withoutSequenceWord(said, page.language)
  // All steps start with a small letter, or none.
  const isSmall =
    /[:：]$/u.test(ordinal) && items.every((one) => afterOrdinal(one.text, material) !== one.text)
  return `${ordinal}${space}${isSmall ? afterOrdinal(step, material) : step}`
}

function afterOrdinal(text: string, { sentences, page }: Material): string {
  return afterColon(withoutSequenceWord(text, page.language), sentences, page.language)
}

function ownSentences({ id }: Block, items: readonly Item[], { sentences }: Unit): readonly Sentence[] {
  return sentences.filter((one) => one.block === id && items.some(({ text }) => text.includes(one.text)))
}

/**
 * The sentences of its paragraph that a sentence needs to be understood: 'The buyer then has several rights:' comes after the
 * case in which he has them. Undefined if one of them cannot be said, or if it needs others.
 */
function neededBy(
  { isDependent, needs, block }: Sentence,
  { sentences }: Unit,
): readonly Sentence[] | undefined {
  if (!isDependent) return []
  const needed = sentences.filter((one) => needs.includes(one.order) && one.block === block)
  const areWhole = needed.length > 0 && needed.length === needs.length
  return areWhole && needed.every((one) => one.isUsable && !one.isDependent) ? needed : undefined
}

/** The sentence before the list, if it ends in a colon. */
function leadIn(list: Block, unit: Unit): Sentence | undefined {
  const before = unit.blocks[unit.blocks.indexOf(list) - 1]
  if (before?.kind !== 'paragraph') return undefined
  const last = unit.sentences.findLast(({ block }) => block === before.id)
  return last && isOpen(last.text) ? last : undefined
}
