import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd } from './word-patterns.ts'

/** First words of a statement about some of a kind, and of the one about the others. */
const words: Readonly<Record<Language, readonly [some: string, others: string]>> = {
  en: ['some', 'others'],
  es: ['algun[oa]s|un[oa]s', 'otr[oa]s'],
  fr: ['certaine?s|les une?s|quelques', "d[’']autres|les autres"],
  de: ['einige|manche|die einen', 'andere|die anderen'],
  it: ['alcun[ie]|cert[ie]|gli uni', 'altr[ie]|gli altri'],
  pt: ['alguns|algumas|uns|umas', 'outr[oa]s'],
  nl: ['sommigen?|enkele', 'anderen|andere|weer andere'],
  pl: ['niektórzy|niektóre|jedni|jedne', 'inni|inne|drudzy|drugie'],
  cs: ['někteří|některé|některá|jedni|jedny', 'jiní|jiné|jiná|druzí|druhé'],
  sk: ['niektorí|niektoré|jedni|jedny', 'iní|iné|druhí|druhé'],
  ru: ['некоторые|одни', 'другие'],
  uk: ['деякі|одні', 'інші'],
  ro: ['unii|unele', 'alții|altele'],
  da: ['nogle', 'andre'],
  no: ['noen', 'andre'],
  sv: ['några|vissa|somliga', 'andra'],
  fi: ['jotkut|jotkin|osa', 'toiset|muut'],
  hu: ['egyesek|némelyek|néhányan', 'mások'],
  el: ['μερικοί|μερικές|μερικά|ορισμένοι|ορισμένες|ορισμένα|κάποιοι|κάποιες', 'άλλοι|άλλες|άλλα'],
  tr: ['bazıları|bazı|kimileri|kimi', 'diğerleri|diğer|başkaları|kimileri'],
  id: ['sebagian|beberapa', 'sebagian lain|sebagian lainnya|yang lain|lainnya'],
  vi: ['một số|vài', 'một số khác|số khác|những người khác|những cái khác'],
  th: ['บาง', 'ส่วนคนอื่น|คนอื่น|บางคนกลับ'],
  hi: ['कुछ', 'अन्य|दूसरे|बाकी|कुछ अन्य'],
  ja: ['一部の|ある人', '他の|ほかの|別の'],
  ko: ['어떤|일부', '다른|또 다른'],
  zh: ['有些|有的|一些', '有些|有的|另一些|另一部分|其他'],
  ar: ['بعض|بعضهم|يرى بعض|يفضل بعض', 'بعضهم|البعض الآخر|وآخرون|آخرون|أما الآخرون|ويرى آخرون|ويفضل آخرون'],
  he: ['חלק|יש|אחדים|כמה', 'אחרים|אחרות'],
}

const known = new Map<Language, readonly RegExp[]>()

function patternsOf(code: Language): readonly RegExp[] {
  const found = known.get(code) ?? words[code].map((list) => new RegExp(`^(?:${list})${endOf(code)}`, 'iu'))
  known.set(code, found)
  return found
}

function endOf(code: Language): string {
  return unspaced.has(code) ? '' : wordEnd
}

/** Whether two statements are about some of a kind and about the others: 'Some bakers …', 'Others …'. */
export function areSomeAndOthers(first: string, second: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const [some, others] = patternsOf(code)
  return (some?.test(first) ?? false) && (others?.test(second) ?? false)
}
