import type { Lexicon } from '../language/lexicon.ts'
import type { Relation } from '../language/phrase-book.ts'
import { contentStems, overlap } from '../language/words/content-words.ts'
import { smallNumbersIn } from '../language/words/announced-number.ts'
import { countsPoints } from '../language/words/enumerating-words.ts'
import { headsExample } from '../language/words/example-headings.ts'
import { supposesCase } from '../language/words/hypothetical-words.ts'
import { quotesClaim } from '../language/words/quoted-claims.ts'
import { announcesSteps } from '../language/words/step-words.ts'
import { isOpen, isQuestion } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { splitReason } from './split-reason.ts'
import type { Passage } from './plan-segments.ts'
import { spokenWords, spokenWordsIn } from './turn.ts'
import { areInstructions } from './whole-procedures.ts'

/**
 * How an utterance continues the one before it: by a connective, as what happens next, as the next point of a series, as the
 * items of a list, or as its other items.
 */
export type Link = Relation | 'next' | 'point' | 'items' | 'others'

/** A few sentences that one host can say in one turn. */
export interface Utterance {
  /** The heading that it is the first to cover; empty if an earlier utterance did. */
  readonly heading: string
  /** All headings that it stands below. */
  readonly path: readonly string[]
  readonly sentences: readonly Sentence[]
  /** How its first sentence says that it continues the previous one. */
  readonly link: Link | undefined
  /** A question of the page that its first sentence answers. */
  readonly question: Sentence | undefined
  /** The question for the reason that it starts with, if its sentence was split. */
  readonly why: string | undefined
}

interface OpenUtterance {
  readonly sentences: Sentence[]
  readonly link: Link | undefined
  readonly question: Sentence | undefined
  readonly why?: string
}

export interface UtteranceHints {
  /** A question for a reason, as long as one is left. */
  readonly askWhy: () => string | undefined
  /** Whether the other host can ask for a sentence: it defines a term, or its words call for a question. */
  readonly isAskedFor: (sentence: Sentence) => boolean
  /** Whether it says what the numbers of a table show: said in turns of its own. */
  readonly isTable: (sentence: Sentence) => boolean
  /** Whether it belongs to a statement below a label, which is an item of a series as those of lists are. */
  readonly isLabelled: (sentence: Sentence) => boolean
}

const limits = { wanted: 28, most: 55, named: 34, rest: 58, sentences: 3, beforeLink: 8, beforeAsked: 8 }

/** The name with which an item or a row starts, so that the other host can ask for it. */
const namedAtStart = /^[^:：–—.!?。]{2,40}(?:[:：]|\s[–—]\s)/u

/**
 * A new utterance starts at a sentence that answers a question of the page, or names its link to the previous one, so that
 * the other host can ask for it; otherwise at an independent sentence once the utterance is long enough. A sentence that
 * depends on an omitted one is omitted too. Sentences that are said together or not at all stay in one utterance. A sentence
 * with a reason is split as long as `askWhy` has a question for it.
 */
export function utterancesOf(
  passage: Passage,
  lexicon: Lexicon,
  { askWhy, isAskedFor, isTable, isLabelled }: UtteranceHints,
): readonly Utterance[] {
  const found: OpenUtterance[] = []
  const items = passage.sentences.filter(({ listed }) => listed).length
  const isProcedure = isProcedureIn(passage, lexicon)
  const continues = (one: Sentence, before: Sentence | undefined) =>
    linkInList(one, before, {
      isProcedure: isProcedure || areInstructions(stepsBeside(one, passage), lexicon),
      sentences: passage.sentences,
    })
  const orders = new Set<number>()
  for (const one of passage.sentences) {
    const words = spokenWords(one)
    if (words > limits.most || unspeakable.test(one.text)) continue
    const last = found.at(-1)
    const before = last?.sentences.at(-1)
    const follows = before?.order === one.order - 1 || isItemOf(one, orders) || isStepOf(one, orders, lexicon)
    const question = passage.questions.get(one)
    const link =
      opensSection(one, passage) || isTable(one) || answersHeading(one, passage)
        ? undefined
        : linkOf(one, follows ? before : undefined, items, isProcedure, lexicon)
    const had = spokenWordsIn(last?.sentences ?? [])
    const isBrought =
      last?.sentences.some(({ misleadsWithout }) => misleadsWithout.includes(one.order)) ?? false
    const isBound = one.isDependent || isBrought
    const isNextItem = one.listed && before?.listed === true && one.block === before.block && follows
    const isAfterList = before?.listed === true && !one.listed && had >= limits.beforeLink
    // 'Ask yourself four questions. Is the way out behind you? …' ends with the last of them.
    const isOfRun = isInRunOfQuestions(one, passage)
    // 'Why fight injustice? But justice is a virtue.' is a question with its answer.
    const isReply = follows && before?.block === one.block && isQuestion(before.text)
    const isNextWhole = startsItem(one, before, had, passage, isLabelled)
    const isRest =
      ((one.listed || isLabelled(one)) && one.index > 0 && before?.block === one.block && follows) ||
      (isOfRun && follows)
    const isNamedItem = isNextItem && one.index === 0 && namedAtStart.test(one.text)
    const mostOfTurn = isRest
      ? limits.rest
      : isNamedItem
        ? limits.named
        : isBound || isNextItem
          ? limits.most
          : limits.wanted
    const fits = had + words <= mostOfTurn
    if ((one.isDependent || isRelation(link)) && !follows && !question) continue
    orders.add(one.order)
    // The other host may guess what only seems to be so.
    const isSeeming = one.misleadsWithout.length > 0 && lexicon.discourse.seems(one.text)
    const isOfTable = isTable(one)
    // A definition before a worked example is asked for by its term, and only the example as one.
    const isExample =
      one.listed && before?.listed === false && !isOpen(before.text) && opensBeforeExample(passage, lexicon)
    const isAsked =
      !isOfTable &&
      had >= limits.beforeAsked &&
      !isBrought &&
      !one.listed &&
      !(isLabelled(one) && one.index > 0) &&
      (follows || !one.isDependent) &&
      isAskedFor(one)
    const starts =
      isAsked ||
      (had >= limits.beforeLink && quotesClaim(one.text)) ||
      (had >= limits.beforeLink && opensLongList(one, had, passage)) ||
      (isFollowedExample(one, last, lexicon) && !isBound) ||
      isExample ||
      (isOfTable && before?.block !== one.block) ||
      (isQuestion(one.text) && !(isOfRun && follows)) ||
      link === 'items' ||
      (isAfterList && !isBound) ||
      ((link || isSeeming) && had >= limits.beforeLink && !isBrought && !isReply)
    const reasoned =
      (fits || !one.isDependent) && !isQuestion(one.text) && !isFollowedItem(one, passage)
        ? splitReason(one, lexicon)
        : undefined
    const why = reasoned && askWhy()
    if (reasoned && why !== undefined) {
      const { claim, reason } = reasoned
      if (last && fits && !starts && !question) last.sentences.push(claim)
      else found.push({ sentences: [claim], link, question })
      found.push({ sentences: [reason], link: 'cause', question: undefined, why })
    } else if (!last || question || starts) found.push({ sentences: [one], link, question })
    else if (isNextWhole && follows)
      found.push({ sentences: [one], link: continues(one, before), question: undefined })
    else if (isOfTable && before?.block === one.block && isHalfSaid(one, last.sentences, passage))
      found.push({
        sentences: [one],
        link: rowsFrom(one, passage).length > 1 ? 'others' : undefined,
        question: undefined,
      })
    else if (
      isOfTable &&
      before?.block === one.block &&
      had + words <= (namedAtStart.test(one.text) ? limits.named : limits.most)
    )
      last.sentences.push(one)
    else if (fits && (isRest || isBound || isNextItem || last.sentences.length < limits.sentences))
      last.sentences.push(one)
    else if (!one.isDependent || follows) {
      const lead = follows ? leadTakenOver(one, last) : undefined
      if (lead) last.sentences.pop()
      found.push({
        sentences: lead ? [lead, one] : [one],
        link: isLeadOf(before, one) && !lead ? 'items' : continues(one, before),
        question: undefined,
      })
    }
  }
  return found
    .map((utterance, at) => (found[at + 1]?.link === 'items' ? utterance : withoutOpenEnd(utterance)))
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ why, ...utterance }, at) => ({
      ...utterance,
      why,
      path: passage.path,
      heading: at === 0 ? passage.heading : '',
    }))
}

/** Whether the item of a sentence is followed by others: after its reason, they would seem to answer the question for it. */
function isFollowedItem({ listed, block, order }: Sentence, { sentences }: Passage): boolean {
  return listed && sentences.some((other) => other.block === block && other.order > order)
}

/** Whether a sentence opens the list of an item: 'A fleet has many advantages:' */
function isLeadOf(before: Sentence | undefined, item: Sentence): boolean {
  return before !== undefined && item.listed && !before.listed && isOpen(before.text)
}

/** The sentence that opens a list, if the turn that it ends has no room for the first item: both are said in the next turn. */
function leadTakenOver(item: Sentence, { sentences }: OpenUtterance): Sentence | undefined {
  const lead = sentences.at(-1)
  const isTaken = sentences.length > 1 && isLeadOf(lead, item)
  return lead && isTaken && spokenWordsIn([lead, item]) <= limits.rest ? lead : undefined
}

/**
 * Whether a sentence starts an item of several sentences, for which the turn has no room, but a turn of its own has: a turn ends where an
 * item ends.
 */
function startsItem(
  one: Sentence,
  before: Sentence | undefined,
  had: number,
  { sentences }: Passage,
  isLabelled: (sentence: Sentence) => boolean,
): boolean {
  const isOfSeries = (other: Sentence | undefined) =>
    other !== undefined && (other.listed || isLabelled(other))
  if (!isOfSeries(one) || one.index > 0 || !isOfSeries(before) || had < limits.beforeLink) return false
  const from = sentences.slice(sentences.indexOf(one))
  const end = from.findIndex((other, at) => at > 0 && (other.block !== one.block || other.index === 0))
  const item = from.slice(0, end < 0 ? from.length : end)
  const words = spokenWordsIn(item)
  return item.length > 1 && words <= limits.rest && had + words > limits.rest
}

/** A reaction, a matrix and what is crossed out are shown, not said: 'right arrow' means nothing to a listener. */
const unspeakable =
  /\\(?:x?(?:long)?(?:left)?rightarrow|to|rightleftharpoons|begin|ce|[bx]?cancel)(?![a-z])/iu

/** A later step of a series needs the earlier steps, not the sentence right before it. */
export function isStepOf({ text, needs }: Sentence, said: ReadonlySet<number>, lexicon: Lexicon): boolean {
  return (
    needs.length > 0 &&
    needs.every((order) => said.has(order)) &&
    lexicon.discourse.placeInSeries(text) === 'later'
  )
}

/** 'Sweat is an example of a signal' is no example of what was said before. */
const isExampleOf =
  /^.+\b(?:examples? of|ejemplos? de|exemples? d[e’']|esempi[oi]? di|exemplos? de|beispiele? für)/iu

/** 'Examples are doctor and patient, and driver and pedestrian.' after what they are examples of. */
const givesExamples =
  /^(?:examples (?:are|include)|(?:algunos )?ejemplos (?:son|de ello son)|beispiele (?:dafür |hierfür )?sind|des exemples sont|esempi sono|(?:alguns )?exemplos são|voorbeelden (?:hiervan |daarvan )?zijn|przykładami są|przykłady to|příklady jsou|príklady sú|exempel är|eksempler er)\s/iu

/** An item needs the sentence that opens its list, not the item before it. */
export function isItemOf({ listed, needs }: Sentence, said: ReadonlySet<number>): boolean {
  return listed && needs.length > 0 && needs.every((order) => said.has(order))
}

/** The steps of the list of an item. */
const stepsBeside = ({ block }: Sentence, { sentences }: Passage) =>
  sentences.filter((other) => other.ordered === true && other.block === block)

/** A row of a table, and the rows after it. */
const rowsFrom = ({ block, order }: Sentence, { sentences }: Passage) =>
  sentences.filter((other) => other.block === block && other.order >= order)

/** Whether it is one of several questions in a row, which nothing between them answers. */
function isInRunOfQuestions(one: Sentence, { sentences }: Passage): boolean {
  const isBeside = ({ block, order, text }: Sentence) =>
    block === one.block && Math.abs(order - one.order) === 1 && isQuestion(text)
  return isQuestion(one.text) && sentences.some(isBeside)
}

/** Whether a table that is too long for one turn is half said, so that its last row is not said alone. */
function isHalfSaid(row: Sentence, said: readonly Sentence[], { sentences }: Passage): boolean {
  const isRow = ({ block }: Sentence) => block === row.block
  const all = spokenWordsIn(sentences.filter(isRow))
  return all > limits.most && spokenWordsIn(said.filter(isRow)) * 2 >= all - row.words
}

/** Whether it introduces steps for which the turn before has no room: they are said in one turn, or from its start. */
function opensLongList(one: Sentence, had: number, { sentences }: Passage): boolean {
  if (one.listed || !isOpen(one.text)) return false
  const items = sentences.filter(
    ({ ordered, needs, order }) => ordered === true && (needs.includes(one.order) || order === one.order + 1),
  )
  const blocks = new Set(items.map(({ block }) => block))
  const steps = sentences.filter(({ block }) => blocks.has(block))
  return steps.length > 0 && had + spokenWordsIn([one, ...steps]) > limits.most
}

/** Whether a sentence starts a new paragraph after an example: in the same turn it would seem to belong to the example. */
function isFollowedExample(one: Sentence, last: OpenUtterance | undefined, lexicon: Lexicon): boolean {
  const before = last?.sentences.at(-1)
  return before !== undefined && before.block !== one.block && endsInExample(last?.sentences ?? [], lexicon)
}

/** Whether the last sentence, or the one before it in the same paragraph, gives an example. */
export function endsInExample(sentences: readonly Sentence[], lexicon: Lexicon): boolean {
  const last = sentences.at(-1)
  const ofBlock = sentences.filter(({ block }) => block === last?.block).slice(-mostOfExample)
  return ofBlock.some(
    ({ text, listed }) =>
      !listed && (lexicon.relationOf(text) === 'example' || lexicon.discourse.isExample(text)),
  )
}

const mostOfExample = 2

/** 'The main cause is heat.' below 'Causes': the heading names what the sentence would otherwise continue. */
function opensSection(one: Sentence, { sentences: [first], heading }: Passage): boolean {
  const isStart = one === first && one.index === 0 && !one.isDependent && !one.listed
  return isStart && overlap(contentStems(heading), contentStems(one.text)) > 0
}

/** 'Because mucus covers its wall.' below 'Why does the stomach not digest itself?' continues no sentence. */
function answersHeading(one: Sentence, { sentences: [first], heading }: Passage): boolean {
  return one === first && one.answers && isQuestion(heading)
}

/** `before` is the sentence before it on the page, if it was said. */
function linkOf(
  one: Sentence,
  before: Sentence | undefined,
  items: number,
  isProcedure: boolean,
  lexicon: Lexicon,
): Link | undefined {
  // 'In five ways:' makes a listener ask for them. 'For maps it means:' is only the start of a sentence.
  if (one.listed && items > 1 && before && !before.listed) {
    const isCounted = lexicon.announces(before.text)
    // 'The buyer has four rights:', but not 'It happens in two stages, a process known as nitrification:'
    const isNumbered =
      /\p{N}/u.test(before.text) ||
      (!/[,،，、]/u.test(before.text) && smallNumbersIn(before.text, lexicon.language).length > 0)
    return isCounted || (isOpen(before.text) && isNumbered) ? 'items' : undefined
  }
  const place = lexicon.discourse.placeInSeries(one.text)
  if (before && place === 'first' && lexicon.announces(before.text)) return 'items'
  // 'His evidence: the coasts fit; the fossils are alike; …' names itself what it lists.
  const isListed = (one.text.match(/[;；؛]/gu) ?? []).length > 1 && !/^[^;；؛]*[:：]\s/u.test(one.text)
  if (before && one.isDependent && isListed) return 'items'
  // 'Suppose you see a jacket for 200 euros.' after the statement that the case makes clear.
  const isStated =
    before !== undefined && before.block === one.block && !one.listed && !isQuestion(before.text)
  if (isStated && supposesCase(one.text, lexicon.language) && !supposesCase(before.text, lexicon.language))
    return 'example'
  if (before !== undefined && before.block === one.block && !one.listed && givesExamples.test(one.text))
    return 'example'
  const relation = lexicon.relationOf(one.text)
  // 'Risk rises with: immobility, for example after a stroke; …' lists more than an example.
  const [head = ''] = one.text.split(/[:：]\s/u)
  const isWithin = relation === 'example' && head !== one.text && lexicon.relationOf(head) !== 'example'
  if (relation && !isWithin && !(relation === 'example' && isExampleOf.test(one.text))) return relation
  // 'Second, it is cheap' is no later event: 'And then?' does not fit.
  const isPoint = !isProcedure && countsPoints(one.text, lexicon.language)
  return before && place === 'later' ? (isPoint ? 'point' : 'next') : undefined
}

/**
 * Whether a passage below the heading of an example starts with what the example is about, such as a definition or a formula:
 * its steps have numbers, and its first sentence has none.
 */
export function opensBeforeExample(
  { path, sentences }: Pick<Passage, 'path' | 'sentences'>,
  { language }: Lexicon,
): boolean {
  const [first] = sentences
  if (!first || first.listed || /\p{N}/u.test(first.text)) return false
  const hasSteps = sentences.some(({ ordered, text }) => ordered === true && /\p{N}/u.test(text))
  return hasSteps && path.some((heading) => headsExample(heading, language))
}

/** Whether a heading or the sentence before a list announces steps. */
function isProcedureIn({ path, sentences }: Passage, { language }: Lexicon): boolean {
  return [...path, ...sentences.filter(({ text }) => isOpen(text)).map(({ text }) => text)].some((one) =>
    announcesSteps(one, language),
  )
}

/**
 * A list that is too long for one turn continues in the next: with the next step, or with the other items if there are
 * several. The rest of an item, and the last item, are no 'others'.
 */
function linkInList(
  one: Sentence,
  before: Sentence | undefined,
  { isProcedure, sentences }: { readonly isProcedure: boolean; readonly sentences: readonly Sentence[] },
): Link | undefined {
  if (!one.listed || one.index > 0 || before?.block !== one.block || !before.listed) return undefined
  if (one.ordered && isProcedure) return 'next'
  const left = sentences.filter(
    ({ block, order, index }) => block === one.block && order >= one.order && index === 0,
  )
  return left.length > 1 ? 'others' : undefined
}

/** Whether it is named by a connective, which needs the sentence before it. */
function isRelation(link: Link | undefined): boolean {
  return link !== undefined && !['items', 'next', 'point', 'others'].includes(link)
}

/** A question without its answer is left out, and so is an open sentence without its list. A short last step is kept. */
function withoutOpenEnd(utterance: OpenUtterance): OpenUtterance {
  const all = utterance.sentences
  const sentences = all.filter(({ text, block }, at) => {
    const next = all[at + 1]
    return !isOpen(text) || next === undefined || next.listed || next.block === block
  })
  const last = sentences.at(-1)
  // 'Demand is inelastic.' after a calculation is what the calculation shows.
  const isStep = last?.ordered === true && /[.。।]$/u.test(last.text)
  const before = sentences.at(-2)
  const isOfRun =
    last !== undefined && before !== undefined && [last, before].every(({ text }) => isQuestion(text))
  const isOpenEnd = last?.companion === true && !isStep && !isOfRun
  return { ...utterance, sentences: isOpenEnd ? sentences.slice(0, -1) : sentences }
}
