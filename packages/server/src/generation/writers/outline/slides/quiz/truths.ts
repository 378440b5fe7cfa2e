import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { marksOf, withoutStop } from '../../language/marks.ts'
import { memoized } from '../../language/memoized.ts'
import { isHedged } from '../../language/hedges.ts'
import { wordsOf } from '../../language/normalise.ts'
import { deniedStatement } from '../../language/words/denied-statement.ts'
import { oppositesIn } from '../../language/words/opposites.ts'
import type { Opposite } from '../../language/words/opposites.ts'
import { refersBack } from '../../language/refers-back.ts'
import type { Material } from '../../material/material.ts'
import { generality } from '../../material/generality.ts'
import { isScene } from '../../material/scene.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { isAdvice } from '../../language/words/advice-questions.ts'
import { conditionalOf } from '../../language/words/conditions.ts'
import { isInStory } from '../../material/story.ts'
import { headsMistakes } from '../../language/words/misconception-headings.ts'
import { resultIn } from '../../language/words/result-clauses.ts'
import { reasoningIn } from './reasons.ts'
import { withOtherEnds } from './completions.ts'
import { exchanged } from './exchanged.ts'
import { reversedOption } from './statements.ts'
import { gapsIn, replaceGap } from './gaps.ts'
import type { Value } from './values.ts'
import { askAbout, isDetailOf, isQuotable, nextAfter, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'

/** 'Nothing outside knows that this happened.': what 'this' is may not be clear. */
const unclear = 0.2

/** 'There are two companies', 'We put together our plan': it belongs to a case or to the authors, and is true only there. */
const ofStory = /^there\s|\b(?:you|your|we|our|us|my)\b/iu

/** Whether a statement belongs to a case, to the reader or to the authors. */
export function isOfStory(text: string): boolean {
  return ofStory.test(text)
}

/** The words of a statement that is neither a detail nor hard to keep in mind. */
const fewestWords = 6
const mostWords = 25

/** Each statement of the page that can be made false, with its false form. */
export const falseStatements = memoized((material: Material): readonly Changed[] => {
  const changed: readonly Changed[] = [
    ...withOtherValues(material),
    ...withOpposites(material),
    ...withOtherEnds(material),
    ...exchanged(material),
  ]
  const first = new Map(
    changed
      // 'A common misconception is that …' with a word reversed would be true or false by chance.
      .filter(({ sentence }) => !material.lexicon.discourse.seems(sentence.text))
      .filter(({ sentence, text }) => differ(sentence.text, text))
      .map((one) => [one.sentence, one]),
  )
  return [...first.values()].toSorted((a, b) => a.sentence.order - b.sentence.order)
})

/**
 * Statements of the page with another value, the opposite of a word, or the end of another one: true or false? Each of them is
 * false, because a sentence of the page word for word only asks whether a learner has heard it.
 */
export const aboutTruths: QuestionMaker = (material) => {
  const weight = weightIn(material)
  const { quizAsks } = material.lexicon.phrases
  const { page } = material
  return falseStatements(material).map(({ sentence, text, isDetail = false, isAbsurd = false }): Question => {
    const reason = nextAfter(sentence, material)
    return {
      kind: 'truth',
      ask: askAbout(material, quizAsks.truth, text),
      right: quizAsks.isFalse,
      wrong: [quizAsks.isTrue],
      because:
        reason === undefined ? sentence.text : `${sentence.text}${marksOf(page.language).space}${reason}`,
      teaches: sentence.text,
      sources: [sentence.block],
      isLoose: isAbsurd,
      weight: weight(sentence) * (refersBack(sentence.text, material.lexicon) ? unclear : 1),
      isDetail,
    }
  })
}

/**
 * Statements of the page with their verb denied, for a deck about which nothing else can be asked. One that cannot be denied is
 * asked as it is if there is no other: word for word, it only asks whether a learner has heard it.
 */
export const aboutPlainStatements: QuestionMaker = (material) => {
  const { isTrue, isFalse, truth } = material.lexicon.phrases.quizAsks
  const { language } = material.page
  const weight = weightIn(material)
  return trueStatements(material).map(({ sentence, reason }): Question => {
    const denied = deniedStatement(sentence.text, language)
    return {
      kind: 'truth',
      ask: askAbout(material, truth, denied ?? sentence.text),
      right: denied === undefined ? isTrue : isFalse,
      wrong: [denied === undefined ? isFalse : isTrue],
      because: `${sentence.text}${marksOf(language).space}${reason}`,
      teaches: sentence.text,
      sources: [sentence.block],
      weight:
        weight(sentence) *
        generality(sentence, material.lexicon) *
        (isInStory(sentence, material) ? unclear : 1),
      isLoose: denied === undefined,
    }
  })
}

/** Statements that are understood alone, with what the page says next. */
export const trueStatements = memoized(
  (material: Material): readonly { readonly sentence: Sentence; readonly reason: string }[] =>
    material.sentences.flatMap((sentence) => {
      const isAsked =
        standsAlone(sentence) &&
        !sentence.listed &&
        !isOfMistake(sentence, material) &&
        sentence.words >= fewestWords &&
        sentence.words <= mostWords &&
        isStatement(sentence.text, material) &&
        !refersBack(sentence.text, material.lexicon) &&
        !ofStory.test(sentence.text)
      const reason = isAsked ? nextAfter(sentence, material) : undefined
      return reason === undefined ? [] : [{ sentence, reason }]
    }),
)

/**
 * Whether the true statement has a word that the changed one does not have. Otherwise the feedback to the changed statement
 * would say nothing else in the ears of a learner.
 */
function differ(statement: string, changed: string): boolean {
  const known = new Set(wordsOf(changed))
  return wordsOf(statement).some((word) => !known.has(word))
}

/** A sentence of the page and the same as a false statement. */
export interface Changed {
  readonly sentence: Sentence
  readonly text: string
  readonly isDetail?: boolean
  readonly isAbsurd?: boolean
}

/** 'The code unnecessary to build it': a word with a prefix that denies it makes no statement that a learner would believe. */
function isByPrefix({ word, opposite }: Opposite): boolean {
  const [short = '', long = ''] = [word, opposite].toSorted((a, b) => a.length - b.length)
  return !/\s/u.test(long) && long.endsWith(short)
}

/** 'Fall' is a season too, and one falls under a rule, in love or ill: nothing of that can rise. */
const withFall =
  /\bfall (?:is|was|comes|came|brings|brought)\b|\b(?:the|in|of|this|that|last|every|each|early|late) fall\b|\bf(?:all|alls|ell|alling) (?:under|in love|asleep|ill|victim|apart|short|behind|back|into|prey|silent)\b/iu

/** Below 'Common mistakes', a page says what is not true, also without a word that says so. */
function isOfMistake({ block }: Sentence, { blockOf, page }: Material): boolean {
  const path = blockOf(block)?.path ?? []
  return path.some((heading) => headsMistakes(heading, page.language))
}

/** Of a premise and its result, only a reversed result is a mistake that a learner makes: 'It cannot bind it, so it works.' */
function isWhatFollows(text: string, changed: string, language: string): boolean {
  const premise = resultIn(withoutStop(text, language), language)?.premise
  return premise === undefined || changed.startsWith(premise)
}

/** Whether the reversed statement would be odd rather than a mistake that a learner makes. */
function isOdd(text: string, language: string): boolean {
  return (
    oppositesIn(text, language).some(isByPrefix) || (languageOf(language) === 'en' && withFall.test(text))
  )
}

/**
 * 'A forged answer arrives before the real one is sent': with 'after', the statement is absurd rather than a mistake. 'Before the
 * war' is a point in time, about which a learner may be wrong.
 */
function reversesTime(text: string, language: string): boolean {
  const ofTime = timeWords[languageOf(language) ?? 'en']
  return (
    ofTime !== undefined &&
    oppositesIn(text, language).some(
      ({ at, word }) => ofTime.test(word) && hasClause(text.slice(at + word.length)),
    )
  )
}

const timeWords: Partial<Record<Language, RegExp>> = {
  en: /^(?:before|after)$/iu,
  de: /^(?:bevor|nachdem)$/iu,
  nl: /^(?:voordat|nadat)$/iu,
}

const fewestOfClause = 3

function hasClause(rest: string): boolean {
  const [clause = ''] = rest.split(/[,;:.]/u)
  return countWords(clause) >= fewestOfClause
}

function isNumber({ kind }: Value): boolean {
  return kind === 'year' || kind.startsWith('number')
}

function withOtherValues(material: Material): readonly Changed[] {
  return (
    gapsIn(material)
      // A statement about one term may be true of another, and one about another name of code is seen to be odd.
      .filter(({ sentence, value }) => isNumber(value) && isStatement(sentence.text, material))
      .flatMap(({ sentence, value, others }) => {
        const [other] = wrongOptions(value.text, others)
        const isDetail = isDetailOf(sentence.text, value.text, material)
        return other === undefined
          ? []
          : [{ sentence, text: replaceGap(sentence.text, value, other), isDetail }]
      })
  )
}

/** No demand, no sentence that introduces or continues something, and none that may hold with another value too. */
function isStatement(text: string, { lexicon, page }: Material): boolean {
  return (
    isQuotable(text) &&
    !/[!！:：;；؛]/.test(text) &&
    !isHedged(text, page.language) &&
    !lexicon.addressesReader(text) &&
    !lexicon.isTask(text) &&
    // 'If the person is breathing, start chest compressions': what to do is asked otherwise.
    !isAdvice(
      conditionalOf(withoutStop(text, page.language), page.language)?.consequence ?? '',
      page.language,
    ) &&
    // 'Given the formula, find the intercepts.'
    !text.split(/[,،，、]\s?/u).some((clause) => lexicon.isTask(clause))
  )
}

function withOpposites(material: Material): readonly Changed[] {
  const { sentences, page } = material
  // With its claim or its reason reversed, 'It is slow because it is cold' would contradict itself.
  const reasoned = new Set(reasoningIn(material).map(({ sentence }) => sentence))
  return sentences
    .filter(
      (one) =>
        standsAlone(one) &&
        !isScene(one, material) &&
        !reasoned.has(one) &&
        !isOfMistake(one, material) &&
        !one.listed &&
        one.words >= fewestWords &&
        one.words <= mostWords &&
        isStatement(one.text, material) &&
        !isOdd(one.text, page.language) &&
        !reversesTime(one.text, page.language),
    )
    .flatMap((sentence) =>
      reversedOption(sentence.text, page.language)
        .filter((text) => isWhatFollows(sentence.text, text, page.language))
        .map((text) => ({
          sentence,
          text,
          // An event of some year is a detail.
          isDetail: isInStory(sentence, material) && /\p{N}{3}/u.test(sentence.text),
        })),
    )
}
