import { capitalised } from '../../language/enumerate.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import { memoized } from '../../language/memoized.ts'
import { marksOf } from '../../language/marks.ts'
import { isHedged } from '../../language/hedges.ts'
import { opensWithAside, withoutOpener } from '../../language/sentences/without-opener.ts'
import { namesBox } from '../../language/box-names.ts'
import { unspaced, wordEnd, wordStart } from '../../language/words/word-patterns.ts'
import type { Material } from '../../material/material.ts'
import { opensPage } from '../../material/details.ts'
import { standsAlone } from '../../material/sentence.ts'
import type { Sentence } from '../../material/sentence.ts'
import { bareTerm } from '../../material/terms.ts'
import { dateAtStart } from '../../language/date-at-start.ts'
import { findDate } from '../../language/read-date.ts'
import { datesEvent } from './lasting.ts'
import { codesIn, numbersIn, yearsIn } from './values.ts'
import type { Value } from './values.ts'
import {
  askAbout,
  isDetailOf,
  isQuotable,
  nextAfter,
  weightIn,
  withWordsOf,
  wrongOptions,
} from './question.ts'
import type { Note, QuestionMaker } from './question.ts'
import { askAfter } from './ask-in-words.ts'
import { inOneNumber } from './in-one-number.ts'
import { withinSentence } from './within-sentence.ts'

/** A sentence of the page without one of its values, and the values of the same kind that the page has elsewhere. */
export interface Gap {
  readonly sentence: Sentence
  readonly value: Value
  readonly others: readonly string[]
}

/** Questions for the value that is missing in a sentence: a year, a number, a name of code, a term. */
export const aboutGaps: QuestionMaker = (material) => {
  const { whatIsMissing } = material.lexicon.phrases
  const weight = weightIn(material)
  return gapsIn(material).flatMap(({ sentence, value, others }) => {
    const wrong = wrongOptions(
      value.text,
      value.kind === 'term' ? inOneNumber(value.text, others, material.page.language) : others,
      isNearTerm(value, material),
    )
    return wrong.length < (value.kind === 'year' ? 3 : 2)
      ? []
      : [
          {
            kind: 'gap' as const,
            ask:
              yearQuestion(sentence, value, material) ??
              askAbout(material, whatIsMissing, replaceGap(sentence.text, value, '____')),
            right: value.text,
            wrong,
            because: sentence.text,
            further: nextAfter(sentence, material),
            notes: notesOn(wrong, value, material),
            teaches: sentence.text,
            sources: [sentence.block],
            weight: weight(sentence),
            // A name in the code of an example, like a year, says little about what the page explains.
            isDetail:
              value.kind !== 'term' && isDetailOf(sentence.text, value.text.replaceAll('`', ''), material),
          },
        ]
  })
}

/** Terms whose definition has a word of the definition of a term: they are of one kind, or belong together. */
function isNearTerm({ kind, text }: Value, { terms }: Material): (option: string) => boolean {
  const meaningOf = (name: string) =>
    terms.find((one) => bareTerm(one.term).toLowerCase() === name.toLowerCase())?.definition ?? ''
  const isNear = kind === 'term' ? withWordsOf(meaningOf(text)) : () => false
  return (option) => isNear(meaningOf(option))
}

const mostWordsOfNote = 25

/** The definition of another term; for other values, the sentence of the page that has it. */
function notesOn(wrong: readonly string[], value: Value, material: Material): ReadonlyMap<string, Note> {
  const { sentences, terms, page } = material
  return new Map(
    wrong.flatMap((option) => {
      const term =
        value.kind === 'term'
          ? terms.find((one) => bareTerm(one.term).toLowerCase() === option.toLowerCase())
          : undefined
      if (term)
        return [
          [
            option,
            { text: `${option}${marksOf(page.language).colon}${term.definition}`, block: term.id },
          ] as const,
        ]
      const said =
        value.kind !== 'term' &&
        sentences.find(
          (one) =>
            one.isUsable &&
            standsAlone(one) &&
            one.words <= mostWordsOfNote &&
            valuesIn(one.text).some(({ kind, text }) => kind === value.kind && text === option),
        )
      return said ? [[option, said] as const] : []
    }),
  )
}

/** 'In which year did this happen? “Newcomen built a better engine.”' of a sentence that starts with its year. */
function yearQuestion(
  { text }: Sentence,
  { kind, text: year }: Value,
  material: Material,
): string | undefined {
  const { year: ask } = material.lexicon.phrases.quizAsks
  const event = kind === 'year' && ask !== undefined ? dateAtStart(text, material.page.language) : undefined
  if (ask === undefined || event?.when !== year) return undefined
  return askAfter(material, ask, capitalised(event.what))
}

export function replaceGap(text: string, { at, length }: Value, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length)
}

/** All sentences that can be asked for one of their values. */
export const gapsIn = memoized((material: Material): readonly Gap[] => {
  const found = material.sentences
    .filter(({ isUsable }) => isUsable)
    .map((sentence) => ({ sentence, values: valuesIn(sentence.text) }))
  const pool = Map.groupBy(
    found.flatMap(({ values }) => values),
    ({ kind }) => kind,
  )
  const plain = found.flatMap(({ sentence, values }) =>
    isAskable(sentence)
      ? values
          .filter(
            (value) =>
              isAskedFor(sentence, value) &&
              !isAside(sentence, value, material) &&
              !isUnclearEvent(sentence, value, material) &&
              !isDetail(sentence, value, material) &&
              !fitsOthers(sentence, value, material),
          )
          .map((value) => ({
            sentence,
            value,
            others: (pool.get(value.kind) ?? [])
              .map(({ text }) => text)
              .filter((text) => !sentence.text.includes(text)),
          }))
      : [],
  )
  return [...plain, ...termGaps(material)]
})

function valuesIn(text: string): readonly Value[] {
  return [...yearsIn(text), ...numbersIn(text), ...codesIn(text)]
}

function isAskable(sentence: Sentence): boolean {
  return standsAlone(sentence) && sentence.words >= 7 && sentence.words <= 30 && isQuotable(sentence.text)
}

/** Whether a text has a word, possibly with another ending. */
function hasForm(text: string, word: string): boolean {
  const stem =
    word.length > 6 ? word.slice(0, -2) : word.length === 5 || word.length === 6 ? word.slice(0, 4) : word
  return text.toLowerCase().includes(stem.toLowerCase())
}

/** Once in the sentence, not at its start, and not in brackets, where citations and lifetimes are. */
function isAskedFor({ text }: Sentence, { text: value, at, length }: Value): boolean {
  const bare = value.replaceAll('`', '')
  const before = text.slice(0, at)
  const inBrackets = before.split(/[(（]/).length > before.split(/[)）]/).length
  const rest = before + text.slice(at + length)
  // '____ (English: economics)' says what is missing.
  const isExplained = /^\s?[(（]/u.test(text.slice(at + length))
  return at > 0 && !inBrackets && !isExplained && !hasForm(rest, bare)
}

/** 'Flourishing from about ____ to 400 BCE, they …': not what the sentence says. */
function isAside({ text }: Sentence, { at }: Value, { lexicon }: Material): boolean {
  const bare = withoutOpener(text, lexicon)
  return opensWithAside(text, at) || (bare !== undefined && at < text.length - bare.length)
}

/** 'In 1865, he died in an asylum.': the question would not say who. */
function isUnclearEvent({ text }: Sentence, { kind }: Value, { lexicon, page }: Material): boolean {
  const event = kind === 'year' ? dateAtStart(text, page.language) : undefined
  return event !== undefined && lexicon.isDependent(capitalised(event.what))
}

/** 'On the night of 31 January ____', and the year of an anecdote that the page opens with: they are details. */
function isDetail(sentence: Sentence, { kind, text: year, at, length }: Value, material: Material): boolean {
  if (kind !== 'year') return false
  const date = findDate(sentence.text.slice(0, at + length), material.page.language)
  const hasDay = /\p{N}/u.test(date?.written.replace(year, '') ?? '')
  return hasDay || opensPage(sentence, material)
}

/** 'More than ____ % of adults', 'Since ____ there is a law': several numbers, or several years, are right. */
function fitsOthers({ text }: Sentence, value: Value, { page }: Material): boolean {
  if (value.kind === 'year') return !datesEvent(text, value, page.language)
  return value.kind.startsWith('number') && isHedged(text, page.language)
}

/** Options are few. A long glossary has hundreds of terms, and the nearest ones belong to the same part of the page. */
const mostNames = 60

function around(names: readonly string[], name: string): readonly string[] {
  const from = Math.max(0, names.indexOf(name) - mostNames / 2)
  return names.slice(from, from + mostNames)
}

/** Sentences that use a term of the glossary without defining it. */
function termGaps(material: Material): readonly Gap[] {
  const terms = material.terms.filter(({ term }) => !namesBox(bareTerm(term), material.page.language))
  const names = [...new Set(terms.map(({ term }) => bareTerm(term)))]
  return terms.flatMap((term) => {
    const name = bareTerm(term.term)
    const meaning = contentWords(`${name} ${term.definition}`)
    return material
      .usesOf(term)
      .filter((one) => isAskable(one) && overlap(contentWords(one.text), meaning) < 0.5)
      .flatMap((sentence) => {
        const value = placeOf(name, sentence.text, material.page.language)
        if (!value || hasForm(replaceGap(sentence.text, value, ''), name)) return []
        const others = around(names, name)
          .filter((other) => other.split(' ').every((word) => !hasForm(sentence.text, word)))
          .map((other) => (value.at === 0 ? capitalised(other) : withinSentence(other, material)))
        return [{ sentence, value, others }]
      })
  })
}

/** Articles before a gap show the gender or the first sound of the answer. */
const articled = new Set(['de', 'el', 'es', 'fr', 'it', 'nl', 'pt'])
/** Within a sentence, terms as the glossary writes them often have the wrong case, but not the right one. */
const withCases = new Set(['cs', 'el', 'fi', 'hu', 'pl', 'ru', 'sk', 'tr', 'uk'])

function placeOf(name: string, text: string, language: string): Value | undefined {
  const code = languageOf(language) ?? 'en'
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const [start, end] = unspaced.has(code) ? ['', ''] : [wordStart, wordEnd]
  const found = [...text.matchAll(new RegExp(`${start}${escaped}${end}`, 'giu'))]
  const [only] = found
  if (found.length !== 1 || !only) return undefined
  const [, before = ''] = /(\S*)\s$/u.exec(text.slice(0, only.index)) ?? []
  if (withCases.has(code) && only.index > 0) return undefined
  if (code === 'en' ? /^an?$/i.test(before) : articled.has(code) && before.length <= 4) return undefined
  return { kind: 'term', text: only[0], at: only.index, length: only[0].length }
}
