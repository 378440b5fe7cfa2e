import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordEnd } from './word-patterns.ts'

/** Words that start the clause of a result: 'the cells are too large, so they stay in the blood'. */
const words: Readonly<Record<Language, string>> = {
  en: 'so|so that|which is why|and so|and therefore|and thus|and hence|hence|thus|therefore|which means|meaning',
  es: 'de modo que|de manera que|de forma que|así que|por lo que|por eso|por tanto|por lo tanto|y por eso|y por tanto|y por lo tanto|con lo que|de ahí que',
  fr: 'si bien que|de sorte que|de manière que|de façon que|donc|et donc|c’est pourquoi|et c’est pourquoi|de ce fait|ce qui fait que|d’où',
  de: 'so dass|sodass|weshalb|weswegen|daher|deshalb|darum|also|und daher|und deshalb|wodurch|folglich',
  it: 'così che|cosicché|per cui|quindi|perciò|dunque|e quindi|e perciò|motivo per cui|sicché',
  ja: 'そのため|したがって|だから|よって|それで',
  ko: '그래서|따라서|그러므로|그리하여',
  pt: 'de modo que|de forma que|de maneira que|por isso|pelo que|portanto|e por isso|e portanto|logo|daí que',
  ru: 'поэтому|так что|и поэтому|а значит|значит|вследствие чего|благодаря чему|следовательно',
  zh: '因此|所以|因而|从而|于是|使得',
  ar: 'لذلك|ولذلك|لذا|ولذا|وبذلك|وبالتالي|بالتالي|مما|ولهذا',
  cs: 'takže|proto|tedy|a proto|a tak|čímž|díky čemuž',
  da: 'så|derfor|og derfor|således at|hvorfor',
  nl: 'zodat|dus|waardoor|daarom|en daarom|en dus|vandaar dat',
  fi: 'joten|siksi|niin että|minkä vuoksi|minkä takia|ja siksi|jolloin',
  el: 'ώστε|οπότε|άρα|επομένως|γι’ αυτό|και γι’ αυτό|έτσι ώστε|με αποτέλεσμα',
  he: 'לכן|ולכן|כך ש|ועל כן|ובכך',
  hi: 'इसलिए|अतः|जिससे|इस कारण',
  hu: 'így|ezért|tehát|úgyhogy|és ezért|és így|emiatt',
  id: 'sehingga|jadi|maka|oleh karena itu|karena itu',
  no: 'så|derfor|og derfor|slik at|dermed',
  pl: 'więc|dlatego|zatem|toteż|przez co|wskutek czego|tak że|dzięki czemu|a więc|i dlatego|w związku z czym|a zatem',
  ro: 'astfel încât|așa că|așadar|deci|de aceea|prin urmare|și de aceea',
  sk: 'takže|preto|teda|a preto|a tak|vďaka čomu',
  sv: 'så|därför|och därför|så att|varför|därmed',
  th: 'จึง|ดังนั้น|ทำให้|เพราะฉะนั้น',
  tr: 'bu yüzden|bu nedenle|dolayısıyla|böylece|o yüzden|bu sayede',
  uk: 'тому|тож|отже|і тому|а отже|так що|внаслідок чого|завдяки чому',
  vi: 'nên|vì vậy|do đó|vì thế|cho nên|nhờ đó',
}

/** Words before a clause that is no statement alone: its verb has no subject, or another order of words. */
const beforeFragment =
  'meaning|which means|so that|d’où|daí que|de ahí que|con lo que|ce qui fait que|使得|从而|ทำให้|مما|przez co|wskutek czego|čímž|jolloin|ώστε|έτσι ώστε|כך ש'
/** Words that also name the same thing again: 'the supply, and thus the relation between price and quantity'. */
const beforeOtherName =
  'hence|thus|and hence|and thus|a więc|a zatem|donc|et donc|quindi|e quindi|dunque|portanto|e portanto|logo|tedy|teda|tehát|deci|așadar|значит|а значит|jadi|άρα'
const notAlone = new Set([...beforeFragment.split('|'), ...beforeOtherName.split('|')])
/** In these languages the verb has another place in a clause of result, or 'so' means a purpose too. */
const otherOrder = new Set<Language>(['de', 'nl', 'da', 'no', 'sv', 'ja', 'ko'])

/** The first statement of a sentence, and the result that it states after a comma: 'They cool slowly, so their crystals grow.' */
export interface Result {
  readonly premise: string
  readonly result: string
}

const results = new Map<Language, RegExp>()

/** The result that a sentence without its full stop names, if both parts of it can be said alone. */
export function resultIn(text: string, language: string): Result | undefined {
  const code = languageOf(language) ?? 'en'
  if (otherOrder.has(code)) return undefined
  const any = alternatives(words[code].split('|').filter((word) => !notAlone.has(word)))
  const pattern =
    results.get(code) ??
    new RegExp(
      `^([^;:；：]+?)[,،，;；؛]\\s?(?:${any})${unspaced.has(code) ? '' : `${wordEnd}(?!\\s(?:that|long as|far as|much|many|too|do|does|did|is|are|was|were|has|have|can|could|will|would|must)\\s)`}[,，،]?\\s*([^;:；：]+)$`,
      'iu',
    )
  results.set(code, pattern)
  const [, premise, result] = pattern.exec(text) ?? []
  return premise === undefined || result === undefined ? undefined : { premise, result }
}

const patterns = new Map<Language, RegExp>()

/**
 * Whether a shortened text leaves out the result that its sentence states after it: 'Its cells are too large' of 'Its cells are
 * too large, so they stay in the blood'. Without the result, only the premise is left.
 */
export function losesResult(short: string, text: string, language: string): boolean {
  const end = short.slice(-endLength)
  const at = text.lastIndexOf(end)
  if (at < 0) return false
  const code = languageOf(language) ?? 'en'
  const pattern =
    patterns.get(code) ??
    new RegExp(
      `^\\s*[,،，、;；؛]?\\s*(?:${alternatives(words[code].split('|'))})${unspaced.has(code) ? '' : wordEnd}`,
      'iu',
    )
  patterns.set(code, pattern)
  return pattern.test(text.slice(at + end.length))
}

/** The last characters of a shortened text, which show where it ends in its sentence. */
const endLength = 12
