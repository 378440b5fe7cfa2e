import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { conjunctionsOf } from '../../language/words/conjunctions.ts'
import { marksOf, withEndMark, withoutStop } from '../../language/marks.ts'
import { memoized } from '../../language/memoized.ts'
import { isHedged } from '../../language/hedges.ts'
import { refersBack } from '../../language/refers-back.ts'
import { capitalised } from '../../language/enumerate.ts'
import { conditionalOf, isTime, withoutThen } from '../../language/words/conditions.ts'
import { namesReader } from '../../language/words/question-frames.ts'
import { isAdvice, isCaseOfReader } from '../../language/words/advice-questions.ts'
import { definitionIn } from '../../language/words/defined-name.ts'
import { oppositesIn } from '../../language/words/opposites.ts'
import { contentWords, overlap, stems } from '../../language/words/content-words.ts'
import { subjectOfStatement } from '../../language/words/stating-verbs.ts'
import type { Material } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import { isScene } from '../../material/scene.ts'
import { isInStory } from '../../material/story.ts'
import type { Sentence } from '../../material/sentence.ts'
import { withoutReason } from '../../language/words/reason-clauses.ts'
import { alternatives, starting, unspaced } from '../../language/words/word-patterns.ts'
import { withoutLabel } from './labels.ts'
import { nearTo } from './nearness.ts'
import { mostWords, reversedOption, statementsAwayFrom, withReversed } from './statements.ts'
import {
  agreeing,
  askAbout,
  isQuotable,
  leadsTo,
  nextAfter,
  parallelOptions,
  weightIn,
  wrongOptions,
} from './question.ts'
import type { Question, QuestionMaker } from './question.ts'
import { askWhatHappens } from './ask-in-words.ts'
import { resultsIn } from './results.ts'
import type { Outcome } from './results.ts'

/** A sentence in two parts, of which the second is asked for. */
interface Divided {
  readonly sentence: Sentence
  readonly start: string
  readonly end: string
  /** Only ends of one form complete a start: after 'Wages', 'are …' but not 'is …'. */
  readonly form: string
}

/** Languages in which a predicate follows its subject and does not agree with its gender. */
const verbAfterSubject = new Set(['en', 'de', 'nl', 'da', 'no', 'sv', 'fi', 'id', 'vi', 'zh', 'th'])
const fewestWords = 4
/** 'If the resistance rises, the current falls.' */
const fewestOfConsequence = 3
const ofCondition = 'condition'
/** The predicate of a similar subject may be true of this one too. */
const mostAlike = 0.25

/**
 * Questions for the end of a sentence: what holds under its condition ('If demand is elastic, ____'), or what it says of
 * its subject. The other options are such ends of other sentences.
 */
export const aboutCompletions: QuestionMaker = (material) => {
  const { phrases } = material.lexicon
  const weight = weightIn(material)
  const code = languageOf(material.page.language) ?? 'en'
  return dividedIn(material).flatMap((one): readonly Question[] => {
    const others = optionsFor(one, material)
    if (one.form === ofCondition && !verbAfterCondition.has(code))
      // 'If you need more, press twice': what follows is advice, and nothing that happens.
      return namesReader(one.start, material.page.language) ? [] : [consequence(one, others, material)]
    return [
      {
        kind: 'completion',
        ask: askAbout(material, phrases.whatIsMissing, `${one.start}${gapBefore(material)}____`),
        right: one.end,
        wrong: wrongOptions(
          one.end,
          others.map(({ end }) => end),
        ),
        because: one.sentence.text,
        further: nextAfter(one.sentence, material),
        notes: new Map(others.map(({ end, sentence }) => [end, sentence])),
        teaches: one.sentence.text,
        sources: [one.sentence.block],
        weight: weight(one.sentence),
      },
    ]
  })
}

/** In these languages the verb comes first after a condition, so that what follows is no statement alone. */
const verbAfterCondition = new Set(['de', 'nl', 'da', 'no', 'sv'])

/** The end of a sentence as a statement: 'The price rises' of 'If demand rises, then the price rises'. */
function statementIn(language: string): (one: Divided) => string {
  return ({ end }) => capitalised(withoutThen(end, language))
}

/** The consequences of the conditions that sentences of the page name, as statements. */
export function consequencesIn(material: Material): readonly Outcome[] {
  const { language } = material.page
  if (verbAfterCondition.has(languageOf(language) ?? 'en')) return []
  const statement = statementIn(language)
  return (byForm(material).get(ofCondition) ?? []).map((one) => ({
    sentence: one.sentence,
    claim: withoutStop(one.start, language),
    outcome: statement(one),
  }))
}

/** The space between the words of the language. */
function gapBefore({ page }: Material): string {
  return marksOf(page.language).comma.endsWith(' ') ? ' ' : ''
}

/** 'What follows in this case? “If demand is elastic”', also among statements of other parts of the page. */
function consequence(one: Divided, others: readonly Divided[], material: Material): Question {
  const { language } = material.page
  const statement = statementIn(language)
  const condition = withoutStop(one.start, language)
  const right = statement(one)
  // Results of other statements are as near to it as consequences of other conditions.
  const subject = stems(contentWords(material.page.title))
  const results = resultsIn(material)
    .filter((other) => other.sentence !== one.sentence && !leadsTo(right, other.claim))
    .filter(({ outcome }) => overlap(contentWords(condition), contentWords(outcome)) <= mostAlike)
    // A result for the subject of the whole page may follow from this condition as well.
    .filter(({ outcome }) => overlap(subject, stems(contentWords(outcome))) === 0)
  const outcomes = results.map(({ outcome }) => outcome)
  const topic = nearTo(
    one.sentence,
    [
      ...results.map(({ sentence, outcome }) => ({ sentence, text: outcome })),
      ...others.map((other) => ({ sentence: other.sentence, text: statement(other) })),
    ],
    material,
  )
  // 'Both have the same sign' is what holds in the opposite case, and 'Caen en forma de lluvia' what holds for another subject.
  const opposites = oppositesIn(one.start, language).map(({ opposite }) => opposite)
  const isOpposed = ({ start }: Divided) =>
    opposites.some((opposite) => start.toLowerCase().includes(opposite))
  const ofOpposed = others.filter(isOpposed).map(statement)
  const ofOthers = others.filter((other) => !isOpposed(other)).map(statement)
  const ends = [...ofOpposed, ...agreeing(right, [...ofOthers, ...outcomes], material)]
  const near = wrongOptions(right, ends, topic)
  const further = near.length < 3 ? statementsAwayFrom(one.sentence, condition, material) : []
  return {
    kind: 'consequence',
    ask: askWhatHappens(condition, material),
    premise: condition,
    right,
    wrong: withReversed(
      right,
      parallelOptions(right, agreeing(right, further, material), material, topic, near),
      near.length,
      language,
    ),
    isLoose: near.length + reversedOption(right, language).length < 2,
    because: one.sentence.text,
    further: nextAfter(one.sentence, material),
    notes: new Map([
      ...results.map(({ outcome, sentence }) => [outcome, sentence] as const),
      ...others.map((other) => [statement(other), other.sentence] as const),
    ]),
    teaches: one.sentence.text,
    sources: [one.sentence.block],
    weight: weightIn(material)(one.sentence),
    // 'When the land began to thaw' names a time, and 'if it thaws' a case.
    isDetail: isTime(condition, language),
  }
}

const dividedIn = memoized((material: Material): readonly Divided[] =>
  material.sentences
    .filter(
      (one) =>
        (standsAlone(one) || standsWithoutLink(one, material)) &&
        !one.listed &&
        !isScene(one, material) &&
        isAskable(withoutLabel(one, material), material),
    )
    .flatMap((one) => dividedAtCondition(one, material) ?? dividedAtVerb(one, material) ?? []),
)

/** Each sentence with a condition, with what holds under another one. */
export function withOtherEnds(
  material: Material,
): readonly { readonly sentence: Sentence; readonly text: string }[] {
  // Another predicate often does not agree with its subject: 'The mother was children, who …'.
  const conditional = dividedIn(material).filter(({ form }) => form === ofCondition)
  return conditional.flatMap((one) => {
    const [other] = wrongOptions(
      one.end,
      optionsFor(one, material).map(({ end }) => end),
    )
    return other === undefined
      ? []
      : [
          {
            sentence: one.sentence,
            text: withEndMark(one.start + gapBefore(material) + other, material.page.language),
          },
        ]
  })
}

/** More candidates for options than these make no better question, and a long page has hundreds. */
const mostCandidates = 40

const byForm = memoized((material: Material): ReadonlyMap<string, readonly Divided[]> =>
  Map.groupBy(dividedIn(material), ({ form }) => form),
)

function optionsFor(one: Divided, material: Material): readonly Divided[] {
  const all = byForm(material).get(one.form) ?? []
  const from = Math.max(0, all.indexOf(one) - mostCandidates / 2)
  const opposites =
    one.form === ofCondition
      ? oppositesIn(one.start, material.page.language).map(({ opposite }) => opposite)
      : []
  return all.slice(from, from + mostCandidates).filter((other) => isOption(other, one, opposites))
}

function isAskable(text: string, { lexicon, page }: Material): boolean {
  return (
    isQuotable(text) &&
    !/[!！:：;；؛()（）`]/u.test(text) &&
    !isHedged(text, page.language) &&
    !lexicon.addressesReader(text) &&
    !lexicon.announces(text) &&
    !lexicon.isTask(text) &&
    !lexicon.discourse.isExample(text)
  )
}

function isOption({ sentence, start, end }: Divided, asked: Divided, opposites: readonly string[]): boolean {
  const [own, others] = [contentWords(asked.start), contentWords(start)]
  // 'If it gets longer, the resistance rises' and 'if the resistance rises, the current falls': both follow.
  if (asked.form === ofCondition && leadsTo(asked.end, start)) return false
  // 'If it is positive' and 'if it is negative': the page distinguishes the two cases.
  const areOpposed = opposites.some((opposite) => start.toLowerCase().includes(opposite))
  if (areOpposed) return sentence !== asked.sentence && end !== asked.end
  return (
    sentence !== asked.sentence &&
    Math.max(overlap(own, others), overlap(others, own)) <= mostAlike &&
    overlap(own, contentWords(end)) === 0
  )
}

/**
 * 'If the soil is poor, however, the microbes keep the nitrogen, and the crop goes short': without the word that links it to what
 * is before it, and without the second clause.
 */
function withoutSecond(text: string, language: string): string {
  const code = languageOf(language) ?? 'en'
  const and = conjunctionsOf(code, ['conjunction'])
  const linked = betweenCommas[code]
  const plain = linked === undefined ? text : text.replace(linked, ', ')
  if (and.length === 0 || unspaced.has(code)) return plain
  const [head = '', ...second] = plain.split(
    new RegExp(`[,،]\\s(?:${alternatives(and)})(?![\\p{L}\\p{M}])`, 'iu'),
  )
  return second.length === 1 && head.split(/[,،]\s/u).length === 2 ? head : plain
}

/** Whether only such a word refers to what is before the sentence. */
function standsWithoutLink(
  { text, isUsable, misleadsWithout }: Sentence,
  { lexicon, page }: Material,
): boolean {
  const linked = betweenCommas[languageOf(page.language) ?? 'en']
  return (
    linked?.test(text) === true &&
    isUsable &&
    misleadsWithout.length === 0 &&
    !lexicon.isDependent(text.replace(linked, ', '))
  )
}

/** Words between the commas after a condition. */
const betweenCommas: Partial<Record<Language, RegExp>> = {
  en: /,\s(?:however|though|by contrast|in contrast|on the other hand|instead|therefore),\s/iu,
  es: /,\s(?:sin embargo|en cambio|por el contrario|no obstante|por tanto),\s/iu,
  fr: /,\s(?:cependant|toutefois|en revanche|au contraire|par contre),\s/iu,
  it: /,\s(?:però|tuttavia|invece|al contrario),\s/iu,
  pt: /,\s(?:porém|no entanto|contudo|pelo contrário),\s/iu,
}

function dividedAtCondition(sentence: Sentence, material: Material): Divided | undefined {
  const { page } = material
  const whole = withoutStop(withoutLabel(sentence, material), page.language)
  // 'If demand is inelastic, a higher price raises revenue, since few buyers leave.'
  const found =
    conditionalOf(whole, page.language) ??
    conditionalOf(withoutReason(whole, page.language), page.language) ??
    conditionalOf(withoutSecond(whole, page.language), page.language)
  if (!found || !isEnd(found.consequence, fewestOfConsequence) || isInStory(sentence, material))
    return undefined
  // 'If y = 2x and x = 3' is an example, and an instruction is no consequence.
  const isRule =
    !/[\p{N}=]|[二三四五六七八九十百千万两]{2}/u.test(found.condition) &&
    !material.lexicon.isTask(capitalised(found.consequence))
  // The consequence may refer to the condition, which the question names.
  if (refersBack(found.condition, material.lexicon)) return undefined
  // An act that a case asks for is no result of it.
  if (!isRule || isAdvice(found.consequence, page.language) || isCaseOfReader(found.condition, page.language))
    return undefined
  return {
    sentence,
    start: found.condition + marksOf(page.language).comma.trim(),
    end: found.consequence,
    form: ofCondition,
  }
}

function dividedAtVerb(sentence: Sentence, { page, lexicon }: Material): Divided | undefined {
  if (!verbAfterSubject.has(languageOf(page.language) ?? 'en') || refersBack(sentence.text, lexicon))
    return undefined
  const whole = withoutStop(sentence.text, page.language)
  const subject = subjectOfStatement(whole, page.language)
  if (subject === undefined || contentWords(subject).size === 0) return undefined
  const end = whole.slice(subject.length).trim()
  // A sentence that opens with a time or a place has its subject after it.
  const opensWithOther = starting([...lexicon.phrases.subordinate, ...lexicon.phrases.clauses], true)
  if (!isEnd(end) || opensWithOther.test(subject) || notSubject.test(subject)) return undefined
  // The audience sees that the statement about another subject does not belong to this one: 'The fitting is the commonest fault'.
  if (definitionIn(whole, page.language) === undefined) return undefined
  // An event of some year is no property of its subject.
  if (countWords(subject) > mostSubjectWords || /\p{N}{3}/u.test(end)) return undefined
  return { sentence, start: whole.slice(0, subject.length), end, form: end.split(/\s/u)[0] ?? '' }
}

/** A place, a word that asks, a clause that names who says so: 'Scholars believe the city'. */
const notSubject =
  /^(?:inside|outside|within|near|behind|beneath|above|below|over|among|under|there|here|what|how|why|who|which|it|bei|im|am|mit|nach|vor|seit|durch|für|auf|unter|zwischen|es|wer|was|wie|hier|dort|i|på|ved|med|efter|etter|före|bij|op|na|voor|toen)(?:\s|$)|\s(?:that|which|who|believe|think|argue|claim|say|says|show|shows|suggest|suggests|know|means)(?:\s|$)/iu
/** A longer start is a clause of its own. */
const mostSubjectWords = 6

function isEnd(text: string, least = fewestWords): boolean {
  return countWords(text) >= least && countWords(text) <= mostWords
}
