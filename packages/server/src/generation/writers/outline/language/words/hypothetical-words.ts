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
  ja: '想像してみ|想像してください|想像して下さい|想像しましょう|想像しよう|仮定しましょう|仮定します|としましょう',
  ko: '상상해 보|상상해보|상상해 봅|상상해봅|가정해 보|가정해보|가정해 봅|가정해봅|가정합시다|가정하자',
  pt: 'imagine|imaginemos|suponha|suponhamos|supondo que',
  ru: 'представьте|представим|предположим|предположите|допустим',
  zh: '想象|设想|假设|假想|试想',
  ar: 'تخيل|تخيّل|لنتخيل|لنفترض|لنفرض|افترض|هب أن',
  cs: 'představ si|představte si|představme si|předpokládejme|dejme tomu',
  da: 'forestil dig|forestil jer|antag at|antag, at|lad os sige',
  nl: 'stel je voor|stel je|stelt u zich|stel dat',
  fi: 'kuvittele|kuvitelkaa|kuvitellaan|oletetaan, että',
  el: 'φανταστείτε|φαντάσου|ας φανταστούμε|υποθέστε|ας υποθέσουμε',
  he: 'דמיינו|דמיין|תארו לעצמכם|תאר לעצמך|נניח|הניחו',
  hi: 'कल्पना कीजिए|कल्पना करें|मान लीजिए|मान लें',
  hu: 'képzeld|képzelje|képzeljük|tegyük fel',
  id: 'bayangkan|misalkan|andaikan|anggaplah',
  no: 'tenk deg|forestill deg|anta at|la oss si',
  pl: 'wyobraź|wyobraźmy|załóżmy|przypuśćmy|powiedzmy, że',
  ro: 'imaginează|imaginați|să ne imaginăm|să presupunem',
  sk: 'predstav si|predstavte si|predstavme si|predpokladajme|povedzme, že',
  sv: 'föreställ dig|tänk dig|anta att|låt oss säga',
  th: 'ลองนึก|สมมติ|สมมุติ',
  tr: 'hayal edin|hayal et|varsayalım|diyelim ki',
  uk: 'уявіть|уявімо|припустімо|припустимо|скажімо',
  vi: 'hãy tưởng tượng|tưởng tượng|giả sử|hãy hình dung',
}

/** Starts that only look so: 'imagination' and 'hypothesis', what people supposed or accepted, and another meaning of the verb. */
const unlike: Partial<Record<Language, RegExp>> = {
  en: /^(?:suppose|imagine)\s(?:is|was)\s/u,
  pt: /^imagine\s(?:é|foi)\s/u,
  de: /^angenommen\s(?:wird|wurden?|werden|ist|sind|hat|haben)\s/u,
  nl: /^stel je(?!\s(?:.{1,60}\s)?voor(?!\p{L})|\s(?:hebt|wilt|bent|woont|gaat|koopt|krijgt|ziet)\s)/u,
  zh: /^(?:想象力|想象的|想象与|想象和|假设检验|假设[是的和与不被需]|假想[敌的]|设想[是的])/u,
  th: /^สมมุ?ติฐาน/u,
  ar: /^(?:افترض\s(?!أن|أنّ|لو|وجود)|تخيّ?ل\sال)/u,
  he: /^הניחו\s(?!ש|כי\s)/u,
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
  const low = text.toLowerCase().replaceAll("'", '’')
  return pattern.test(low) && unlike[code]?.test(low) !== true
}
