import { withoutJoinedAnd } from '../language/words/joined-and.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { withEndMark } from '../language/marks.ts'
import { memoized } from '../language/memoized.ts'
import { hasAmountInWords } from '../language/words/amount-words.ts'
import { contentStems, contentWords, overlap } from '../language/words/content-words.ts'
import { headsMistakes } from '../language/words/misconception-headings.ts'
import { namesMistaken } from '../language/words/misconception-words.ts'
import { definedName } from '../language/words/defined-name.ts'
import { reviewPhraseOf } from '../language/review-phrases.ts'
import { pickByPage } from '../language/pick-by-page.ts'
import type { Material } from '../material/material.ts'
import { opensPage, standingOf } from '../material/details.ts'
import { isQuestion, standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { isDatedEvent, isDenialBeforeList, isOfSingleCase } from '../material/single-case.ts'
import { isInExample, isInStory, isInSupposedCase } from '../material/story.ts'
import { reviewQuestions } from '../material/review-questions.ts'
import { briefSummary, pickSummary } from '../material/summary.ts'
import type { Conversation } from './conversation.ts'
import { startsWithLabel } from './labelled-statements.ts'
import { canBeRepeated, isMainOf } from './restate.ts'
import { compressed, shortenedRestatement } from './shortened-restatement.ts'
import { mostWords, spokenWords, turnWords } from './turn.ts'
import type { Turn } from './turn.ts'

/** A point of the episode in short, with its block. */
interface Point {
  readonly text: string
  readonly block: string
  readonly isDependent?: boolean
}

interface WeighedPoint extends Point {
  readonly weight: number
  readonly order: number
  /** Whether it belongs to a story or an example. */
  readonly isPassing: boolean
  /** Whether it has all words of its sentence. */
  readonly isWhole: boolean
  readonly sentence: Sentence
}

const longest = 24
/** The most points, and words of all points: more after a lecture, which JAMIE sums up alone, and most after a long one. */
const limits = {
  usual: { points: 4, words: 80 },
  lecture: { points: 6, words: 104 },
  longLecture: { points: 8, words: 150 },
}
/** The words of a long episode. */
const wordsOfLong = 1200
/** A summary takes this share of the words of the page in an episode, and has at least some room. */
const shareOfEpisode = 0.18
const leastRoom = 60
/** The most words of points in one turn. */
const mostInTurn = 50
/** From this share of the words on, ALEX leaves most points to JAMIE. */
const highShare = 0.66
/** From this share on, JAMIE says all of them, and at most this number in one turn. */
const veryHighShare = 0.69
const mostOfOne = 3
/** With a lower share after the closing, ALEX says goodbye. */
const stillHighShare = 0.62
/** An episode with fewer segments has more points of each. */
const leastPoints = 3
/** With this number of points, those of stories and examples are left out. */
const leastLasting = 2
/** A page of which only one of this number of segments has other points is a story as a whole. */
const ofHistory = 4
/**
 * In an episode with fewer words of the page, a listener still remembers all of them: one whole sentence is said again at most,
 * or two by a host who has said too little.
 */
const fewWords = { spoken: 240, whole: 1, ofLecture: 2 }
/** The last turns, whose words a listener still remembers. */
const turnsInMemory = 2
/** An episode with this number of sentences after its opening says again only what is much shorter. */
const fewestSentences = 1
/** A sentence of the page's summary recalls what was said if this share of its words was said. It has words of its own. */
const leastKnown = 0.3
/** The author of the summary has already put it in few words, so that its sentences may be longer than other points. */
const longestOfSummary = 36
/** The share of a goal's words in a point that recalls its answer. */
const leastOfGoal = 0.34

/** The points to remember, which the hosts share, and ALEX's goodbye. What the `lastTurns` said is not said again as it is. */
export function writeClosing(
  material: Material,
  segments: readonly (readonly Sentence[])[],
  conversation: Conversation,
  lastTurns: readonly (readonly Sentence[])[] = [],
): { readonly points: readonly string[]; readonly turns: readonly Turn[] } {
  const { phrases } = material.lexicon
  const share = shareOfAlex(conversation)
  const isLecture = share > veryHighShare
  const isLong = conversation.words.ALEX + conversation.words.JAMIE > wordsOfLong
  const all = pointsToRemember(
    material,
    segments,
    {
      recalled: conversation.recalled,
      justSaid: new Set(lastTurns.slice(isLecture ? -1 : -turnsInMemory).flat()),
    },
    isLecture ? (isLong ? limits.longLecture : limits.lecture) : limits.usual,
    isLecture ? fewWords.ofLecture : fewWords.whole,
  )
  const one = (own: string, others: readonly string[]) => pickByPage([own, ...others], material.page.title)
  const goodbye = one(phrases.goodbye, phrases.talk.goodbyes)
  const review = questionsForListeners(material)
  // In a very short episode there is nothing to recall. JAMIE, who has said little, ends it.
  if (all.length === 0 && review)
    return {
      points: [],
      turns: [{ ...review, speaker: 'JAMIE' }, turn('ALEX', goodbye, [], 'warm')],
    }
  if (all.length === 0) return { points: [], turns: [turn('JAMIE', goodbye, [], 'warm')] }
  const remembered = one(phrases.remember, phrases.talk.remembers)
  const turns = isLecture
    ? pointsOfJamie(all, [phrases.closingLead, remembered], conversation.confirm)
    : sharedPoints(all, [one(phrases.closingLead, phrases.talk.closingLeads), remembered], share)
  const said = new Set(turns.flatMap(({ says }) => says))
  const end = turns.at(-1)
  const { ALEX, JAMIE } = conversation.words
  const words = turns.reduce((sum, each) => sum + turnWords(each), ALEX + JAMIE) + countWords(goodbye)
  // After a lecture, JAMIE also says goodbye.
  const isAlone =
    isLecture &&
    end?.speaker === 'JAMIE' &&
    ALEX / words > stillHighShare &&
    turnWords(end) + countWords(goodbye) <= mostWords
  if (review) {
    const isQuiet = ALEX / words > stillHighShare
    const closing = withReview(turns, review, isQuiet, conversation.confirm)
    const last = closing.at(-1)?.speaker === 'JAMIE' ? 'ALEX' : 'JAMIE'
    return {
      points: all.map(({ text }) => text).filter((text) => said.has(text)),
      turns: [...closing, turn(last, goodbye, [], 'warm')],
    }
  }
  return {
    points: all.map(({ text }) => text).filter((text) => said.has(text)),
    turns: isAlone
      ? [...turns.slice(0, -1), { ...end, says: [...end.says, goodbye] }]
      : [...turns, turn(end?.speaker === 'JAMIE' ? 'ALEX' : 'JAMIE', goodbye, [], 'warm')],
  }
}

/** Questions that a listener keeps in mind. */
const mostForListeners = { questions: 2, words: 45 }

/** The host who has said less leaves the listeners with the questions: JAMIE, if `isQuiet`, also after the points to remember. */
function withReview(
  turns: readonly Turn[],
  review: Turn,
  isQuiet: boolean,
  confirm: Conversation['confirm'],
): readonly Turn[] {
  const end = turns.at(-1)
  if (end?.speaker !== 'JAMIE') return [...turns, { ...review, speaker: 'JAMIE' }]
  if (!isQuiet) return [...turns, review]
  if (turnWords(end) + turnWords(review) <= mostWords)
    return [
      ...turns.slice(0, -1),
      { ...end, says: [...end.says, ...review.says], sources: [...end.sources, ...review.sources] },
    ]
  const reply = confirm()
  return reply === undefined
    ? [...turns, review]
    : [...turns, turn('ALEX', reply, [], 'warm'), { ...review, speaker: 'JAMIE' }]
}

/** The first of the page's own questions for learners, with which the episode leaves its listeners. */
function questionsForListeners(material: Material): Turn | undefined {
  const { language } = material.page
  const whole = reviewQuestions(material, []).filter(
    ({ text, isPart }) => !isPart && isQuestion(text) && !/[$\\_`|]/u.test(text),
  )
  const chosen = whole
    .slice(0, mostForListeners.questions)
    .filter((_, at, all) => wordsOf(all.slice(0, at + 1).map(({ text }) => text)) <= mostForListeners.words)
  if (chosen.length === 0) return undefined
  return {
    speaker: 'ALEX',
    says: [reviewPhraseOf(language), ...chosen.map(({ text }) => withEndMark(text, language))],
    tone: 'thoughtful',
    sources: [...new Set(chosen.map(({ source }) => source))],
    sentences: [],
  }
}

type Leads = readonly [closing: string, remember: string]

/** After a lecture, JAMIE says what there is to remember, and ALEX agrees in between. */
function pointsOfJamie(
  points: readonly Point[],
  [closing, remember]: Leads,
  confirm: Conversation['confirm'],
): readonly Turn[] {
  const first = firstPoints(points)
  const [second, third] = groupsAfter(points.slice(first.length))
  const reply = second ? confirm() : undefined
  if (!second || reply === undefined) return [turn('JAMIE', remember, first, 'warm')]
  const again = third ? confirm() : undefined
  return [
    turn('JAMIE', closing, first, 'thoughtful'),
    turn('ALEX', reply, [], 'warm'),
    ...(third && again !== undefined
      ? [turn('JAMIE', '', second, 'thoughtful'), turn('ALEX', again, [], 'warm')]
      : []),
    turn('JAMIE', remember, third && again !== undefined ? third : second, 'warm'),
  ]
}

/** Of three points or more, some are left for after ALEX's reply. */
function firstPoints(points: readonly Point[]): readonly Point[] {
  const most = points.length === mostOfOne ? mostOfOne - 1 : mostOfOne
  const size = inOneTurn(points.slice(0, most)).length
  // A point that leans on the one before it is not separated from it.
  const end = points.findLastIndex((one, at) => at > 0 && at <= size && one.isDependent !== true)
  return inOneTurn(end > 0 && size < points.length ? points.slice(0, end) : points)
}

/** The other points in one turn, or in two. */
function groupsAfter(points: readonly Point[]): readonly (readonly Point[])[] {
  if (points.length === 0) return []
  const all = inOneTurn(points)
  if (all.length === points.length) return [all]
  const second = firstPoints(points)
  return [second, inOneTurn(points.slice(second.length))]
}

/** The first points, at least one, up to the most words of one turn. */
function inOneTurn(points: readonly Point[]): readonly Point[] {
  return points.filter(
    (_, at) => at === 0 || wordsOf(points.slice(0, at + 1).map(({ text }) => text)) <= mostInTurn,
  )
}

/** JAMIE asks, ALEX says a point or two, and JAMIE one or two more: who has said less says more. */
function sharedPoints(points: readonly Point[], [closing, remember]: Leads, share: number): readonly Turn[] {
  const own = share > highShare || points.length < 2 ? 1 : Math.min(2, points.length - 1)
  const [ofAlex, ofJamie] = [points.slice(0, own), inOneTurn(points.slice(own, own + mostOfOne))]
  return [
    turn('JAMIE', closing, [], 'thoughtful'),
    turn('ALEX', '', ofAlex, 'thoughtful'),
    ...(ofJamie.length > 0 ? [turn('JAMIE', remember, ofJamie, 'warm')] : []),
  ]
}

function wordsOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + countWords(text), 0)
}

/** The page's own summary, as far as the episode said it; otherwise a point of each segment. */
function pointsToRemember(
  material: Material,
  segments: readonly (readonly Sentence[])[],
  { recalled, justSaid }: Heard,
  { points: most, words }: (typeof limits)['usual'],
  mostWhole: number,
): readonly Point[] {
  const said = new Set(segments.flat().flatMap(({ text }) => [...contentWords(text)]))
  const brief = briefSummary(material, said)
  const [box, ...more] = material.summary
  // One sentence, such as a box 'Remember' of one section, is no summary of the page: the points of the others come before it.
  if (brief.length > 1) return brief
  if (box && more.length === 0 && (brief.length > 0 || canBeBox(box))) {
    const others = pointsOfParts(
      material,
      segments,
      { recalled, justSaid },
      { points: most - 1, words },
      mostWhole,
    )
    return [...others.filter(({ text }) => text !== box.text), box]
  }
  return pointsOfParts(material, segments, { recalled, justSaid }, { points: most, words }, mostWhole)
}

function canBeBox(one: Sentence): boolean {
  return standsAlone(one) && !isQuestion(one.text) && spokenWords(one) <= longestOfSummary
}

/** The sentences of the summary that recall what was said; otherwise a point of each part. */
function pointsOfParts(
  material: Material,
  segments: readonly (readonly Sentence[])[],
  { recalled, justSaid }: Heard,
  { points: most, words }: (typeof limits)['usual'],
  mostWhole: number,
): readonly Point[] {
  const spoken = segments.flat().reduce((sum, one) => sum + spokenWords(one), 0)
  const room = Math.min(words, Math.max(leastRoom, spoken * shareOfEpisode))
  const recalls = recallsOf(material, segments.flat(), { points: most, words: room })
  if (recalls.length > 1) return recalls
  const isBrief = spoken < fewWords.spoken
  const shorten = segments.flat().length <= fewestSentences ? 'strictly' : isBrief ? 'much' : 'usually'
  const parts = byHeading(segments.flat(), material)
  const taught = parts.map((sentences) => sentences.filter((one) => !isScene(one, material)))
  const all = (taught.some((some) => some.length > 0) ? taught : parts)
    .map((sentences) => bestOf(sentences, material, recalled, shorten))
    .filter((points) => points.length > 0)
  // A number of an example is never a point beside others.
  const ofText = all
    .map((points) => points.filter(({ sentence }) => !isOfCase(sentence, material)))
    .filter((points) => points.length > 0)
  const best = ofText.length > 0 ? ofText : all
  // The events of a story and the numbers of an example are no points, if enough segments have others. A page of history is all events.
  // An item of a list is a detail, and a step most of all.
  const ofProse = best
    .map((points) => points.filter(({ sentence }) => !sentence.listed))
    .filter((points) => points.length > 0)
  const main = ofProse.flat().length >= leastLasting ? ofProse : best
  const lasting = main
    .map((points) => points.filter((point) => !point.isPassing))
    .filter((points) => points.length > 0)
  const used =
    lasting.flat().length >= leastLasting && (lasting.length >= leastLasting || main.length < ofHistory)
      ? lasting
      : main
  const each = Math.ceil(leastPoints / Math.max(1, main.length))
  const found = used.flatMap((points) => points.slice(0, each)).toSorted((a, b) => b.weight - a.weight)
  const fresh = found.filter(({ isWhole, sentence }) => !(isWhole && justSaid.has(sentence)))
  const kept = isBrief ? withFewWhole(fresh, mostWhole) : fresh
  return fitting(kept.slice(0, most), words).toSorted((a, b) => a.order - b.order)
}

/** The sentences below each heading: a listener remembers one point of each, and not two of the same. */
function byHeading(said: readonly Sentence[], { sections }: Material): readonly (readonly Sentence[])[] {
  const chosen = new Set(said)
  return sections
    .flatMap(({ units }) => units)
    .map(({ sentences }) => sentences.filter((one) => chosen.has(one)))
    .filter(({ length }) => length > 0)
}

/** The sentences that JAMIE has said in short, and those of the last turns. */
interface Heard {
  readonly recalled: ReadonlySet<Sentence>
  readonly justSaid: ReadonlySet<Sentence>
}

function withFewWhole(points: readonly WeighedPoint[], most: number): readonly WeighedPoint[] {
  const whole = points.filter(({ isWhole }) => isWhole).slice(0, most)
  return points.filter((point) => !point.isWhole || whole.includes(point))
}

/**
 * The sentences of the page's summary that recall what was said, in order. One that leans on the sentence before it is said only
 * after that one.
 */
function recallsOf(
  material: Material,
  said: readonly Sentence[],
  { points: most, words }: (typeof limits)['usual'],
): readonly Sentence[] {
  const { summary, lexicon } = material
  const heard = contentStems(said.map(({ text }) => text).join('\n'))
  const known = summary.filter(
    (one) =>
      one.isUsable &&
      spokenWords(one) <= longestOfSummary &&
      overlap(contentStems(one.text), heard) >= leastKnown,
  )
  // 'The coral and its algae live as partners': nothing before it is meant where a summary begins.
  const isStart = ({ index, text }: Sentence) => index === 0 && !lexicon.opensDependent(text)
  const alone = known.filter((one) => standsAlone(one) || isStart(one))
  const long = summary.length > 0 ? pickSummary(material).long : []
  const best = [...answersIn(alone, material), ...long.filter((one) => alone.includes(one)), ...alone]
  const chosen = new Set(fitting([...new Set(best)].slice(0, most), words))
  for (const one of known) {
    const before = known[known.indexOf(one) - 1]
    const isNext = before?.order === one.order - 1 && before.block === one.block && chosen.has(before)
    const all = [...chosen, one]
    if (isNext && all.length <= most && wordsOf(all.map(({ text }) => text)) <= words) chosen.add(one)
  }
  return [...chosen].toSorted((a, b) => a.order - b.order)
}

/** For each goal of the page, the sentence that has most of its words. */
function answersIn(sentences: readonly Sentence[], { goals }: Material): readonly Sentence[] {
  return (goals?.items ?? []).flatMap((goal) => {
    const [best] = sentences
      .map((one) => ({ one, share: overlap(wordsOfGoal(goal), contentWords(one.text)) }))
      .filter(({ share }) => share >= leastOfGoal)
      .sort((a, b) => b.share - a.share)
    return best ? [best.one] : []
  })
}

/** Without its verb. */
function wordsOfGoal(goal: string): ReadonlySet<string> {
  return contentWords(goal.replace(/^\p{L}+\s/u, ''))
}

function shareOfAlex({ words: { ALEX, JAMIE } }: Conversation): number {
  return ALEX / Math.max(1, ALEX + JAMIE)
}

/** The best of them that two turns can say. */
function fitting<One extends Point>(points: readonly One[], limit: number): readonly One[] {
  const found: One[] = []
  for (const point of points)
    if (wordsOf([...found, point].map(({ text }) => text)) <= limit) found.push(point)
  return found
}

/** The sentences that can be repeated, as short as possible, the best first. Items of lists come last. */
function bestOf(
  sentences: readonly Sentence[],
  material: Material,
  recalled: ReadonlySet<Sentence>,
  shorten: 'strictly' | 'much' | 'usually',
): readonly WeighedPoint[] {
  const { lexicon, page } = material
  const isShort = shorten === 'strictly'
  // A row of a table means little without the other rows, and a label may be a wrong claim.
  const isRow = ({ block }: Sentence) => material.blockOf(block)?.kind === 'table'
  // 'It covers the north' of an item is about the name with which the item starts.
  const isRestOfItem = ({ listed, index, block }: Sentence) =>
    index > 0 && (listed || material.blockOf(block)?.kind === 'definition')
  // A definition below 'What is symbiosis?' has its subject, and needs no heading.
  const bare = (one: Sentence) =>
    one.answers && definedName(one.text, page.language) !== undefined ? { ...one, answers: false } : one
  const standing = sentences.map(withoutFormula).filter(
    (one) =>
      standsAlone(bare(one)) &&
      !lexicon.announces(one.text) &&
      !isDenialBeforeList(one, material) &&
      !isRow(one) &&
      !leadsToQuestion(one, material) &&
      !startsWithLabel(one) &&
      // 'T – Tissue: look at the wound bed.' is one item of several.
      !(one.listed && startsWithName.test(one.text)) &&
      !namesMistaken(one.text, page.language) &&
      !isBelowMistakes(material).has(one),
  )
  const whole = standing.filter((one) => !isRestOfItem(one))
  const points = whole.length > 0 ? whole : standing.filter((one) => !/\p{N}/u.test(one.text))
  // An instruction, an example or a formula is no point if there is another.
  const statements = points.filter(
    (one) => canBeRepeated(bare(one), lexicon) && !lexicon.discourse.isExample(one.text),
  )
  // A step of a procedure is no point at all.
  const others = points.filter((one) => one.ordered !== true || !lexicon.isTask(one.text))
  const candidates = statements.length > 0 ? statements : others
  // Beside a general sentence, one of a case is no point.
  const general = candidates.filter((one) => !isOfSingleCase(one, material))
  return (general.length > 0 ? general : others.filter((one) => !isOfSingleCase(one, material)))
    .flatMap((one) => {
      // 'A screw can be stored for a year; a chip cannot': half of a contrast is no point.
      const isWholeOnly = /[;；؛]/u.test(one.text)
      const much = shorten === 'usually' || isWholeOnly ? undefined : compressed(one, longest, lexicon)
      const short = much ?? (isShort || isWholeOnly ? undefined : shortOf(material)(one))
      if (short === undefined && (isShort || spokenWords(one) > longest)) return []
      const ofGoals = (material.goals?.items ?? []).map((goal) =>
        overlap(wordsOfGoal(goal), contentWords(one.text)),
      )
      const weight =
        (1 + Math.max(0, ...ofGoals)) *
        material.weightOf(one) *
        standingOf(one, material) *
        (isMainOf(one, material) && !/\p{N}/u.test(one.text) ? valueOfMain : 1) *
        (short ? 1.2 : 1) *
        (one.listed ? 0.1 : 1) *
        lastingOf(one, material) *
        (oneExample.test(one.text) && definedName(one.text, page.language) === undefined
          ? valueOfExample
          : 1) *
        (recalled.has(one) ? 0.1 : 1)
      const text = withEndMark(withoutJoinedAnd(short ?? one.text, page.language), page.language)
      const { block, order } = one
      const isWhole = short === undefined
      return [{ text, block, weight, order, isPassing: isPassing(one, material), isWhole, sentence: one }]
    })
    .sort((a, b) => b.weight - a.weight)
}

/** 'Each day we eat bread. But how does the body use it?' The first sentence only leads to the question. */
function leadsToQuestion({ block, order }: Sentence, { sentences }: Material): boolean {
  return sentences.some(
    (other) => other.block === block && other.order === order + 1 && isQuestion(other.text),
  )
}

/** The name at the start of an item, before what is said of it. */
const startsWithName = /^[^:：.!?。]{1,60}[:：]\s?\S/u

/** An episode of wished minutes is closed many times, so each sentence is shortened once. */
const shortOf = memoized(({ lexicon }: Material) =>
  memoized((one: Sentence) => shortenedRestatement(one, longest, lexicon)),
)

/** Whether a sentence belongs to a story or an example, which is true of one case. */
function isPassing(sentence: Sentence, material: Material): boolean {
  return isInStory(sentence, material) || isOfCase(sentence, material) || isDatedEvent(sentence, material)
}

/** The items below 'Common mistakes': said alone, they would be advice. */
const isBelowMistakes = memoized(
  ({ sections, page }: Material): ReadonlySet<Sentence> =>
    new Set(
      sections
        .flatMap(({ units }) => units)
        .filter(({ path }) => path.some((heading) => headsMistakes(heading, page.language)))
        .flatMap(({ sentences }) => sentences),
    ),
)

/** Whether it belongs to an example, to a case that is only supposed, or to the story of one person. */
function isOfCase(sentence: Sentence, material: Material): boolean {
  return (
    isInExample(sentence, material) ||
    isInSupposedCase(sentence, material) ||
    isOfSingleCase(sentence, material)
  )
}

/** Whether a sentence before the first heading defines nothing: it leads to the subject, and is no point to remember. */
function isScene(sentence: Sentence, material: Material): boolean {
  return opensPage(sentence, material) && definedName(sentence.text, material.page.language) === undefined
}

/** The value of a definition, of other statements, of one with a number, and of one in a story, as a point to remember. */
const values = { definition: 1.5, other: 1, number: 0.35, story: 0.3 }

/** The value of a statement that says what its paragraph is about, as a factor. */
const valueOfMain = 1.3

/** 'Momentum is the product of mass and velocity: p = mv.' says it in words before the formula. */
const formulaAtEnd = /^([^:：=]{20,})[:：]\s[^:：.]{0,30}=[^:：]{1,30}$/u

function withoutFormula(sentence: Sentence): Sentence {
  const [, inWords = ''] = formulaAtEnd.exec(sentence.text) ?? []
  return inWords === '' ? sentence : { ...sentence, text: inWords, words: countWords(inWords) }
}

/** 'A truck can have the same momentum as a car': one thing that shows what holds for all. */
const oneExample = /^(?:An?|Una?|Une|Uma?|Eine?|Een|Uno)\s\p{L}/u
const valueOfExample = 0.4

/** How well a listener can keep a sentence. An event of some year is a story, and no point. */
function lastingOf(sentence: Sentence, material: Material): number {
  const { text } = sentence
  if (definedName(text, material.page.language) !== undefined) return values.definition
  if (isPassing(sentence, material) || isAboutPerson(sentence, material)) return values.story
  return /\p{N}/u.test(text) || hasAmountInWords(text, material.page.language) ? values.number : values.other
}

/** 'Robert Blincoe lost part of a finger' is one of many cases, unless a heading or several sentences name the person. */
function isAboutPerson({ text }: Sentence, material: Material): boolean {
  const { page, sections } = material
  const [name] = twoNames.exec(text) ?? []
  if (name === undefined || languageOf(page.language) === 'de') return false
  const headings = sections.flatMap(({ title, units }) => [title, ...units.map((unit) => unit.title)])
  const [, last = ''] = name.split(' ')
  if ([page.title, ...headings].some((heading) => heading.includes(last))) return false
  return isRareName(material)(last)
}

/** An episode of wished minutes is closed many times. */
const isRareName = memoized(({ sentences }: Material) => {
  const known = new Map<string, boolean>()
  return (name: string) => {
    const isRare =
      known.get(name) ?? sentences.filter(({ text }) => text.includes(name)).length < usesOfSubject
    known.set(name, isRare)
    return isRare
  }
})

/** The sentences that name a person or a country of whom the page speaks. */
const usesOfSubject = 3
const twoNames = /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+(?=[\s,])/u

function turn(speaker: Turn['speaker'], lead: string, points: readonly Point[], tone: string): Turn {
  const sources = [...new Set(points.map(({ block }) => block))]
  return {
    speaker,
    says: [...(lead === '' ? [] : [lead]), ...points.map(({ text }) => text)],
    tone,
    sources,
    sentences: [],
  }
}
