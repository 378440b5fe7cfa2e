import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Openings that only ask the reader to note what follows, in languages in which the rest is a sentence. */
const frames: Partial<Record<Language, RegExp>> = {
  en: /^(?:please )?(?:note|notice|remember|keep in mind|bear in mind|be aware|observe) that\s(?!(?:day|time|moment|year|week|night|morning|man|woman|person|word|number|rule|name|place|thing|one)\s(?!(?:is|are|was|were|has|had|can|must|may)\b))/iu,
  es: /^(?:nota|note|notad|ten en cuenta|tenga en cuenta|recuerda|recuerde|recordad) que\s/iu,
  fr: /^(?:notez|notons|remarquez|rappelons|n[’']oubliez pas) (?:que\s|qu[’'])/iu,
  it: /^(?:nota|notate|si noti|ricorda|ricordate|ricordi) che\s/iu,
  pt: /^(?:note|observe|repare|lembre-se de) que\s/iu,
  pl: /^(?:zauważ|zauważmy|pamiętaj|pamiętajmy|zwróć uwagę|należy pamiętać), że\s/iu,
  cs: /^(?:všimni si|všimněme si|pamatuj|pamatujme), že\s/iu,
  sk: /^(?:všimni si|všimnime si|pamätaj|pamätajme), že\s/iu,
  ru: /^(?:обратите внимание|помните|заметьте|заметим), что\s/iu,
  uk: /^(?:зверніть увагу|памʼятайте|пам’ятайте|зауважте), що\s/iu,
}

/** A shorter rest is no statement. */
const fewestLetters = 12

/** 'The lower the score, the higher the risk' of 'Note that the lower the score, the higher the risk'. */
export function withoutFrame(text: string, language: string): string {
  const frame = frames[languageOf(language) ?? 'en']
  const rest = frame ? text.replace(frame, '') : text
  if (rest === text || rest.length < fewestLetters) return text
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** The place of a table or a list on the page: 'the table above'. */
const places: Partial<Record<Language, RegExp>> = {
  en: /(?<=\b(?:table|figure|list|diagram|chart|picture|example|drawing|map|graph))\s(?:above|below)(?=[.,;:]|\s|$)/giu,
  fr: /\s(?:ci-dessus|ci-dessous)(?=[.,;:]|\s|$)/giu,
  it: /\s(?:qui sopra|qui sotto)(?=[.,;:]|\s|$)/giu,
  pt: /(?<=(?:tabela|figura|lista|diagrama|exemplo))\s(?:acima|abaixo)(?=[.,;:]|\s|$)/giu,
  es: /(?<=(?:tabla|figura|lista|diagrama|ejemplo))\s(?:de arriba|de abajo)(?=[.,;:]|\s|$)/giu,
  nl: /\s(?:hierboven|hieronder)(?=[.,;:]|\s|$)/giu,
}

/** A step without the place of what it uses, which a slide or a listener has somewhere else: 'Compare the pair with the table.' */
export function withoutPlace(text: string, language: string): string {
  const place = places[languageOf(language) ?? 'en']
  return place ? text.replace(place, '') : text
}
