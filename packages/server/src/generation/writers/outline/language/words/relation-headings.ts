import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd } from './word-patterns.ts'

/** How a part of a page is related to the subject of the page. */
export type PartRelation = 'causes' | 'effects'

type Words = readonly [causes: string, effects: string]

/**
 * Nouns for causes and for effects with which a heading starts, or ends in languages that put the noun last. One effect is often
 * a phenomenon with its name: 'The greenhouse effect', 'Effetto serra', 'Efek rumah kaca'.
 */
const words: Readonly<Record<Language, Words>> = {
  en: ['causes?|reasons?', 'effects|consequences?|impacts?|results?|outcomes?|aftermath'],
  es: ['causas?|razones|motivos', 'efectos|consecuencias?|impactos?|resultados?'],
  fr: ['causes?|raisons?', 'effets|conséquences?|impacts?|résultats?'],
  de: ['ursachen?|gründe', 'folgen?|auswirkungen?|konsequenzen|wirkungen?|ergebnisse?'],
  it: ['cause|causa|ragioni|motivi', 'effetti|conseguenz[ae]|impatto|risultati'],
  pt: ['causas?|razões|motivos', 'efeitos|consequências?|impactos?|resultados?'],
  nl: ['oorzak?en|oorzaak|redenen', 'gevolgen|gevolg|effecten|resultaten'],
  pl: ['przyczyn[ya]|powody', 'skutki|skutek|konsekwencje|następstwa|efekty'],
  cs: ['příčin[ya]|důvody', 'následky|důsledky|důsledek|účinky|dopady'],
  sk: ['príčin[ya]|dôvody', 'následky|dôsledky|dôsledok|účinky|dopady'],
  ru: ['причин[ыа]', 'последстви[яе]|следствия|результаты|итоги'],
  uk: ['причин[иа]', 'наслідк[иу]|наслідок|результати'],
  da: ['årsager|årsag|grunde', 'følger|konsekvenser|virkninger|effekter|resultater'],
  no: ['årsaker|årsak|grunner', 'følger|konsekvenser|virkninger|effekter|resultater'],
  sv: ['orsaker|orsak|skäl', 'följder|konsekvenser|effekter|verkningar|resultat'],
  fi: ['syyt|syy|aiheuttajat', 'seuraukset|seuraus|vaikutukset|vaikutus'],
  hu: ['okai|okok|oka|kiváltó okok', 'következményei|következmények|hatásai|hatások|hatása'],
  ro: ['cauzele|cauze|cauza|motivele', 'efectele|efecte|consecințele|consecințe|urmările|urmări'],
  el: ['αιτίες|αίτια|αιτία|λόγοι', 'συνέπειες|επιπτώσεις|αποτελέσματα'],
  tr: ['nedenleri|nedenler|sebepleri|sebepler', 'sonuçları|sonuçlar|etkileri|etkiler'],
  id: ['penyebab|sebab', 'akibat|dampak'],
  vi: ['nguyên nhân|lý do', 'hậu quả|hệ quả|tác động|kết quả'],
  th: ['สาเหตุ', 'ผลกระทบ|ผลลัพธ์|ผลที่ตามมา'],
  hi: ['के कारण|कारण', 'के परिणाम|परिणाम|के प्रभाव'],
  ar: ['(?:ال)?أسباب', '(?:ال)?نتائج|(?:ال)?آثار|(?:ال)?عواقب'],
  he: ['ה?סיבות|ה?גורמים', 'ה?תוצאות|ה?השלכות|ה?השפעות'],
  zh: ['原因|成因|起因', '影响|后果|结果'],
  ja: ['原因|理由', '影響|結果'],
  ko: ['원인|이유', '결과|영향'],
}

const article = "(?:the|las|los|la|el|les|l[ea]s?|die|der|das|le|gli|i|il|as|os|de|het|οι|τα|η|az?)\\s|l[’']"

/** '影响光合作用的因素' are factors that affect photosynthesis, '光合作用的影响' its effects. */
const nounLast: ReadonlySet<Language> = new Set(['zh', 'ja'])

const known = new Map<Language, readonly (readonly [PartRelation, RegExp])[]>()

function patternsOf(language: string): readonly (readonly [PartRelation, RegExp])[] {
  const code = languageOf(language) ?? 'en'
  const found = known.get(code)
  if (found) return found
  const [before, after] = unspaced.has(code) ? ['', ''] : [String.raw`(?<![\p{L}\p{M}])`, wordEnd]
  const [causes, effects] = words[code].map(
    (some) =>
      new RegExp(
        nounLast.has(code) ? `(?:${some})$` : `^(?:${article})?(?:${some})${after}|${before}(?:${some})$`,
        'iu',
      ),
  )
  const made: readonly (readonly [PartRelation, RegExp])[] =
    causes && effects
      ? [
          ['causes', causes],
          ['effects', effects],
        ]
      : []
  known.set(code, made)
  return made
}

/** The relation that a heading names, with the rest of the heading: 'inflation' of 'Causes of inflation'. */
export function partRelationOf(
  heading: string,
  language: string,
): { readonly relation: PartRelation; readonly rest: string } | undefined {
  const text = heading.trim()
  // 'Causes and effects' has both.
  const found = patternsOf(language).filter(([, pattern]) => pattern.test(text))
  const [one, ...others] = found
  if (!one || others.length > 0) return undefined
  return { relation: one[0], rest: text.replace(one[1], ' ').trim() }
}
