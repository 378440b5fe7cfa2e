import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { uncapitalised, withSmallStart } from '../enumerate.ts'
import { memoized } from '../memoized.ts'
import { phrasesOf } from '../phrases.ts'
import { withoutJoinedAnd } from '../words/joined-and.ts'

/** Languages in which a whole sentence keeps its capital after a colon. */
const keeping = new Set<Language>(['de', 'no', 'da', 'sv'])

/** Small words at the start of a sentence, which no name starts with if the next word has no capital. */
const firstWord = /^(\p{Lu}\p{Ll}*)(?=[\s,]|$)/u

/** Headings start with them. */
const questionWords = new Set(['what', 'how', 'who', 'why', 'when', 'where', 'which'])

/** English words that are no names, with more letters than the function words that `contentWords` leaves out. In lower case. */
export const englishFunctionWord =
  /^(?:above|below|under|over|after|before|during|most|many|some|each|every|several|both|near|inside|outside|since|until|although|while|when|within|without|despite|there|these|those|with|from|only|more|less|fewer)$/u

/** Prepositions, pronouns and negations, with which no name starts. */
const opening: Partial<Record<Language, RegExp>> = {
  es: /^(?:en|con|por|para|desde|hasta|entre|sobre|durante|no|este|estos|estas|cada|muchos|muchas|algunos|algunas|hay|se) /u,
  fr: /^(?:dans|avec|pour|par|depuis|jusque|entre|sur|pendant|ce|cette|ces|chaque|il|elle|on) /u,
  it: /^(?:con|per|da|fra|tra|durante|non|questo|questa|questi|queste|ogni|molti|molte|si) /u,
  pt: /^(?:em|com|por|para|desde|até|entre|sobre|durante|não|este|esta|estes|estas|cada|muitos|muitas|há) /u,
  pl: /^(?:w|we|na|po|do|od|z|ze|dla|przy|przez|przed|pod|nad|między|podczas|nie|każdy|każda|każde|wiele|wielu|niektóre|niektórzy) /u,
  cs: /^(?:v|ve|na|po|do|od|z|ze|pro|při|před|pod|nad|mezi|během|každý|každá|každé|mnoho|některé|někteří) /u,
  sk: /^(?:v|vo|na|po|do|od|z|zo|pre|pri|pred|pod|nad|medzi|počas|každý|každá|každé|mnoho|niektoré|niektorí) /u,
  ru: /^(?:в|во|на|по|к|из|с|со|для|при|перед|под|над|между|после|до|от|у|не|каждый|каждая|каждое|многие|некоторые) /u,
  uk: /^(?:в|у|на|по|до|із|з|зі|для|при|перед|під|над|між|після|від|не|кожний|кожна|кожне|багато|деякі) /u,
}

type Texts = readonly { readonly text: string }[]

/** The words that the page has in lower case, so that they are no names. */
const lowerWordsIn = memoized((sentences: Texts): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const { text } of sentences)
    for (const word of text.match(/(?<![\p{L}’'])\p{Ll}+/gu) ?? []) words.add(word)
  return words
})

/** The words that the page has with a capital within a sentence. */
const capitalWordsIn = memoized((sentences: Texts): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const { text } of sentences)
    for (const [word] of text.matchAll(/(?<=[\p{L}\p{N},;]\s)\p{Lu}\p{Ll}+/gu)) words.add(word)
  return words
})

/**
 * A name from a cell or a heading as it is written within a sentence: 'calvin cycle' is wrong if the page has 'the Calvin cycle',
 * and 'Oxygen, ATP' begins with a small letter if the page has 'oxygen'.
 */
export function nameInside(name: string, sentences: Texts, language: string): string {
  const [word] = /^\p{Lu}\p{Ll}+/u.exec(name) ?? []
  if (word === undefined || languageOf(language) === 'de') return name
  const isLower = lowerWordsIn(sentences).has(word.toLowerCase())
  if (!isLower && capitalWordsIn(sentences).has(word)) return name
  return isLower && !/^\s\p{Lu}/u.test(name.slice(word.length))
    ? withSmallStart(name)
    : uncapitalised(`${name} `, language).trim()
}

/**
 * A sentence of the page as it continues after a colon: 'I read this: in the north, rivers are short.' The first word
 * loses its capital only if the page has it in lower case elsewhere, so names keep theirs.
 */
export function afterColon(text: string, sentences: Texts, language: string): string {
  if (keeping.has(languageOf(language) ?? 'en')) return text
  if (languageOf(language) === 'ar') return withoutJoinedAnd(text, language)
  const [word] = firstWord.exec(text) ?? []
  if (word === undefined || word === 'I') return text
  const lower = word.toLowerCase()
  // 'If', 'when': a word that opens a clause is no name.
  const isKnown =
    questionWords.has(lower) ||
    (languageOf(language) === 'en' && englishFunctionWord.test(lower)) ||
    phrasesOf(language).subordinate.includes(lower) ||
    opening[languageOf(language) ?? 'en']?.test(`${lower} `) === true
  const isEnglish = languageOf(language) === 'en'
  if (!isKnown && !(isEnglish ? isLowerForm(lower, sentences) : lowerWordsIn(sentences).has(lower)))
    return text
  // 'White House', but 'In Rome' and 'The Romans'.
  const [, second = ''] = text.split(/\s+/)
  if (/^\p{Lu}/u.test(second) && word.length > mostOfSmall) return text
  return lower + text.slice(word.length)
}

/**
 * Whether an English page has a word in lower case, or the singular of a plural, or the verb of a form in '-ing': 'Stages' on a page
 * with 'stage', and 'Cooking' on one with 'cooked'.
 */
function isLowerForm(lower: string, sentences: Texts): boolean {
  const known = lowerWordsIn(sentences)
  if (known.has(lower)) return true
  const plural = /^(.{3,}[^su])s$/u.exec(lower)?.[1]
  const verb = /^(.{3,})ing$/u.exec(lower)?.[1]
  const endings = ['', 'e', 's', 'es', 'd', 'ed']
  return (
    (plural !== undefined && known.has(plural)) ||
    (verb !== undefined && endings.some((ending) => known.has(`${verb}${ending}`)))
  )
}

/** Articles and prepositions are short. */
const mostOfSmall = 3
