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

/** A label of one mistake, such as 'Common mistake' and 'Errore comune', in the languages with most courses. */
const oneMistake =
  /^(?:(?:a |one )?(?:common |frequent )?(?:mistake|misconception|error)|error (?:común|frecuente|típico)|erreur (?:fréquente|courante)|idée reçue|(?:häufiger |typischer )?(?:fehler|irrtum)|missverständnis|errore (?:comune|frequente)|erro (?:comum|frequente)|częsty błąd|častá chyba|veelgemaakte fout|misvatting|vanligt (?:fel|missförstånd)|vanlig feil|almindelig fejl|(?:частая|типичная|распространённая) ошибка|типова помилка|常见错误|常见误区|خطأ شائع)$/iu

/** Whether a label says that what follows is a mistake. */
export function namesMistake(label: string): boolean {
  return oneMistake.test(label.trim())
}
