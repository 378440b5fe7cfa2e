import { languageOf } from '@lectern/domain/voices/languages.ts'
import { isInExample, isInStory } from '../material/story.ts'
import { reportingWords } from '../language/words/reporting-words.ts'
import { wordsPattern } from './asking/words-pattern.ts'
import { withSmallStart } from '../language/enumerate.ts'
import { afterColon } from '../language/sentences/after-colon.ts'
import { withEndMark } from '../language/marks.ts'
import { memoized } from '../language/memoized.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Material } from '../material/material.ts'
import { generality } from '../material/generality.ts'
import { standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { givesOrder } from '../language/words/no-claims.ts'
import { namesMistaken } from '../language/words/misconception-words.ts'
import { hasOpenPronoun } from '../language/words/object-pronouns.ts'
import { compressed } from './shortened-restatement.ts'
import type { QuestionPhrases } from './questions.ts'
import type { Turn } from './turn.ts'

/** The most words of a restatement. */
const longest = 26
/** How much less important than the best sentence one may be that is repeated. */
const leastWeight = 0.4

/** The fewest words of a sentence that is worth saying in fewer. */
const fewestOfRestated = 11

/** A statement of JAMIE with its lead. */
export interface Restated {
  readonly says: readonly string[]
  readonly sources: readonly string[]
}

/**
 * Restatements: JAMIE repeats a main sentence of ALEX in at least a third fewer words. ALEX has said it at least two turns
 * before: what was only just said is still in the listener's ear.
 */
export interface Restatements {
  /** Restates a sentence of a finished segment, or two. */
  recap(turns: readonly Turn[], most: number): Restated | undefined
  /** Restates a sentence of the current segment. */
  echo(turns: readonly Turn[]): Restated | undefined
  /** Restates the last sentence said, before a question about it; or another one of the last turn if the question `isNamed`. */
  lastTurn(turns: readonly Turn[], isNamed?: boolean): Restated | undefined
  /** Leaves out a sentence that JAMIE has repeated in another way. */
  skip(sentence: Sentence): void
  /** The sentences that JAMIE has said in this way. */
  readonly recalled: ReadonlySet<Sentence>
}

export function createRestatements(
  material: Material,
  stock: QuestionPhrases,
  /** Whether JAMIE says so little that a premise without its result is restated, too. */
  isBold = false,
): Restatements {
  const { lexicon, page } = material
  const {
    weightOf,
    shortOf: wholeShortOf,
    anyShortOf,
    isRepeatable,
    isMainStatement,
    isDetail,
  } = readOnce(material)
  const shortOf = isBold ? anyShortOf : wholeShortOf
  const recalled = new Set<Sentence>()
  const skipped = new Set<Sentence>()

  return { recap, echo, lastTurn, skip: (sentence) => void skipped.add(sentence), recalled }

  function isKnown(one: Sentence): boolean {
    return recalled.has(one) || skipped.has(one)
  }

  function recap(turns: readonly Turn[], most: number): Restated | undefined {
    return restated(mainOf(turns, most, isMainStatement), stock.recap)
  }

  function echo(turns: readonly Turn[]): Restated | undefined {
    return restated(mainOf(turns, 1, isPoint), stock.echo)
  }

  /** A statement that holds in general: not the view of one person, an event or a case. */
  function isPoint(one: Sentence): boolean {
    return !isDetail(one)
  }

  function lastTurn(turns: readonly Turn[], isNamed = false): Restated | undefined {
    const last = turns.at(-1)
    const end = last?.speaker === 'ALEX' ? last.sentences.at(-1) : undefined
    if (!end) return undefined
    const others = isNamed ? sentencesOfAlex(turns.slice(-1)).filter((one) => one !== end) : []
    const main = others.filter(isMainStatement).toSorted((a, b) => weightOf(b) - weightOf(a))
    // 'It seems to help' is vague as soon as it is said by the other host.
    const repeatable = [end, ...main].filter(
      (one) => !isKnown(one) && !one.isDependent && !isDetail(one) && isStatement(one, lexicon),
    )
    return restated(shortened(repeatable, 1), stock.echo)
  }

  /** At most `most` main sentences, the best first. A sentence that is a detail is not worth saying twice. */
  function mainOf(
    turns: readonly Turn[],
    most: number,
    isMain: (one: Sentence) => boolean = () => true,
  ): readonly Found[] {
    const top = sentencesOfAlex(turns).reduce((best, one) => Math.max(best, weightOf(one)), 0)
    const earlier = sentencesOfAlex(turns.slice(0, Math.max(0, lastOfAlex(turns))))
    const main = earlier.filter((one) => !isKnown(one) && weightOf(one) >= top * leastWeight)
    return shortened(
      main.filter(isMain).toSorted((a, b) => weightOf(b) - weightOf(a)),
      most,
    )
  }

  /** The first sentences that have a shorter form. */
  function shortened(sentences: readonly Sentence[], most: number): readonly Found[] {
    const found: Found[] = []
    for (const one of sentences) {
      if (found.length === most) break
      // A listener has not forgotten a short sentence. A host who says too little repeats it all the same.
      if (!isBold && one.words < fewestOfRestated) continue
      const text = shortOf(one)
      if (text !== undefined) found.push({ one, text })
    }
    return found
  }

  function restated(found: readonly Found[], take: () => string | undefined): Restated | undefined {
    const lead = found.length > 0 ? take() : undefined
    if (lead === undefined) return undefined
    for (const { one } of found) recalled.add(one)
    const inOrder = found.toSorted((a, b) => a.one.order - b.one.order)
    const [first = '', ...more] = inOrder.map(({ text }) => withEndMark(text, page.language))
    // A clause from within a sentence has its small letter there.
    const isInner = inOrder[0]?.one.text.includes(withSmallStart(inOrder[0].text)) === true
    const inside = isInner ? withSmallStart(first) : afterColon(first, material.sentences, page.language)
    const start = /[:：]\s?$/u.test(lead) ? inside : first
    return { says: [lead, start, ...more], sources: [...new Set(found.map(({ one }) => one.block))] }
  }

  function sentencesOfAlex(turns: readonly Turn[]): readonly Sentence[] {
    return turns
      .filter(({ speaker }) => speaker === 'ALEX')
      .flatMap(({ sentences }) => sentences)
      .filter(isRepeatable)
  }
}

/**
 * The weight and the short form of each sentence, computed once. An episode of wished minutes is written many times, and each
 * of its turns compares all sentences before it.
 */
const readOnce = memoized((material: Material) => {
  const { lexicon } = material
  const isDatedEvent = (one: Sentence) => isInStory(one, material) && /\p{N}/u.test(one.text)
  return {
    weightOf: memoized((one: Sentence) => material.weightOf(one) * generality(one, lexicon)),
    shortOf: memoized((one: Sentence) => compressed(one, longest, lexicon)),
    anyShortOf: memoized((one: Sentence) => compressed(one, longest, lexicon, { mayLoseResult: true })),
    isMainStatement: memoized((one: Sentence) => isMainOf(one, material)),
    isDetail: memoized(
      (one: Sentence) => isInExample(one, material) || isDatedEvent(one) || reportsView(one, lexicon),
    ),
    isRepeatable: memoized(
      (one: Sentence) => canBeRepeated(one, lexicon) && !hasOpenPronoun(one.text, lexicon.language),
    ),
  }
})

/**
 * Whether a sentence says what its paragraph is about: it comes first. An example, and a statement that the
 * next sentence limits ('But fresh herring spoils within a day.'), are details of a section.
 */
export function isMainOf({ text, index, order, block }: Sentence, { sentences, lexicon }: Material): boolean {
  const { discourse } = lexicon
  if (index > 0) return false
  if (discourse.isExample(text) || discourse.seems(text)) return false
  const next = sentences.find((one) => one.order === order + 1 && one.block === block)
  return (
    next === undefined || !(discourse.contrasts(next.text) || lexicon.relationOf(next.text) === 'contrast')
  )
}

/** Initials before a surname: 'W. G. Beasley put nationalism first' is the view of one person. */
const opensWithPerson = /^(?:\p{Lu}\.\s?)+\p{Lu}\p{Ll}/u

/** Whether a sentence is about one person or about what others say. */
function reportsView({ text }: Sentence, { phrases, language }: Lexicon): boolean {
  const words = [phrases.talk.cues.view[0], reportingWords[languageOf(language) ?? 'en']].join('|')
  return opensWithPerson.test(text) || wordsPattern(words, language).test(text.toLowerCase())
}

interface Found {
  readonly one: Sentence
  readonly text: string
}

function lastOfAlex(turns: readonly Turn[]): number {
  return turns.findLastIndex(({ speaker }) => speaker === 'ALEX')
}

/** A statement that is understood when it is said again later. A formula is not, when it is only heard. */
export function canBeRepeated(sentence: Sentence, lexicon: Lexicon): boolean {
  // A mistake of others is said only with its correction.
  return (
    standsAlone(sentence) && isStatement(sentence, lexicon) && !namesMistaken(sentence.text, lexicon.language)
  )
}

/** The most words of a statement that is repeated as a question right after it. */
const mostOfEcho = 13
/** Quotations, remarks, other sentences and calculations are not repeated. */
const unechoed = /["“”„«»「」()（）;；`?？؟!！]|\p{N}.*\D\p{N}/u

/** A statement as JAMIE can repeat it in a question: whole if it is short, otherwise without its last clauses. */
export function echoOf(sentence: Sentence, lexicon: Lexicon): string | undefined {
  if (!isStatement(sentence, lexicon)) return undefined
  const { text, words } = sentence
  const echo = words <= mostOfEcho ? text : compressed(sentence, mostOfEcho, lexicon)
  return echo === undefined || unechoed.test(echo) ? undefined : echo
}

/** Not a task, the announcement of something, an item of a list, or a formula. */
function isStatement({ text, listed }: Sentence, lexicon: Lexicon): boolean {
  const isOther =
    lexicon.addressesReader(text) ||
    lexicon.isTask(text) ||
    lexicon.announces(text) ||
    givesOrder(text, lexicon.language)
  return !isOther && !listed && lexicon.relationOf(text) === undefined && !/[$:：]/u.test(text)
}
