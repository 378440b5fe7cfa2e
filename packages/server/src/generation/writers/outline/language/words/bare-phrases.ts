import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** 'Step by step' in each language. As a sentence it has no verb, and says nothing of its subject. */
const stepByStep: Readonly<Record<Language, string>> = {
  en: 'step by step',
  es: 'paso a paso',
  fr: 'étape par étape|pas à pas',
  de: 'schritt für schritt',
  it: 'passo dopo passo|passo per passo',
  pt: 'passo a passo',
  nl: 'stap voor stap',
  sv: 'steg för steg',
  da: 'trin for trin|skridt for skridt',
  no: 'steg for steg|trinn for trinn',
  pl: 'krok po kroku',
  cs: 'krok za krokem|krok po kroku',
  sk: 'krok za krokom|krok po kroku',
  ru: 'шаг за шагом|пошагово',
  uk: 'крок за кроком|покроково',
  ro: 'pas cu pas',
  hu: 'lépésről lépésre',
  fi: 'vaihe vaiheelta|askel askeleelta',
  tr: 'adım adım',
  el: 'βήμα βήμα|βήμα προς βήμα',
  id: 'langkah demi langkah',
  vi: 'từng bước|từng bước một',
  hi: 'चरण दर चरण|कदम दर कदम',
  ar: 'خطوة بخطوة|خطوة خطوة',
  he: 'צעד אחר צעד|שלב אחר שלב',
  zh: '一步一步|逐步',
  ja: 'ステップバイステップ|一歩ずつ',
  ko: '단계별로|한 단계씩',
  th: 'ทีละขั้นตอน|ทีละขั้น',
}

/** Whether all of a sentence is such a phrase: 'Step by step.', but not 'Step by step, the wall rises.' */
export function isBarePhrase(text: string, language: string): boolean {
  const bare = text
    .toLowerCase()
    .replace(/[.!:。।…]+$/u, '')
    .trim()
  return stepByStep[languageOf(language) ?? 'en'].split('|').includes(bare)
}
