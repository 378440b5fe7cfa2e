import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { sum } from '@lectern/domain/numbers/sum.ts'
import { generality } from '../material/generality.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { withoutOpener } from '../language/sentences/without-opener.ts'
import { withoutScene } from '../language/sentences/without-scene.ts'
import { copiedWords } from '../language/sentences/copied-words.ts'
import { capitalised } from '../language/enumerate.ts'
import { dateAtStart } from '../language/date-at-start.ts'
import { memoized } from '../language/memoized.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import { countsThings } from '../language/words/announcing-words.ts'
import { supposesCase } from '../language/words/hypothetical-words.ts'
import { withoutNamedBefore } from '../language/words/named-before.ts'
import { withoutLinks } from '../language/without-links.ts'
import { refersBack } from '../language/refers-back.ts'
import { contrastPatternsOf } from '../language/contrast-patterns.ts'
import { marksOf, withEndMark, withoutStop } from '../language/marks.ts'
import { areParallel } from '../language/words/parallel-statements.ts'
import { definitionIn } from '../language/words/defined-name.ts'
import { isOpen, standsAlone } from '../material/sentence.ts'
import { isAboutTerm, isPlainClaim, isShort, standingOf } from '../material/details.ts'
import { answersHeading, losesCorrection, opensInstructions, saysNothingOf } from './answers-heading.ts'
import { isOfMistakes, wholeStatement } from './mistakes.ts'
import { isOfSingleCase } from '../material/single-case.ts'
import { bareTerm } from '../material/terms.ts'
import type { Sentence } from '../material/sentence.ts'
import type { Material } from '../material/material.ts'

/** A point is a key phrase: the script says the rest of its sentence. */
export const mostPointWords = 12
/** A short sentence without a key phrase is shown whole. */
export const mostStatementWords = 16
/** Words of a mistake, which is shown with what is right. */
const mostOfMistake = 18
export const mostPoints = 4
/** Words of all points. */
export const mostShownWords = 40
/** The share of a script's words that its points may copy. An audience that reads along does not listen. */
const mostCopied = { plain: 0.36, dense: 0.3 }
/** The same up to the second point: one statement alone holds the attention for a shorter time. */
const mostCopiedOfTwo = { plain: 0.42, dense: 0.4 }
/** Languages that write articles and prepositions together with their words: nearly each word that is copied carries meaning. */
export const denseLanguages: ReadonlySet<string> = new Set(['ar', 'he', 'zh', 'ja', 'ko', 'th'])
const two = 2

/** Of a brief script, two points may copy more: it is heard before one statement has been looked at for long. */
const briefScript = { words: 60, more: 1.3 }

function densityOf(language: string): 'plain' | 'dense' {
  return denseLanguages.has(languageOf(language) ?? 'en') ? 'dense' : 'plain'
}

/** The share of a script's words that more than two points may copy. */
export function shareOfPoints(language: string): number {
  return mostCopied[densityOf(language)]
}

/** A script of at most this number of words shows a third point: with two, a slide of several statements looks empty. */
const shortScript = { words: 75, more: 1.25 }

/** The share of a script with the given number of words that more than two points may copy. */
function shareOfMore(scriptWords: number, language: string): number {
  const share = shareOfPoints(language)
  return scriptWords <= shortScript.words ? share * shortScript.more : share
}

/** The share of a script with the given number of words that two points may copy. */
export function shareOfTwo(scriptWords: number, language: string): number {
  const share = mostCopiedOfTwo[densityOf(language)]
  return scriptWords <= briefScript.words ? share * briefScript.more : share
}

/** A point below the same paragraph as another is worth less: points are spread over the text. */
const sameParagraph = 0.7

/** Of two points, the shorter one is preferred, but a word or two less does not matter. */
const shortest = 1

export interface Point {
  readonly sentence: Sentence
  readonly point: string
  /** The part of the sentence that the point is a note of. */
  readonly part: string
}

/** The key phrase of a sentence, without the word that links it to the sentence before; none if it still needs that. */
export function pointOf(sentence: Sentence, material: Material, most = mostPointWords): readonly Point[] {
  const { lexicon } = material
  const { text: whole } = sentence
  // A remark in brackets adds to what is before it.
  if (/^[([（]/u.test(whole)) return []
  if (lexicon.announces(whole) || isOpen(whole) || lexicon.isTask(whole) || lexicon.addressesReader(whole))
    return []
  if (lexicon.discourse.speaksOfPage(whole)) return []
  if (countsWhatFollows(sentence, material)) return []
  if (isGermanMember.test(whole) && languageOf(lexicon.language) === 'de') return []
  // The case that it supposes says nothing without what happens in it.
  if (supposesCase(whole, lexicon.language)) return []
  // The heading of the slide does not say which case it is about, and a lead says nothing without what follows it.
  const isLead =
    isShort(sentence, material) &&
    !opensInstructions(sentence, material) &&
    !opensWithClaim(sentence, material)
  if (isAboutTerm(sentence, material) || isLead) return []
  const dated = datedPoint(sentence, material)
  if (dated) return [dated]
  const alone = standsAlone(sentence)
  const text = withoutLinks(sentence.text, lexicon)
  const bare = withoutOpener(text, lexicon)
  const links = text === sentence.text ? bare : text
  const scene = alone ? withoutScene(text, lexicon) : undefined
  if (!alone && (!sentence.isUsable || links === undefined || lexicon.isDependent(links))) return []
  if (!alone && isUnnamed(sentence, material)) return []
  if (isOfMistakes(sentence, material)) {
    const point = wholeStatement(text, mostOfMistake, lexicon)
    return point === undefined ? [] : [{ sentence, point, part: withoutStop(text, lexicon.language) }]
  }
  const note =
    shortNote(text, mostPointWords, material) ??
    (bare === undefined ? undefined : shortNote(bare, most, material)) ??
    (scene === undefined ? undefined : shortNote(scene, most, material)) ??
    shortNote(text, most, material)
  return note ? [{ sentence, ...note }] : []
}

/** 'In den zweiten kommen …': the second of what, only the sentences before say. A noun would have a capital. */
const isGermanMember =
  /^(?:(?:In|Auf|An|Bei|Mit|Zu|Aus)\s)?(?:den|die|das|der|dem|Der|Die|Das)\s(?:erste|zweite|dritte|vierte|letzte|andere)[nrs]?\s\p{Ll}/u

/** '1712: Newcomen built a better engine' for a sentence that starts with its date. */
function datedPoint(sentence: Sentence, material: Material): Point | undefined {
  if (!standsAlone(sentence)) return undefined
  const { when, what } = dateAtStart(sentence.text, material.page.language) ?? {}
  if (when === undefined || what === undefined) return undefined
  const note = shortNote(what, mostPointWords - 1, material)
  const { colon } = marksOf(material.page.language)
  return note && { ...note, sentence, point: `${when}${colon}${note.point}` }
}

/** 'The two rivals', 'awarded him the title': the slide names no such person. */
const unnamed =
  /(?<!\p{L})(?:him|the two|the couple|the former|the latter|the (?:second|third|other) \p{Ll}+(?=$|[,;.])|los dos|las dos|les deux|(?:of|from|between) both(?=$|[,;.])|(?:de|entre) (?:ambos|ambas)|(?:von|aus|bei) beiden(?=$|[,;.]))(?!\p{L})/iu
const knownThing = /^(?:the|el|la|los|las|le|les|il|lo|gli|der|die|das|os|as)\s\p{Ll}/iu

/** 'The city was also the center': which one, the sentence before says, unless the heading does. */
function isUnnamed(sentence: Sentence, material: Material): boolean {
  return knownThing.test(sentence.text) && subjectOf(sentence, material) === 1
}

function shortNote(
  text: string,
  most: number,
  { lexicon }: Material,
): Pick<Point, 'point' | 'part'> | undefined {
  const short = shortenForSlide(withoutLastLink(text, lexicon), most, lexicon)
  const part =
    short !== undefined && leavesOtherSide(short, text, lexicon) ? withoutStop(text, lexicon.language) : short
  // A point is read alone.
  if (
    part === undefined ||
    unnamed.test(part) ||
    // Several formulas in one.
    /\s[,;]\s/u.test(part) ||
    refersBack(withoutNamedBefore(part, lexicon.language), lexicon) ||
    saysNothingOf(part, lexicon.language) ||
    losesCorrection(part, text, lexicon.language) ||
    endsInLink(part, lexicon) ||
    endsInShare.test(part)
  )
    return undefined
  return countWords(part) > most ? undefined : { point: capitalised(part), part }
}

/** 'Chapter 7 ends the business' of a sentence that continues ', while Chapter 11 saves jobs'. */
function leavesOtherSide(part: string, text: string, { language }: Material['lexicon']): boolean {
  const rest = text.startsWith(part) ? text.slice(part.length).replace(/^[,،，、]\s*/u, '') : ''
  if (leavesHalf(part, text)) return true
  return contrastPatternsOf(language).before?.test(rest) ?? false
}

/** 'Sand lets water through; clay holds it': two halves of like length, of which one says half of the thought. */
export function leavesHalf(part: string, text: string): boolean {
  const rest = text.startsWith(part) ? text.slice(part.length) : ''
  if (!/^\s?[;；؛]/u.test(rest)) return false
  const [own, other] = [countWords(part), countWords(rest.split(/[.!?。！？।]/u)[0] ?? '')]
  return other >= own * leastOfHalf && own >= other * leastOfHalf
}

const leastOfHalf = 0.6

/** 'The ruler required a third': a third of what, only the sentence before says. */
const endsInShare =
  /(?<!\p{L})(?:an? (?:third|half|quarter|fifth|tenth)|(?:one|two)[- ](?:thirds?|half|quarters?)|ein (?:Drittel|Viertel|Fünftel|Zehntel)|die Hälfte|un (?:tercio|cuarto|quinto|tiers|quart|cinquième|terzo|quarto|terço)|la (?:mitad|moitié|metà)|a metade|jedną (?:trzecią|czwartą|piątą)|połowę)$/iu

/** 'Write a caption instead': instead of what, only the sentence before says. */
function endsInLink(text: string, { discourse }: Material['lexicon']): boolean {
  const low = text.toLowerCase()
  return discourse.connectives.some((word) => low.endsWith(` ${word}`))
}

/** 'Koshland suggested induced fit' of 'Koshland suggested induced fit instead.': a short rest may only mean something with the word. */
function withoutLastLink(text: string, { discourse, language }: Material['lexicon']): string {
  const bare = withoutStop(text, language)
  const link = discourse.connectives.find((word) => bare.toLowerCase().endsWith(` ${word}`))
  const rest = link === undefined ? bare : bare.slice(0, -link.length).trimEnd()
  return rest === bare || countWords(rest) < leastBeforeLink || /[,،;:]$/u.test(rest)
    ? text
    : withEndMark(rest, language)
}

const leastBeforeLink = 5

/** A point suits if its sentence is important or answers an objective, and if the script can say more than the point. */
const brief = 1.8

/** The first statement of a section mostly says its subject. The cases and objections after it mean little without it. */
const ofOpening = 1.5

const openings = memoized(
  ({ sections }: Material): ReadonlySet<Sentence> =>
    new Set(sections.flatMap(({ units }) => units.flatMap(({ sentences }) => sentences.slice(0, 1)))),
)

/** How much more a sentence counts that says what a thing is. Its number, if it has one, is no detail. */
export const ofDefinition = 1.6

export function defines({ text, listed }: Sentence, { page }: Material): boolean {
  return !listed && definitionIn(withoutStop(text, page.language), page.language) !== undefined
}

/** Whether a sentence is the first below its heading, and can be understood alone. */
export function opensUnit(sentence: Sentence, material: Material): boolean {
  return openings(material).has(sentence) && !sentence.listed && standsAlone(sentence)
}

/** 'Students often hold two wrong beliefs.' says nothing to remember without the beliefs, which come after it. */
function countsWhatFollows({ text, words, block, order }: Sentence, { sentences, page }: Material): boolean {
  const rest = sentences.filter((one) => one.block === block && one.order > order)
  return (
    words <= mostOfCounting && rest.length >= two && !/[:：]/u.test(text) && countsThings(text, page.language)
  )
}

const mostOfCounting = 9

/** 'Photosynthesis takes place in chloroplasts.' opens its section with what the rest explains. */
function opensWithClaim(sentence: Sentence, material: Material): boolean {
  return (
    opensUnit(sentence, material) &&
    sentence.words >= leastOfClaim &&
    (isPlainClaim(sentence, material) || subjectOf(sentence, material) > 1)
  )
}

const leastOfClaim = 5

export function suitability({ sentence, point }: Point, material: Material): number {
  return (
    material.weightOf(sentence) *
    generality(sentence, material.lexicon) *
    standingOf(sentence, material) *
    subjectOf(sentence, material) *
    answersHeading(sentence, point, material) *
    (opensUnit(sentence, material) ? ofOpening : 1) *
    (pairs(material).has(sentence) ? ofPair : 1) *
    (isOneExample(sentence, material) || isOfSingleCase(sentence, material) ? ofCase : 1) *
    (defines(sentence, material) ? ofDefinition : 1) *
    (point.length < sentence.text.length * 0.75 ? brief : 1) *
    (1 + answering * bestShare(sentence, material))
  )
}

/** How much more a statement counts that is one of two sides, which the slide shows together. */
const ofPair = 1.4

/** The sentences beside which another of their paragraph says the same of another thing: 'A sandy soil …', 'A clayey soil …'. */
const pairs = memoized(({ sentences, page }: Material): ReadonlySet<Sentence> => {
  const found = new Set<Sentence>()
  for (const [at, one] of sentences.entries()) {
    const next = sentences[at + 1]
    if (!next || next.block !== one.block || one.listed || !next.isUsable || !one.isUsable) continue
    if (areParallel(one.text, next.text, page.language)) found.add(one).add(next)
  }
  return found
})

/** A statement about one case shows less than one about all. */
const ofCase = 0.35

/** 'A supermarket lives well with 0.8': the value of one thing that is not what the heading is about. */
function isOneExample(sentence: Sentence, material: Material): boolean {
  return (
    /\p{N}/u.test(sentence.text) &&
    indefinite.test(sentence.text) &&
    subjectOf(sentence, material) === 1 &&
    !defines(sentence, material)
  )
}

const indefinite = /^(?:An?|Una?|Une|Uma?|Eine?|Een|Uno|Ett?|En)\s\p{Ll}/u

/** A sentence that starts with a word of its headings, or with a defined term, is about the subject. */
const ofSubject = 1.5
const startOfSubject = 40

/** How much more a sentence counts because its subject is that of its heading, or a term. */
export function subjectOf({ text, block }: Sentence, { blockOf, terms, page }: Material): number {
  const start = text.slice(0, startOfSubject)
  const words = stems(contentWords([page.title, ...(blockOf(block)?.path ?? [])].join('\n')))
  const named = terms.some(({ term }) => start.toLowerCase().includes(bareTerm(term).toLowerCase()))
  return named || overlap(stems(contentWords(start)), words) > 0 ? ofSubject : 1
}

/** How much more a sentence counts with all words of an objective. */
const answering = 4

const wordsOfGoals = memoized(({ goals }: Material) =>
  // Without its verb.
  (goals?.items ?? []).map((item) => stems(contentWords(item.replace(/^\p{L}+\s/u, '')))),
)

function bestShare({ text }: Sentence, material: Material): number {
  const goals = wordsOfGoals(material)
  if (goals.length === 0) return 0
  const words = stems(contentWords(text))
  return Math.max(...goals.map((goal) => overlap(goal, words)))
}

/** How many points are shown. */
export interface Shown {
  /** These are taken in any case. */
  readonly least: number
  /** Words of all points together. */
  readonly words?: number
  /** The share of the script that the points may copy, if it is less than that of all points. */
  readonly copied?: number
  /** The points that are already chosen. */
  readonly first?: readonly Point[]
}

/** The best points that can be read while a script with the given number of words is heard. They copy a third of it at most. */
export function choosePoints(
  points: readonly Point[],
  scriptWords: number,
  { least, words: most = mostShownWords, copied: mostShare = 1, first = [] }: Shown,
  material: Material,
): readonly Point[] {
  const chosen = [...first]
  const ofTwo = shareOfTwo(scriptWords, material.page.language)
  let shown = sum(first.map(({ point }) => countWords(point)))
  let copied = sum(first.map(({ point, sentence }) => copiedWords(point, sentence.text)))
  let left = points.filter((one) => !first.includes(one))
  while (chosen.length < mostPoints && left.length > 0) {
    const blocks = new Set(chosen.map(({ sentence }) => sentence.block))
    const value = (one: Point) =>
      (suitability(one, material) * (blocks.has(one.sentence.block) ? sameParagraph : 1)) /
      Math.sqrt(countWords(one.point) + shortest)
    const [best] = left.toSorted((a, b) => value(b) - value(a))
    if (!best) break
    left = left.filter((one) => one !== best)
    const words = countWords(best.point)
    const same = copiedWords(best.point, best.sentence.text)
    const share = chosen.length < two ? ofTwo : shareOfMore(scriptWords, material.page.language)
    const isWithin = copied + same <= scriptWords * Math.min(share, mostShare) && shown + words <= most
    if (!isWithin && chosen.length >= least) continue
    chosen.push(best)
    shown += words
    copied += same
  }
  return chosen
}
