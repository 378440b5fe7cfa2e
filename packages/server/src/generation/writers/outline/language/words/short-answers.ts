import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** 'No.' and 'Yes.' in all languages, in lower case. */
const answers: Readonly<Record<Language, string>> = {
  en: 'yes|no',
  es: 'sí|no',
  fr: 'oui|non',
  de: 'ja|nein',
  it: 'sì|no',
  pt: 'sim|não',
  nl: 'ja|nee',
  sv: 'ja|nej',
  da: 'ja|nej',
  no: 'ja|nei',
  pl: 'tak|nie',
  cs: 'ano|ne',
  sk: 'áno|nie',
  ru: 'да|нет',
  uk: 'так|ні',
  ro: 'da|nu',
  hu: 'igen|nem',
  fi: 'kyllä|ei',
  tr: 'evet|hayır',
  el: 'ναι|όχι',
  id: 'ya|tidak',
  vi: 'có|không',
  hi: 'हाँ|हां|नहीं',
  ar: 'نعم|لا',
  he: 'כן|לא',
  // Chinese answers with the verb of the question.
  zh: '是的?|对|可以|能|能够|会|够|有|没有|行|不\\p{Script=Han}{0,3}',
  ja: 'はい|いいえ',
  ko: '네|예|아니요|아니오',
  th: 'ใช่|ไม่|ไม่ใช่|ได้|ไม่ได้',
}

const patterns = new Map<Language, RegExp>()

/** Whether a text is only 'Yes.' or 'No.', which answers the question before it. */
export function isShortAnswer(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern = patterns.get(code) ?? new RegExp(`^(?:${answers[code]})$`, 'u')
  patterns.set(code, pattern)
  return pattern.test(
    text
      .trim()
      .replace(/\s?[.!。！।]$/u, '')
      .toLowerCase(),
  )
}
