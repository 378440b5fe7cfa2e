import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordStart } from './word-patterns.ts'

/** Starts of words in the corner of a table whose rows are features of the things in its columns. */
const features: Readonly<Record<Language, string>> = {
  en: 'feature|aspect|characteristic|propert|criteri|attribute|trait|point of comparison|basis',
  es: 'característica|aspecto|propiedad|criterio|atributo|rasgo',
  fr: 'caractéristique|aspect|propriété|critère|attribut|trait',
  de: 'merkmal|aspekt|eigenschaft|kriteri|vergleich|unterscheidung',
  it: 'caratteristic|aspetto|propriet|criteri|attribut',
  pt: 'característica|aspecto|aspeto|propriedade|critério|atributo',
  nl: 'kenmerk|aspect|eigenschap|criteri',
  pl: 'cech|aspekt|własnoś|właściwoś|kryteri',
  cs: 'vlastnost|hledisk|znak|aspekt|kritéri|rys',
  sk: 'vlastnos|hľadisk|znak|aspekt|kritéri|črt',
  ru: 'признак|свойств|характеристик|критери|аспект|особенност|параметр',
  uk: 'ознак|властив|характеристик|критері|аспект|особлив|параметр',
  da: 'egenskab|træk|aspekt|kendetegn|kriteri',
  sv: 'egenskap|drag|aspekt|kännetecken|kriteri',
  no: 'egenskap|trekk|aspekt|kjennetegn|kriteri',
  fi: 'ominaisuu|piirre|tuntomerk|näkökulm|kriteeri',
  hu: 'jellemző|tulajdonság|szempont|ismérv|kritérium',
  ro: 'caracteristic|aspect|proprietat|criteri|trăsătur',
  el: 'χαρακτηριστικ|ιδιότητ|κριτήρι|πτυχ|γνώρισμα',
  tr: 'özellik|ölçüt|nitelik|kriter|boyut',
  id: 'ciri|aspek|sifat|kriteria|karakteristik|pembeda',
  vi: 'đặc điểm|tính chất|tiêu chí|khía cạnh|thuộc tính',
  th: 'ลักษณะ|คุณสมบัติ|เกณฑ์|ด้าน|ประเด็น',
  hi: 'विशेषता|लक्षण|गुण|पहलू|आधार|मापदंड',
  ar: 'الخاصية|الخصائص|الصفة|السمة|المعيار|وجه|الجانب',
  he: 'מאפיין|תכונה|קריטריון|היבט',
  zh: '特征|特徵|特点|特點|性质|性質|方面|属性|屬性|标准|標準|项目|項目|比较|比較',
  ja: '特徴|性質|観点|項目|比較|属性|基準',
  ko: '특징|성질|기준|항목|속성|구분',
}

/** Whether the corner of a table says that its rows are features: 'Feature', 'Aspect'. */
export function namesFeatures(corner: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const words = alternatives([...features[code].split('|'), ...features.en.split('|')])
  return new RegExp(`${unspaced.has(code) ? '' : wordStart}(?:${words})`, 'iu').test(corner)
}
