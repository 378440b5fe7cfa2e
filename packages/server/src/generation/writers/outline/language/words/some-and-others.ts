import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** How a sentence begins that is about some of a group, and how one begins that is about the others. */
const openers: Readonly<Record<Language, readonly [some: RegExp, others: RegExp]>> = {
  en: [
    /^some\s(?!of\s(?:this|these|those)\s|\p{N}|(?:time|day|days|years|hundreds?|thousands?|(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty))\s)/u,
    /^(?:(?:but|yet|still|and)\s)?other(?:s\s|\s(?!than|hand|words)\p{Ll}+\s)/u,
  ],
  es: [/^(?:algun[oa]s|un[oa]s)\s/u, /^(?:(?:pero|y)\s)?(?:algun[oa]s\s)?otr[oa]s\s/u],
  fr: [/^(?:certaine?s|quelques-une?s|les une?s)\s/u, /^(?:(?:mais|et)\s)?(?:d[’']autres|les autres)\s/u],
  de: [/^(?:einige|manche|die einen)\s/u, /^(?:(?:aber|und)\s)?(?:andere\s(?!als\s)|die anderen\s)/u],
  it: [/^(?:alcun[ie]|certi|certe)\s/u, /^(?:(?:ma|e)\s)?altr[ie]\s/u],
  pt: [/^(?:algun?s|algumas|uns|umas|certos|certas)\s/u, /^(?:(?:mas|e)\s)?outr[oa]s\s/u],
  nl: [/^sommigen?\s/u, /^(?:(?:maar|en)\s)?anderen?\s/u],
  sv: [/^(?:några|somliga|vissa|en del)\s/u, /^(?:(?:men|och)\s)?andra\s/u],
  da: [/^(?:nogle|visse)\s/u, /^(?:(?:men|og)\s)?andre\s/u],
  no: [/^(?:noen|visse)\s/u, /^(?:(?:men|og)\s)?andre\s/u],
  fi: [/^(?:jotkut|jotkin|eräät|osa)\s/u, /^(?:(?:mutta|ja)\s)?(?:toiset|muut)\s/u],
  pl: [
    /^(?:niektórzy|niektóre|jedni|część)\s/u,
    /^(?:(?:ale|a)\s)?(?:inni|inne|drudzy|pozostali|pozostałe)\s/u,
  ],
  cs: [/^(?:někteří|některé|některá|jedni)\s/u, /^(?:(?:ale|a)\s)?(?:jiní|jiné|jiná|druzí|ostatní)\s/u],
  sk: [/^(?:niektorí|niektoré|jedni)\s/u, /^(?:(?:ale|a)\s)?(?:iní|iné|druhí|ostatní)\s/u],
  ru: [/^(?:некоторые|одни)\s/u, /^(?:(?:но|а)\s)?(?:другие|иные)\s/u],
  uk: [/^(?:деякі|одні)\s/u, /^(?:(?:але|а)\s)?інші\s/u],
  ro: [/^(?:unii|unele|anumiți|anumite)\s/u, /^(?:(?:dar|iar)\s)?(?:alții|alte|altele|alți)\s/u],
  hu: [
    /^(?:egyesek|néhányan|egyes|némely)\s/u,
    /^(?:de\s)?(?:mások|más(?!\s(?:néven|szóval|szavakkal|részt)))\s/u,
  ],
  el: [
    /^(?:ορισμέν(?:οι|ες|α)|μερικ(?:οί|ές|ά)|κάποι(?:οι|ες|α))\s/u,
    /^(?:(?:αλλά|και)\s)?άλλ(?:οι|ες|α)\s/u,
  ],
  tr: [/^(?:bazı|bazıları|kimi|kimileri)\s/u, /^(?:ama\s)?(?:diğerleri|diğer|başkaları|ötekiler)\s/u],
  id: [/^(?:beberapa|sebagian)\s/u, /^(?:(?:tetapi|dan)\s)?(?:yang lain|lainnya|sebagian lain)/u],
  vi: [
    /^(?:một số|vài)\s(?!(?:\S+\s){0,2}khác(?!\p{L}))/u,
    /^(?:số khác|(?:một số|những)\s(?:\S+\s){0,2}khác)(?!\p{L})/u,
  ],
  ar: [
    /^(?:(?!(?:في|من|إلى|على|عن|منذ|بعد|قبل)\s)\S+\s)?بعض(?:هم|ها)?\s/u,
    /^(?:(?!(?:مرة|جهة|ناحية|تارة|من|في|بعبارة)\s)\S+\s)?و?(?:آخرون|أخرى|البعض الآخر|بعضهم الآخر|بعضها الآخر)\s/u,
  ],
  he: [/^(?:חלק מ|חלקם|חלקן|אחדים|אחדות|יש ש)/u, /^(?:ו|אבל )?(?:אחרים|אחרות)\s/u],
  hi: [
    /^कुछ\s(?!(?:अन्य|दूसरे|और|समय|देर|दिन|दिनों|वर्ष|वर्षों|साल|सालों|भी|नहीं)\s)/u,
    /^(?:लेकिन\s|और\s)?(?:कुछ\s)?(?:अन्य|दूसरे)\s/u,
  ],
  ja: [/^(?:一部の|あるものは|ある人)/u, /^(?:他の|ほかの|別の|もう一部)/u],
  ko: [/^(?:일부|어떤)\s?/u, /^(?:다른|나머지)\s?/u],
  zh: [/^(?:有些|有的|一些|部分)/u, /^(?:另一些|另外一些|其他|其他一些|还有一些|另有一些|也有一些)/u],
  th: [/^บาง(?!กอก|แสน|ปะอิน|นา|ครั้ง|ที|เบา|ลง)/u, /^(?:คนอื่น|ส่วนคนอื่น|อื่น ๆ|ส่วนที่เหลือ)/u],
}

/** Whether a sentence is about some of a group: 'Some materials conduct badly.' */
export function isAboutSome(text: string, language: string): boolean {
  return openers[languageOf(language) ?? 'en'][0].test(text.toLowerCase())
}

/** Whether a sentence is about the rest of a group: 'Others hardly conduct at all.' */
export function isAboutOthers(text: string, language: string): boolean {
  return openers[languageOf(language) ?? 'en'][1].test(text.toLowerCase())
}

/** Whether two statements are about some of a group and about the others. */
export function areSomeAndOthers(first: string, second: string, language: string): boolean {
  return isAboutSome(first, language) && isAboutOthers(second, language)
}
