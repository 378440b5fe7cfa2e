import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'
import { marksOf } from '../language/marks.ts'
import { announcesSteps } from '../language/words/step-words.ts'

/** The heading of steps, in every language. */
const steps: Readonly<Record<Language, string>> = {
  en: 'The steps',
  es: 'Los pasos',
  fr: 'Les étapes',
  de: 'Die Schritte',
  it: 'I passaggi',
  pt: 'Os passos',
  nl: 'De stappen',
  pl: 'Kolejne kroki',
  cs: 'Jednotlivé kroky',
  sk: 'Jednotlivé kroky',
  ru: 'По шагам',
  uk: 'Крок за кроком',
  da: 'Trinene',
  sv: 'Stegen',
  no: 'Trinnene',
  fi: 'Vaiheet',
  hu: 'A lépések',
  ro: 'Pașii',
  el: 'Τα βήματα',
  tr: 'Adımlar',
  id: 'Langkah-langkah',
  vi: 'Các bước',
  th: 'ขั้นตอน',
  hi: 'चरण',
  ar: 'الخطوات',
  he: 'השלבים',
  zh: '步骤',
  ja: '手順',
  ko: '단계',
}

/** 'Measuring a river: The steps', or 'The seven steps (1–7)' with their number, for a slide whose heading is the title of another. */
export function titleOfSteps(heading: string, language: string, count?: number): string {
  const name = steps[languageOf(language) ?? 'en']
  // 'The seven steps: The steps' says it twice.
  if (count !== undefined && announcesSteps(heading, language)) return `${heading} (1–${count})`
  // 'How to: log in: The steps' would be hard to read.
  if (/[:：]/u.test(heading)) return name
  return `${heading}${marksOf(language).colon}${name}`
}
