import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Material } from '../material/material.ts'
import { marksOf, ended } from '../language/marks.ts'
import { fill, quoted } from '../language/phrase-book.ts'
import { standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { bareTerm, mentions } from '../material/terms.ts'
import type { SlideIdea } from './slide-idea.ts'

interface Question {
  readonly question: string
  readonly right: string
  readonly wrong: readonly string[]
  /** A sentence of the page that contains the answer. */
  readonly because: string
  readonly sources: readonly string[]
}

const letters = ['a', 'b', 'c', 'd'] as const

/**
 * Questions from the statements of the page, best first: its own, then terms, years and lists. No question is better
 * than a bad one.
 */
export function makeQuizzes(material: Material): readonly Omit<SlideIdea, 'at' | 'worth'>[] {
  const own = material.questions
    .filter((one) => one.options.every((option) => countWords(option) <= 14))
    .map((one) => ({
      question: one.question,
      right: one.options[one.right] ?? '',
      wrong: one.options.filter((_, at) => at !== one.right),
      because: completed(one.question, one.options[one.right] ?? ''),
      sources: one.sources,
    }))
  const made = [aboutTerm(material), aboutYear(material), aboutList(material)].filter(
    (one) => one !== undefined,
  )
  return [...own.slice(0, 1), ...made, ...own.slice(1)].filter(isFair).map((one) => slideOf(one, material))
}

/** The question as a statement, if it has a gap for the answer; otherwise the answer alone. */
function completed(question: string, answer: string): string {
  const parts = question.split(/_{3,}/)
  const [before = '', after = ''] = parts
  if (parts.length !== 2) return capitalised(answer)
  return capitalised(`${before}${answer}${after}`)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function isFair({ right, wrong }: Question): boolean {
  const all = [right, ...wrong].map((one) => one.toLowerCase().trim())
  return wrong.length >= 2 && all.every(Boolean) && new Set(all).size === all.length
}

function aboutTerm(material: Material): Question | undefined {
  const terms = material.terms.filter(
    (one) => countWords(one.definition) <= 35 && !mentions(one.definition, one.term),
  )
  const [best] = terms.toSorted((a, b) => material.usesOf(b).length - material.usesOf(a).length)
  if (!best || terms.length < 4) return undefined
  const others = terms
    .filter(
      (one) =>
        one !== best &&
        !mentions(one.term, best.term) &&
        !mentions(best.term, one.term) &&
        one.definition !== best.definition,
    )
    .sort((a, b) => Math.abs(a.term.length - best.term.length) - Math.abs(b.term.length - best.term.length))
    .slice(0, 3)
  const { phrases } = material.lexicon
  return {
    question: `${phrases.whichTerm} ${quoted(phrases, best.definition.replace(/[.。]$/u, ''))}`,
    right: bareTerm(best.term),
    wrong: others.map(({ term }) => bareTerm(term)),
    because: `${capitalised(bareTerm(best.term))}${marksOf(material.page.language).colon}${best.definition}`,
    sources: [best.id, ...others.map(({ id }) => id)],
  }
}

/** Separate years. Other numbers of a page seldom make fair alternatives. */
const year = /(?<![\d.,/:$\p{L}-])(?:1\d{3}|20\d{2})(?![\d/:$\p{L}-]|[.,]\d)/gu

function aboutYear(material: Material): Question | undefined {
  const found = material.sentences
    .filter(({ sound }) => sound)
    .flatMap((sentence) => yearsIn(sentence.text).map((value) => ({ sentence, value })))
  const [best] = found
    .filter(({ sentence, value }) => isAskable(sentence, value))
    .sort((a, b) => material.weightOf(b.sentence) - material.weightOf(a.sentence))
  if (!best) return undefined
  const wrong = [...new Set(found.map(({ value }) => value))]
    .filter((value) => value !== best.value && !best.sentence.text.includes(value))
    .sort((a, b) => Math.abs(Number(a) - Number(best.value)) - Math.abs(Number(b) - Number(best.value)))
    .slice(0, 3)
  if (wrong.length < 3) return undefined
  const { phrases } = material.lexicon
  return {
    question: `${phrases.whatIsMissing} ${quoted(phrases, best.sentence.text.replace(best.value, '____'))}`,
    right: best.value,
    wrong,
    because: best.sentence.text,
    sources: [
      ...new Set(
        found
          .filter(({ value }) => value === best.value || wrong.includes(value))
          .map(({ sentence }) => sentence.block),
      ),
    ],
  }
}

/** A year in brackets is a citation or a lifetime, which is not taught. */
const brackets = /[(（][^()（）]*[)）]/g

function yearsIn(text: string): readonly string[] {
  return /[`$]/.test(text) ? [] : [...text.matchAll(year)].map(([value]) => value)
}

function isAskable(sentence: Sentence, value: string): boolean {
  return (
    standsAlone(sentence) &&
    sentence.words >= 7 &&
    sentence.words <= 30 &&
    sentence.text.split(value).length === 2 &&
    !sentence.text.startsWith(value) &&
    yearsIn(sentence.text.replace(brackets, '')).includes(value)
  )
}

/** One item of a list among items of another. */
function aboutList(material: Material): Question | undefined {
  const lists = material.sections
    .flatMap((section) => section.units)
    .flatMap((unit) =>
      unit.blocks.flatMap((block) => {
        if (block.kind !== 'list' || unit.title === '') return []
        const items = block.items
          .map(({ text }) => text.replace(/[.;。]$/u, ''))
          .filter((text) => countWords(text) <= 7 && /\p{L}/u.test(text))
        return items.length >= 3 ? [{ title: unit.title.replace(/[:：]$/u, ''), items, id: block.id }] : []
      }),
    )
  const [first, second] = lists.filter(
    (one, at) => lists.findIndex(({ title }) => title === one.title) === at,
  )
  const right = first?.items.find((item) => !second?.items.includes(item))
  if (!first || !second || !right) return undefined
  const { phrases } = material.lexicon
  return {
    question: fill(phrases, phrases.belongsTo, first.title),
    right,
    wrong: second.items.filter((item) => !first.items.includes(item)).slice(0, 3),
    because: right,
    sources: [first.id, second.id],
  }
}

/** The order of the answers depends only on their words, so the right one can be at any position. */
function slideOf(question: Question, material: Material): Omit<SlideIdea, 'at' | 'worth'> {
  const { phrases } = material.lexicon
  const { language } = material.page
  const { colon, semicolon, stop } = marksOf(language)
  const options = [question.right, ...question.wrong].sort(
    (a, b) => hash(question.question + a) - hash(question.question + b),
  )
  const content: Record<string, string> = { quiz_question: question.question }
  for (const [at, option] of options.entries()) content[`option_${letters[at] ?? 'd'}`] = option
  content['correct_answer'] = (letters[options.indexOf(question.right)] ?? 'a').toUpperCase()
  content['correct_feedback'] = `${phrases.right} ${ended(question.because, language)}`
  content['incorrect_feedback'] = `${phrases.wrong} ${ended(question.because, language)}`
  const asked = question.question.replace(/_{3,}\.?/g, '…')
  const read = options
    .map((option, at) => `${(letters[at] ?? 'd').toUpperCase()}${colon}${option}`)
    .join(semicolon)
  return {
    type: 'quiz',
    content,
    says: [phrases.quizTime, asked, `${read}${stop}`, phrases.thinkFirst],
    sources: question.sources,
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}
