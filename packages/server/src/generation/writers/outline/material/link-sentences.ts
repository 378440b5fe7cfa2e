import { denies } from '../language/words/negations.ts'
import { saysMistake } from '../language/words/mistake-openers.ts'
import { opensAtFirstSight } from '../language/words/first-sight.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { awaitedBy } from './awaited-sentence.ts'
import { announcedNumber } from '../language/words/announced-number.ts'
import { rejectsBefore, rejectsWithoutReason } from '../language/words/rejections.ts'
import { closesCase } from '../language/words/instance-words.ts'
import { headsExample } from '../language/words/example-headings.ts'
import { otherHalf, pointedAt } from './bound-sentences.ts'
import { pairOfHeading } from './pair-of-heading.ts'
import { isOpen, isQuestion, wordsIn } from './sentence.ts'
import type { Sentence } from './sentence.ts'

/** How far a later sentence of a series may be from the one before it, in sentences. */
const maxGap = 8
/** How far after an example its turn may come. */
const maxTurn = 3
/** How far back a noun phrase may have been introduced. */
const maxBack = 4
/** The words and items of a list that is said whole or not at all. Steps are no steps without one of them. */
const mostOfList = { words: 60, items: 4 }
/** Sentences after a mistake: its result, and what to do instead. */
const mostAfterMistake = 2
const mostOfSteps = { words: 110, items: 6 }

/**
 * Links the sentences below one heading: which earlier sentences each needs to be understood, and which later ones must
 * not be left out with it. A series (first, second, third) is said whole; an example or an appearance is said with the
 * sentence that limits or denies it; a supposed case with what happens in it, and 'some' with 'others'; the first sentences about the two things that the heading names are said together; the
 * answer to a question needs the question, and an item of a list the sentence that opens it and the item that it is nested in. `isBeside` is false for paragraphs with a picture,
 * a table or code between them, to which the second may refer.
 */
export function linkSentences(
  sentences: readonly Sentence[],
  headings: readonly string[],
  lexicon: Lexicon,
  isBeside: (before: Sentence, after: Sentence) => boolean = () => true,
): readonly Sentence[] {
  const needs = sentences.map(() => new Set<Sentence>())
  const misleadsWithout = sentences.map(() => new Set<Sentence>())
  const alongside = sentences.map(() => new Set<Sentence>())
  const named = headings.join(' ').toLowerCase()
  const { discourse } = lexicon
  const pair = (pairOfHeading(headings.at(-1) ?? '', sentences, lexicon.language) ?? []).map(
    ({ sentence }) => sentence,
  )
  const partnerOf = (one: Sentence) => (pair.includes(one) ? pair.find((other) => other !== one) : undefined)

  for (const [at, one] of sentences.entries()) {
    const before = previous(sentences, at)
    const introduction = introductionOf(sentences, at, named, lexicon.language)
    if (introduction) needs[at]?.add(introduction)
    if (before && (one.isDependent || isQuestion(before.text))) needs[at]?.add(before)
    const endBefore = before ? undefined : endOfParagraphBefore(sentences, at)
    if (endBefore && one.isDependent && needs[at]?.size === 0 && isBeside(endBefore, one))
      needs[at]?.add(endBefore)
    const ruleBefore = needs[at]?.size === 0 ? ruleOfExample(sentences, at, lexicon) : undefined
    const listBefore = sentences[at - 1]
    if (ruleBefore && listBefore && isBeside(ruleBefore, listBefore) && isBeside(listBefore, one))
      needs[at]?.add(ruleBefore)
    if (needs[at]?.size === 0) for (const item of listBeforeParagraph(sentences, at)) needs[at].add(item)
    const itemBefore = sentences[at - 1]
    // 'So be careful' after a long list concludes from its last item.
    if (
      needs[at]?.size === 0 &&
      one.isDependent &&
      itemBefore?.listed &&
      !one.listed &&
      itemBefore.isUsable &&
      concludes(one.text, lexicon)
    )
      needs[at].add(itemBefore)
    const { under } = one
    const parent = under === undefined ? undefined : sentences.find(({ order }) => order === under)
    if (parent && (parent.isUsable || parent.companion)) needs[at]?.add(parent)
    const lead = leadOf(sentences, at)
    if (lead) needs[at]?.add(lead)
    const step = stepBefore(sentences, at)
    if (step) needs[at]?.add(step)
    for (const item of shortListAfter(sentences, at)) misleadsWithout[at]?.add(item)
    for (const earlier of pointedAt(sentences, at, lexicon))
      if (earlier.block === one.block || isBeside(earlier, one)) needs[at]?.add(earlier)
    const events = caseBefore(sentences, at, lexicon.language)
    for (const event of events) needs[at]?.add(event)
    // A later event of a case is not understood without its start.
    const [start, ...later] = events
    if (start) for (const event of later) needs[sentences.indexOf(event)]?.add(start)
    const half = otherHalf(sentences, at, lexicon)
    if (half) alongside[at]?.add(half)
    const awaited = awaitedBy(sentences, at, lexicon.language)
    if (awaited) {
      misleadsWithout[at]?.add(awaited)
      needs[sentences.indexOf(awaited)]?.add(one)
    }
  }
  for (const series of seriesIn(sentences, lexicon)) {
    const members = series.map((at) => sentences[at]).filter((one) => one !== undefined)
    const before = sentences[(series[0] ?? 0) - 1]
    const announced = before && !before.listed && !discourse.placeInSeries(before.text) ? before : undefined
    // 'There are two reasons' says little without them.
    if (announced && members.every(({ isUsable }) => isUsable))
      for (const member of members) misleadsWithout[(series[0] ?? 0) - 1]?.add(member)
    for (const [place, at] of series.entries()) {
      // A later member needs the earlier ones, not the sentence that happens to be before it.
      if (place > 0) needs[at]?.clear()
      if (announced) needs[at]?.add(announced)
      for (const earlier of members.slice(0, place)) needs[at]?.add(earlier)
      for (const later of members.slice(place + 1)) misleadsWithout[at]?.add(later)
    }
  }
  // The other sentences may still be shown.
  if (isShortCase(sentences, headings, lexicon))
    for (const [at, one] of sentences.entries())
      for (const other of sentences) if (other !== one) alongside[at]?.add(other)
  for (const [at, members] of announcedIn(sentences, lexicon))
    for (const member of members) misleadsWithout[at]?.add(member)
  // 'Many say that the body becomes resistant. This is wrong. The bacteria become resistant.' None is said without the others.
  for (const [at, one] of sentences.entries()) {
    const [belief, correction] = [previous(sentences, at), sentences[at + 1]]
    if (!belief || !rejectsBefore(one.text, lexicon.language)) continue
    misleadsWithout[at - 1]?.add(one)
    needs[at]?.add(belief)
    // 'This is a mistake, because …' says itself what is so.
    if (
      !rejectsWithoutReason(one.text, lexicon.language) ||
      correction?.block !== one.block ||
      !correction.isUsable
    )
      continue
    misleadsWithout[at - 1]?.add(correction)
    misleadsWithout[at]?.add(correction)
  }
  for (const [at, one] of sentences.entries()) {
    if (isQuestion(one.text)) continue
    const example = discourse.isExample(one.text)
    if (!example && !discourse.seems(one.text)) continue
    for (let next = at + 1; next <= at + (example ? maxTurn : 2); next++) {
      const turn = sentences[next]
      if (!turn || (turn.block !== one.block && next > at + 1)) break
      if (discourse.contrasts(turn.text) || (!example && denies(turn.text, lexicon.language))) {
        misleadsWithout[at]?.add(turn)
        if (turn.isDependent && turn.index === 0) needs[next]?.add(one)
        break
      }
      if (discourse.isExample(turn.text)) break
    }
  }
  // 'The outside gets too warm' is so only after the mistake, and 'Find a warmer spot' corrects it.
  for (const [at, one] of sentences.entries()) {
    if (!saysMistake(one.text, lexicon.language)) continue
    for (let later = at + 1; later <= at + mostAfterMistake; later++)
      if (sentences[later]?.block === one.block) needs[later]?.add(one)
  }
  for (const [at, one] of sentences.entries()) {
    if (!opensAtFirstSight(one.text)) continue
    const rest = sentences.slice(at + 1).filter(({ block }) => block === one.block)
    const end = rest.findIndex(({ isUsable }) => isUsable)
    for (const later of rest.slice(0, end + 1)) misleadsWithout[at]?.add(later)
  }
  return sentences.map((one, at) => {
    const own = needs[at] ?? new Set<Sentence>()
    const partner = partnerOf(one)
    return {
      ...one,
      ...withAlongside([...(alongside[at] ?? []), ...(partner ? [partner] : [])]),
      isDependent: one.isDependent || own.size > 0,
      needs: ordersOf(own),
      misleadsWithout: ordersOf(misleadsWithout[at] ?? new Set()),
    }
  })
}

/** The most sentences of a paragraph about one case. */
const mostOfEvents = 5

/** The events of a paragraph that ends with their kind: 'It was a clear case of cost inflation.' */
function caseBefore(sentences: readonly Sentence[], at: number, language: string): readonly Sentence[] {
  const one = sentences[at]
  if (!one || one.listed || one.index === 0 || !closesCase(one.text, language)) return []
  const events = sentences.slice(0, at).filter(({ block }) => block === one.block)
  return events.length < mostOfEvents && events.every(({ isUsable }) => isUsable) ? events : []
}

/** A step of a calculation is a line with a result. Lists with fewer of them are no calculation. */
const fewestResults = 2
const hasResult = /\p{N}\S*\s[=≈]\s|\s[=≈]\s[^\s\p{L}]*\p{N}/u

/** The step before one of a calculation, without which its result is not understood. */
function stepBefore(sentences: readonly Sentence[], at: number): Sentence | undefined {
  const one = sentences[at]
  const before = previous(sentences, at)
  return one && before?.isUsable && isOfCalculation(one, sentences) ? before : undefined
}

function isOfCalculation({ block, ordered }: Sentence, sentences: readonly Sentence[]): boolean {
  if (!ordered) return false
  return sentences.filter((one) => one.block === block && hasResult.test(one.text)).length >= fewestResults
}

function withAlongside(sentences: readonly Sentence[]): Pick<Sentence, 'alongside'> {
  return sentences.length === 0 ? {} : { alongside: ordersOf(new Set(sentences)) }
}

function ordersOf(sentences: ReadonlySet<Sentence>): readonly number[] {
  return [...sentences].map(({ order }) => order).sort((a, b) => a - b)
}

const drawsConclusion =
  /^(?:(?:so|therefore|thus|hence|por eso|así que|por tanto|deshalb|daher|darum|donc|c’est pourquoi|quindi|perciò|portanto|por isso|dlatego|więc|proto|preto|daarom|dus|derfor|därför|siksi|ezért|de aceea|поэтому|значит|тому|отже|γι’ αυτό|bu yüzden|oleh karena itu|vì vậy|इसलिए|לכן|لذلك)(?![\p{L}\p{M}])|所以|因此|だから|したがって|그래서|따라서|ดังนั้น)/iu

/** 'So …', 'Therefore …' */
function concludes(text: string, lexicon: Lexicon): boolean {
  return lexicon.relationOf(text) === 'result' || drawsConclusion.test(text)
}

/** The sentence before, in the same paragraph. */
function previous(sentences: readonly Sentence[], at: number): Sentence | undefined {
  const before = sentences[at - 1]
  return before?.block === sentences[at]?.block ? before : undefined
}

/** The last sentence of the paragraph before, for a paragraph that refers to it: 'The percentages therefore …' */
function endOfParagraphBefore(sentences: readonly Sentence[], at: number): Sentence | undefined {
  const [before, one] = [sentences[at - 1], sentences[at]]
  const isNext = before !== undefined && before.order + 1 === one?.order
  return isNext && !before.listed && !one.listed ? before : undefined
}

/** The sentence before a list, for an example right after it: 'For example, a roof at eight metres …' below the steps of a rule. */
function ruleOfExample(sentences: readonly Sentence[], at: number, lexicon: Lexicon): Sentence | undefined {
  const [before, one] = [sentences[at - 1], sentences[at]]
  if (!before?.listed || !one || one.listed || one.index > 0 || before.order + 1 !== one.order)
    return undefined
  if (!one.isDependent || !lexicon.discourse.isExample(one.text)) return undefined
  const start = sentences.findLastIndex(({ listed }, place) => place < at && !listed)
  const rule = sentences[start]
  return rule?.isUsable && sentences[start + 1]?.block === before.block ? rule : undefined
}

/**
 * The items of the short list right before a paragraph whose first sentence needs something: 'Both groups need oxygen.' after the
 * two groups.
 */
function listBeforeParagraph(sentences: readonly Sentence[], at: number): readonly Sentence[] {
  const [before, one] = [sentences[at - 1], sentences[at]]
  const isNext = one !== undefined && before?.listed === true && before.order + 1 === one.order
  if (!isNext || one.listed || one.index > 0 || !one.isDependent) return []
  const items = sentences.filter(({ block }) => block === before.block)
  const isShort = wordsIn(items) <= mostOfSteps.words && items.length <= mostOfSteps.items
  return isShort && items.every(({ isUsable, companion }) => isUsable || companion) ? items : []
}

/**
 * The open sentence before a list ('They have three properties:'), or the question that a calculation answers, for the first
 * sentence of each item.
 */
function leadOf(sentences: readonly Sentence[], at: number): Sentence | undefined {
  const item = sentences[at]
  if (!item?.listed || item.index > 0) return undefined
  const start = sentences.findLastIndex((one, place) => place < at && one.block !== item.block)
  const lead = sentences[start]
  if (!lead || lead.listed || lead.order + 1 !== sentences[start + 1]?.order) return undefined
  return isOpen(lead.text) || (isQuestion(lead.text) && isOfCalculation(item, sentences)) ? lead : undefined
}

/** The items that an open sentence announces, if they are few and short: it is said with all of them or not at all. */
function shortListAfter(sentences: readonly Sentence[], at: number): readonly Sentence[] {
  const [open, first] = [sentences[at], sentences[at + 1]]
  if (!open || open.listed || !isOpen(open.text) || !first?.listed || first.order !== open.order + 1)
    return []
  const end = sentences.findIndex((one, place) => place > at && one.block !== first.block)
  const items = sentences.slice(at + 1, end < 0 ? undefined : end)
  const most = first.ordered ? mostOfSteps : mostOfList
  const isShort =
    items.filter(({ index }) => index === 0).length <= most.items && wordsIn(items) <= most.words
  return isShort && items.every(({ isUsable }) => isUsable) ? items : []
}

/** Positions of the members of each series of two or more. */
function seriesIn(sentences: readonly Sentence[], lexicon: Lexicon): readonly (readonly number[])[] {
  const found: number[][] = []
  let open: number[] = []
  for (const [at, one] of sentences.entries()) {
    const place = one.listed ? undefined : lexicon.discourse.placeInSeries(one.text)
    if (place === 'first') {
      open = [at]
      found.push(open)
    } else if (place === 'later' && open.length > 0 && at - (open.at(-1) ?? at) <= maxGap) open.push(at)
  }
  return found.map((series) => withUnmarked(series, sentences, lexicon)).filter((series) => series.length > 1)
}

/** A longer case is said in parts. */
const mostOfCase = { sentences: 9, words: 120 }

/** A short case below its own heading: it is said with its end, or not at all. */
function isShortCase(
  sentences: readonly Sentence[],
  headings: readonly string[],
  { language }: Lexicon,
): boolean {
  const heading = headings.at(-1) ?? ''
  return (
    sentences.length > 1 &&
    sentences.length <= mostOfCase.sentences &&
    wordsIn(sentences) <= mostOfCase.words &&
    headsExample(heading, language) &&
    sentences.every(({ isUsable, listed }) => isUsable && !listed)
  )
}

/** Longer paragraphs are not said whole because of the number that opens them. */
const mostAnnounced = 90

/** 'Wind moves sand in three ways.' and the three sentences after it, which end the paragraph: fewer of them are not what it announces. */
function announcedIn(
  sentences: readonly Sentence[],
  lexicon: Lexicon,
): readonly (readonly [number, readonly Sentence[]])[] {
  return sentences.flatMap((one, at) => {
    const count = one.listed ? undefined : announcedNumber(one.text, lexicon.language)
    if (count === undefined) return []
    const end = sentences.findIndex((other, place) => place > at && other.block !== one.block)
    const members = sentences.slice(at + 1, end < 0 ? undefined : end)
    const areAll = members.length === count && members.every(({ isUsable }) => isUsable)
    return areAll && wordsIn(members) <= mostAnnounced ? [[at, members] as const] : []
  })
}

/** 'First, it divides. The cell body then splits.': without a marked second member, the next sentence is the second. */
function withUnmarked(
  series: readonly number[],
  sentences: readonly Sentence[],
  lexicon: Lexicon,
): readonly number[] {
  const [at = 0] = series
  const [first, next] = [sentences[at], sentences[at + 1]]
  const marked = first && lexicon.discourse.withoutOrdinal(first.text) !== first.text
  return series.length === 1 && marked && next?.block === first.block ? [at, at + 1] : series
}

/** The articles of languages that tell a known thing from a new one by them. */
const articles: Readonly<Record<string, { readonly known: RegExp; readonly fresh: RegExp }>> = {
  en: articlesOf('the', 'an?|one|another'),
  es: articlesOf('el|la|los|las', 'un|una|unos|unas'),
  fr: articlesOf('le|la|les', 'un|une'),
  de: articlesOf('der|die|das', 'eine?|einem|einen|einer'),
  it: articlesOf('il|lo|la|i|gli|le', 'un|uno|una'),
  pt: articlesOf('o|a|os|as', 'um|uma'),
  nl: articlesOf('de|het', 'een'),
}

/** A noun phrase may have one or two words before its noun, so the words after an article are all taken. */
function articlesOf(
  definite: string,
  indefinite: string,
): { readonly known: RegExp; readonly fresh: RegExp } {
  const word = "[\\p{L}\\p{M}’'-]+"
  return {
    known: new RegExp(`^["“«(]?(?:${definite})\\s+(${word}(?:\\s+${word}){0,2})`, 'u'),
    fresh: new RegExp(`(?:^|[\\s"“«(])(?:${indefinite})\\s+(${word}(?:\\s+${word})?)`, 'gu'),
  }
}

/**
 * 'The merchant sold it' needs 'A merchant bought grain': the sentence shortly before that introduces what it calls
 * known. What a heading names is always known.
 */
function introductionOf(
  sentences: readonly Sentence[],
  at: number,
  named: string,
  language: string,
): Sentence | undefined {
  const article = articles[language.slice(0, 2)]
  const one = sentences[at]
  if (!article || !one) return undefined
  const [, phrase = ''] = article.known.exec(one.text.toLowerCase()) ?? []
  const words = new Set(phrase.split(/\s+/).filter((word) => word.length >= 4 && !named.includes(word)))
  if (words.size === 0) return undefined
  return sentences
    .slice(Math.max(0, at - maxBack), at)
    .findLast(
      (before) =>
        before.block === one.block &&
        [...before.text.toLowerCase().matchAll(article.fresh)].some(([, fresh = '']) =>
          fresh.split(/\s+/).some((word) => words.has(word)),
        ),
    )
}
