import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { opensWithCondition } from './conditions.ts'
import { denies } from './negations.ts'

/** A law with its name. */
export interface StatedLaw {
  readonly name: string
  readonly statement: string
}

/** The names of laws before a colon. Where no word would end a name of any kind, the name has that of a person. */
const names: Partial<Record<Language, RegExp>> = {
  en: /(?<name>\p{Lu}[\p{L}-]+(?:[’']s|s[’'])\s(?:(?:first|second|third)\s)?(?:law|principle|theorem|rule)(?:\sof\s\p{Ll}+(?:\s\p{Ll}+)?)?):\s/u,
  // 'Eine falsche Regel' and 'eine praktische Regel' have no name.
  de: /(?<name>(?<!\p{L})(?!(?:deut|fal|ra|hüb)sche)(?:\p{L}*[^i\P{L}]|archimedi|pythagorei|galilei|kopernikani)sches?\s(?:Gesetz|Prinzip|Satz|Regel))\s?:\s/iu,
  es: /(?<name>(?:ley|principio|teorema|regla)\sde\s\p{Lu}\p{L}+):\s/u,
  fr: /(?<name>(?:loi|principe|théorème|règle)\s(?:de\s|d[’'])\p{Lu}\p{L}+)\s?:\s/u,
  it: /(?<name>(?:legge|principio|teorema|regola)\sdi\s\p{Lu}\p{L}+):\s/u,
  pt: /(?<name>(?:lei|princípio|teorema|regra)\sde\s\p{Lu}\p{L}+):\s/u,
  nl: /(?<name>(?:wet|principe|stelling)\svan\s\p{Lu}\p{L}+):\s/u,
  pl: /(?<name>(?:prawo|twierdzenie|zasad[aęą]|reguł[aęą])\s\p{Lu}\p{L}+):\s/u,
  ru: /(?<name>(?:закон|принцип|теорем[аыу]|правило)\s\p{Lu}\p{L}+):\s/u,
  zh: /(?<name>(?:(?![出为做成了是这那该此条个不据由按用即称叫到现])\p{Lo}){2,8}(?:原理|定律|定理|法则))[：:]/u,
  ja: /(?<name>[\p{Script=Katakana}\p{Script=Han}ー・]{2,12}の(?:法則|原理|定理))[：:]/u,
  ar: /(?<name>(?:قانون|مبدأ|نظرية)\s(?!جديد|واحد|مهم|بسيط|عام|آخر|أساسي)[\p{L}\p{M}]+)\s?:\s/u,
}

/** Shorter texts after a colon are a formula, a year or a name. */
const fewestWords = 6

/**
 * 'Archimedes’ principle: a body in a liquid …' within a sentence: a law that the sentence states after its name. Undefined if the
 * words before the name deny it or give a condition, which the card would not show.
 */
export function statedLaw(text: string, language: string): StatedLaw | undefined {
  const found = names[languageOf(language) ?? 'en']?.exec(text)
  const name = found?.groups?.['name']
  if (!found || name === undefined) return undefined
  const before = text.slice(0, found.index)
  if (denies(before, language) || opensWithCondition(before, language)) return undefined
  const statement = text.slice(found.index + found[0].length).trim()
  return countWords(statement) >= fewestWords && !/[:：;；?？]/u.test(statement)
    ? { name: withoutArticle(name), statement }
    : undefined
}

/** 'Archimedisches Prinzip' after 'das': a German adjective without an article shows the gender. */
function withoutArticle(name: string): string {
  return name.replace(/sche(?=\s(?:Gesetz|Prinzip))/u, 'sches').replace(/sche(?=\sSatz)/u, 'scher')
}
