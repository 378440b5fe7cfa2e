import { explainingSentences } from '../material/explain.ts'
import { tidyHeading } from '../slides/headline.ts'
import { contentStems, contentWords, overlap } from '../language/words/content-words.ts'
import { smallNumbersIn } from '../language/words/announced-number.ts'
import { namesIntroduction } from '../language/introduction-headings.ts'
import { memoized } from '../language/memoized.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { isQuestion } from '../material/material.ts'
import type { Material, Section } from '../material/material.ts'
import { completePassages } from './complete-passages.ts'
import { requiredSentences } from './required-sentences.ts'
import { withWholeProcedures } from './whole-procedures.ts'
import type { Unit } from '../material/unit.ts'
import { isReadable, isStep, standsAlone, wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'

/** The plan of a segment: the passages that the hosts say. */
export interface SegmentPlan {
  readonly title: string
  /** The headings of the sections of which it says something. */
  readonly headings: readonly string[]
  readonly passages: readonly Passage[]
  readonly points: readonly string[]
}

/** The chosen sentences below one heading. */
export interface Passage {
  readonly heading: string
  /** The heading and those above it. */
  readonly path: readonly string[]
  readonly sentences: readonly Sentence[]
  /** Questions of the page itself, each with the sentence that answers it. */
  readonly questions: ReadonlyMap<Sentence, Sentence>
}

const maxSegments = 8
/** The words of the page in a segment of an episode of a wished length. A shorter one has fewer segments. */
const segmentWords = 110
const minWords = 60
/** A page with fewer words is said whole. */
const saidWhole = 800
/** Of a longer one, an episode says this share and words more. Cuts lose causes, conditions and outcomes. */
const ofLonger = { share: 0.5, words: 400, most: 1900 }
const splitWords = 900
/** The words of an episode for goals and terms, and the share of the words that are wished. */
const mostNeeded = 1400
const shareOfNeeded = 0.6
const questionWords = { least: 4, most: 25 }

interface Group {
  readonly title: string
  /** The titles of all sections of which it consists. */
  readonly titles: readonly string[]
  readonly units: readonly Unit[]
  readonly words: number
}

/**
 * Sections become segments: tiny ones join their neighbour, a huge one is split at its inner headings. Without wished
 * words, the page's own length decides, times `scale`.
 */
export function planSegments(
  material: Material,
  wished: number | undefined,
  scale = 1,
): readonly SegmentPlan[] {
  const most = wished === undefined ? maxSegments : Math.ceil(wished / segmentWords)
  const groups = capped(
    merged(material.sections.flatMap((section) => split(section, material.lexicon))),
    Math.min(maxSegments, Math.max(1, most)),
  )
  const total = groups.reduce((sum, group) => sum + group.words, 0)
  const usual = Math.min(
    ofLonger.most,
    Math.min(total, Math.max(saidWhole, ofLonger.words + total * ofLonger.share)),
  )
  const wanted = wished ?? usual * scale
  const isFree = wished === undefined
  const needed = requiredSentences(material, isFree ? mostNeeded : wished * shareOfNeeded, isFree)
  const plans = groups.map((group) =>
    planOf(group, material, (wanted * group.words) / Math.max(1, total), needed, {
      isWhole: isFree && total <= saidWhole,
      isFree,
    }),
  )
  return plans.filter(({ passages }) => passages.length > 0)
}

function split(section: Section, lexicon: Lexicon): readonly Group[] {
  const units = section.units.filter((unit) => unit.sentences.length > 0)
  if (section.words < splitWords || units.length < 2)
    return [groupOf(subjectHeading(section.title, lexicon), units, section.words)]
  return units.map((unit) =>
    groupOf(subjectHeading(unit.title || section.title, lexicon), [unit], wordsIn(unit.sentences)),
  )
}

function groupOf(title: string, units: readonly Unit[], words: number): Group {
  return { title, titles: title === '' ? [] : [title], units, words }
}

/** Empty for a heading that names no subject: 'Chapter Objectives' above the text that follows them, and 'Introduction'. */
function subjectHeading(heading: string, lexicon: Lexicon): string {
  const isName = lexicon.roleOf(heading) === undefined && !namesIntroduction(heading, lexicon.language)
  return isName ? tidyHeading(heading) : ''
}

function merged(groups: readonly Group[]): readonly Group[] {
  const found: Group[] = []
  for (const group of groups) {
    const last = found.at(-1)
    if (last && (group.words < minWords || last.words < minWords)) found.splice(-1, 1, join(last, group))
    else found.push(group)
  }
  return found
}

/** Joins the neighbours with the fewest words until there are few enough. */
function capped(groups: readonly Group[], most: number): readonly Group[] {
  let left = [...groups]
  while (left.length > most) {
    const sums = left.slice(1).map((group, at) => group.words + (left[at]?.words ?? 0))
    const at = sums.indexOf(Math.min(...sums))
    const [one, other] = [left[at], left[at + 1]]
    if (!one || !other) break
    left = left.toSpliced(at, 2, join(one, other))
  }
  return left
}

function join(one: Group, other: Group): Group {
  const title =
    one.words >= other.words || other.title === '' ? one.title || other.title : other.title || one.title
  const titles = [...new Set([...one.titles, ...other.titles])]
  return { title, titles, units: [...one.units, ...other.units], words: one.words + other.words }
}

function planOf(
  group: Group,
  material: Material,
  words: number,
  needed: ReadonlySet<Sentence>,
  { isWhole, isFree }: { readonly isWhole: boolean; readonly isFree: boolean },
): SegmentPlan {
  const sentences = group.units.flatMap((unit) => unit.sentences)
  const own = sentences.filter((one) => needed.has(one))
  // A table of words is read aloud beside the text, and takes no place of it in an episode of free length.
  const isRow = ({ block }: Sentence) => material.blockOf(block)?.kind === 'table'
  const left = words - wordsIn(isFree ? own.filter((one) => !isRow(one)) : own)
  const limits =
    own.length === 0 || isWhole
      ? { wanted: Math.max(30, words), most: Math.max(60, words * 1.2) }
      : { wanted: left, most: left * 1.2 }
  const text = isFree ? sentences.filter((one) => !isRow(one) || !needed.has(one)) : sentences
  const more = explainingSentences(material, text, [], { ...limits, ignoresNeighbours: true })
  const cases = isFree ? group.units.flatMap((unit) => untoldCase(unit, more)) : []
  const first = new Set(
    sentences.filter((one) => needed.has(one) || more.includes(one) || cases.includes(one)),
  )
  const { language } = material.page
  const whole = new Set(
    group.units.flatMap((unit) => {
      const start = unit.sentences[0]?.order ?? 0
      const isMentioned = (stem: string) => (firstUses(material).get(stem) ?? Infinity) < start
      const context = { heading: unit.title, isMentioned }
      return [...completePassages(unit.sentences, first, language, context)]
    }),
  )
  const counted = isFree ? countedItems(sentences, whole, language) : []
  const planned = sentences.filter(
    (one) => whole.has(one) || counted.includes(one) || (isFree && isOfSaidList(one, sentences, whole)),
  )
  const chosen = withWholeProcedures(planned, group.units, needed, material.lexicon, { isWhole })
  const passages = group.units.flatMap((unit) => passagesOf(unit, chosen, material.lexicon))
  return {
    title: titleOf(group, passages),
    headings: group.titles.filter((title) =>
      passages.some(({ path }) => path.some((heading) => tidyHeading(heading) === title)),
    ),
    passages,
    points: pointsOf(chosen, material),
  }
}

/** The most items and words of a list that is said whole if one of its items is said. */
const mostOfList = { items: 5, words: 60 }

/** One measure of four, without a word about the others, sounds as if it were the only one. */
function isOfSaidList(
  { block, listed, ordered }: Sentence,
  all: readonly Sentence[],
  said: ReadonlySet<Sentence>,
): boolean {
  if (!listed || ordered) return false
  const items = all.filter((one) => one.block === block)
  return (
    items.some((one) => said.has(one)) &&
    items.every(({ isUsable, companion }) => isUsable || companion) &&
    items.filter(({ index }) => index === 0).length <= mostOfList.items &&
    wordsIn(items) <= mostOfList.words
  )
}

/** The most words of a list of which the sentence before it says the number of items, and of the starts of its items. */
const mostOfCounted = { whole: 110, starts: 80 }

/**
 * 'Three objections are old.' before a long list of which only a part was chosen: all of it is said, or the start of each item that
 * nothing was chosen of. A listener who hears of three and gets one has missed two.
 */
function countedItems(
  all: readonly Sentence[],
  said: ReadonlySet<Sentence>,
  language: string,
): readonly Sentence[] {
  const leads = all.filter((one, at) => !one.listed && all[at + 1]?.listed === true && said.has(one))
  return leads.flatMap((lead) => {
    const block = all[all.indexOf(lead) + 1]?.block
    const items = all.filter((one) => one.block === block)
    const starts = items.filter(({ index }) => index === 0)
    const isCounted = smallNumbersIn(lead.text, language).includes(starts.length)
    const canBeSaid = items.every(({ isUsable, companion }) => isUsable || companion)
    if (!isCounted || !canBeSaid) return []
    if (wordsIn(items) <= mostOfCounted.whole) return items
    const missing = starts.flatMap((start) => {
      const at = items.indexOf(start)
      const end = items.findIndex((one, index) => index > at && one.index === 0)
      const item = items.slice(at, end < 0 ? items.length : end)
      return item.some((one) => said.has(one)) ? [] : item.slice(0, isQuestion(start.text) ? 2 : 1)
    })
    return wordsIn(missing) <= mostOfCounted.starts ? missing : []
  })
}

/** The most words of a case, that an episode of free length says beside what fits. */
const mostBeside = 95

/** A short case of which nothing was chosen, because all of it is more than the room of its segment. */
function untoldCase({ sentences }: Unit, chosen: readonly Sentence[]): readonly Sentence[] {
  const isBound = ({ isUsable, alongside = [] }: Sentence) =>
    isUsable && alongside.length === sentences.length - 1
  const isUntold = sentences.length > 2 && sentences.every((one) => isBound(one) && !chosen.includes(one))
  return isUntold && wordsIn(sentences) <= mostBeside ? sentences : []
}

/** The `order` of the first sentence of the page with each stem. */
const firstUses = memoized(({ sentences }: Material): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const { text, order } of sentences)
    for (const stem of contentStems(text)) if (!found.has(stem)) found.set(stem, order)
  return found
})

/** The title of a group, if something below it is said; otherwise the heading of most of what is said. */
function titleOf({ title, units }: Group, passages: readonly Passage[]): string {
  const isBelow = ({ path }: { readonly path: readonly string[] }) =>
    path.some((heading) => tidyHeading(heading) === title)
  if (!units.some(isBelow) || passages.some(isBelow)) return title
  const [longest] = passages.toSorted((a, b) => wordsIn(b.sentences) - wordsIn(a.sentences))
  return longest?.heading ?? title
}

/** A unit whose heading is a question keeps its answer. */
function passagesOf(unit: Unit, chosen: readonly Sentence[], lexicon: Lexicon): readonly Passage[] {
  const [first] = unit.sentences
  const own = unit.sentences.filter((one) => chosen.includes(one))
  if (own.length === 0) return []
  const sentences = first?.answers ? withAnswer(unit.sentences, own, lexicon) : own
  return [
    {
      heading: subjectHeading(unit.title, lexicon),
      path: unit.path.map(tidyHeading),
      sentences,
      questions: questionsOf(unit, sentences, lexicon),
    },
  ]
}

/** A question of the text right before a sentence that uses its words and so answers it. */
function questionsOf(
  { sentences }: Unit,
  chosen: readonly Sentence[],
  lexicon: Lexicon,
): ReadonlyMap<Sentence, Sentence> {
  const found = new Map<Sentence, Sentence>()
  for (const [at, question] of sentences.entries()) {
    const answer = sentences[at + 1]
    if (!answer || answer.block !== question.block || !chosen.includes(answer)) continue
    if (
      isAskable(question, lexicon) &&
      overlap(contentWords(question.text), contentWords(answer.text)) > 0.15
    )
      found.set(answer, question)
  }
  return found
}

function isAskable({ text, words, isDependent }: Sentence, lexicon: Lexicon): boolean {
  const { least, most } = questionWords
  return isQuestion(text) && !isDependent && words >= least && words <= most && !lexicon.pointsElsewhere(text)
}

/** The most words of an instruction that answers a heading. */
const mostOfAdvice = 30

/** An answer starts with its first sentence, and is more than a yes or no. */
function withAnswer(
  all: readonly Sentence[],
  own: readonly Sentence[],
  lexicon: Lexicon,
): readonly Sentence[] {
  const [first, second] = all
  if (!first) return own
  // 'How do I paraphrase?' is answered by what to do.
  const isAdvice = isStep(first.text, lexicon) && isReadable(first.text, lexicon.language)
  if (!first.isUsable && !(isAdvice && first.words <= mostOfAdvice)) return own
  const more = first.words < 8 && second?.isUsable ? [first, second] : [first]
  return [...more, ...own.filter((one) => !more.includes(one))]
}

function pointsOf(sentences: readonly Sentence[], material: Material): readonly string[] {
  // A row of a table of words is no statement, and its start is only a name.
  const isRow = ({ block, text }: Sentence) =>
    material.blockOf(block)?.kind === 'table' && /[:：]/u.test(text)
  return sentences
    .filter((one) => standsAlone(one) && !isRow(one))
    .map((one) => ({ one, point: material.lexicon.shorten(one.text, 16) }))
    .filter(({ point }) => point !== undefined)
    .sort((a, b) => material.weightOf(b.one) - material.weightOf(a.one))
    .slice(0, 4)
    .sort((a, b) => a.one.order - b.one.order)
    .map(({ point }) => point ?? '')
}
