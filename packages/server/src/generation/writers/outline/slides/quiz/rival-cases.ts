import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised } from '../../language/enumerate.ts'
import { isHedged } from '../../language/hedges.ts'
import { marksOf, withoutStop } from '../../language/marks.ts'
import { memoized } from '../../language/memoized.ts'
import { normalise, wordsOf } from '../../language/normalise.ts'
import { refersBack } from '../../language/refers-back.ts'
import { isAdvice, isCaseOfReader } from '../../language/words/advice-questions.ts'
import { comparesOpenly } from '../../language/words/bare-comparatives.ts'
import {
  caseAtTime,
  conditionalOf,
  startsWithCase,
  statedCase,
  withoutThen,
} from '../../language/words/conditions.ts'
import { contentStems, contentWords, overlap } from '../../language/words/content-words.ts'
import { headsMistakes } from '../../language/words/misconception-headings.ts'
import { oppositesIn } from '../../language/words/opposites.ts'
import { askAtTime, namesReader } from '../../language/words/question-frames.ts'
import { withoutCause, withoutReason } from '../../language/words/reason-clauses.ts'
import { askVerbFirst } from '../../language/words/verb-first-cases.ts'
import type { Material } from '../../material/material.ts'
import { isScene } from '../../material/scene.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { isInStory } from '../../material/story.ts'
import { askWhatHappens } from './ask-in-words.ts'
import { withoutLabel } from './labels.ts'
import { nearTo } from './nearness.ts'
import { agreeing, isQuotable, leadsTo, parallelOptions, weightIn, wrongOptions } from './question.ts'
import type { Question, QuestionMaker } from './question.ts'
import { resultsIn } from './results.ts'
import { mostWords, reversedOption, statementsAwayFrom } from './statements.ts'

/** A case of the page and what holds in it. */
interface Case {
  readonly sentence: Sentence
  readonly condition: string
  readonly outcome: string
  /** The outcome without the word 'then' that a language needs before it. */
  readonly bare: string
  readonly ask: string
}

/**
 * Questions for what holds in a case that the page sets against others: 'If the price is too high, …. If it is too low, …'. The
 * outcomes of the other cases are the wrong options, which a learner believes who confuses the cases.
 */
export const aboutRivalCases: QuestionMaker = (material) => {
  const groups = groupsIn(material)
  return groups.flatMap((group) =>
    group.flatMap((one): readonly Question[] => {
      const ask = askOf(one, material)
      const rivals = rivalsOf(one, group, material)
      if (ask === undefined || rivals.length === 0) return []
      const near = apart(one.outcome, rivals)
      const others = groups.flat().filter((other) => !group.includes(other))
      const reversed = reversedOption(one.outcome, material.page.language)
      const outcomes = [...reversed, ...rivalsOf(one, others, material), ...resultsBeside(one, material)]
      const isNear = nearTo(
        one.sentence,
        [...groups.flat(), ...resultsIn(material)].map(({ sentence, outcome }) => ({
          sentence,
          text: outcome,
        })),
        material,
      )
      const like = wrongOptions(one.outcome, outcomes, isNear, near)
      // 'Dann öffnet sich das Ventil' is seen to be the answer beside a statement with another order of its words.
      const statements =
        one.bare === one.outcome ? statementsAwayFrom(one.sentence, one.condition, material) : []
      return [
        {
          kind: 'consequence',
          ask: ask.text,
          premise: one.condition,
          right: one.outcome,
          wrong:
            like.length >= fewestOptions
              ? like
              : parallelOptions(
                  one.outcome,
                  agreeing(one.outcome, statements, material),
                  material,
                  () => false,
                  like,
                ),
          because: ask.taught,
          notes: new Map(
            groups
              .flat()
              .filter(({ sentence }) => sentence !== one.sentence && !sentence.isDependent)
              .map(({ outcome, sentence }) => [outcome, sentence]),
          ),
          teaches: ask.taught,
          sources: [one.sentence.block],
          weight: weightIn(material)(one.sentence),
        },
      ]
    }),
  )
}

const fewestOptions = 2

/** Outcomes of which none says the same as another: those of opposed cases may differ only in a short word ('one', 'no'). */
function apart(right: string, outcomes: readonly string[]): readonly string[] {
  const chosen: string[] = []
  for (const one of outcomes) {
    const known = [right, ...chosen].map((text) => normalise(text))
    const own = normalise(one)
    if (known.every((text) => !` ${text} `.includes(` ${own} `) && !` ${own} `.includes(` ${text} `)))
      chosen.push(one)
  }
  const isOfLength = (one: string) => {
    const [short = 0, long = 0] = [one.length, right.length].toSorted((a, b) => a - b)
    return (long + slack) / (short + slack) <= mostRatio
  }
  return chosen.filter(isOfLength).slice(0, 3)
}

const mostRatio = 2.6
const slack = 10

function resultsBeside({ sentence, condition, outcome }: Case, material: Material): readonly string[] {
  const results = resultsIn(material)
    .filter((other) => other.sentence !== sentence && !leadsTo(outcome, other.claim))
    .map((other) => other.outcome)
    .filter((text) => overlap(contentWords(condition), contentWords(text)) <= mostAlike)
  return agreeing(outcome, results, material)
}

/** The result of a statement with more words of the case may hold in it as well. */
const mostAlike = 0.25

/** Cases next to each other: in one list, or with at most a sentence between them. */
export const groupsIn = memoized((material: Material): readonly (readonly Case[])[] => {
  const groups: Case[][] = []
  for (const one of material.sentences.flatMap((sentence) => casesIn(sentence, material))) {
    const group = groups.at(-1)
    const last = group?.at(-1)?.sentence
    const isNext =
      last?.block === one.sentence.block &&
      (one.sentence.listed ||
        (one.sentence.order - last.order <= mostBetween && isOfSame(group?.at(-1), one, material)))
    if (group && isNext) group.push(one)
    else groups.push([one])
  }
  return groups
})

const mostBetween = 2

/** Whether two cases are about the same: 'If it is too high' after 'If the flow is too low'. Others may follow from each other. */
function isOfSame(before: Case | undefined, { condition }: Case, { page }: Material): boolean {
  if (before === undefined) return false
  const low = before.condition.toLowerCase()
  const [own, others] = [new Set(wordsOf(condition)), new Set(wordsOf(before.condition))]
  return (
    overlap(contentStems(condition), contentStems(before.condition)) > 0 ||
    // 'Ist sie zu hoch' after 'Ist sie zu gering'.
    Math.max(overlap(own, others), overlap(others, own)) >= leastOfSame ||
    oppositesIn(condition, page.language).some(({ opposite }) => low.includes(opposite))
  )
}

const leastOfSame = 0.6

/** The outcomes of other cases. Neither case is within the other, and neither outcome leads to the other case. */
function rivalsOf(one: Case, others: readonly Case[], material: Material): readonly string[] {
  const own = wordsOf(one.condition)
  const isApart = (some: readonly string[], rest: readonly string[]) =>
    some.some((word) => !rest.includes(word))
  const rivals = others.filter((other) => {
    const words = wordsOf(other.condition)
    return (
      other !== one &&
      isApart(own, words) &&
      isApart(words, own) &&
      !leadsTo(one.outcome, other.condition) &&
      !leadsTo(other.outcome, one.condition)
    )
  })
  // 'Powstaje nadwyżka' beside 'Pojawia się niedobór': both open as a sentence that continues another one.
  const { lexicon } = material
  const isOpen = (text: string) => lexicon.isDependent(text)
  return rivals.map(({ outcome }) => outcome).filter((outcome) => isOpen(one.outcome) || !isOpen(outcome))
}

const fewestWords = { ofCondition: 3, ofOutcome: 2 }
const mostOfCondition = 14

/** 'If it falls freely, we know that its speed was zero': to know is nothing that happens. */
const saysWhatIsKnown =
  /^(?:we (?:know|see|say|call|can)|sabemos|vemos|decimos|podemos|nous (?:savons|voyons|disons)|on (?:sait|voit|dit)|dann (?:wissen|sehen|sagen) wir|wiemy|widzimy|mówimy|sappiamo|vediamo|diciamo|dizemos)(?!\p{L})|^我们/iu

/** The cases that a sentence names: one, or one in each of its clauses. */
function casesIn(sentence: Sentence, material: Material): readonly Case[] {
  const { lexicon, page } = material
  const isStatement =
    sentence.isUsable &&
    !isScene(sentence, material) &&
    !isOfMistake(sentence, material) &&
    !isInStory(sentence, material) &&
    !lexicon.discourse.isExample(sentence.text)
  if (!isStatement) return []
  const found = withoutStop(sentence.listed ? sentence.text : withoutLabel(sentence, material), page.language)
    .split(/[;；؛]\s?/u)
    .flatMap((clause) => partsOf(clause, material))
  return found
    .map((one) => ({ ...one, sentence }))
    .filter(({ condition, outcome }) => {
      const [ofCondition, ofOutcome] = [countWords(condition), countWords(outcome)]
      return (
        ofCondition >= fewestWords.ofCondition &&
        ofCondition <= mostOfCondition &&
        ofOutcome >= fewestWords.ofOutcome &&
        ofOutcome <= mostWords &&
        [condition, outcome].every(isQuotable) &&
        !isHedged(`${condition} ${outcome}`, page.language) &&
        // 'If y = 2' is an example.
        !/[=]/u.test(condition) &&
        !saysWhatIsKnown.test(outcome) &&
        !lexicon.isTask(outcome) &&
        !isAdvice(outcome, page.language) &&
        !lexicon.addressesReader(outcome) &&
        !namesReader(outcome, page.language) &&
        !isCaseOfReader(condition, page.language)
      )
    })
}

/** An item below 'Common mistakes' names a mistake: 'Not stirring when the sauce boils'. */
function isOfMistake({ block, listed }: Sentence, { blockOf, page }: Material): boolean {
  const path = blockOf(block)?.path ?? []
  return listed && path.some((heading) => headsMistakes(heading, page.language))
}

/** The case of a clause, also after the name of its item ('Water: if there is too little, …'), and before what explains it. */
function partsOf(clause: string, material: Material): readonly Omit<Case, 'sentence'>[] {
  const { language } = material.page
  const [label = ''] = nameOfItem.exec(clause) ?? []
  const rest = clause.slice(label.length)
  // 'Water: What happens if there is too little water?' names it twice.
  const isNamed = overlap(contentStems(label), contentStems(rest.split(/[,，،]/u)[0] ?? '')) > 0
  for (const [text, name] of [
    [clause, ''],
    [rest, isNamed ? '' : label],
  ] as const) {
    const [first = ''] = text.split(/(?<!^[^,，،]*)(?:[:：]\s?|\s[–—]\s)/u)
    const whole = withoutReason(first, language)
    const verbFirst = askVerbFirst(whole, language)
    if (verbFirst)
      return [
        {
          condition: verbFirst.condition,
          ask: name + verbFirst.ask,
          outcome: verbFirst.answer,
          bare: verbFirst.consequence,
        },
      ]
    const timed = caseAtTime(whole, language)
    if (timed)
      return [
        {
          ...timed,
          ask: name + askAtTime(timed.condition),
          outcome: timed.consequence,
          bare: timed.consequence,
        },
      ]
    // 'When you hear friends, teachers or neighbours talk, you …' has more commas than the one after its case.
    const found = startsWithCase(whole, language)
      ? conditionalOf(whole, language)
      : statedCase(whole, language)
    if (found && startsWithCase(found.condition, language)) {
      const { condition } = found
      const outcome = capitalised(withoutThen(withoutCause(found.consequence, language), language))
      return [{ condition, outcome, bare: outcome, ask: name + askWhatHappens(condition, material) }]
    }
  }
  return []
}

const nameOfItem = /^[^:：.!?,，،]{2,40}[:：]\s?(?=\S)/u

/** The question for a case and what a learner needs for it, with the statement before it if the case refers only to that. */
function askOf(
  { sentence, condition, bare, ask }: Case,
  material: Material,
): { readonly text: string; readonly taught: string } | undefined {
  const { lexicon, page, sentences } = material
  const { comma, space } = marksOf(page.language)
  const isWhole =
    sentence.misleadsWithout.length === 0 &&
    !sentence.answers &&
    !namesReader(condition, page.language) &&
    !condition.includes(comma.trim())
  if (!isWhole || refersBack(bare, lexicon)) return undefined
  // 'If the price is higher' than the one that the statement before it names.
  const isOpen = comparesOpenly(condition, page.language)
  if (!sentence.isDependent && !refersBack(condition, lexicon) && !isOpen)
    return { text: ask, taught: sentence.text }
  const before = sentences.find(({ order }) => order === sentence.order - 1)
  const isClear =
    before?.block === sentence.block &&
    standsAlone(before) &&
    (sentence.isDependent || isOpen) &&
    sentence.needs.every((order) => order === before.order) &&
    before.words <= mostOfLead &&
    isQuotable(before.text) &&
    casesIn(before, material).length === 0
  return isClear
    ? { text: `${before.text}${space}${ask}`, taught: `${before.text}${space}${sentence.text}` }
    : undefined
}

const mostOfLead = 20
