import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../enumerate.ts'
import { unspaced, wordEnd, wordStart } from '../words/word-patterns.ts'

/** How a sentence likens its subject to another thing, or says that it is the opposite of one. */
const comparing: Partial<Record<Language, string>> = {
  en: '(?:is|are|was|were|works?|acts?|behaves?)\\s(?:just\\s|exactly\\s|a\\sbit\\s)?(?:like|the\\s(?:exact\\s)?(?:opposite|reverse|contrary)|different)',
  es: '(?:es|son|funciona|funcionan|actúa|actúan)\\s(?:muy\\s|justo\\s|totalmente\\s|todo\\s)?(?:como|lo\\s(?:opuesto|contrario)|diferentes?|distint[oa]s?)',
  fr: "(?:est|sont|agit|agissent|fonctionne|fonctionnent)\\s(?:un\\speu\\s|tout\\s)?(?:comme|l[’']inverse|le\\scontraire|différente?s?)",
  de: '(?:ist|sind|wirkt|wirken|funktioniert|funktionieren)\\s(?:genau\\s|ganz\\s)?(?:wie|das\\sgegenteil|umgekehrt|anders)',
  it: "(?:è|sono|funziona|funzionano|agisce)\\s(?:un\\spo[’']\\s|proprio\\s)?(?:come|il\\scontrario|l[’']opposto|divers[oaie])",
  pt: '(?:é|são|funciona|funcionam|age)\\s(?:um\\spouco\\s|exatamente\\s)?(?:como|o\\s(?:oposto|contrário)|diferentes?)',
  pl: '(?:jest|są|działa|działają)\\s(?:zupełnie\\s|dokładnie\\s)?(?:jak|odwrotn\\p{L}+|przeciwieństwem|inaczej)',
  zh: '(?:就像|好像|好比|如同|正好相反|恰恰相反|则相反)',
  ar: '(?:مثل|يشبه|تشبه|عكس|على العكس)',
}

/**
 * The statement about its subject that a sentence has after a comparison and a colon: 'It needs no energy' of 'Passive transport is like a ball that
 * rolls downhill: it needs no energy'. Undefined for other sentences.
 */
export function saidAfterComparison(text: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  const words = comparing[code]
  const [, before = '', rest = ''] = /^([^:：]{4,120})[:：]\s*(\S.*)$/u.exec(text) ?? []
  if (words === undefined || rest === '') return undefined
  const [start, end] = unspaced.has(code) ? ['', ''] : [wordStart, wordEnd]
  return new RegExp(`${start}${words}${end}`, 'iu').test(before) ? capitalised(rest) : undefined
}
