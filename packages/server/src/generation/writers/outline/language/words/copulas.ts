import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { denies } from './negations.ts'
import { alternatives, unspaced } from './word-patterns.ts'

/**
 * The words between a member of a series and what it is, with the word for 'that' where the clause after it can stand alone:
 * 'is' of 'The first is the light', 'is that' of 'The first reason is that grain was cheap'.
 */
const copulas: Partial<Record<Language, string>> = {
  en: String.raw`(?:is|are|was|were)(?:\sthat)?`,
  de: String.raw`(?:ist|sind|war|waren)(?!,?\sdass)`,
  es: String.raw`(?:es|son|fue|era|eran)(?:\sque)?`,
  fr: String.raw`(?:est|sont|était|étaient|fut)(?:\sque)?`,
  it: String.raw`(?:è|sono|fu|era|erano)(?:\sche)?`,
  pt: String.raw`(?:é|são|foi|era|eram)(?:\sque)?`,
  nl: String.raw`(?:is|zijn|was|waren)(?!\sdat)`,
  sv: 'är|var',
  da: 'er|var',
  no: 'er|var',
  ro: String.raw`(?:este|e|sunt|a fost|era)(?:\scă)?`,
  // 'Pierwszy jest krótki' says how the first one is, 'Pierwszym jest deszcz' what it is.
  pl: String.raw`(?:to|(?<=^\p{L}+(?:[iy]m|ą)(?:\s\p{L}+){0,2}\s)(?:jest|są|był[ao]?)(?:\sto)?)(?:,?\sże)?`,
  cs: String.raw`(?:je|jsou|byl|byla|bylo)(?:\sto)?(?:,?\sže)?`,
  sk: String.raw`(?:je|sú|bol|bola|bolo)(?:\sto)?(?:,?\sže)?`,
  ru: String.raw`[—–-](?:\sэто)?`,
  uk: String.raw`[—–-](?:\sце)?`,
  el: 'είναι|ήταν',
  fi: 'on|oli|ovat',
  id: 'adalah|ialah',
  vi: 'là',
  th: 'คือ',
  zh: '是',
  ja: 'は、?',
  ar: 'هو|هي',
  he: 'הוא|היא',
}

/**
 * The ordinals that are the subject of such a sentence: 'the first', 'the second reason'. Others only say when or in which order:
 * 'First, the water is heated' is about the water.
 */
const members: Partial<Record<Language, RegExp>> = {
  en: /^(?:the|a|one|another)\s/u,
  de: /^(?:der|die|das)\s/u,
  es: /^(?:el|la)\s/u,
  fr: /^(?:le|la|l’)/u,
  it: /^(?:il|la|l’)/u,
  pt: /^[oa]\s/u,
  nl: /^(?:de|het)\s/u,
  sv: /^(?:den|det)\s/u,
  da: /^(?:den|det)\s/u,
  no: /^(?:den|det)\s/u,
  ro: /^(?:prim|ultim|al\s|a\s)/u,
  pl: /^(?:pierwsz|drug|trzec|czwart|ostatn)/u,
  cs: /^(?:prvn|druh|třet|posledn)/u,
  sk: /^(?:prv|druh|tret|posledn)/u,
  ru: /^(?:перв|втор|трет|последн)/u,
  uk: /^(?:перш|друг|трет|останн)/u,
  el: /^(?:ο|η|το)\s/u,
  fi: /^(?:ensimmäinen|toinen|kolmas|viimeinen)$/u,
  id: /^yang\s/u,
  vi: /^thứ\s/u,
  th: /^(?:ข้อ|ประการ)/u,
  zh: /^(?:首先|最后|再次|第.|其.)$/u,
  ja: /つ目$/u,
  ar: /^ال/u,
  he: /^ה/u,
}

/** Starts of what a member is, in languages with articles. 'The second phase is longer' only says how it is. */
const things: Partial<Record<Language, RegExp>> = {
  en: /^(?:the|an?|its|their|his|her|our|your)\s/iu,
  de: /^(?:der|die|das|ein|eine|sein|seine|ihr|ihre)\s/iu,
  es: /^(?:el|la|los|las|un|una|unos|unas|su|sus)\s/iu,
  fr: /^(?:(?:le|la|les|un|une|des|du|son|sa|ses|leurs?)\s|l[’'])/iu,
  it: /^(?:(?:il|lo|la|i|gli|le|un|uno|una)\s|(?:l|un)[’'])/iu,
  pt: /^(?:o|a|os|as|um|uma|seu|sua)\s/iu,
  nl: /^(?:de|het|een|zijn|haar|hun)\s/iu,
  el: /^(?:ο|η|το|οι|τα|ένας|μία|μια|ένα)\s/iu,
}

/** Words of a clause, after the word for 'that'. */
const clauseFollows = /(?:that|que|che|că|że|že)\s$/iu

/** Reads the thing that a member of a series is: 'the light' of 'The first is the light'. Undefined for other texts and denials. */
export function createReadMember(
  code: Language,
  ordinals: readonly string[],
): (text: string) => string | undefined {
  const spaced = !unspaced.has(code)
  const subjects = ordinals.filter((one) => members[code]?.test(one) === true)
  const [noun, space] = spaced
    ? [String.raw`(?:\s\p{L}+){0,2}?`, String.raw`\s`]
    : [String.raw`(?:[个种类项点条步]\p{Script=Han}{0,4}?)?`, '']
  const pattern = new RegExp(
    `^(?:${alternatives(subjects)})${noun}${space}(?:${copulas[code] ?? '(?!)'})${space}`,
    'iu',
  )
  return (text) => {
    const [start] = pattern.exec(text) ?? []
    if (start === undefined) return undefined
    const rest = text.slice(start.length)
    const [word = ''] = spaced ? rest.split(/\s/u) : [rest.slice(0, 2)]
    if (denies(start, code) || denies(word, code)) return undefined
    return clauseFollows.test(start) || things[code]?.test(rest) !== false ? rest : undefined
  }
}

/** Whether a text begins with such a word: what follows the subject is a whole predicate. */
export function startsWithCopula(text: string, language: string): boolean {
  const words = copulas[languageOf(language) ?? 'en']
  return words !== undefined && new RegExp(`^(?:${words})(?!\\p{L})`, 'iu').test(text)
}
