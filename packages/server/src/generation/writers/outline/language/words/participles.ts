import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Ends of participles that no finite verb has. */
const ends: Partial<Record<Language, string>> = {
  es: '[ai]d[oa]s?|puest[oa]s?|escrit[oa]s?|hech[oa]s?|abiert[oa]s?',
  pt: '(?:[ai]d|escrit|feit|abert|post)[oa]s?',
  it: '(?:[aiu]t|scritt|fatt|apert)[oaie]',
  fr: 'ée?s?|construite?s?|ouverte?s?|écrite?s?|détruite?s?',
  ro: '[aiu]t[ăe]?',
  pl: '(?:[ao]n|[eiyu]t)[yae]|eni',
  cs: '(?:[ae]n|[iyu]t)[ýáéí]',
  sk: '(?:[ae]n|[iyu]t)[ýáéí]',
  ru: '(?:нн|т)(?:ый|ая|ое|ые|ого|ой|ую|ых|ым|ыми|ом)',
  uk: '(?:н|т)(?:ий|а|е|і|ого|ої|у|их|им|ими|ому)',
}

const patterns = new Map<Language, { readonly atEnd: RegExp; readonly atStart: RegExp }>()

function patternsOf(language: string): { readonly atEnd: RegExp; readonly atStart: RegExp } | undefined {
  const code = languageOf(language) ?? 'en'
  const known = patterns.get(code)
  if (known) return known
  const end = ends[code]
  if (end === undefined) return undefined
  const made = {
    atEnd: new RegExp(String.raw`,\s\p{Ll}{2,}(?:${end})$`, 'u'),
    atStart: new RegExp(String.raw`^\p{Ll}{2,}(?:${end})(?!\p{L})`, 'u'),
  }
  patterns.set(code, made)
  return made
}

/** Whether a clause ends with a participle after a comma, which belongs to the last noun: '… a ferrovia, inaugurada' (opened). */
export function endsInParticiple(clause: string, language: string): boolean {
  return patternsOf(language)?.atEnd.test(clause.trim()) ?? false
}

/** Whether a text starts with a participle: 'inaugurada em 1867' belongs to the noun before it. */
export function startsWithParticiple(text: string, language: string): boolean {
  return patternsOf(language)?.atStart.test(text.trim()) ?? false
}
