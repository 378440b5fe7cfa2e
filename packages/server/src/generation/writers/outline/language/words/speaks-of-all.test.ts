import { expect, test } from 'vitest'
import { speaksOfAll } from './speaks-of-all.ts'

test('A sentence may open with a word for all things named before it', () => {
  expect(speaksOfAll('Both can be rebutted.', 'en')).toBe(true)
  expect(speaksOfAll('Beide verbrauchen Strom.', 'de')).toBe(true)
  expect(speaksOfAll('两者都需要水。', 'zh')).toBe(true)
})

test('A word that only begins like one is another', () => {
  expect(speaksOfAll('Bothnia is a gulf.', 'en')).toBe(false)
  expect(speaksOfAll('Allergies are common.', 'en')).toBe(false)
  expect(speaksOfAll('Totem poles are tall.', 'en')).toBe(false)
})
