import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { withoutOwnReferences } from './own-references.ts'
import { unspaced, wordStart } from './word-patterns.ts'

const noun = '\\s[\\p{L}\\p{M}]{3,}'
/** Times that the speaker means: 'this morning', 'هذا الصباح'. They point at nothing on the page. */
const slavicTime = '(?!\\s(?:rok|год|час|тиждень))'

/** Words that point at something together with the noun beside them, as patterns in lower case. */
const patterns: Readonly<Record<Language, string>> = {
  en: `(?:these|those|this)(?!\\s(?:is|are|was|were|has|have|had|can|may|will|who|year|week|morning|time|means|makes|that)\\b)${noun}|such(?!\\s(?:as|an?)\\b)${noun}`,
  es: `(?<!(?:^|\\s)(?:el|al|del|noreste|sur)\\s)(?:est[aeo]s?|es[ae]s?|dich[oa]s?|aquell[oa]s?)(?!\\s(?:es|son|era|fue|que|año|mañana|semana|país)(?!\\p{L}))${noun}`,
  fr: `(?:ces|cette|cet|ce)(?!\\s(?:qui|que|dont|sont|n|matin|jour|mois|soir)(?!\\p{L}))${noun}`,
  de: `(?:diese[rsmn]?|solche[rnms]?|jene[rsmn]?)(?!\\s(?:jahr|woche|ist|sind|war|die|der|das)(?!\\p{L}))${noun}`,
  it: `quest[aeio](?!\\s(?:è|sono|era|anno|mattina|settimana|che)(?!\\p{L}))${noun}|quest’\\p{L}{3,}`,
  pt: `(?<!(?:^|\\s)(?:o|ao|do)\\s)(?:[dn]?est[ae]s?|[dn]?ess[ae]s?|aquel[ae]s?)(?!\\s(?:é|são|era|foi|que|ano|manhã|semana)(?!\\p{L}))${noun}`,
  nl: `(?:deze|zulke)(?!\\s(?:is|zijn|was|waren|week|maand|die|dat)(?!\\p{L}))${noun}`,
  sv: `(?:dessa|denna|detta|sådana)(?!\\s(?:är|var|kan|har|som)(?!\\p{L}))${noun}`,
  da: `(?:disse|denne|dette|sådanne)(?!\\s(?:er|var|kan|har|som|år|uge)(?!\\p{L}))${noun}`,
  no: `(?:disse|denne|dette|slike)(?!\\s(?:er|var|kan|har|som|året|uken)(?!\\p{L}))${noun}`,
  pl: `(?:te|tych|tym|tymi|tej|tego|takie|takich|takim|takimi)(?!\\s(?:samy\\p{L}*|sam\\p{L}*|jest|są|się|nie|że|roku)(?!\\p{L}))${noun}`,
  cs: `(?:tyto|těchto|těmto|těmito|tato|této|tento|tohoto|takové|takových)${slavicTime}${noun}`,
  sk: `(?:tieto|týchto|týmto|týmito|táto|tejto|tento|tohto|takéto|takýchto)${slavicTime}${noun}`,
  ru: `(?:эти|этих|этим|этими|этот|этого|этому|эта|этой|эту|такие|таких|таким|такими)${slavicTime}${noun}`,
  uk: `(?:ці|цих|цим|цими|цей|цього|цьому|ця|цієї|цю|такі|таких|таким|такими)${slavicTime}${noun}`,
  ro: `(?:acest|această|acești|aceste|acestor|acestui|acestei|asemenea)(?!\\s(?:an|lucru)(?!\\p{L}))${noun}`,
  hu: 'ez(?:ek|eket|eknek|ekben|ekből|ekkel|t|en|ért|ekért)?\\saz? ?[\\p{L}]{3,}|ilyen\\s\\p{L}{3,}',
  fi: `(?:nämä|näiden|näitä|näissä|näistä|näillä|tämän|tätä|tässä|tästä|tällaiset|tällaisten|tällaisia)(?!\\s(?:on|ovat|oli|vuonna|mukaan)(?!\\p{L}))${noun}`,
  tr: `(?:bu|şu|böyle)(?!\\s(?:yıl|sabah|hafta|ay|gün|nedenle|yüzden|da|de|bir)(?!\\p{L}))${noun}`,
  el: 'αυτ(?:ός|ή|ό|οί|ές|ά|ών|ούς|ού|ής|όν|ήν|τές|τά|τών|τοί)\\s(?:ο|η|το|οι|τα|των|τους|τις|την|τον|του|της)\\s\\p{L}{3,}',
  id: '\\p{L}{3,}(?<!(?:saat|hari|hal|tahun|minggu))\\s(?:ini|tersebut)',
  vi: '\\p{L}{2,}(?<!(?:nay|lúc|khi|năm|tuần|từ|trong))\\s(?:này|ấy)',
  hi: '(?:इन|ऐसे|ऐसी|उन)\\s(?!में|से|का|की|के|को|पर|ने)[\\p{L}\\p{M}]{2,}',
  ar: '(?:هذا|هذه|هؤلاء|بهذه|لهذه|بهذا|لهذا|تلك)\\sال(?!صباح|يوم|عام|سنة|أيام|مساء|أسبوع|شهر)\\p{L}{2,}',
  he: 'ה\\p{L}{2,}\\s(?:הזה|הזאת|הזו|האלה|האלו|הללו|אלה|אלו)',
  zh: '(?:这些|这种|这类|这项|这个|这一|上述)\\p{Script=Han}{2}',
  ja: '(?:これらの|こうした|そうした|このような|そのような)\\p{L}{2}',
  ko: '(?:이러한|그러한|이런|그런|이들)\\s\\p{L}{2,}',
  th: '(?:เหล่านี้|ดังกล่าว)',
}

const created = new Map<Language, RegExp>()

/** Whether a sentence points, wherever in it, at a thing that it does not name itself: 'if he gives up these habits'. */
export function pointsAtNoun(text: string, language: string, pointing: readonly string[]): boolean {
  const code = languageOf(language) ?? 'en'
  const isSpaced = !unspaced.has(code)
  const pattern = created.get(code) ?? new RegExp(`${isSpaced ? wordStart : ''}(?:${patterns[code]})`, 'u')
  created.set(code, pattern)
  return pattern.test(withoutOwnReferences(text, language, pointing))
}
