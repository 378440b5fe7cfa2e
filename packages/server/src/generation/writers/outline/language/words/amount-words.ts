import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { wordEnd, wordStart } from './word-patterns.ts'

/** Words for shares and large numbers, in languages in which they are whole words. In lower case. */
const amounts: Partial<Record<Language, string>> = {
  en: 'half|thirds?|quarters?|fifths?|tenths?|per cent|percent|hundreds?|thousands?|millions?|billions?|dozens?|twice',
  es: 'mitad|tercios?|tercera parte|cuartos?|cuarta parte|por ciento|cientos?|mil|miles|millón|millones',
  fr: 'moitié|tiers|quarts?|pour cent|pourcent|cents?|mille|milliers|millions?|milliards?',
  de: 'hälfte|drittel|viertel|fünftel|zehntel|prozent|hundert|hunderte|tausend|tausende|millionen?|milliarden?',
  it: 'metà|terz[oi]|quart[oi]|per cento|cento|centinaia|mille|migliaia|milion[ei]|miliard[oi]',
  pt: 'metade|terços?|quartos?|por cento|cem|centenas|mil|milhares|milhão|milhões',
  nl: 'helft|derde deel|kwart|procent|honderd(?:en)?|duizend(?:en)?|miljoen(?:en)?|miljard',
  pl: 'połow[aęy]|jedn[aą] trzeci[aą]|dwie trzecie|ćwierć|jedn[aą] czwart[aą]|procent|sto|setki|tysiąc|tysiące|tysięcy|milion\\p{L}*|miliard\\p{L}*',
  cs: 'polovin[auy]|třetin[auy]|čtvrtin[auy]|procent|sto|tisíc\\p{L}*|milion\\p{L}*',
  sk: 'polovic[auy]|tretin[auy]|štvrtin[auy]|percent|sto|tisíc\\p{L}*|milión\\p{L}*',
  ru: 'половин\\p{L}*|трет[ьи]|четверт[ьи]|процент\\p{L}*|сто|тысяч\\p{L}*|миллион\\p{L}*|миллиард\\p{L}*',
  uk: 'половин\\p{L}*|третин\\p{L}*|чверт\\p{L}*|відсотк\\p{L}*|сто|тисяч\\p{L}*|мільйон\\p{L}*|мільярд\\p{L}*',
  sv: 'hälften|tredjedel\\p{L}*|fjärdedel\\p{L}*|procent|hundra|tusen|miljon(?:er)?',
  da: 'halvdelen|tredjedel\\p{L}*|fjerdedel\\p{L}*|procent|hundrede|tusind|million(?:er)?',
  no: 'halvparten|tredjedel\\p{L}*|fjerdedel\\p{L}*|prosent|hundre|tusen|million(?:er)?',
}

const patterns = new Map<Language, RegExp>()

/** Whether a text has a share or a large number in words: 'two thirds of all antibiotics'. */
export function hasAmountInWords(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const words = amounts[code]
  if (words === undefined) return false
  const pattern = patterns.get(code) ?? new RegExp(`${wordStart}(?:${words})${wordEnd}`, 'iu')
  patterns.set(code, pattern)
  return pattern.test(text)
}
