import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { memoized } from '../language/memoized.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { firstItemsOnSlide, namesInList, namesOfAnnounced, namesOnSlide } from './names-in-list.ts'
import { withEndMark } from '../language/marks.ts'
import { addsToOther } from '../language/words/additive-words.ts'
import { opensWithCondition, supposesUnmet } from '../language/words/conditions.ts'
import { opensEarlierState } from '../language/words/earlier-states.ts'
import { headsExample, namesExample } from '../language/words/example-headings.ts'
import {
  countsThingsBefore,
  givesOrder,
  namesExhibit,
  opensProblem,
  supposesOfReader,
} from '../language/words/no-claims.ts'
import { isInstruction } from '../language/words/instructions.ts'
import { headsMistakes } from '../language/words/misconception-headings.ts'
import { denies } from '../language/words/negations.ts'
import type { Material } from '../material/material.ts'
import { isOpen, isQuestion, standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { isAboutTerm, isPlainClaim, isShort, opensPage, standingOf } from '../material/details.ts'
import { enumeratedIn } from '../slides/inline-list.ts'
import { dividedAtName } from '../slides/list.ts'
import { defines, ofDefinition, opensUnit } from '../slides/points.ts'
import { goalsOf } from '../material/goal-words.ts'
import { isAnnouncedPart } from '../material/announced-parts.ts'
import { generality } from '../material/generality.ts'
import { isOneOfSeries } from '../material/one-of-series.ts'
import { isScene, namesIn } from '../material/scene.ts'
import {
  isDatedEvent,
  isDenialBeforeList,
  isEntryOfChronology,
  isLesson,
  isOfSingleCase,
} from '../material/single-case.ts'
import { isInStory } from '../material/story.ts'
import { meaningOf } from '../material/terms.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { indexSentences, saidBy, shownBy } from './spoken-sentences.ts'
import { definesTerm } from './types-of-ideas.ts'

/** A point to remember, with its block and its place on the page. */
export interface Point {
  readonly text: string
  readonly block: string
  /** The block of the sentence that opens its list. */
  readonly lead?: string
  readonly order: number
  /** How well it sums up its part: a summary without room for all points has the best ones. */
  readonly worth: number
  /** Whether the point is that of a section. Others are further ones, of objectives and of headings below. */
  readonly ofSection?: boolean
}

interface Candidate extends Point {
  readonly words: ReadonlySet<string>
  /** The parts of the slideshow that say it. */
  readonly parts: ReadonlySet<unknown>
}

/** Something the summary has a point about: an objective, or a part of the slideshow. */
interface Subject {
  /** With the weight of each. */
  readonly words: ReadonlyMap<string, number>
  readonly part?: unknown
  /** The heading of a section, and the words that the page uses most there. */
  readonly core?: Core
  readonly isGoal?: boolean
}

interface Core {
  readonly heading: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

/** A point is about a section with this share of its heading, or with this many of its words. */
const aboutCore = { heading: 0.5, words: 3 }
const mostWords = { aim: 14, whole: 24 }
/** A point about an objective has this share of its words. */
const answers = 0.5
/** Two points that share more of their words say the same. */
const same = 0.6
/** A sentence of the page's own summary was said if the slides have this share of its words. */
const wasSaid = 0.6
/** A sentence about several parts was said by all of them together, if one of them says at least this share of it. */
const saidTogether = 0.75
const saysSome = 0.4
/** An event, or the denial of one, is no point to remember. */
const ofEvent = 0.25
/** One item of a list, or one of several like statements, is not what they are about. */
const ofItem = 0.5
/** A statement that adds to another ('Another part …') is not the main one. */
const ofAddition = 0.5
/** How much more the first sentence below a heading counts: it mostly says what the part is about. */
const ofOpening = 1.5
/** How much more the order that ends a story counts: 'Go by the dough, not by the clock'. */
const ofLesson = 3
/** A number is a detail, unless the sentence opens its part or defines something. */
const ofNumber = 0.6
/** A statement that holds only under a condition rarely sums up its part. */
const ofCondition = 0.6
/** How much more a point counts that has all words of an objective. */
const perObjective = 0.8
/** With this share of it in all parts, the author's own sentence still sums up the part that says most of it. */
const mostlySaid = 0.5
/** How much more a sentence counts that the author of the page chose to sum it up. */
const ofAuthor = 3

/**
 * One point for each objective and each part of the slideshow, in as few words as its sentence allows. All of it was said
 * before: by the slides, or in `before`. A part is a section, or, on a page of one section, a heading. No point says the same
 * as a sentence of `own`, which the summary has too.
 */
export function pointsOfDeck(
  body: readonly PlacedIdea[],
  material: Material,
  most: number,
  before: readonly string[] = [],
  own: readonly Sentence[] = [],
): readonly Point[] {
  const said = own.map(({ text }) => ({ words: contentWords(text) }))
  const candidates = candidatesOf(body, material, before)
  const summedUp = partsOf(own, body)
  const subjects = [...subjectsOf(body, material), ...subjectOfOpening(body, material, before)].filter(
    ({ part }) => !summedUp.has(part),
  )
  const chosen: Candidate[] = []
  for (const subject of subjects) {
    if (chosen.length >= most) break
    if (subject.part !== undefined && chosen.some(({ parts }) => parts.has(subject.part))) continue
    const best = bestFor(subject, candidates, [...said, ...chosen])
    if (best) chosen.push(subject.core ? { ...best, ofSection: true } : best)
  }
  // A short slideshow has few parts. To the page's own summary, only the parts that it leaves out are added.
  if (own.length > 0) return inOrder(chosen)
  const sections = new Set<unknown>(withoutIntroduction(body).map(({ section }) => section))
  const ofSections = candidates.filter(({ parts }) => [...parts].some((part) => sections.has(part)))
  while (chosen.length < Math.min(3, most)) {
    const best =
      bestFor({ words: frequentWords(body) }, ofSections, [...said, ...chosen]) ??
      bestFor({ words: frequentWords(body) }, candidates, [...said, ...chosen])
    if (!best) break
    chosen.push(best)
  }
  return inOrder(chosen)
}

function inOrder(points: readonly Point[]): readonly Point[] {
  return points.toSorted((a, b) => a.order - b.order)
}

/** The parts that sentences of the page's own summary sum up. */
function partsOf(own: readonly Sentence[], body: readonly PlacedIdea[]): ReadonlySet<unknown> {
  const said = wordsOfParts(body)
  return new Set(own.flatMap(({ text }) => partsSaying(stems(contentWords(text)), said)))
}

/** The sections below headings. A summary has a point for each. */
export function titledSections(body: readonly PlacedIdea[]): number {
  return new Set(body.flatMap(({ section }) => (section.title === '' ? [] : [section]))).size
}

/** The words that the slides of each part say and show. */
function wordsOfParts(body: readonly PlacedIdea[]): ReadonlyMap<unknown, ReadonlySet<string>> {
  const said = new Map<unknown, Set<string>>()
  for (const idea of body)
    for (const part of [idea.section, idea.unit]) {
      const words = said.get(part) ?? new Set()
      for (const word of stems(contentWords([...idea.says, ...shownBy(idea)].join('\n')))) words.add(word)
      said.set(part, words)
    }
  return said
}

/** Fewer sections than these say little of what was taught: then the headings below them count too. */
const fewSections = 4

/** The parts with most slides first, then the objectives. */
function subjectsOf(body: readonly PlacedIdea[], { goals }: Material): readonly Subject[] {
  const sections = [...partsBy(withoutIntroduction(body), ({ section }) => section)].map((subject) => ({
    ...subject,
    core: coreOfPart(subject.part, body),
  }))
  const units = sections.length < fewSections ? partsBy(withoutIntroduction(body), ({ unit }) => unit) : []
  const ofGoals = (goals?.items ?? []).map((goal) => ({
    words: new Map([...contentWords(goal)].map((word) => [word, 1])),
    isGoal: true,
  }))
  return [...sections, ...ofGoals, ...units]
}

/** The text before the first heading of several leads to them, and is no part to sum up, unless it is as long as they are. */
function withoutIntroduction(body: readonly PlacedIdea[]): readonly PlacedIdea[] {
  const titled = body.filter(({ section }) => section.title !== '')
  const sections = [...new Set(titled.map(({ section }) => section))]
  const longest = Math.max(0, ...sections.map(({ words }) => words))
  const isPart = body.some(({ section }) => isLongOpening(section, longest))
  return sections.length >= fewestTitled && !isPart ? titled : body
}

const fewestTitled = 2

function isLongOpening({ title, words }: PlacedIdea['section'], longest: number): boolean {
  return title === '' && words >= longest
}

/** The text before the first heading, if the title slide says all of it that is said, and it is as long as the sections. */
function subjectOfOpening(
  body: readonly PlacedIdea[],
  { sections: [opening, ...others] }: Material,
  before: readonly string[],
): readonly Subject[] {
  const longest = Math.max(0, ...others.map(({ words }) => words))
  const isSaidBefore = opening && before.length > 1 && !body.some(({ section }) => section === opening)
  return isSaidBefore && others.length > 0 && isLongOpening(opening, longest)
    ? [{ part: opening, words: mostFrequent(before), core: coreOf(opening) }]
    : []
}

function coreOfPart(part: unknown, body: readonly PlacedIdea[]): Core | undefined {
  const section = body.find((idea) => idea.section === part)?.section
  return section && coreOf(section)
}

function coreOf(section: PlacedIdea['section']): Core {
  const counts = new Map<string, number>()
  for (const { text } of section.units.flatMap(({ sentences }) => sentences))
    for (const word of contentWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, 12)
  return { heading: contentWords(section.title), words: new Set(frequent.map(([word]) => word)) }
}

/** How much more a point counts that names what the heading is about: 'A market with one buyer is called a monopsony'. */
const ofHeading = 1.5

function names(own: ReadonlySet<string>, { heading }: Core): boolean {
  return heading.size > 0 && overlap(heading, own) >= aboutCore.heading
}

function isAbout(own: ReadonlySet<string>, { heading, words }: Core): boolean {
  return (
    names(own, { heading, words }) || [...own].filter((word) => words.has(word)).length >= aboutCore.words
  )
}

function partsBy(body: readonly PlacedIdea[], partOf: (idea: PlacedIdea) => unknown): readonly Subject[] {
  return [...Map.groupBy(body, partOf)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([part, ideas]) => ({ part, words: frequentWords(ideas) }))
}

/** The words that the slides of a part use most. Those of its headings count twice. */
function frequentWords(ideas: readonly PlacedIdea[]): ReadonlyMap<string, number> {
  return mostFrequent(ideas.flatMap(({ says, unit, section }) => [...says, unit.title, section.title]))
}

function mostFrequent(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of contentWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].sort(([, a], [, b]) => b - a).slice(0, 12))
}

function bestFor(
  { words, part, core, isGoal = false }: Subject,
  candidates: readonly Candidate[],
  chosen: readonly Pick<Candidate, 'words'>[],
): Candidate | undefined {
  const wanted = new Set(words.keys())
  if (isGoal && chosen.some((one) => overlap(wanted, one.words) >= answers)) return undefined
  const [best] = candidates
    .filter((one) => part === undefined || one.parts.has(part))
    .filter((one) => !isGoal || overlap(wanted, one.words) >= answers)
    .filter((one) => !chosen.some((other) => isSame(one, other) && !areOfTwo(one, other, core)))
    .map((one) => ({
      one,
      value:
        one.worth *
        (0.1 + centrality(one.words, words)) *
        (core && !isAbout(one.words, core) ? 0.4 : 1) *
        (core && names(one.words, core) ? ofHeading : 1),
    }))
    .sort((a, b) => b.value - a.value)
  return best?.one
}

/** How much of a text is about the subject, with less weight on its length than a mean. */
function centrality(own: ReadonlySet<string>, subject: ReadonlyMap<string, number>): number {
  const all = [...subject.values()].reduce((sum, weight) => sum + Math.sqrt(weight), 0)
  const shared = [...own].filter((word) => subject.has(word))
  const value = shared.reduce((sum, word) => sum + Math.sqrt(subject.get(word) ?? 0), 0) / (all || 1)
  // One word in common is often chance.
  return (value * (shared.length < 2 ? 0.4 : 1)) / Math.sqrt(Math.sqrt(own.size + 1))
}

/**
 * 'In commensalism one species benefits' and 'in parasitism one species benefits' share most words: only the first has all
 * words of its heading.
 */
function areOfTwo(
  one: Pick<Candidate, 'words'>,
  other: Pick<Candidate, 'words'>,
  core: Core | undefined,
): boolean {
  return (
    core !== undefined &&
    core.heading.size > 0 &&
    overlap(core.heading, one.words) === 1 &&
    overlap(core.heading, other.words) < 1
  )
}

function isSame(one: Pick<Candidate, 'words'>, other: Pick<Candidate, 'words'>): boolean {
  return overlap(one.words, other.words) > same || overlap(other.words, one.words) > same
}

function candidatesOf(
  body: readonly PlacedIdea[],
  material: Material,
  before: readonly string[],
): readonly Candidate[] {
  const sentenceOf = indexSentences(material)
  const home = new Map<Sentence, Set<unknown>>()
  const said = wordsOfParts(body)
  for (const idea of body)
    for (const part of [idea.section, idea.unit])
      for (const one of saysNoRule(idea, material.page.language) ? [] : saidBy(idea, sentenceOf))
        home.set(one, (home.get(one) ?? new Set()).add(part))
  for (const one of saidBy({ says: before }, sentenceOf)) home.set(one, new Set(placesOf(one, material)))
  const own = material.summary.flatMap((one) => {
    const parts = partsSaying(stems(contentWords(one.text)), said)
    return parts.length > 0 ? candidateOf(one, new Set(parts), ofAuthor, material) : []
  })
  const ofSlides = [...home].flatMap(([one, parts]) => candidateOf(one, parts, 1, material))
  const found = [...own, ...ofSlides, ...definitionsOf(body, material), ...namesOf(body, material)]
  return [...found, ...notesOf(body, found, material)]
}

/** The first notes of the lists of each section about which there is nothing else to say. */
function notesOf(
  body: readonly PlacedIdea[],
  found: readonly Candidate[],
  material: Material,
): readonly Candidate[] {
  const summedUp = new Set(found.flatMap(({ parts }) => [...parts]))
  return body
    .filter(({ section }) => section.title !== '' && !summedUp.has(section))
    .filter((idea) => !saysNoRule(idea, material.page.language) && !asksOfReader(idea, material))
    .flatMap((idea): readonly Candidate[] => {
      const line = firstItemsOnSlide(idea, material, mostWords.whole)
      const parts = new Set([idea.section, idea.unit])
      return line ? [{ ...line, parts, worth: ofNames, words: contentWords(line.text) }] : []
    })
}

/** Whether a slide has instructions, tasks or references to the page: 'Copy the following lines to the end of the program:'. */
function asksOfReader({ content }: PlacedIdea, { lexicon, page }: Material): boolean {
  return [content['bullet_points'] ?? []]
    .flat()
    .some(
      (point) =>
        /[:：;；?？؟]\s*(?:[`$]|$)/u.test(point) ||
        lexicon.isTask(point) ||
        lexicon.pointsElsewhere(point) ||
        givesOrder(afterName(point), page.language),
    )
}

/** The text of an item after its name. */
function afterName(point: string): string {
  return dividedAtName(point).at(-1) ?? point
}

/** The parts that say most of a sentence of the page's summary; if only all together say it, the one that says most. */
function partsSaying(
  words: ReadonlySet<string>,
  said: ReadonlyMap<unknown, ReadonlySet<string>>,
): readonly unknown[] {
  const shares = [...said].map(([part, all]) => ({ part, share: overlap(words, all) }))
  const together = overlap(words, new Set([...said.values()].flatMap((all) => [...all])))
  const most = Math.max(0, ...shares.map(({ share }) => share))
  const least = together >= saidTogether ? Math.max(saysSome, Math.min(most, wasSaid)) : wasSaid
  const saying = shares.filter(({ share }) => share >= least)
  const nearest = together >= mostlySaid ? shares.filter(({ share }) => share === most).slice(0, 1) : []
  return (saying.length > 0 ? saying : nearest).map(({ part }) => part)
}

/** The section and the part below a heading that a sentence is in. */
function placesOf(sentence: Sentence, { sections }: Material): readonly unknown[] {
  return sections.flatMap((section) =>
    section.units.flatMap((unit) => (unit.sentences.includes(sentence) ? [section, unit] : [])),
  )
}

/** Below 'Example 2.15' and 'Case: the baler', everything is about one case. Below 'Common mistakes', the items may be wrong. */
function saysNoRule({ unit }: PlacedIdea, language: string): boolean {
  return unit.path.some(
    (heading) =>
      headsMistakes(heading, language) ||
      /^\p{L}+\s[\d.–-]+$/u.test(heading.trim()) ||
      namesExample(heading, language) ||
      headsExample(heading, language),
  )
}

function candidateOf(
  sentence: Sentence,
  parts: ReadonlySet<unknown>,
  bonus: number,
  material: Material,
): readonly Candidate[] {
  const { lexicon, page } = material
  const { text, block, order } = sentence
  const isAnswer = sentence.answers && !lexicon.isDependent(text)
  if (!standsAlone({ ...sentence, answers: sentence.answers && !isAnswer })) return []
  // The next sentence mostly corrects a statement about an earlier state.
  if (
    isQuestion(text) ||
    supposesUnmet(text, page.language) ||
    isOpen(text) ||
    opensEarlierState(text, page.language)
  )
    return []
  // One step of a procedure does not sum it up.
  if ((sentence.listed && sentence.ordered) || lexicon.discourse.placeInSeries(text)) return []
  const opens = opensUnit(sentence, material) && !opensPage(sentence, material)
  if (isAboutTerm(sentence, material) || isScene(sentence, material)) return []
  if (bonus === 1 && isDetailOfCase(sentence, material)) return []
  // Nor does one of several stages, unless the author sums up by it.
  if (bonus !== ofAuthor && !defines(sentence, material) && isAnnouncedPart(sentence, material)) return []
  if (isShort(sentence, material) && !(opens && isPlainClaim(sentence, material))) return []
  if (lexicon.addressesReader(text) || lexicon.announces(text) || lexicon.discourse.speaksOfPage(text))
    return []
  if (isNoClaim(sentence, material)) return []
  // An example, or a quotation, stands for the statement beside it.
  if (bonus !== ofAuthor && (lexicon.discourse.isExample(text) || quotesWords(text))) return []
  // Without what it names, 'Three factors limit the rate' says nothing to remember.
  const isList = enumeratedIn(text, lexicon) !== undefined
  const short = isList ? undefined : shortenForSlide(text, mostWords.aim, lexicon)
  const whole =
    short ?? (sentence.words <= mostWords.whole ? lexicon.shorten(text, mostWords.whole) : undefined)
  if (whole === undefined) return []
  // The sentences of the page's summary are weighed by their author.
  const rank = bonus === ofAuthor ? 1 : 0.5 + material.weightOf(sentence) / (heaviest(material) || 1)
  // The slide shows few words of it, and the script says the rest.
  const brevity = short && short.length < text.length * 0.7 ? 1.5 : short ? 1.2 : 1
  const worth =
    bonus *
    brevity *
    (1 - sentence.words / 90) *
    generality(sentence, lexicon) *
    standingOf(sentence, material) *
    (defines(sentence, material) ? ofDefinition : 1) *
    (opens ? ofOpening : 1) *
    (isLesson(sentence, material) ? ofLesson : 1) *
    (!opens && !defines(sentence, material) && /\p{N}/u.test(text) ? ofNumber : 1) *
    (bonus === 1 && isEvent(sentence, material) ? ofEvent : 1) *
    (bonus === 1 && addsToOther(text, page.language) ? ofAddition : 1) *
    (bonus === 1 && (sentence.listed || isOneOfSeries(sentence, material)) ? ofItem : 1) *
    (opensWithCondition(text, page.language) ? ofCondition : 1) *
    (1 + perObjective * nearnessToGoals(whole, material)) *
    rank
  return [{ text: withEndMark(whole, page.language), block, order, parts, worth, words: contentWords(whole) }]
}

/**
 * An instruction, a supposition about the reader, a sentence about a table beside it, and a statement that the next sentence
 * turns around: none of them says what is so. An item of a list may be no sentence, unless it defines something.
 */
function isNoClaim(sentence: Sentence, material: Material): boolean {
  const { text } = sentence
  const { language } = material.page
  if (defines(sentence, material) || isLesson(sentence, material)) return false
  return (
    givesOrder(text, language) ||
    countsThingsBefore(text, language) ||
    (opensWithCondition(text, language) && supposesOfReader(conditionIn(text), language)) ||
    (namesExhibit(text, language) && isBesideExhibit(sentence, material)) ||
    leadsToExhibit(sentence, material) ||
    isTurnedAround(sentence, material) ||
    isDenialBeforeList(sentence, material)
  )
}

/** The text before the first comma; all of it without one. */
function conditionIn(text: string): string {
  return text.split(/[,،，、]/u)[0] ?? text
}

/** The blocks of the parts that show a table or a picture. */
const withExhibit = memoized(
  ({ sections }: Material): ReadonlySet<string> =>
    new Set(
      sections
        .flatMap(({ units }) => units)
        .filter(({ blocks }) => blocks.some(({ kind }) => kind === 'table' || kind === 'figure'))
        .flatMap(({ blocks }) => blocks.map(({ id }) => id)),
    ),
)

function isBesideExhibit({ block }: Sentence, material: Material): boolean {
  return withExhibit(material).has(block)
}

/** 'SciPy has a function for this. The following code …:' leads to the code, and is no point. */
function leadsToExhibit(sentence: Sentence, { sentences, page }: Material): boolean {
  const next = sentences[sentences.indexOf(sentence) + 1]
  const after = page.blocks[page.blocks.findIndex(({ id }) => id === sentence.block) + 1]
  return next !== undefined && next.block === sentence.block && isOpen(next.text) && after?.kind === 'code'
}

/** Whether the next sentence of the paragraph begins with 'But' or 'The problem is': 'Natural erosion is slow.' */
function isTurnedAround(sentence: Sentence, { sentences, lexicon, page }: Material): boolean {
  const next = sentences[sentences.indexOf(sentence) + 1]
  return (
    next !== undefined &&
    next.block === sentence.block &&
    (lexicon.discourse.contrasts(next.text) || opensProblem(next.text, page.language))
  )
}

/** A quoted term has few words. */
const fewestQuoted = 4

/** Whether a text quotes a statement: 'A chronicler wrote that “there broke out a famine”'. */
function quotesWords(text: string): boolean {
  const quoted = [...text.matchAll(/[“„«「『"]([^“”„«»「」『』"]+)[”“»」』"]/gu)]
  return quoted.some(([, words = '']) => countWords(words) >= fewestQuoted)
}

/** The largest share of an objective that a text has, without the verb of the objective. */
function nearnessToGoals(text: string, material: Material): number {
  const own = stems(contentWords(text))
  return Math.max(0, ...goalsOf(material).map((goal) => overlap(goal, own)))
}

function isEvent(sentence: Sentence, material: Material): boolean {
  const { text } = sentence
  return isInStory(sentence, material) || hasName(sentence, material) || denies(text, material.page.language)
}

/** Whether a sentence is about one person, or about what happened to some in one year. */
function isOfStory(sentence: Sentence, material: Material): boolean {
  const opening = { ...sentence, text: sentence.text.slice(0, startOfName) }
  const isPart = hasName(sentence, material) || hasYear.test(sentence.text) || !opensUnit(sentence, material)
  const isStory = hasName(opening, material) || (isInStory(sentence, material) && isPart)
  return isStory && !defines(sentence, material)
}

/** Whether a sentence says what is true of one case or happened once, and the page is not about what happened. */
function isDetailOfCase(sentence: Sentence, material: Material): boolean {
  if (isEntryOfChronology(sentence) || isOfSingleCase(sentence, material)) return true
  return !isMostlyStory(material) && (isOfStory(sentence, material) || isDatedEvent(sentence, material))
}

const hasYear = /(?<![\p{N}.,])(?:1[5-9]\d{2}|20\d{2})(?![\p{N}%]|[.,]\p{N})/u

/** Letters in which a sentence that is about a person has its name. */
const startOfName = 22

/** A page of history sums up its events. Another page has one as an example, and no line of its summary is about it. */
const isMostlyStory = memoized((material: Material): boolean => {
  const own = material.sentences.filter(({ isUsable }) => isUsable)
  return own.filter((one) => isOfStory(one, material)).length > own.length * mostOfStory
})

const mostOfStory = 0.35

/** A name that is neither in the title nor in the headings above the sentence. German writes all nouns with a capital. */
function hasName({ text, block }: Sentence, { page, sentences, blockOf }: Material): boolean {
  const known = [page.title, ...(blockOf(block)?.path ?? [])].join(' ')
  return [...namesIn(text, page.language), ...nameAtStart(text, page.language)].some(
    (name) => !known.includes(name),
  )

  /** Each sentence opens with a capital. A word with one within another sentence, and never without one, is a name. */
  function nameAtStart(from: string, language: string): readonly string[] {
    const [, first] = /^(\p{Lu}\p{Ll}{2,})(?![\p{L}\p{M}])/u.exec(from) ?? []
    const isName =
      first !== undefined &&
      sentences.some((one) => namesIn(one.text, language).includes(first)) &&
      !sentences.some((one) => new RegExp(`(?<!\\p{L})${first.toLowerCase()}(?!\\p{L})`, 'u').test(one.text))
    return isName ? [first] : []
  }
}

function heaviest({ sentences, weightOf }: Material): number {
  return sentences.reduce((most, one) => Math.max(most, weightOf(one)), 0)
}

/** A card explains its term, and a row the terms of its own part. A slide of another part only names them. */
function explains(idea: PlacedIdea, id: string): boolean {
  return definesTerm(idea.type) || idea.unit.blocks.some((block) => block.id === id)
}

function definitionsOf(body: readonly PlacedIdea[], material: Material): readonly Candidate[] {
  const { language } = material.page
  // 'Springs back at once: under-proved. Give it another 15 minutes.' is a finding of several and what to do then.
  const ofFindings = new Set(
    material.terms.flatMap(({ id, definition }) => (instructs(definition, language) ? [id] : [])),
  )
  return body.flatMap((idea): readonly Candidate[] => {
    const order = idea.unit.sentences[0]?.order ?? 0
    return material.terms
      .filter(({ id }) => idea.sources.includes(id) && explains(idea, id))
      .filter(({ definition }) => countWords(definition) <= mostWords.whole)
      .filter(({ id }) => !ofFindings.has(id))
      .map((term) => {
        const text = meaningOf(term, material.lexicon, material.usesOf(term))
        return {
          text,
          block: term.id,
          order,
          parts: new Set([idea.section, idea.unit]),
          worth: Math.min(1.2, 0.3 + material.usesOf(term).length / 8),
          words: contentWords(text),
        }
      })
  })
}

function instructs(definition: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  return splitSentences(definition, language).some(
    (text) => isInstruction(text, code) || givesOrder(text, language),
  )
}

/** How much the names of a list count as a point about their part. */
const ofNames = 1.4

function namesOf(body: readonly PlacedIdea[], material: Material): readonly Candidate[] {
  return body.flatMap((idea): readonly Candidate[] => {
    const inList = namesInList(idea, material)
    const onSlide =
      inList || saysNoRule(idea, material.page.language) ? undefined : namesOnSlide(idea, material)
    const parts = new Set([idea.section, idea.unit])
    return [inList, onSlide, ...namesOfAnnounced(idea, material)]
      .filter((line) => line !== undefined)
      .filter(({ text }) => countWords(text) <= mostWords.whole)
      .map((point) => ({ ...point, parts, worth: ofNames, words: contentWords(point.text) }))
  })
}
