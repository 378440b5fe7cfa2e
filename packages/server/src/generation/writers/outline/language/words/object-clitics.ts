import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

const article = {
  es: '(?:el|la|los|las|un|una|unos|unas|sus?|est[eao]s?|muchos|muchas)',
  pt: '(?:os?|as?|um|uma|uns|umas|seus?|suas?|muitos|muitas)',
  it: '(?:il|la|lo|i|gli|le|un|uno|una|molti|molte)',
  fr: '(?:le|la|les|un|une|des|ce|cet|cette|ces|son|sa|ses|leurs?)',
} as const

/** No time: 'Le dimanche les boulangers …'. */
const noTime =
  '(?!(?:matin|soir|jour|lendemain|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|été|printemps|hiver|automne|mois|semaine|même|plupart)(?![\\p{L}\\p{M}]))'

/** Two nouns may have an adjective between them and the pronoun. */
const noun = String.raw`\s[\p{L}-]+(?:\s(?!que\s|qui\s|che\s|y\s|e\s|et\s)[\p{L}-]+)?`

/**
 * Object pronouns between a subject with an article and its verb: 'Los romanos lo extendieron'. The thing that they mean is named
 * in the sentence before. A pronoun that agrees with the article may mean the noun itself: 'La novela la escribió Cervantes'.
 */
const patterns: Partial<Record<Language, RegExp>> = {
  es: new RegExp(
    String.raw`^(?<article>${article.es})${noun}\s(?<clitic>l[oa]s?)\s\p{L}{2,}(?:ó|aron|ieron|aban|ían)(?!\p{L})`,
    'u',
  ),
  pt: new RegExp(
    String.raw`^(?<article>${article.pt})${noun}\s(?<clitic>[oa]s?)\s\p{L}{2,}(?:ou|aram|eram|iram|avam|iam)(?!\p{L})`,
    'u',
  ),
  it: new RegExp(
    String.raw`^(?<article>${article.it})${noun}\s(?:(?<clitic>l[oae]|li)\s\p{L}{2,}(?:ò|arono|irono|erono|avano|evano|ivano)|l['’](?:ha|hanno|aveva|avevano)(?=\s))(?!\p{L})`,
    'u',
  ),
  fr: new RegExp(
    String.raw`^(?:${article.fr}\s${noTime}[\p{L}-]{3,}\s(?:l[ae]|les)\s(?!(?:plus|moins)\s)\p{L}{3,}(?:e|ent|it|et|ont|aient|ait|èrent)(?=\s[^\s]*(?:à|en|de|dans|par|pour|sur|avec|vers|chaque|ainsi|plus|ensuite)(?!\p{L}))|(?:\p{L}[\p{L}-]*\s){1,4}(?:(?<!\s(?:que|qui|on|nous|vous|je|tu|il|elle|ils|elles)\s)l['’](?:a|ont|avait|avaient)|les\s(?:ont|avaient))\s\p{L}+(?:é|i|u|it|is|rt)e?s?(?!\p{L}))`,
    'u',
  ),
}

/** 'Un retraso de dos días no la justifica': the pronoun after a denied verb means no noun of its own sentence. */
const denied =
  /^(?:el|la|los|las|un|una|unos|unas)\s[^,;:]{3,60}\sno\s(?<clitic>l[oa]s?)\s\p{L}{3,}(?:a|e|an|en|ó|aron|ieron)(?!\p{L})/u
const spanishArticle = /(?<!\p{L})(?:el|la|los|las|un|una|unos|unas|al|del)(?=\s\p{L})/gu

function hasDeniedClitic(low: string): boolean {
  const { 0: whole = '', groups } = denied.exec(low) ?? {}
  const { clitic = '' } = groups ?? {}
  if (clitic === '') return false
  const before = whole.slice(0, whole.lastIndexOf(` no ${clitic} `)).match(spanishArticle) ?? []
  return before.every((one) => agreement(one) !== agreement(clitic))
}

/** Whether an object pronoun before the first verb means something that the sentence before names. In lower case. */
export function hasOpenClitic(low: string, language: string): boolean {
  if (languageOf(language) === 'es' && hasDeniedClitic(low)) return true
  const found = patterns[languageOf(language) ?? 'en']?.exec(low)
  if (!found) return false
  const { article: before = '', clitic = '' } = found.groups ?? {}
  return clitic === '' || agreement(before) !== agreement(clitic)
}

/** 'el', 'lo' and 'il' are masculine, 'los', 'os', 'i', 'gli' and 'li' are masculine and plural. */
function agreement(word: string): string {
  if (/^(?:los|os|i|gli|li|unos|uns|muchos|muitos|molti)$/u.test(word)) return 'many'
  if (/^(?:las|as|le|unas|umas|muchas|muitas|molte)$/u.test(word)) return 'many of her'
  if (/^(?:la|a|una|uma|esta)$/u.test(word)) return 'her'
  return 'him'
}
