import { languageOf } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../language/enumerate.ts'
import type { Phrases } from '../language/phrase-book.ts'
import type { Material } from './material.ts'
import type { Sentence } from './sentence.ts'
import type { Unit } from './unit.ts'

/** Languages in which an adjective precedes its noun, and a genitive does not follow one to make a name. */
const nounLast = new Set(['en', 'de', 'nl', 'da', 'no', 'sv', 'ru', 'uk', 'cs', 'sk'])
/** Languages in which an adjective or a second noun follows the noun. There, a verb could be taken for it. */
const nounFirst = new Set(['es', 'fr', 'it', 'pt', 'ro', 'ar', 'he', 'id', 'vi', 'pl'])
/** Endings of adjectives in languages in which other words before or after a noun are not part of its name. */
const adjectives: Readonly<Record<string, RegExp>> = {
  pl: /^\p{L}{2,}(?:ow|sk|ck|cz|jn|ln|rn|mn|tn|żn|wn|dn)[aey]$/u,
  ru: /^\p{L}{2,}(?:ая|яя|ое|ее|ый|ий|ой|ые|ие)$/u,
  uk: /^\p{L}{2,}(?:[нкв]а|ня|[нкв]е|[нкв]ий|ній|[нкв]і)$/u,
  cs: /^\p{L}{3,}[áéýí]$/u,
  sk: /^\p{L}{3,}(?:[áéýí]|[aieu]a|ie)$/u,
}
/** The name of a kind is among the first words of its sentence. */
const opening = 5
const fewestLetters = 4
/** Letters by which singular and plural differ at most. */
const mostEnding = 2
/** Words that count, point or link, and name no kind. */
const notNames =
  /^(?:most|some|many|several|other|others|both|each|every|these|those|this|that|such|another|different|various|certain|later|early|earlier|when|while|where|which|what|whose|with|without|within|from|into|than|then|also|over|under|after|before|during|since|because|like|unlike|between|through|might|would|could|should|will|must|does|have|been|were|only|your|their|more|less|fewer|eine[mnrs]?|keine[mnrs]?|viele|einige|manche|andere|beide|jede\p{L}*|diese\p{L}*|solche|weitere|wiele|niektóre|inne|każd\p{L}*|takie|główn\p{L}*|pierwsz\p{L}*|drug\p{L}*|ostatni\p{L}*|różn\p{L}*|pewn[aey]|jedn[aey]|żadn[aey]|nowe|nowa|мног\p{L}*|перв\p{L}*|втор\p{L}*|друг\p{L}*|остальн\p{L}*|некотор\p{L}*|люб(?:ая|ой|ое|ые)|разн\p{L}*|различн\p{L}*|данн\p{L}*|определённ\p{L}*|так(?:ая|ое|ой|ие)|кажд\p{L}*|следующ\p{L}*|нов(?:ая|ый|ое|ые)|перш\p{L}*|інш\p{L}*|деяк\p{L}*|різн\p{L}*|так(?:а|ий|е|і)|одн[ае]|жодн[аеі]|кожн\p{L}*|druh[áéý]|první|jin[áéí]|někter[áéýí]|mnoh[áéý]|takov[áéýí]|žádn[áéýí]|další|ostatní|poslední|různ[áéýí]|niektor[áéýí]|tak[áé]|ďalši[ae]|ďalší|ostatn[áéýí]|posledn[áéýí]|rôzn[áéýí]|žiadn[áéy]|každ[áéý]|nov[áéý]|muchos|muchas|algunos|algunas|otros|otras|todos|todas|cada|muitos|muitas|alguns|algumas|outros|outras|beaucoup|certains|certaines|autres|toutes|tous|chaque)$/u

/** Words that follow a verb and not a noun. In German, an article may also follow a noun: 'Formen der Erosion'. */
const beforeObject = /^(?:the|an?|its|their|this|these|those|each|every|all|het|een|den|det|en|ett|et)$/iu

/** A kind of the thing that a unit is about, and the sentence that introduces it. */
export interface Kind {
  readonly name: string
  readonly sentence: Sentence
}

/**
 * The kinds of one thing that the sentences of a unit introduce by name: 'Physical weathering splits rock. … Chemical
 * weathering changes it.' The heading of the unit or the page names the thing. Empty for fewer than two.
 */
export function kindsOf({ title, sentences }: Unit, material: Material): readonly Kind[] {
  const code = languageOf(material.page.language) ?? 'en'
  if (!nounFirst.has(code) && !nounLast.has(code)) return []
  const inHeading = kindsNamed(wordsOf(title).filter(isLong), sentences, material)
  // 'Where does it come from?' does not name the thing, and the title of the page does.
  return inHeading.length > 0
    ? inHeading
    : kindsNamed(wordsOf(material.page.title).filter(isLong), sentences, material)
}

/** The kinds of the thing of which the sentences name most. */
function kindsNamed(
  things: readonly string[],
  sentences: readonly Sentence[],
  material: Material,
): readonly Kind[] {
  const code = languageOf(material.page.language) ?? 'en'
  const adjective = adjectives[code]
  const pattern = {
    things,
    linking: linkingWords(material.lexicon.phrases),
    isNounFirst: nounFirst.has(code),
    adjective,
  }
  const found = new Map<string, Kind[]>()
  for (const sentence of sentences) {
    if (!sentence.isUsable || sentence.isDependent) continue
    const named = kindIn(sentence.text, pattern)
    if (!named || (pattern.isNounFirst && !adjective && !recurs(named.name, material))) continue
    const kinds = found.get(named.thing) ?? []
    found.set(named.thing, kinds)
    if (!kinds.some(({ name }) => isForm(name, named.name))) kinds.push({ name: named.name, sentence })
  }
  const [most = []] = [...found.values()].sort((a, b) => b.length - a.length)
  return most.length >= 2 ? most : []
}

interface NamePattern {
  readonly things: readonly string[]
  readonly linking: ReadonlySet<string>
  readonly isNounFirst: boolean
  /** The ending of the other word of the name, in languages that need it. */
  readonly adjective: RegExp | undefined
}

function kindIn(
  text: string,
  { things, linking, isNounFirst, adjective }: NamePattern,
): { readonly thing: string; readonly name: string } | undefined {
  // A name does not go beyond a comma.
  const [start = ''] = text.split(/[,;:،؛()“”"«»]/u)
  const words = wordsOf(start).slice(0, opening)
  for (const [at, word] of words.entries()) {
    const thing = isLong(word) ? things.find((one) => isForm(one, word)) : undefined
    const qualifier = isNounFirst ? words[at + 1] : words[at - 1]
    if (thing === undefined || !qualifier || linking.has(qualifier.toLowerCase())) continue
    if (!isQualifier(qualifier, isNounFirst || at > 1)) continue
    if (adjective && !adjective.test(qualifier.toLowerCase())) continue
    // 'A larger sample narrows the interval' below 'What makes an interval narrow': a verb with its object.
    if (!isNounFirst && beforeObject.test(words[at + 1] ?? '')) continue
    if (things.some((one) => isForm(one, qualifier))) continue
    // 'The state sets price ceilings', 'Price ceilings stop prices': the other noun of a compound, and the object of the thing itself.
    const isThing = (other: string | undefined) =>
      other !== undefined && things.some((one) => isForm(one, other))
    if (!isNounFirst && (isThing(words[at + 1]) || words.slice(0, at - 1).some(isThing))) continue
    const pair = isNounFirst ? [word, qualifier] : [qualifier, word]
    return { thing, name: capitalised(pair.join(' ')) }
  }
  return undefined
}

/** A word of some length, or a letter or number as in 'O horizon' and 'type 2'. An 'A' at the start is an article. */
function isQualifier(word: string, isInside: boolean): boolean {
  if (/^(?:\p{Lu}|\p{N}{1,2})$/u.test(word)) return isInside
  return isLong(word) && !/\p{N}|[’']/u.test(word) && !notNames.test(word.toLowerCase())
}

/** A name recurs on its page; a noun with its verb seldom does. */
function recurs(name: string, { sentences }: Material): boolean {
  const lower = name.toLowerCase()
  return sentences.filter(({ text }) => text.toLowerCase().includes(lower)).length > 1
}

/** Singular and plural, in any case: one of them starts with the other. */
function isForm(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((word) => word.toLowerCase())
    .sort((a, b) => a.length - b.length)
  return long.startsWith(short) && long.length - short.length <= mostEnding
}

/** The single words with which clauses and references start. */
function linkingWords(phrases: Phrases): ReadonlySet<string> {
  return new Set([
    ...phrases.dependentStarts,
    ...phrases.clauses,
    ...phrases.subordinate,
    ...phrases.pointingBack,
  ])
}

function isLong(word: string): boolean {
  return word.length >= fewestLetters
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? []
}
