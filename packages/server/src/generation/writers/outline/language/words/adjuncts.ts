import { startsWithParticiple } from './participles.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { denies } from './negations.ts'

/** Words that start the purpose of what was said. They open no clause that the verb before them needs. */
const purposes: Readonly<Record<string, string>> = {
  en: 'in order to|so that|in search of|in an effort to|in an attempt to|in the hope of',
  es: 'a fin de|con el fin de|con el objetivo de|con el propósito de|con la intención de|en busca de',
  fr: 'afin de|afin que|dans le but de|en vue de',
  it: 'al fine di|allo scopo di|affinché',
  pt: 'a fim de|com o objetivo de|com a finalidade de|com o intuito de',
  ro: 'cu scopul de|în scopul',
  de: ', um|, damit|, so dass',
  nl: ', om|, zodat',
}

/**
 * A clause that adds to a noun with an indefinite article: 'a process in which …'. After 'the only case in
 * which', the clause says which case, and so it does after 'a statement of the terms on which'.
 */
const relatives: Readonly<Record<string, RegExp>> = {
  en: /(?<=\san?\s(?:(?!th(?:e|ose|ese)\s)[\p{L}-]+\s(?:of\s)?){1,4}?)(?:in|during|by|through|from|for|at|to|with|on) which\s/gu,
  es: /(?<=\suna?\s(?:\p{L}+\s(?:de\s)?){1,4}?)(?:en|por|con|de|a|para) (?:el|la) (?:que|cual)\s/gu,
  fr: /(?<=\sune?\s(?:[\p{L}’'-]+\s(?:de\s)?){1,4}?)(?:dans|par|avec|pour|sur) (?:lequel|laquelle)\s/gu,
  it: /(?<=\suna?\s(?:[\p{L}’'-]+\s(?:di\s)?){1,4}?)(?:in|con|per|da|su) cui\s/gu,
  pt: /(?<=\suma?\s(?:\p{L}+\s(?:de\s)?){1,4}?)(?:em|por|com|para) que\s/gu,
}

/** Fewer words before it are hardly a statement. */
const fewestBefore = 6

/** Where a sentence may end before its purpose, or before what a clause adds to a noun. The text is in lower case. */
export function adjunctsIn(text: string, language: string): readonly number[] {
  const code = languageOf(language) ?? 'en'
  return [...startsOf(purposeOf(code), text), ...startsOf(relatives[code], text)].filter((at) => {
    const head = text.slice(0, at)
    const isOne = !/[,;:—–]/u.test(head)
    return isOne && head.trim().split(/\s+/).length >= fewestBefore && !denies(head, code)
  })
}

const patterns = new Map<string, RegExp>()

function purposeOf(code: string): RegExp | undefined {
  const words = purposes[code]
  if (words === undefined) return undefined
  const pattern = patterns.get(code) ?? new RegExp(`(?:(?<=\\s)|(?=,))(?:${words})\\s`, 'gu')
  patterns.set(code, pattern)
  return pattern
}

function startsOf(pattern: RegExp | undefined, text: string): readonly number[] {
  return pattern === undefined ? [] : [...text.matchAll(pattern)].map(({ index }) => index)
}

/** Words that open a remark between two commas, which the statement is true without. */
const remarks: Readonly<Record<string, string>> = {
  en: 'with|including|such as|like|known as|also known as|called|especially|particularly|along with|as well as|for instance|for example|or|named',
  es: 'incluidos|incluidas|como|conocid[oa]s? como|llamad[oa]s?|sobre todo|especialmente|es decir|por ejemplo|junto con',
  fr: 'y compris|comme|surtout|notamment|appelée?s?|par exemple|c’est-à-dire',
  it: 'come|compres[oiae]|chiamat[oiae]|soprattutto|ad esempio|cioè',
  pt: 'incluindo|como|chamad[oa]s?|sobretudo|especialmente|ou seja|por exemplo',
  de: 'vor allem|insbesondere|zum Beispiel|etwa|auch|also|darunter|das heißt',
  nl: 'vooral|met name|bijvoorbeeld|zoals|waaronder|dat wil zeggen',
}

/** 'Spain, with its wealth, was powerful' without the remark; undefined without one, or with other commas. */
export function withoutRemark(text: string, language: string): string | undefined {
  const words = remarks[languageOf(language) ?? 'en']
  if (words === undefined) return undefined
  const [, subject, rest] =
    new RegExp(
      `^([^,;:—–]+), (?:${words})\\s[^,;:—–]+, ((?!(?:and|or|y|e|o|u|et|ou|und|oder|en|of)\\s)[^,;:—–]+)$`,
      'u',
    ).exec(text) ?? []
  if (subject === undefined || rest === undefined || startsList(subject)) return undefined
  // '… railways, such as the one to Santos, opened in 1867': the participle belongs to a noun of the remark.
  if (startsWithParticiple(rest, language)) return undefined
  if (openList.test(text.slice(subject.length)) && endsList.test(rest)) return undefined
  return `${subject} ${rest}`
}

/** 'A resource, such as food, light or nesting sites': what follows the second comma is the rest of the examples. */
const openList =
  /^, (?:such as|like|including|especially|for instance|for example|como|incluid[oa]s|por ejemplo|comme|y compris|par exemple|come|compres[oiae]|ad esempio|incluindo|por exemplo|zum Beispiel|etwa|darunter|zoals|waaronder|bijvoorbeeld)\s/u
const endsList =
  /^(?:[\p{L}\p{M}\p{N}’'-]+\s){1,3}(?:and|or|y|e|o|u|et|ou|und|oder|en|of)\s(?:[\p{L}\p{M}\p{N}’'-]+\s?){1,3}$/u

/** 'In Spain, as in France, …': the remark is not after the subject. */
function startsList(subject: string): boolean {
  return /^(?:in|on|at|by|with|without|from|during|after|before|for|among|despite|when|while|if|although|because|as|where|since|until|under|en|a|con|sin|desde|durante|tras|si|cuando|aunque|dans|avec|sans|pendant|quand|bei|mit|ohne|nach|vor|wenn|als|während|im|am|bis)\s/iu.test(
    subject,
  )
}
