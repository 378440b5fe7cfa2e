import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { capitalised, uncapitalised } from '../language/enumerate.ts'
import { clauseOf, questionOf } from '../language/heading-question.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { marksOf } from '../language/marks.ts'
import { contentStems, overlap } from '../language/words/content-words.ts'
import { isQuestion } from './sentence.ts'
import type { Sentence } from './sentence.ts'
import type { Unit } from './unit.ts'

/** A longer heading is no name of a thing. */
const mostOfName = 6

/**
 * The sentences of a unit, the first of which depends on nothing if it opens the text below a heading: a pronoun within it
 * ('A seed keeps its food') means something in the same sentence or in the heading. If its subject is missing, the heading
 * comes before it. The first of a series ('The first stage, glycolysis, …') opens the series. Below a picture or a table the
 * pronoun may mean the picture or the table, so the sentence stays dependent.
 */
export function withFirstBelowHeading(
  { path, blocks, sentences }: Unit,
  lexicon: Lexicon,
): readonly Sentence[] {
  const [first, ...others] = sentences
  const opens = first !== undefined && path.length > 0 && first.index === 0 && first.block === blocks[0]?.id
  if (!opens || first.listed || !first.isDependent) return sentences
  if (
    !lexicon.opensDependent(first.text) ||
    lexicon.discourse.placeInSeries(first.text) === 'first' ||
    startsAfterEvent(first.text, lexicon) ||
    startsWithHeading(first.text, path.at(-1) ?? '', lexicon)
  )
    return [{ ...first, isDependent: false }, ...others]
  const named = afterHeading(first.text, path.at(-1) ?? '', lexicon)
  return named === undefined
    ? sentences
    : [{ ...first, text: named, words: countWords(named), isDependent: false }, ...others]
}

/** 'After the fight most of the antibodies disappear': the section before is about the event, and the rest depends on nothing. */
function startsAfterEvent(text: string, lexicon: Lexicon): boolean {
  const [, rest] = /^(?:after|before|during) the \p{Ll}+,?\s(.+)$/iu.exec(text) ?? []
  return rest !== undefined && !lexicon.isDependent(capitalised(rest))
}

/** Pronouns and the word for 'here' at the start of a sentence, which mean the heading above it. In lower case. */
const pointers: Partial<Record<Language, RegExp>> = {
  en: /^(?:this (?:is|was|means|happens|makes|can|includes|refers)|these (?:are|were|include)|it|they|here)\s/iu,
  es: /^(?:esto|este es|esta es|estos son|estas son|aquí)\s/iu,
  fr: /^(?:c’est|c'est|ce sont|il s’agit|ici)\s/iu,
  de: /^(?:das (?:ist|sind|war|bedeutet)|dies|es|hier)\s/iu,
  it: /^(?:questo è|questa è|questi sono|queste sono|qui)\s/iu,
  pt: /^(?:isto é|este é|esta é|estes são|estas são|aqui)\s/iu,
  nl: /^(?:dit|dat is|het|hier)\s/iu,
  pl: /^(?:jest to|są to|to jest|to są|tu|tutaj)\s/iu,
  cs: /^(?:jde o|je to|jsou to|zde)\s/iu,
  sk: /^(?:ide o|je to|sú to|tu)\s/iu,
  ru: /^(?:это|здесь)\s/iu,
  uk: /^(?:це|тут)\s/iu,
  sv: /^(?:det här är|detta är|här)\s/iu,
  da: /^(?:dette er|det er|her)\s/iu,
  no: /^(?:dette er|det er|her)\s/iu,
}

function startsWithPointer(text: string, language: string): boolean {
  return pointers[languageOf(language) ?? 'en']?.test(text) === true
}

/** Words of an opening: 'The main cause' */
const wordsOfOpening = 4

/** 'The main cause was …' below 'Causes of failure': the heading says of what. */
function startsWithHeading(text: string, heading: string, { phrases }: Lexicon): boolean {
  const words = text.split(/\s+/u).slice(0, wordsOfOpening)
  // 'It costs …' below 'Costs' has no subject.
  if (phrases.dependentStarts.includes(words[0]?.toLowerCase() ?? '')) return false
  // 'However, the main cause …' and 'Now, let’s …' continue a text.
  const [opening = ''] = words.join(' ').split(/[,،，、;:]/u)
  return overlap(contentStems(opening), contentStems(heading)) > 0
}

/**
 * 'Jeziora rynnowe: powstały tam, gdzie …' of 'Powstały tam, gdzie …'; undefined if the heading names nothing, or the sentence
 * needs more than a subject.
 */
function afterHeading(text: string, heading: string, lexicon: Lexicon): string | undefined {
  const { language, discourse } = lexicon
  const name = heading.replace(/\s*[:：.]\s*$/u, '')
  const isName =
    /^\p{L}[\p{L}\p{M}\s’'-]*$/u.test(name) &&
    countWords(name) <= mostOfName &&
    !isQuestion(heading) &&
    lexicon.roleOf(heading) === undefined
  if (!isName || clauseOf(heading, language) !== undefined || questionOf(heading, language) !== undefined)
    return undefined
  // 'Substitutes: this is the most important factor.' A connective means another text.
  const isPointing =
    lexicon.relationOf(text) === undefined &&
    !discourse.contrasts(text) &&
    discourse.placeInSeries(text) === undefined &&
    startsWithPointer(text, language) &&
    // 'It costs memory' below 'Costs' is about something else.
    overlap(contentStems(name), contentStems(text)) === 0
  if (isPointing) return `${name}${marksOf(language).colon}${uncapitalised(text, language)}`
  if (!discourse.dropsSubject(text)) return undefined
  const rest = uncapitalised(text, language)
  // 'mRNA' begins in lower case and is a name.
  return lexicon.isDependent(`${name.charAt(0).toUpperCase()}${name.slice(1)} ${rest}`)
    ? undefined
    : `${name}${marksOf(language).colon}${rest}`
}
