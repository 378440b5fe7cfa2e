import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * The words between a member of a series and what it is, with the word for 'that' where the clause after it can stand alone:
 * 'is' of 'The first is the light', 'is that' of 'The first reason is that grain was cheap'.
 */
export const copulas: Partial<Record<Language, string>> = {
  en: String.raw`(?:is|are|was|were)(?:\sthat)?`,
  de: String.raw`(?:ist|sind|war|waren)(?!,?\sdass)`,
  es: String.raw`(?:es|son|fue|era|eran)(?:\sque)?`,
  fr: String.raw`(?:est|sont|était|étaient|fut)(?:\sque)?`,
  it: String.raw`(?:è|sono|fu|era|erano)(?:\sche)?`,
  pt: String.raw`(?:é|são|foi|era|eram)(?:\sque)?`,
  nl: String.raw`(?:is|zijn|was|waren)(?!\sdat)`,
  sv: 'är|var',
  da: 'er|var',
  no: 'er|var',
  ro: String.raw`(?:este|e|sunt|a fost|era)(?:\scă)?`,
  pl: String.raw`(?:jest|są|to|był|była|było)(?:\sto)?(?:,?\sże)?`,
  cs: String.raw`(?:je|jsou|byl|byla|bylo)(?:\sto)?(?:,?\sže)?`,
  sk: String.raw`(?:je|sú|bol|bola|bolo)(?:\sto)?(?:,?\sže)?`,
  ru: String.raw`[—–-](?:\sэто)?`,
  uk: String.raw`[—–-](?:\sце)?`,
  el: 'είναι|ήταν',
  fi: 'on|oli|ovat',
  id: 'adalah|ialah',
  vi: 'là',
  th: 'คือ',
  zh: '是',
  ja: 'は、?',
  ar: 'هو|هي',
  he: 'הוא|היא',
}
