import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { memoized } from '../language/memoized.ts'
import { definedName } from '../language/words/defined-name.ts'
import { hasNumberAsName } from '../language/words/numbered-words.ts'
import { isWholeWord, unspaced } from '../language/words/word-patterns.ts'
import type { Material } from './material.ts'
import { bareTerm } from './terms.ts'

/** Languages in which an adjective precedes its noun, so that two kinds of one thing end in the same noun. */
const nounLast: ReadonlySet<Language> = new Set(['en', 'de', 'nl', 'da', 'no', 'sv'])
/** A term is the subject if no more letters are before it: those of an article. */
const mostBefore = 5
const mostNameWords = 4
const articles =
  /^(?:an?|the|eine?|der|die|das|de|het|een|en|ett?|el|la|los|las|una?|le|les|une|il|lo|gli|i|os?|as?|um|uma)$/iu
const notQualifiers =
  /^(?:most|some|many|several|others?|both|each|every|these|those|this|that|such|another|all|no|any|when|while|where|as|if|once|two|three|four|more|less|fewer|different|same|first|second|third|last|next|and|or|viele|einige|manche|andere|beide|jede\p{L}*|diese\p{L}*|alle|wenn|als|mehr|weniger)$|\p{N}/iu
const prepositions = /^(?:under|in|on|with|at|for|by|unter|bei|mit|auf|nach|für|onder|bij|met|op|voor)$/iu
/** Nouns show themselves by their ending, or because an article or 'of' is before them elsewhere. */
const nounEnding =
  /(?:ism|tion|sion|ment|ness|ity|ance|ence|logy|graphy|ung|heit|keit|schaft|ismus|schaltung)s?$/iu
const afterArticle =
  /(?<!\p{L})(?:the|an?|of|each|this|der|die|das|ein|eine|einer|einem|de|het|een|den|det|en|ett?)\s(?=([\p{L}\p{N}-]+))/giu
/** With one of these after it, a short subject ends. */
const verbs: Partial<Record<Language, RegExp>> = {
  en: /^(?:is|are|was|were|has|have|can|must|may)$/iu,
  de: /^(?:ist|sind|war|waren|hat|haben|wird|werden|kann|können|muss|müssen)$/iu,
  nl: /^(?:is|zijn|was|waren|heeft|hebben|wordt|worden|kan|kunnen|moet)$/iu,
}

/**
 * The names of the two things that two statements are about, if they are parallel: two terms of the page, two kinds of one
 * thing ('contact metamorphism', 'regional metamorphism'), or two short names before the same verb.
 */
export function parallelSubjects(
  one: string,
  other: string,
  material: Material,
): readonly [string, string] | undefined {
  const code = languageOf(material.page.language) ?? 'en'
  return (
    twoTerms(one, other, material) ??
    twoNumbered(one, other) ??
    (nounLast.has(code) ? twoKinds(one, other, material) : undefined) ??
    (compounding.has(code) ? twoCompounds(one, other) : undefined) ??
    beforeVerb(one, other, verbs[code])
  )
}

/** The kinds after whose number a noun follows, and no verb: 'type 1 diabetes'. */
const kindsOfNoun = /^(?:types?|typ|tipo)$/iu
const numbered =
  /^(?<name>(?<kind>\p{L}{3,})\s(?:\p{N}{1,2}|[IVX]{1,4}|\p{Lu})(?![\p{L}\p{N}%]|[.,]\p{N}))(?<rest>\s\p{Ll}{4,})?/u

/** 'Type 1 diabetes' and 'type 2 diabetes', 'Chapter 7' and 'Chapter 11': one word with two numbers or letters. */
function twoNumbered(one: string, other: string): readonly [string, string] | undefined {
  const [a, b] = [numbered.exec(one)?.groups, numbered.exec(other)?.groups]
  const [left = '', right = '', kind = ''] = [a?.['name'], b?.['name'], a?.['kind']]
  if (!hasNumberAsName(kind) || kind.toLowerCase() !== b?.['kind']?.toLowerCase()) return undefined
  if (left.toLowerCase() === right.toLowerCase()) return undefined
  const hasNoun = kindsOfNoun.test(kind) && a?.['rest'] === b['rest']
  const noun = hasNoun ? (a?.['rest'] ?? '') : ''
  return [left + noun, right + noun]
}

function twoTerms(one: string, other: string, material: Material): readonly [string, string] | undefined {
  const [left, right] = [termAtStart(one, material), termAtStart(other, material)]
  if (left === undefined || right === undefined) return undefined
  const [a, b] = [left.toLowerCase(), right.toLowerCase()]
  // 'A stem cell' is a cell too.
  return a === b || ` ${a} `.endsWith(` ${b} `) || ` ${b} `.endsWith(` ${a} `) ? undefined : [left, right]
}

/** The terms of the glossary and the names that sentences define. */
const namesOf = memoized(({ terms, sentences, page }: Material): readonly string[] => [
  ...new Set([
    ...terms.map(({ term }) => bareTerm(term)),
    ...sentences.flatMap(({ text }) => definedName(text, page.language) ?? []),
  ]),
])

function termAtStart(text: string, material: Material): string | undefined {
  const low = text.toLowerCase()
  const spaced = !unspaced.has(languageOf(material.page.language) ?? 'en')
  const [longest] = namesOf(material)
    .filter((term) => {
      const at = low.indexOf(term.toLowerCase())
      const opens = at === 0 || (at > 0 && at <= mostBefore && articles.test(low.slice(0, at).trim()))
      return opens && isWholeWord(low, at, term.length, spaced)
    })
    .sort((a, b) => b.length - a.length)
  return longest
}

function twoKinds(one: string, other: string, material: Material): readonly [string, string] | undefined {
  const [left, right] = [nameWords(one), nameWords(other)]
  for (const [at, word] of left.entries()) {
    const place = right.findIndex((each) => each.toLowerCase() === word.toLowerCase())
    if (place < 0) continue
    const [a, b] = [left.slice(0, at), right.slice(0, place)]
    const areKinds =
      areQualifiers(a) && areQualifiers(b) && a.join(' ').toLowerCase() !== b.join(' ').toLowerCase()
    // 'Under the cash basis, …': a comma ends the name.
    const isEnd = at === left.length - 1 && place === right.length - 1 && at < mostNameWords - 1
    return areKinds && (isEnd || isNoun(word, material))
      ? [withAmount(one, [...a, word].join(' ')), withAmount(other, [...b, word].join(' '))]
      : undefined
  }
  return undefined
}

/** Languages that write two nouns as one word. */
const compounding: ReadonlySet<Language> = new Set(['de', 'nl', 'da', 'no', 'sv', 'fi', 'hu'])
/** Letters of the noun in which two compounds end, and of what is before it. */
const fewestLetters = { shared: 5, own: 3 }

/** 'Lungenkreislauf' and 'Körperkreislauf': two kinds of what they end in. */
function twoCompounds(one: string, other: string): readonly [string, string] | undefined {
  const [[left = ''], [right = '']] = [nameWords(one), nameWords(other)]
  const [a, b] = [left.toLowerCase(), right.toLowerCase()]
  let shared = 0
  while (shared < Math.min(a.length, b.length) && a.at(-1 - shared) === b.at(-1 - shared)) shared++
  const isKind = (name: string) => name.length - shared >= fewestLetters.own && /^[\p{L}-]+$/u.test(name)
  return shared >= fewestLetters.shared && isKind(a) && isKind(b) ? [left, right] : undefined
}

function areQualifiers(words: readonly string[]): boolean {
  return (
    words.length >= 1 &&
    words.length <= 2 &&
    !words.some((word) => articles.test(word) || notQualifiers.test(word))
  )
}

/** The first words before any mark, without an article, and without the preposition of 'Under the cash basis'. */
function nameWords(text: string): readonly string[] {
  const [start = ''] = text.trim().split(/[,;:،؛()“”"«»–—]/u)
  const words = start.split(/\s+/u).filter(Boolean)
  const [first = '', second = ''] = words
  const openers = articles.test(first) ? 1 : prepositions.test(first) && articles.test(second) ? 2 : 0
  const name = words.slice(openers, openers + mostNameWords)
  return openers === 1 ? withInflection(first, name.join(' ')).split(' ') : name
}

function isNoun(word: string, material: Material): boolean {
  if (word.length < 4 || Object.values(verbs).some((verb) => verb.test(word))) return false
  return nounEnding.test(word) || namedWords(material).has(word.replace(/[^\p{L}\p{N}-]/gu, '').toLowerCase())
}

/** The words after an article or 'of'. */
const namedWords = memoized(
  ({ sentences }: Material): ReadonlySet<string> =>
    new Set(
      sentences.flatMap(({ text }) =>
        [...text.matchAll(afterArticle)].map(([, word = '']) => word.toLowerCase()),
      ),
    ),
)

/** The short subject before an auxiliary: 'offer' of 'An offer is a statement'. */
export function subjectBeforeVerb(text: string, code: Language): string | undefined {
  const words = nameWords(text)
  const at = words.findIndex((word) => verbs[code]?.test(word))
  return at >= 1 ? words.slice(0, at).join(' ') : undefined
}

/** A name without its article. A German adjective shows the gender then: 'Höherer Wert' of 'Der höhere Wert'. */
export function withoutArticle(text: string): string {
  const [first = '', ...rest] = text.trim().split(/\s+/u)
  if (!articles.test(first) || rest.length === 0) return text.trim()
  return withInflection(first, rest.join(' '))
}

/** 'A little sugar' is some, and 'little sugar' is hardly any. */
const amount =
  /^(?:an?\s(?:little|lot|few|bit|couple|number)|un\s(?:poco|peu|po)|ein\s(?:wenig|paar|bisschen)|um\spouco|een\s(?:beetje|paar))(?!\p{L})/iu

function withAmount(text: string, name: string): string {
  const [article = ''] = text.trim().split(/\s+/u)
  return amount.test(text.trim()) ? `${article} ${name}` : name
}

/** 'höhere' before a noun with a capital, after 'der', 'die' or 'das'. 'Sieben' and 'heute' have one form. */
const germanAdjective = /^(?!(?:sieben|heute|gerade)\s)\p{Ll}\p{L}{2,}en?(?=\s\p{Lu})/u
const germanEndings: Readonly<Record<string, string>> = { der: 'er', das: 'es' }

function withInflection(article: string, name: string): string {
  return name.replace(germanAdjective, (adjective) => inflected(article, adjective))
}

/** After 'die', the ending of a singular is right, and that of a plural has one letter more. */
function inflected(article: string, adjective: string): string {
  const low = article.toLowerCase()
  const ending = germanEndings[low]
  if (ending !== undefined) return adjective.replace(/e$/u, ending)
  return low === 'die' ? adjective.replace(/en$/u, 'e') : adjective
}

function beforeVerb(
  one: string,
  other: string,
  verb: RegExp | undefined,
): readonly [string, string] | undefined {
  if (verb === undefined) return undefined
  const [left, right] = [nameWords(one), nameWords(other)]
  const [a, b] = [left, right].map((words) => words.findIndex((word) => verb.test(word)))
  if (a === undefined || b === undefined || a < 1 || b < 1 || a > 2 || b > 2) return undefined
  if (left[a]?.toLowerCase() !== right[b]?.toLowerCase()) return undefined
  const names = [left.slice(0, a).join(' '), right.slice(0, b).join(' ')] as const
  return names.some(isAmount) || names[0].toLowerCase() === names[1].toLowerCase() ? undefined : names
}

/** Languages in which an adjective mostly follows its noun, so that one word after an article is a noun. */
const nounFirst: ReadonlySet<Language> = new Set(['es', 'fr', 'it', 'pt', 'ro'])

/**
 * 'Arteries carry blood away, whereas veins carry it back': one word before the same verb, in two statements that a word sets
 * against each other. Where an adjective may come before its noun, both words are known to be nouns: 'sandy soils', 'clay soils'.
 */
export function subjectsBeforeSameWord(
  one: string,
  other: string,
  material: Material,
): readonly [string, string] | undefined {
  const [[left = '', verb = ''], [right = '', otherVerb = '']] = [nameWords(one), nameWords(other)]
  const { title, language } = material.page
  const named = new Set([
    ...namedWords(material),
    ...[title, ...material.sections.map((section) => section.title)].join(' ').toLowerCase().split(/\s+/u),
  ])
  const isVerb = /^\p{Ll}{3,}$/u.test(verb) && verb === otherVerb && !notQualifiers.test(verb)
  const areNames = [left, right].every(
    (name) =>
      /^\p{L}[\p{L}\p{M}-]{2,}$/u.test(name) &&
      !notQualifiers.test(name) &&
      !prepositions.test(name) &&
      (nounFirst.has(languageOf(language) ?? 'en') || named.has(name.toLowerCase())),
  )
  return isVerb && areNames && left.toLowerCase() !== right.toLowerCase() ? [left, right] : undefined
}

/** 'Nearly 30' is an amount, 'group 2' a name. */
function isAmount(name: string): boolean {
  const [first = ''] = name.split(/\s/u)
  return /(?<!\p{L})\p{N}/u.test(name) && !hasNumberAsName(first)
}
