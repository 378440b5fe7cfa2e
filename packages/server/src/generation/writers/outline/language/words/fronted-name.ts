import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'

/**
 * 'In the Calvin cycle, enzymes …': what stands between the preposition and the comma, in languages that write it there as they write
 * it alone. In languages with cases, the name would have the wrong ending.
 */
const fronted: Partial<Record<Language, RegExp>> = {
  en: /^(?:in|during|under|with|at)\s(?:(?:the|an?)\s)?(?<name>[^,;:.]+),\s(?<rest>.+)$/isu,
  es: /^(?:en|durante|con|según)\s(?:(?:el|la|los|las|una?)\s)?(?<name>[^,;:.]+),\s(?<rest>.+)$/isu,
  fr: /^(?:dans|pendant|durant|avec|selon)\s(?:(?:le|la|les|une?)\s|l[’'])?(?<name>[^,;:.]+),\s(?<rest>.+)$/isu,
  it: /^(?:nel(?:l[oae])?\s|nell[’']|nei\s|negli\s|durante\s(?:(?:il|lo|la|i|gli|le)\s|l[’'])?|con\s(?:(?:il|lo|la|i|gli|le)\s|l[’'])?)(?<name>[^,;:.]+),\s(?<rest>.+)$/isu,
  pt: /^(?:n[oa]s?|durante\s[oa]s?|com\s[oa]s?)\s(?<name>[^,;:.]+),\s(?<rest>.+)$/isu,
  id: /^(?:pada|dalam)\s(?<name>[^,;:.]+),\s(?<rest>.+)$/isu,
  vi: /^(?:trong|ở)\s(?<name>[^,;:.]+),\s(?<rest>.+)$/isu,
  zh: /^在(?<name>[^，；：。]{2,10}?)(?:中|里|阶段)?，(?<rest>.+)$/su,
  ar: /^(?:في|أثناء|خلال)\s(?<name>ال[^،؛:.]+)،\s(?<rest>.+)$/su,
}

/** Words that open a link or an amount and no name: 'In general', 'In this case', 'In many plants'. */
const noName =
  /^(?:general|contrast|addition|fact|particular|turn|short|practice|time|return|theory|reality|case|cases|end|beginning|past|future|first|second|third|last|next|same|other|former|latter|both|all|this|that|these|those|such|each|every|any|many|most|some|few|several|other|others|its|their|his|her|your|our|general|cambio|consecuencia|realidad|resumen|efecto|primer|primera|segund[oa]|este|esta|estos|estas|ese|esa|much[oa]s|algun[oa]s|ambos|ambas|tod[oa]s|ce|cette|ces|cet|certains|certaines|beaucoup|tous|toutes|cas|premier|première|second|seconde|caso|questo|questa|questi|queste|primo|prima|secondo|fim|verdade|primeir[oa]|segund[oa]|este|esta|hal|umumnya|đó|này)(?!\p{L})|^(?:这|那|此|其)|\p{N}{4}|^\p{N}/iu

const mostWords = 5

/** The name with which a sentence opens after a preposition, and what it says of it; undefined if it opens otherwise. */
export function frontedName(
  text: string,
  language: string,
): { readonly name: string; readonly rest: string } | undefined {
  const { name, rest } = fronted[languageOf(language) ?? 'en']?.exec(text.trim())?.groups ?? {}
  if (name === undefined || rest === undefined || noName.test(name)) return undefined
  return countWords(name) <= mostWords ? { name: name.trim(), rest } : undefined
}
