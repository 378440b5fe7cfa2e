import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { starting, unspaced } from './word-patterns.ts'

/** Starts of the later members of a series that count points and no moments: 'second', 'on the other hand', but not 'then'. */
const words: Readonly<Record<Language, string>> = {
  en: 'second,|second:|secondly|third,|third:|thirdly|fourth,|fourthly|fifth,|fifthly|for another thing|for another,|another reason|a second reason|a third reason|the second reason|the third reason|on the other hand|on the other',
  es: 'segundo,|segundo:|en segundo lugar|tercero,|en tercer lugar|en cuarto lugar|por otro lado|por otra parte',
  fr: 'deuxièmement|troisièmement|quatrièmement|en deuxième lieu|en second lieu|en troisième lieu|d’autre part|de l’autre|d’un autre côté',
  de: 'zweitens|drittens|viertens|fünftens|andererseits|zum anderen',
  it: 'secondo,|terzo,|in secondo luogo|in terzo luogo|dall’altro|dall’altra|d’altra parte',
  ja: '第二に|第三に|第四に|二つ目|三つ目|2つ目|3つ目',
  ko: '둘째|셋째|넷째|두 번째|세 번째|네 번째|두번째|세번째',
  pt: 'segundo,|terceiro,|em segundo lugar|em terceiro lugar|por outro lado|por outra parte',
  ru: 'во-вторых|в-третьих|в-четвёртых|с другой стороны',
  zh: '其次|第二，|第三，|第四，|第五，|其二|其三|二是|三是|四是|五是|另一方面',
  ar: 'ثانيًا|ثانياً|ثانيا|ثالثًا|ثالثاً|ثالثا|رابعًا|رابعاً|من ناحية أخرى|من جهة أخرى',
  cs: 'zadruhé|za druhé|zatřetí|za třetí|na druhé straně',
  da: 'for det andet|for det tredje|for det fjerde|på den anden side',
  nl: 'ten tweede|ten derde|ten vierde|anderzijds|aan de andere kant',
  fi: 'toiseksi|kolmanneksi|neljänneksi|toisaalta',
  el: 'δεύτερον|τρίτον|τέταρτον|από την άλλη',
  he: 'שנית|שלישית|רביעית|מצד שני|מצד אחר',
  hi: 'दूसरे,|दूसरा,|तीसरे,|तीसरा,|दूसरी ओर|द्वितीय|तृतीय',
  hu: 'másodszor|harmadszor|negyedszer|másrészt',
  id: 'kedua,|ketiga,|keempat,|di sisi lain|di lain pihak',
  no: 'for det andre|for det tredje|for det fjerde|på den andre siden',
  pl: 'po drugie|po trzecie|po czwarte|po piąte|z drugiej strony|z drugiej',
  ro: 'în al doilea rând|în al treilea rând|pe de altă parte',
  sk: 'po druhé|po tretie|na druhej strane',
  sv: 'för det andra|för det tredje|för det fjärde|å andra sidan',
  th: 'ประการที่สอง|ประการที่สาม|ข้อที่สอง|ข้อที่สาม|ในอีกด้านหนึ่ง',
  tr: 'ikinci olarak|ikincisi|üçüncü olarak|üçüncüsü|dördüncü olarak|diğer yandan|öte yandan',
  uk: 'по-друге|по-третє|по-четверте|з іншого боку',
  vi: 'thứ hai|thứ ba|thứ tư|mặt khác',
}

const patterns = new Map<Language, RegExp>()

/** Whether a sentence is a later point of a series, and does not say what happened next. */
export function countsPoints(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern = patterns.get(code) ?? starting(words[code].split('|'), !unspaced.has(code))
  patterns.set(code, pattern)
  return pattern.test(text.toLowerCase())
}
