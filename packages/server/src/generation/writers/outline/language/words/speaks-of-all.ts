import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced } from './word-patterns.ts'

/** Openings of a sentence that speaks of all things named before it. */
const openings: Readonly<Record<Language, string>> = {
  en: 'both|all|each|every|neither|none|together|these|the two|the three|the four',
  es: 'ambos|ambas|todos|todas|cada|ninguno|ninguna|juntos|juntas|estos|estas|los dos|las dos|los tres|las tres',
  fr: 'les deux|les trois|tous|toutes|chaque|chacun|chacune|aucun|aucune|ensemble|ces',
  de: 'beide|alle|jede|jeder|jedes|keine|keiner|keines|zusammen|diese',
  it: 'entrambi|entrambe|tutti|tutte|ogni|ognuno|nessuno|insieme|questi|queste',
  pt: 'ambos|ambas|todos|todas|cada|nenhum|nenhuma|juntos|juntas|estes|estas|esses|essas|os dois|as duas',
  nl: 'beide|alle|elke|elk|geen|samen|deze',
  sv: 'båda|alla|varje|ingen|inget|tillsammans|dessa',
  da: 'begge|alle|hver|hvert|ingen|tilsammen|disse',
  no: 'begge|alle|hver|hvert|ingen|sammen|disse',
  pl: 'obie|oba|obaj|wszystkie|wszyscy|każdy|każda|każde|żadne|żaden|żadna|razem|te|ci',
  cs: 'oba|obě|všechny|všichni|každý|každá|každé|žádný|žádná|žádné|společně|tyto|tito',
  sk: 'oba|obe|obidva|obidve|všetky|všetci|každý|každá|každé|žiadny|žiadna|spolu|tieto|títo',
  ru: 'оба|обе|все|каждый|каждая|каждое|ни один|ни одна|вместе|эти',
  uk: 'обидва|обидві|усі|всі|кожен|кожна|кожне|жоден|жодна|разом|ці',
  ro: 'ambele|ambii|toate|toți|fiecare|niciunul|niciuna|împreună|aceste|acești',
  hu: 'mindkét|mindkettő|mindegyik|mind|minden|egyik sem|együtt|ezek',
  fi: 'molemmat|kaikki|jokainen|kumpikaan|yhdessä|nämä',
  tr: 'her|hepsi|hiçbiri|bütün|tüm|birlikte|bu|bunların',
  el: 'και οι δύο|και τα δύο|όλοι|όλες|όλα|κάθε|κανένα|μαζί|αυτοί|αυτές|αυτά',
  id: 'kedua|kedua-duanya|keduanya|semua|semuanya|setiap|ketiga|ketiganya|bersama-sama',
  vi: 'cả hai|cả ba|tất cả|mỗi|mọi|không|những|các',
  hi: 'दोनों|सभी|प्रत्येक|हर|ये|इन',
  ar: 'كلا|كلتا|كل|جميع|هذه|هاتان|هذان|معا|معًا',
  he: 'שני|שתי|שניהם|שתיהן|כל|כולם|כולן|אלה|אלו|יחד',
  zh: '两者|二者|三者|所有|每|这些|这两|这三|它们',
  ja: '両者|両方|どちらも|いずれも|すべて|全て|これら|それぞれ',
  ko: '둘|두|모두|모든|각|이들|이러한',
  th: 'ทั้งสอง|ทั้งสาม|ทั้งหมด|ทุก|แต่ละ',
}

const patterns = new Map<Language, RegExp>()

/** Whether a sentence opens with a word for all things named before it: 'Both can be rebutted.', 'All three save water.' */
export function speaksOfAll(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const known =
    patterns.get(code) ??
    new RegExp(
      `^(?:${alternatives(openings[code].split('|'))})${unspaced.has(code) ? '' : '(?![\\p{L}\\p{M}])'}`,
      'iu',
    )
  patterns.set(code, known)
  return known.test(text)
}
