import { expect, test } from 'vitest'
import {
  bestInterfaceLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
  knownInterfaceLanguage,
} from './interface-languages.ts'

test('the first preferred language that Lectern has is the best, whatever its region', () => {
  expect(bestInterfaceLanguage(['pt-BR', 'en'])).toBe('pt')
  expect(bestInterfaceLanguage(['qaa-NL', 'DE-at', 'en'])).toBe('de')
  expect(bestInterfaceLanguage(['zh-Hant-TW'])).toBe('zh')
})

test('English is the best for a user whose languages Lectern does not have', () => {
  expect(bestInterfaceLanguage(['qaa', 'qab-FI'])).toBe('en')
  expect(bestInterfaceLanguage([])).toBe('en')
  expect(knownInterfaceLanguage(['qaa', 'constructor', ''])).toBeUndefined()
})

test('names of properties that every object has are no languages', () => {
  expect(['de', 'toString', 'DE', '', undefined, 7].map(isInterfaceLanguage)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('each language has a direction and a locale that Intl knows', () => {
  for (const [code, { locale, direction }] of Object.entries(interfaceLanguages)) {
    expect(new Intl.DateTimeFormat(locale).resolvedOptions().locale.split('-')[0]).toBe(code)
    expect(direction).toBe(code === 'ar' ? 'rtl' : 'ltr')
  }
})
