import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { containing, starting, unspaced } from './word-patterns.ts'

/** Words with which a text begins to describe a case that it only supposes: 'Suppose you see a jacket for 200 euros.' */
const words: Readonly<Record<Language, string>> = {
  en: 'suppose|imagine|picture a|picture an|say you|assume you|assume that you|let us imagine|let’s imagine|let us suppose|let’s suppose|think of a|think of an',
  es: 'suponga|supongamos|supón|imagina|imagine|imaginemos|piense en un|piense en una|piensa en un|piensa en una|pensemos en un|pensemos en una',
  fr: 'imaginez|imaginons|supposez|supposons|pensez à un|pensez à une|pensons à un|pensons à une',
  de: 'stell dir|stellen sie sich|stellen wir uns|angenommen|nehmen wir an',
  it: 'immagina|immaginate|immaginiamo|supponi|supponete|supponiamo',
  ja: '想像して|仮定しましょう|仮定します|としましょう',
  ko: '상상해|가정해|가정합시다|가정하자',
  pt: 'imagine|imaginemos|suponha|suponhamos|supondo que',
  ru: 'представьте|представим|предположим|предположите|допустим',
  zh: '想象|设想|假设|假想|试想',
  ar: 'تخيل|تخيّل|لنتخيل|لنفترض|لنفرض|افترض|هب أن',
  cs: 'představ si|představte si|představme si|předpokládejme|dejme tomu',
  da: 'forestil dig|forestil jer|antag|lad os sige',
  nl: 'stel je voor|stel je|stelt u zich|stel dat',
  fi: 'kuvittele|kuvitelkaa|kuvitellaan|oletetaan',
  el: 'φανταστείτε|φαντάσου|ας φανταστούμε|υποθέστε|ας υποθέσουμε',
  he: 'דמיינו|דמיין|תארו לעצמכם|תאר לעצמך|נניח|הניחו',
  hi: 'कल्पना कीजिए|कल्पना करें|मान लीजिए|मान लें',
  hu: 'képzeld|képzelje|képzeljük|tegyük fel',
  id: 'bayangkan|misalkan|andaikan|anggaplah',
  no: 'tenk deg|forestill deg|anta|la oss si',
  pl: 'wyobraź|wyobraźmy|załóżmy|przypuśćmy|powiedzmy, że',
  ro: 'imaginează|imaginați|să ne imaginăm|să presupunem',
  sk: 'predstav si|predstavte si|predstavme si|predpokladajme|povedzme, že',
  sv: 'föreställ dig|tänk dig|anta|låt oss säga',
  th: 'ลองนึก|สมมติ|สมมุติ',
  tr: 'hayal edin|hayal et|varsayalım|diyelim ki',
  uk: 'уявіть|уявімо|припустімо|припустимо|скажімо',
  vi: 'hãy tưởng tượng|tưởng tượng|giả sử|hãy hình dung',
}

/** Languages whose verb comes last. */
const verbLast: ReadonlySet<Language> = new Set(['ja', 'ko', 'hi', 'tr'])

const patterns = new Map<Language, RegExp>()

/** Whether a sentence begins the description of a case that it only supposes. What happens in the case comes after it. */
export function supposesCase(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const find = verbLast.has(code) ? containing : starting
  const pattern = patterns.get(code) ?? find(words[code].split('|'), !unspaced.has(code) && code !== 'ko')
  patterns.set(code, pattern)
  return pattern.test(text.toLowerCase().replaceAll("'", '’'))
}
