import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { headingKindWords } from './heading-kinds.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Words for myths and prejudices in all languages. 'Mitosis' and 'mythology' are others. */
const myths = String.raw`(?:myths?|myth(?:en|es)|mitos?|miti|mit[yů]|mituri|mýt[yů]|myter(?:na)?|мифы?|міфи?|μύθοι|prejudices|préjugés|vorurteile|luoghi comuni|przesądy|tévhit\p{L}*)${wordEnd}|מיתוס|خراف|मिथक|भ्रांति|迷思|误区|俗説|ความเชื่อผิด|lầm tưởng`

const patterns = new Map<Language, RegExp>()

/**
 * Whether a heading heads mistakes or myths: 'Common misconceptions', 'Five myths about sleep'. The headings below it may state
 * what is wrong ('Sugar dissolves the enamel'), so they are no statements of the page.
 */
export function headsMistakes(heading: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const known = patterns.get(code) ?? patternOf(code)
  patterns.set(code, known)
  return known.test(heading)
}

function patternOf(code: Language): RegExp {
  const words = headingKindWords[code].mistakes.replaceAll(/[~*]/gu, '').split('|')
  const start = unspaced.has(code) ? '' : wordStart
  return new RegExp(`${start}(?:${alternatives(words)}|${myths})`, 'iu')
}
