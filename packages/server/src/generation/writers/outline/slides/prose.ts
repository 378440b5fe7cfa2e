import { countWords } from '@lectern/domain/narration/count-words.ts'
import { explainingSentences, together } from '../material/explain.ts'
import { withoutConclusion } from '../language/without-conclusion.ts'
import { generality } from '../material/generality.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { capitalised } from '../language/enumerate.ts'
import { withEndMark, withoutStop, marksOf } from '../language/marks.ts'
import { headline } from './headline.ts'
import { shownParts } from './points-of-parts.ts'
import { ideaOf } from './slide-idea.ts'
import { answerAfter, continues, withContinuingPoints } from './continuing-points.ts'
import { mostCutWords, mostTextWords, shownStatement } from './shown-statement.ts'
import {
  choosePoints,
  mostPointWords,
  shareOfTwo,
  mostStatementWords,
  opensUnit,
  pointOf,
  subjectOf,
} from './points.ts'
import type { Point, Shown } from './points.ts'
import { definitionIn } from '../language/words/defined-name.ts'
import { headsExample } from '../language/words/example-headings.ts'
import { areParallel } from '../language/words/parallel-statements.ts'
import { copiedWords } from '../language/sentences/copied-words.ts'
import { supposesUnmet } from '../language/words/conditions.ts'
import { supposesCase } from '../language/words/hypothetical-words.ts'
import { withoutNamedBefore } from '../language/words/named-before.ts'
import { withoutLinks } from '../language/without-links.ts'
import { refersBack } from '../language/refers-back.ts'
import { answersHeading, definesHeading, opensInstructions, statesHeading } from './answers-heading.ts'
import { announcedParts } from '../material/announced-parts.ts'
import { isAboutTerm, isShort, standingOf } from '../material/details.ts'
import { seriesOf } from '../material/series.ts'
import { isQuestion, passageFrom, standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Material } from '../material/material.ts'
import type { SlideMaker, MakerInput, WrittenIdea } from './slide-idea.ts'

/** Words of prose per slide, approximately. The slides of a page that is said whole follow each other without a gap. */
const chunkWords = { ofWhole: 110, ofLong: 165 }
/** Words of a page that is said whole, or nearly so. */
const saidWhole = 1000
/** One point is a text, not a list. */
const fewestPoints = 2
/** With points, a script has other sentences, which may not answer the objectives of the page. So it needs more of them. */
const fewestWithGoals = 3
/** A statement about the subject of its heading may be longer: no other one answers it. */
const mostAnswerWords = 22
/** Fewer words than these are no script. */
const leastSpoken = 12
/** A script of this many words has something to say beside the statement on its slide. */
const fullScript = 60
/** The script says most of a chunk, less of it beside one statement. */
const withPoints = { wanted: 105, most: 140 }
const withStatement = { wanted: 75, most: 110 }

/** Paragraphs, without their series and announced parts: key phrases, or one statement if there are too few, and the rest in the script. */
export const proseSlides: SlideMaker = (input) => {
  const series = [
    ...seriesOf(input.unit.sentences, input.material.lexicon),
    ...announcedParts(input.unit, input.material).filter((one) => shownParts(one, input.material)),
  ].flatMap(({ sentences }) => sentences)
  const prose = input.unit.sentences.filter((one) => {
    const kind = input.material.blockOf(one.block)?.kind
    return (kind === 'paragraph' || kind === 'callout') && !series.includes(one)
  })
  const boxes = boxesOf(prose, input)
  const inBoxes = new Set(boxes.flatMap(({ sentences }) => sentences))
  const ofBoxes = boxes.flatMap(({ label, sentences }) =>
    ideaOf((taken) => {
      if (sentences.some((one) => taken.has(one))) return undefined
      const idea = textOf(sentences, input)
      return idea && { ...idea, content: { ...idea.content, slide_title: label }, worth: ofBox, choice: 0 }
    }),
  )
  const ofText = chunks(
    prose.filter((one) => !inBoxes.has(one)),
    wordsIn(input.material.sentences) <= saidWhole ? chunkWords.ofWhole : chunkWords.ofLong,
  ).flatMap((chunk) =>
    ideaOf((taken) => {
      const free = chunk.filter((one) => !taken.has(one))
      const idea = caseOf(free, input) ?? bulletsOf(free, input) ?? textOf(free, input)
      // A single sentence that the others left is no slide.
      const isRest = free.length < chunk.length && idea && idea.uses.length < 2
      if (!idea || isRest) return undefined
      // The slides of a list, a picture or a term say the sentences about it.
      const at = idea.uses[0]?.block ?? chunk[0]?.block ?? ''
      return { ...idea, at, choice: chunk.length + 1, isProse: true }
    }),
  )
  return [...ofText, ...ofBoxes]
}

interface Box {
  readonly label: string
  readonly sentences: readonly Sentence[]
}

/** The author of the page set it apart. */
const ofBox = 1.2
/** Shorter boxes belong to the text around them. */
const leastOfBox = 16
const mostOfLabel = 5

/** The boxes with a label and with whole sentences that need nothing outside of them: 'Warning', 'Did you know?' */
function boxesOf(prose: readonly Sentence[], { material }: MakerInput): readonly Box[] {
  return [...Map.groupBy(prose, ({ block }) => block)].flatMap(([id, sentences]) => {
    const block = material.blockOf(id)
    if (block?.kind !== 'callout' || block.label === '' || countWords(block.label) > mostOfLabel) return []
    const orders = new Set(sentences.map(({ order }) => order))
    const isWhole = sentences.every((one) => one.isUsable && one.needs.every((order) => orders.has(order)))
    return isWhole && wordsIn(sentences) >= leastOfBox ? [{ label: capitalised(block.label), sentences }] : []
  })
}

/** Sentences of a case that is shown by its start and its end. */
const ofCase = { least: 3, most: 9, words: 16, end: 26 }

/** A case below its own heading: the slide shows how it starts and how it ends. */
function caseOf(chunk: readonly Sentence[], input: MakerInput): WrittenIdea | undefined {
  const { material, unit } = input
  const { language } = material.page
  // The question after it is for the learners, and what would have been so otherwise is not how it ended.
  const end = chunk.findLastIndex(({ isUsable, text }) => isUsable || !isQuestion(text))
  const events = chunk.slice(0, end + 1)
  const first = events[0]
  const last = events.findLast(({ text }) => !supposesUnmet(text, language))
  const isWhole =
    events.length >= ofCase.least && events.length <= ofCase.most && events.every(({ isUsable }) => isUsable)
  if (!first || !last || !isWhole || !headsExample(unit.title, language)) return undefined
  // 'He withholds the dose' is understood below the sentence that names him.
  const named = last.isDependent
    ? events.slice(0, events.indexOf(last)).findLast((one) => !one.isDependent)
    : last
  const points = [...new Set([first, named ?? first, last])].flatMap((one) => {
    const { text, words } = one
    const most = one === last ? ofCase.end : ofCase.words
    const shown = words <= most ? text : shortenForSlide(text, ofCase.words, material.lexicon)
    return shown === undefined ? [] : capitalised(withoutStop(shown, language))
  })
  if (points.length < 2 || first.isDependent || refersBack(first.text, material.lexicon)) return undefined
  return {
    type: 'bullets',
    content: { slide_title: headline(input), bullet_points: points },
    says: events.map(({ text }) => text),
    sources: sourcesOf(events),
    at: first.block,
    worth: 1,
    uses: events,
    choice: chunk.length,
  }
}

/** Groups consecutive paragraphs until there are enough words. */
function chunks(sentences: readonly Sentence[], words: number): readonly Sentence[][] {
  const found: Sentence[][] = []
  for (const one of sentences) {
    const last = found.at(-1)
    const full = last && wordsIn(last) >= words && last.at(-1)?.block !== one.block
    if (last && !full) last.push(one)
    else found.push([one])
  }
  const rest = found.at(-1)
  const before = found.at(-2)
  if (rest && before && wordsIn(rest) < 40) before.push(...(found.pop() ?? []))
  return found
}

/** How many points a slide has in any case, and of how many sentences. */
interface Least {
  readonly points: number
  readonly sentences: number
}

/**
 * Several points, if the script says enough beside them: brief ones, or those that need some more words if the slide shows more of
 * them. `least.points` are shown in any case if the author wants them.
 */
export function bulletsOf(
  chunk: readonly Sentence[],
  input: MakerInput,
  least: Least = { points: 0, sentences: 3 },
): WrittenIdea | undefined {
  const { material } = input
  const pointsWithin = (most: number) =>
    chunk.flatMap((sentence) =>
      pointOf(sentence, material, opensUnit(sentence, material) ? mostStatementWords : most),
    )
  const brief = pointsWithin(mostPointWords)
  const own = bulletsAmong(brief, chunk, input, least)
  if (brief.length >= fewestBrief) return own
  const other = bulletsAmong(pointsWithin(mostStatementWords), chunk, input, least)
  return other && shownIn(other) > (own ? shownIn(own) : 0) ? { ...other, worth: ofLonger } : own
}

/** Longer points are read for a longer time. */
const ofLonger = 0.92

function shownIn({ content: { bullet_points: points } }: WrittenIdea): number {
  return Array.isArray(points) ? points.length : 0
}

/** With fewer brief points to choose from, a slide may show a detail because it is short. */
const fewestBrief = 4

function bulletsAmong(
  found: readonly Point[],
  chunk: readonly Sentence[],
  input: MakerInput,
  least: Least,
): WrittenIdea | undefined {
  const { material } = input
  const fewest = Math.max(material.goals && least.points === 0 ? fewestWithGoals : fewestPoints, least.points)
  if (found.length < fewest || chunk.length < least.sentences) return undefined
  const asked = answersAmong(found, material)
  const wanted = choosePoints(found, withPoints.wanted, { least: least.points, first: asked }, material)
  // A point is shown only if it is said. One that says little more than it shows would not be chosen to explain it.
  const said = explainingSentences(
    material,
    chunk,
    wanted.map(({ part }) => part),
    withPoints,
    wanted.map(({ sentence }) => sentence).filter(standsAlone),
  )
  const heard = found.filter(({ sentence }) => said.includes(sentence))
  const first = withAnswer(
    asked.filter((point) => heard.includes(point)),
    heard,
    said,
    material,
  )
  const points = choosePoints(heard, wordsIn(said), { least: least.points, first }, material)
  if (points.length < fewest || wordsIn(said) < leastSpoken) return undefined
  // Below 'What X is', the slide shows what it is.
  const answer = said.find((one) => definesHeading(one, material))
  if (least.points === 0 && answer && !points.some(({ sentence }) => sentence === answer)) return undefined
  // Of a brief script, a definition is what the others are about.
  const [opening] = said
  const isShown = points.some(({ sentence }) => sentence === opening)
  if (
    least.points === 0 &&
    opening &&
    !isShown &&
    wordsIn(said) <= fullScript &&
    defines(opening.text, material)
  )
    return undefined
  return {
    type: 'bullets',
    content: {
      slide_title: headline(input),
      bullet_points: withContinuingPoints(points, said, material).map(({ point }) => point),
    },
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: chunk[0]?.block ?? '',
    worth: 1,
    uses: said,
    choice: chunk.length,
  }
}

/** The point that a slide shows in any case: what its heading asks for, or the first of its instructions. */
function answersAmong(points: readonly Point[], material: Material): readonly Point[] {
  return points
    .filter(({ sentence }) => definesHeading(sentence, material) || opensInstructions(sentence, material))
    .slice(0, 1)
}

/** With the sentence that answers the heading, below the one at the start that has its subject. */
function withAnswer(
  first: readonly Point[],
  heard: readonly Point[],
  said: readonly Sentence[],
  material: Material,
): readonly Point[] {
  const [opening] = said
  const subject = heard.find(({ sentence }) => sentence === opening)
  const answer = subject && answerAfter(subject, said, material)
  return subject && answer ? [subject, answer, ...first.filter((one) => one !== subject)] : first
}

export function textOf(
  chunk: readonly Sentence[],
  input: MakerInput,
  limits = withPoints,
): WrittenIdea | undefined {
  const { material } = input
  const wanted = keyStatement(chunk, material)
  if (!wanted) return undefined
  const { shown, sentences } = wanted
  const said = explainingSentences(material, chunk, [shown], limits, sentences)
  if (wordsIn(said) < leastSpoken || said.every(({ text }) => isQuestion(text))) return undefined
  const display = shownAs(shown, sentences, said, input)
  // One statement holds the attention for a shorter time than several points.
  if ('slide_content' in display.content && limits === withPoints) return textOf(chunk, input, withStatement)
  return {
    ...display,
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: chunk[0]?.block ?? '',
    // A slide that is only read aloud is worth little.
    worth: 0.9 * Math.min(1, wordsIn(said) / fullScript),
    uses: said,
    choice: chunk.length,
  }
}

function defines(text: string, { page: { language } }: Material): boolean {
  return definitionIn(withoutStop(text, language), language) !== undefined
}

/** The content of a slide whose script is all of these sentences; undefined if none of them can be shown. */
export function shownOf(
  said: readonly Sentence[],
  input: MakerInput,
): Pick<WrittenIdea, 'type' | 'content'> | undefined {
  const statement = keyStatement(said, input.material)
  return statement && shownAs(statement.shown, statement.sentences, said, input)
}

/**
 * Key phrases of several sentences of the script; if fewer than two sentences have one, the statement with the sentence that
 * carries it on, or alone.
 */
function shownAs(
  statement: string,
  stated: readonly Sentence[],
  said: readonly Sentence[],
  input: MakerInput,
): Pick<WrittenIdea, 'type' | 'content'> {
  const { material } = input
  const slide_title = headline(input)
  const points =
    pointsWithin(mostPointWords) ??
    pointsWithin(mostStatementWords) ??
    pointsWithin(mostCutWords) ??
    pointsWithin(mostTextWords, ofLongPoints)
  const isDefinition = defines(statement, material)
  const isShown = points?.some(({ sentence }) => stated.includes(sentence)) ?? false
  // A definition is what the others are about.
  if (points === undefined || (isDefinition && !isShown)) {
    if (isDefinition) return { type: 'text', content: { slide_title, slide_content: statement } }
    const pair = withNext(statement, stated, said, material)
    return pair
      ? { type: 'bullets', content: { slide_title, bullet_points: pair } }
      : { type: 'text', content: { slide_title, slide_content: statement } }
  }
  const inOrder = withContinuingPoints(points, said, material)
  return { type: 'bullets', content: { slide_title, bullet_points: inOrder.map(({ point }) => point) } }

  function pointsWithin(most: number, room: Omit<Shown, 'least'> = {}): readonly Point[] | undefined {
    const found = said.flatMap((sentence) => pointOf(sentence, material, most))
    const first = answersAmong(found, material)
    const chosen = choosePoints(found, wordsIn(said), { least: 0, ...room, first }, material)
    return chosen.length < fewestPoints ? undefined : chosen
  }
}

/**
 * A statement and the sentence after it, which may mean what the statement names: 'These roads …' is understood below 'The Inca
 * built stepped roads'. Undefined if both together are too long for the slide or for what is said of them.
 */
function withNext(
  statement: string,
  stated: readonly Sentence[],
  said: readonly Sentence[],
  material: Material,
): readonly string[] | undefined {
  const { lexicon } = material
  const [own, ...others] = stated
  const next = own && said.find(({ order, block }) => order === own.order + 1 && block === own.block)
  if (!next || others.length > 0 || !continues(next, own, lexicon)) return undefined
  // 'A sandy soil …' without 'A clayey soil …' is half of a contrast.
  const after = said.find(({ order, block }) => order === next.order + 1 && block === next.block)
  if (after && areParallel(next.text, after.text, lexicon.language)) return undefined
  const shown = shownStatement(next.text, lexicon)
  if (shown === undefined) return undefined
  const points = [withoutStop(statement, lexicon.language), capitalised(withoutStop(shown, lexicon.language))]
  const words = countWords(points.join(' '))
  const copied = copiedWords(points[0] ?? '', own.text) + copiedWords(points[1] ?? '', next.text)
  return words <= mostOfPair && copied <= wordsIn(said) * shareOfTwo(wordsIn(said), lexicon.language)
    ? points
    : undefined
}

/** Words of a statement and the sentence after it. */
const mostOfPair = 36

/** The statement of a text slide: of the starts that are short enough, or can be shortened at a clause, the best. */
function keyStatement(
  chunk: readonly Sentence[],
  material: Material,
): { readonly shown: string; readonly sentences: readonly Sentence[] } | undefined {
  const { language } = material.page
  const definition = chunk.find((one) => definesHeading(one, material) && !one.isDependent)
  if (definition)
    return {
      shown: withEndMark(shownStatement(definition.text, material.lexicon) ?? definition.text, language),
      sentences: [definition],
    }
  const candidates = starts(chunk, material)
  const conclusions = conclusionsIn(chunk, material)
  const isPremise = (one: Sentence) =>
    conclusions.some(({ sentences: [premise, ...others] }) => premise === one && others.length > 0)
  const isAnswered = candidates.some((one) => statesHeading(one, material))
  const valueOf = (one: Sentence, shown: string) =>
    (statementValue(one, shown, material) *
      answersHeading(one, shown, material) *
      (isAnswered && isBackground(one, chunk, material) ? ofBackground : 1) *
      (isPremise(one) && !statesHeading(one, material) ? ofPremise : 1)) /
    readAlong(shown, chunk)
  const [best] = candidates
    .flatMap((one): readonly Statement[] => {
      const most = statesHeading(one, material) ? mostAnswerWords : mostTextWords
      // 'The church also owned land': a slide that shows it alone adds it to nothing.
      const short = shownStatement(withoutLinks(one.text, material.lexicon), material.lexicon, most)
      if (short === undefined) return []
      // 'The church, the only one at the time, also owned land': the link is read only without the aside.
      const shown = withoutLinks(short, material.lexicon)
      return [{ sentences: [one], shown, value: valueOf(one, shown) }]
    })
    .concat(conclusions)
    .sort((a, b) => b.value - a.value)
  if (best) return { shown: withEndMark(best.shown, language), sentences: best.sentences }
  const [passage] = [
    ...candidates.map((start) => passageFrom(chunk, start, mostTextWords, 2)),
    ...chunk.map((one) => correctedBelief(one, chunk, material)),
  ].filter((one) => wordsIn(one) >= 8)
  if (passage)
    return { shown: passage.map(({ text }) => text).join(marksOf(language).space), sentences: passage }
  return lastResort(chunk, material)
}

/** A section whose only short statement is an instruction, such as 'Do not touch the casualty', is not left without a slide. */
function lastResort(
  chunk: readonly Sentence[],
  { lexicon, page }: Material,
): { readonly shown: string; readonly sentences: readonly Sentence[] } | undefined {
  const [found] = chunk
    .filter((one) => standsAlone(one) && !lexicon.announces(one.text) && !lexicon.isTask(one.text))
    .flatMap((one) => {
      const shown = shownStatement(one.text, lexicon)
      return shown === undefined ? [] : [{ shown: withEndMark(shown, page.language), sentences: [one] }]
    })
  return found
}

/** How much a sentence counts if the slide can show what follows from it. */
const ofPremise = 0.7

/** How much more a conclusion counts than another statement: a section is often written for its sake. */
const ofConclusion = 1.8

/** A text that a slide can show, with the sentences that it is read from. */
interface Statement {
  readonly sentences: readonly Sentence[]
  readonly shown: string
  readonly value: number
}

/** The conclusions that stand without the word that draws them. Each is said with the sentence that it is drawn from. */
function conclusionsIn(chunk: readonly Sentence[], material: Material): readonly Statement[] {
  const { lexicon } = material
  const byOrder = new Map(chunk.map((one) => [one.order, one]))
  return chunk.flatMap((one): readonly Statement[] => {
    const { text } = one
    if (!one.isUsable || one.listed || !one.needs.includes(one.order - 1)) return []
    const bare = withoutConclusion(text, lexicon)
    if (bare === text || refersBack(bare, lexicon) || lexicon.isTask(bare)) return []
    if (lexicon.addressesReader(bare) || isShort(one, material)) return []
    const sentences = together(one, byOrder)
    const shown = shownStatement(bare, lexicon)
    if (!sentences || shown === undefined) return []
    const worth =
      material.weightOf(one) * generality(one, lexicon) * standingOf(one, material) * subjectOf(one, material)
    const value =
      (worth * ofConclusion * answersHeading(one, shown, material)) /
      (countWords(shown) + shortestRead) ** brevityCounts /
      readAlong(shown, chunk)
    return [{ sentences, shown, value }]
  })
}

/** Words of a wrong belief together with what is right. */
const mostBeliefWords = 34

/** 'Many believe that … In fact, …' is shown whole: neither sentence says it alone. */
function correctedBelief(
  one: Sentence,
  chunk: readonly Sentence[],
  { lexicon }: Material,
): readonly Sentence[] {
  const [turn, ...others] = chunk.filter(({ order }) => one.misleadsWithout.includes(order))
  const isBelief = one.isUsable && !one.isDependent && lexicon.discourse.seems(one.text)
  const both = turn && others.length === 0 && turn.order === one.order + 1 ? [one, turn] : []
  return isBelief && wordsIn(both) <= mostBeliefWords ? both : []
}

/** 'It rains little in summer. So the water must be shared.' How much the first counts if another sentence answers the heading. */
const ofBackground = 0.45

/** Whether the sentence after one draws a conclusion from it, and it does not say what the subject of the heading is. */
function isBackground(one: Sentence, chunk: readonly Sentence[], material: Material): boolean {
  const next = chunk.find(({ order, block }) => order === one.order + 1 && block === one.block)
  const isPremise = next !== undefined && material.lexicon.relationOf(next.text) === 'result'
  return isPremise && !statesHeading(one, material)
}

/** A short statement is read faster than a long one, but a detail stands for nothing. */
function statementValue(sentence: Sentence, shown: string, material: Material): number {
  return worthOf(sentence, material) / (countWords(shown) + shortestRead) ** brevityCounts
}

/** How much less a statement is worth because the audience reads along most of what it hears. */
function readAlong(shown: string, chunk: readonly Sentence[]): number {
  const share = countWords(shown) / Math.max(1, Math.min(wordsIn(chunk), withStatement.wanted))
  return 1 + readAlongCounts * Math.max(0, share - mostRead)
}

/** Long points are two at most, and the script says much more than they show. */
const ofLongPoints = { words: 36, copied: 0.4 }

const shortestRead = 6
/** How much the length of a statement counts against what it says: 0 is not at all, 1 is per word. */
const brevityCounts = 0.35
/** The share of a script that its statement may be before it counts less. */
const mostRead = 0.18
const readAlongCounts = 5

/** 'A different strain also killed many': what it adds to was said before. */
const continuing = 0.4

function hasConnective(text: string, { discourse }: Material['lexicon']): boolean {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}’']+/gu))
  return discourse.connectives.some((one) => words.has(one))
}

function worthOf(one: Sentence, material: Material): number {
  return (
    material.weightOf(one) *
    generality(one, material.lexicon) *
    standingOf(one, material) *
    subjectOf(one, material) *
    (hasConnective(one.text, material.lexicon) ? continuing : 1)
  )
}

/** Where a text may start: an answer or the start of a paragraph reads best, then the most important sentence. */
function starts(chunk: readonly Sentence[], material: Material): readonly Sentence[] {
  const [first] = chunk
  if (first?.answers && first.isUsable) return [first]
  const { lexicon } = material
  const free = chunk
    .filter((one) => one.isUsable && !one.isDependent && !one.answers && one.misleadsWithout.length === 0)
    .filter(({ text }) => !lexicon.announces(text) && !/^[([（]/u.test(text))
    .filter(({ text }) => !supposesCase(text, lexicon.language))
    .sort((a, b) => worthOf(b, material) - worthOf(a, material))
  // A slide shows one statement: nothing on it says what a pronoun means.
  const stating = free.filter(
    (one) =>
      !lexicon.addressesReader(one.text) &&
      !refersBack(withoutNamedBefore(one.text, lexicon.language), lexicon) &&
      !isShort(one, material) &&
      !isAboutTerm(one, material),
  )
  const [opening] = stating.filter(({ index, words }) => index === 0 && words <= mostTextWords)
  if (stating.length === 0) return free
  return opening ? [opening, ...stating] : stating
}

export function sourcesOf(sentences: readonly Sentence[]): readonly string[] {
  return [...new Set(sentences.toSorted((a, b) => a.order - b.order).map(({ block }) => block))]
}
