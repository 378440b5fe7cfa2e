import type { Language } from '@lectern/domain/voices/languages.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordStart } from './word-patterns.ts'

/** Shares that say nothing without what they are a share of, as they stand at the end of a text. */
const shares: Readonly<Record<Language, string>> = {
  en: '(?:a|one|two|three)[ -](?:half|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?)|(?<!(?:first|second|other|each|either) )half|the (?:rest|remainder|majority)',
  es: '(?:un|dos|tres) (?:tercios?|cuartos?|quintos?|décimos?)|(?:una|la) (?:mitad|tercera parte|cuarta parte)|el resto|la mayoría',
  fr: '(?:un|deux|trois|le|les deux) (?:tiers|quarts?|cinquièmes?|dixièmes?)|la moitié|le reste|la majorité',
  de: '(?:ein|zwei|drei) (?:drittel|viertel|fünftel|zehntel)|die hälfte|den rest|der rest|die mehrheit',
  it: '(?:un|due|tre) (?:terzo|terzi|quarto|quarti|quinto|quinti|decimo|decimi)|(?:la|una) metà|il resto|la maggioranza',
  ja: '(?:半分|残り|[二三四五十]分の[一二三])[をがは]?',
  ko: '(?:절반|나머지|[이삼사오십]분의\\s?[일이삼])[을를이가]?',
  pt: '(?:um|dois|três) (?:terços?|quartos?|quintos?|décimos?)|(?:a|uma) metade|o resto|a maioria',
  ru: 'половину|половина|треть|четверть|остальное|остаток|большинство',
  zh: '(?:一半|其余|[二三四五十]分之[一二三])',
  ar: 'نصفا|نصفًا|النصف|ثلثا|ثلثًا|الثلث|ربعا|ربعًا|الربع|الباقي|الأغلبية',
  cs: 'polovinu|polovina|třetinu|třetina|čtvrtinu|čtvrtina|zbytek|většinu|většina',
  da: 'halvdelen|en tredjedel|to tredjedele|en fjerdedel|tre fjerdedele|resten|flertallet',
  nl: 'de helft|een derde|twee derde|een kwart|driekwart|de rest|de meerderheid',
  fi: 'puolet|kolmasosan|kolmanneksen|neljäsosan|neljänneksen|loput|enemmistön',
  el: 'το μισό|το ένα τρίτο|ένα τρίτο|το ένα τέταρτο|ένα τέταρτο|το υπόλοιπο|την πλειοψηφία',
  he: 'מחצית|חצי|שליש|רבע|השאר|הרוב',
  hi: '(?:आधा|एक तिहाई|दो तिहाई|एक चौथाई|शेष)',
  hu: 'a felét|a fele|a harmadát|a harmada|a negyedét|a negyede|a maradékot|a többséget',
  id: 'setengahnya|separuhnya|sepertiga|seperempat|sisanya|mayoritas',
  no: 'halvparten|en tredjedel|to tredjedeler|en fjerdedel|tre fjerdedeler|resten|flertallet',
  pl: 'połowę|połowa|jedną trzecią|dwie trzecie|jedną czwartą|resztę|reszta|większość',
  ro: 'jumătate|o treime|două treimi|un sfert|restul|majoritatea',
  sk: 'polovicu|polovica|tretinu|tretina|štvrtinu|štvrtina|zvyšok|väčšinu|väčšina',
  sv: 'hälften|en tredjedel|två tredjedelar|en fjärdedel|tre fjärdedelar|resten|majoriteten',
  th: '(?:ครึ่งหนึ่ง|หนึ่งในสาม|สองในสาม|หนึ่งในสี่|ที่เหลือ)',
  tr: 'yarısını|yarısı|üçte birini|üçte biri|dörtte birini|dörtte biri|kalanını|geri kalanı|çoğunluğu',
  uk: 'половину|половина|третину|третина|чверть|решту|решта|більшість',
  vi: 'một nửa|một phần ba|hai phần ba|một phần tư|phần còn lại',
}

/** 'Prices fell by a third', 'divided in half': the subject of the sentence is the whole. */
const ofSubject: Partial<Record<Language, string>> = {
  en: 'by|in|into|to',
  es: 'en|a|por',
  fr: 'de|en|par|à|d’',
  de: 'um|auf|in',
  it: 'di|a|in',
  pt: 'em|a|para|por|pela',
  ru: 'на|до|в',
  cs: 'o|na|v',
  da: 'med|til|i',
  nl: 'met|tot|in',
  no: 'med|til|i',
  pl: 'o|do|na',
  ro: 'cu|la|în|pe',
  sk: 'o|na|v',
  sv: 'med|till|i|på',
  uk: 'на|до|в',
}

/** Whether a text ends in a share without its whole: 'The ruler required a third'. */
export function endsInShare(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const before = ofSubject[code]
  // 'Prices fell by almost a third.'
  const free = before === undefined ? '' : `(?<!(?:^|\\s)(?:${before})\\s(?:\\S+\\s){0,2})`
  const start = unspaced.has(code) ? '' : wordStart
  return new RegExp(`${free}${start}(?:${shares[code]})[.。।]?$`, 'u').test(text.trim().toLowerCase())
}
