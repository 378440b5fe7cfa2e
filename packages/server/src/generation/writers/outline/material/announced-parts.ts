import { memoized } from '../language/memoized.ts'
import { smallNumbersIn } from '../language/words/announced-number.ts'
import { countsThings } from '../language/words/announcing-words.ts'
import { frontedName } from '../language/words/fronted-name.ts'
import { headsMistakes } from '../language/words/misconception-headings.ts'
import { speaksOfAll } from '../language/words/speaks-of-all.ts'
import { contentWords, overlap, stems } from '../language/words/content-words.ts'
import type { Material } from './material.ts'
import { isQuestion, wordsIn } from './sentence.ts'
import type { Sentence } from './sentence.ts'
import type { Unit } from './unit.ts'

const parts = { least: 2, most: 5 }
/** Without a number, the rest of the paragraph is what is announced, if it is this many sentences. */
const uncounted = { least: 2, most: 5 }
/** A longer sentence says more than how many parts follow. */
const mostOfOpener = 16
/** A longer paragraph is said in parts. */
const mostWords = 140

/** 'Photosynthesis takes place in two stages.', and the sentences of its paragraph that are the two stages. */
export interface AnnouncedParts {
  readonly opener: Sentence
  readonly parts: readonly Sentence[]
  /** The opener and the parts, with what the paragraph says beside them. */
  readonly sentences: readonly Sentence[]
}

/** The parts that short sentences announce by their number, each in a sentence of the same paragraph. */
export function announcedParts(unit: Unit, material: Material): readonly AnnouncedParts[] {
  return unit.sentences.flatMap((opener) => {
    const found = openedBy(opener, unit, material)
    return found ? [found] : []
  })
}

const partsOfPage = memoized((material: Material): ReadonlySet<Sentence> => {
  const units = material.sections.flatMap((section) => section.units)
  return new Set(units.flatMap((unit) => announcedParts(unit, material).flatMap((one) => one.parts)))
})

/** Whether a sentence is one of several parts that the sentence before them announces. */
export function isAnnouncedPart(sentence: Sentence, material: Material): boolean {
  return partsOfPage(material).has(sentence)
}

function openedBy(opener: Sentence, unit: Unit, material: Material): AnnouncedParts | undefined {
  const { lexicon, blockOf } = material
  if (opener.listed || opener.words > mostOfOpener || !(opener.isUsable || opener.companion)) return undefined
  // After a colon, the sentence names the parts itself.
  if (opener.isDependent || /[:：]/u.test(opener.text) || isQuestion(opener.text)) return undefined
  const kind = blockOf(opener.block)?.kind
  if (kind !== 'paragraph' && kind !== 'callout') return undefined
  const rest = unit.sentences.filter(({ block, order }) => block === opener.block && order > opener.order)
  const isWhole = rest.every(({ isUsable }) => isUsable)
  if (!isWhole || rest.some(({ text }) => lexicon.discourse.placeInSeries(text) === 'first')) return undefined
  const members = membersOf(opener, rest, unit, material)
  if (!members || isTabulated(members, unit)) return undefined
  const whole = unit.sentences.filter(({ block }) => block === opener.block)
  const said = [whole, [opener, ...rest]].find(
    (some) => wordsIn(some) <= mostWords && some.every(canBeSaid),
  ) ?? [opener, ...members]
  return { opener, parts: members, sentences: said }
}

/** 'There are two kinds.' has few words, and is said with the kinds. */
function canBeSaid({ isUsable, companion }: Sentence): boolean {
  return isUsable || companion
}

/** Whether a table of the same part has a row for the parts: it shows them, and says the paragraph. */
function isTabulated(members: readonly Sentence[], { blocks }: Unit): boolean {
  const names = blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map(([name = '']) => name.toLowerCase()) : [],
  )
  const inTable = members.filter(({ text }) =>
    names.some((name) => name.length > 1 && text.toLowerCase().includes(name)),
  )
  return inTable.length >= parts.least
}

function membersOf(
  opener: Sentence,
  rest: readonly Sentence[],
  unit: Unit,
  material: Material,
): readonly Sentence[] | undefined {
  const { language } = material.page
  const counts = smallNumbersIn(opener.text, language)
  const [count] = counts
  if (counts.length > 1) return undefined
  if (count === undefined) {
    const isAnnounced = material.lexicon.announces(opener.text)
    const fits = rest.length >= uncounted.least && rest.length <= uncounted.most
    return isAnnounced && fits && rest.every((one) => !leansOutside(one, rest)) ? rest : undefined
  }
  if (count < parts.least || count > parts.most) return undefined
  const named = rest.filter(({ text }) => frontedName(text, language) !== undefined)
  if (named.length === count && named[0] === rest[0] && haveOneStart(named)) return named
  const alike = rest.filter(({ text }) => startOf(text) === startOf(rest[0]?.text ?? ''))
  if (alike.length === count && rest.length > count) return alike
  const members = rest.slice(0, count)
  const next = rest[count]
  const areCompared = next !== undefined && comparesParts(next, members)
  // 'Both can be rebutted' speaks of the parts before it.
  const areAll = next === undefined || speaksOfAll(next.text, language) || areCompared
  const isCounted =
    areCompared ||
    countsThings(opener.text, language) ||
    headsMistakes(unit.title, language) ||
    overlap(stems(contentWords(unit.title)), stems(contentWords(opener.text))) >= shareOfHeading ||
    smallNumbersIn(unit.title, language).includes(count)
  return isCounted &&
    areAll &&
    members.length === count &&
    members.every((one) => !leansOutside(one, members))
    ? members
    : undefined
}

/** 'C4 and CAM plants lose less water': the sentence after the last part names several of them. */
function comparesParts(next: Sentence, members: readonly Sentence[]): boolean {
  const openings = members.map(({ text }) => contentWords(text.split(/\s+/u).slice(0, wordsOfName).join(' ')))
  const own = contentWords(next.text)
  const isNamed = (words: ReadonlySet<string>) =>
    [...words].some((word) => own.has(word) && openings.every((other) => other === words || !other.has(word)))
  return openings.filter(isNamed).length >= parts.least
}

const wordsOfName = 3

/** The share of the words of its heading that the opener has: it says how many of these there are. */
const shareOfHeading = 0.5

/** A part may lean on the part before it, and on nothing else: 'They use cushions' after 'Nurses massage red skin'. */
function leansOutside({ needs, isDependent, order }: Sentence, among: readonly Sentence[]): boolean {
  const first = Math.min(...among.map((one) => one.order))
  return isDependent && order === first && needs.every((need) => need !== first - 1)
}

/** 'In the …' and 'In the …': the parts have one form. */
function haveOneStart(sentences: readonly Sentence[]): boolean {
  return new Set(sentences.map(({ text }) => text.split(/\s/u)[0]?.toLowerCase())).size === 1
}

function startOf(text: string): string {
  return text.toLowerCase().split(/\s+/u).slice(0, 2).join(' ')
}
