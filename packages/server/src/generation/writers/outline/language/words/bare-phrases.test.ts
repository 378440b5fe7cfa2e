import { languages } from '@lectern/domain/voices/languages.ts'
import { expect, test } from 'vitest'
import { isBarePhrase } from './bare-phrases.ts'

test.each([
  ['en', 'Step by step.'],
  ['de', 'Schritt für Schritt.'],
  ['es', 'Paso a paso:'],
  ['zh', '一步一步。'],
  ['hi', 'चरण दर चरण।'],
])('in %s, "%s" is a phrase without a statement', (language, text) => {
  expect(isBarePhrase(text, language)).toBe(true)
})

test.each([
  ['en', 'Step by step, the wall rises.'],
  ['en', 'The guide works step by step.'],
  ['de', 'Schritt für Schritt wächst die Mauer.'],
  ['en', ''],
])('in %s, "%s" is none', (language, text) => {
  expect(isBarePhrase(text, language)).toBe(false)
})

test.each(Object.keys(languages))('no empty text is a phrase in %s', (language) => {
  expect(isBarePhrase('.', language)).toBe(false)
})
