import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { headingKindWords } from './heading-kinds.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Words for myths and prejudices in all languages. 'Mitosis' and 'mythology' are others. */
const myths = String.raw`(?:myths?|myth(?:en|es)|mitos?|miti|mit[yů]|mituri|mýt[yů]|myter(?:na)?|мифы?|міфи?|μύθοι|prejudices|préjugés|vorurteile|luoghi comuni|przesądy|tévhit\p{L}*)${wordEnd}|מיתוס|خراف|मिथक|भ्रांति|迷思|误区|俗説|ความเชื่อผิด|lầm tưởng`

/** 'What not to do', 'Things to avoid': the acts below such a heading are wrong. */
const wrongActs =
  /what (?:you (?:should|must) |we (?:should|must) )?not (?:to )?do(?!\p{L})|(?<!\p{L})don[’']?ts(?!\p{L})|(?:what|things) to avoid|lo que no (?:se |hay que |hay|debe)|qué no (?:se debe )?hacer|qué evitar|ce qu[’'](?:il|on) ne (?:faut|doit) pas|(?:à|que) ne pas faire|à éviter|was (?:man|du|ihr|sie) nicht|(?:^|\s)nicht tun|(?:cosa|che) non fare|da (?:non fare|evitare)|o que (?:não (?:se deve )?fazer|evitar)|czego (?:nie (?:wolno|robić|należy)|unikać)|wat (?:je|u) niet|niet doen|(?:чего|что) (?:нельзя|не (?:надо|следует|стоит))|(?:чого|що) не (?:можна|слід|варто|треба)|co nedělat|čemu se vyhnout|čo nerobiť|ما لا (?:يجب|ينبغي)|ما يجب (?:تجنبه|ألا)|不(?:要|能|该|应该|可以)做|禁忌|禁止|注意避免/iu

const patterns = new Map<Language, RegExp>()

/**
 * Whether a heading heads mistakes, myths or wrong acts: 'Common misconceptions', 'Five myths about sleep', 'What not to do'. The headings below it may state
 * what is wrong ('Sugar dissolves the enamel'), so they are no statements of the page.
 */
export function headsMistakes(heading: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const known = patterns.get(code) ?? patternOf(code)
  patterns.set(code, known)
  return known.test(heading) || wrongActs.test(heading)
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
