import { expect, test } from 'vitest'
import { partRelationOf } from './relation-headings.ts'

test.each([
  ['en', 'Causes of inflation', 'causes'],
  ['en', 'The consequences', 'effects'],
  ['de', 'Folgen für die Menschen', 'effects'],
  ['de', 'Die Ursachen', 'causes'],
  ['fr', 'Les conséquences', 'effects'],
  ['pl', 'Przyczyny inflacji', 'causes'],
  ['ar', 'أسباب التضخم', 'causes'],
  ['zh', '季风的成因', 'causes'],
  ['ja', '地震の影響', 'effects'],
  ['tr', 'Enflasyonun nedenleri', 'causes'],
  ['fi', 'Inflaation seuraukset', 'effects'],
])('a heading names causes or effects (%s): %s', (language, heading, expected) => {
  expect(partRelationOf(heading, language)?.relation).toBe(expected)
})

test.each([
  ['en', 'The Great Depression'],
  ['en', 'Causeway Coast'],
  ['en', 'Causes and effects'],
  ['es', 'Resultadismo en el fútbol'],
  ['de', 'Folgerichtige Schlüsse'],
  ['zh', '影响光合作用的因素'],
  ['ja', '影響を与える要因'],
  ['en', 'The greenhouse effect'],
  ['es', 'El efecto invernadero'],
  ['fr', 'L’effet de serre'],
  ['it', 'Effetto serra'],
  ['pt', 'Efeito Doppler'],
  ['id', 'Efek rumah kaca'],
  ['hi', 'डॉप्लर प्रभाव'],
])('other headings name neither (%s): %s', (language, heading) => {
  expect(partRelationOf(heading, language)).toBeUndefined()
})
