import type { Language } from '@lectern/domain/voices/languages.ts'
import { namesPerson } from '../language/words/person-nouns.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { LRUCache } from 'lru-cache'
import type { BlockOf } from '../../../page.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { defineInEnglish, namesThing, statesClause } from '../language/words/define-in-english.ts'
import { defineByNoun } from '../language/words/define-by-noun.ts'
import { definedName } from '../language/words/defined-name.ts'
import { definingWords } from '../language/words/defining-words.ts'
import { isInstruction } from '../language/words/instructions.ts'
import { capitalised, uncapitalised } from '../language/enumerate.ts'
import { marksOf, withEndMark, withoutStop } from '../language/marks.ts'
import { quoted } from '../language/phrase-book.ts'
import { wordEnd, wordStart } from '../language/words/word-patterns.ts'
import { clauseOf, questionOf } from '../language/heading-question.ts'
import { isQuestion } from './sentence.ts'
import type { Sentence } from './sentence.ts'

type Definition = BlockOf<'definition'>

/** The sentences that use a term, in the order of the page. */
export type UsesOf = (term: Definition) => readonly Sentence[]

/** Finds the uses of all terms, with each term and sentence converted to lower case once. */
export function indexUses(terms: readonly Definition[], sentences: readonly Sentence[]): UsesOf {
  const lowered = sentences.map((sentence) => ({ sentence, text: sentence.text.toLowerCase() }))
  const uses = new Map(
    terms.map((term) => {
      const wanted = inflected(bareTerm(term.term).toLowerCase())
      return [term, lowered.filter(({ text }) => wanted.test(text)).map(({ sentence }) => sentence)]
    }),
  )
  return (term) => uses.get(term) ?? []
}

/** Whether a text uses a term, also with other endings. */
export function usesTerm(text: string, term: string): boolean {
  const wanted = wantedFor(term)
  const lowered = text.toLowerCase()
  // A plain search is much faster than the pattern, and most texts do not use the term.
  return lowered.includes(wanted.start) && wanted.pattern.test(lowered)
}

interface Wanted {
  /** The part of the term's first word that every ending has. */
  readonly start: string
  readonly pattern: RegExp
}

const recent = new LRUCache<string, Wanted>({ max: 2000 })

function wantedFor(term: string): Wanted {
  const known = recent.get(term)
  if (known) return known
  const name = bareTerm(term).toLowerCase()
  const [first = ''] = name.split(/\s+/)
  const found = { start: ending.test(name) ? stemOf(first) : name, pattern: inflected(name) }
  recent.set(term, found)
  return found
}

/** Scripts in which words change at their ends, not at their starts. */
const ending = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{M}\s-]+$/u

/** A pattern for a term whose words may have other endings: 'podział pracy' in 'podziału pracy'. */
function inflected(term: string): RegExp {
  if (!ending.test(term)) return new RegExp(escaped(term), 'u')
  const words = term.split(/\s+/).map((word) => {
    const stem = stemOf(word)
    return `${escaped(stem)}[\\p{L}\\p{M}]{0,${stem === word ? 2 : 4}}`
  })
  return new RegExp(`${wordStart}${words.join('\\s+')}${wordEnd}`, 'u')
}

/** A word without the letters that its endings change. */
function stemOf(word: string): string {
  const cut = word.length >= 7 ? 2 : word.length >= 5 ? 1 : 0
  return word.slice(0, word.length - cut)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** 'Osmosis is the diffusion of water …': a definition as a sentence. `uses` are sentences with the term. */
export function meaningOf(term: Definition, lexicon: Lexicon, uses: readonly Sentence[]): string {
  const { language, phrases } = lexicon
  const name = nameIn(bareTerm(term.term), uses, languageOf(lexicon.language) ?? 'en')
  const meaning = withoutStop(lexicon.withoutReferences(term.definition), language)
  const code = languageOf(language) ?? 'en'
  if (lexicon.isTask(meaning) || isInstruction(meaning, code))
    return withEndMark(`${capitalised(name)}${marksOf(language).colon}${capitalised(meaning)}`, language)
  if (namesPerson(bareTerm(term.term), meaning, language))
    return withEndMark(`${bareTerm(term.term)}${marksOf(language).colon}${meaning}`, language)
  const texts = uses.map(({ text }) => text)
  const english = code === 'en' ? defineInEnglish(name, meaning, texts) : undefined
  // The text after a label may be a statement: 'Reforma militar: se redujo el número de oficiales.' Only a colon fits both.
  const isInGlossary = term.path.some((heading) => lexicon.roleOf(heading) === 'terms')
  const isStatement =
    !isInGlossary && /[\p{L}\p{M}\p{N}%)”"»」』][.。।]$|[.。।][”"»」』]$/u.test(term.definition.trim())
  const isClause = code === 'en' && statesClause(meaning)
  const answers = isAskedFor(term, language) && (code !== 'en' || isClause)
  // 'Fills slowly, leaves a dent' is what is seen, and no name.
  const isPhrase = english === undefined && /[,;،，；]/u.test(bareTerm(term.term))
  if (
    isClause ||
    isPhrase ||
    lacksArticle(meaning, code) ||
    (isStatement && (answers || isNoMeaning(term, lexicon) || !/[:：]/u.test(definingWords[code])))
  )
    return withEndMark(`${capitalised(name)}${marksOf(language).colon}${meaning}`, language)
  const [before = '', between = '', after = ''] = definingWords[code].split('{}')
  const sentence =
    english ??
    defineByNoun(name, quoted(phrases, name), meaning, code) ??
    `${before}${quoted(phrases, name)}${between}${uncapitalised(meaning, code)}${after}`
  return withEndMark(sentence, language)
}

/** Words with which a noun begins in languages that define 'by X, one understands the Y'. Others need a colon: 'Valeur résiduelle : prix que …' */
const articles: Partial<Record<Language, RegExp>> = {
  es: /^(?:el|la|los|las|lo|un|una|unos|unas|cada|cualquier|todo|toda|todos|todas|aquell?[oa]s?|que)(?!\p{L})/iu,
  fr: /^(?:le|la|les|un|une|des|du|chaque|tout|toute|tous|toutes|ce|cet|cette|ces|ceux|celle|celui|que)(?!\p{L})|^(?:l|d|qu)[’']/iu,
  it: /^(?:il|lo|la|i|gli|le|un|uno|una|ogni|qualsiasi|qualunque|tutto|tutta|tutti|tutte|quello|quella|ciò|che)(?!\p{L})|^(?:l|un)[’']/iu,
  pt: /^(?:o|a|os|as|um|uma|uns|umas|cada|qualquer|todo|toda|todos|todas|aquel[ea]s?|que)(?!\p{L})/iu,
}

function lacksArticle(meaning: string, code: Language): boolean {
  const article = articles[code]
  return article !== undefined && !article.test(meaning)
}

/** Whether the English text after a label is a statement and not a noun that says what the label means: 'Overgrazing: too many animals eat the grass.' */
function isNoMeaning({ definition }: Definition, lexicon: Lexicon): boolean {
  const meaning = withoutStop(lexicon.withoutReferences(definition), lexicon.language)
  return languageOf(lexicon.language) === 'en' && lexicon.isWhole(definition.trim()) && !namesThing(meaning)
}

/** Words of a statement that is said without a question for it. */
const fewestOfStatement = 5

/** Whether a label and its statement are one of several things that the text names, and no term to ask for. */
export function isNamedStatement(term: Definition, lexicon: Lexicon): boolean {
  if (namesPerson(bareTerm(term.term), term.definition, lexicon.language)) return true
  const [first = ''] = splitSentences(term.definition, lexicon.language)
  return isNoMeaning(term, lexicon) && countWords(first) >= fewestOfStatement
}

/** Whether the heading above a label asks, so that the label may be its answer: 'pH' below 'What changes the rate'. */
export function isAskedFor({ path }: Definition, language: string): boolean {
  const heading = path.at(-1) ?? ''
  return isQuestion(heading) || (questionOf(heading, language) ?? clauseOf(heading, language)) !== undefined
}

/** The term as the page writes it within sentences: 'osmosis', but 'Calvinism'. */
function nameIn(term: string, uses: readonly Sentence[], code: string): string {
  const low = uncapitalised(`${term} `, code === 'de' ? code : 'en').trim()
  const isName = uses.length > 0 && !uses.some(({ text }) => text.includes(low))
  return isName ? term : low
}

/** 'Stage 4': one of a series. */
export function isNumbered({ term }: Definition): boolean {
  return /\s(?:\p{N}+|[IVX]+)$/u.test(bareTerm(term))
}

export function mentions(text: string, term: string): boolean {
  return text.toLowerCase().includes(bareTerm(term).toLowerCase())
}

/** Whether a sentence says what the term is: 'Extracellular fluid (ECF) is the fluid …'. */
export function defines(text: string, term: string, language: string): boolean {
  const name = definedName(bareTerm(text), language)
  return name?.toLowerCase() === bareTerm(term).toLowerCase()
}

/** 'extracellular fluid (ECF)' without its abbreviation. */
export function bareTerm(term: string): string {
  if (!/[(（]/.test(term)) return term.trim() || term
  return term.replace(/\s*[(（][^()（）]*[)）]\s*/g, ' ').trim() || term
}
