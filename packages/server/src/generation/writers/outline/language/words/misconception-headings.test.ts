import { expect, test } from 'vitest'
import { headsMistakes } from './misconception-headings.ts'

test.each([
  ['en', 'Common misconceptions'],
  ['en', 'Five myths about sleep'],
  ['de', 'Häufige Irrtümer'],
  ['es', 'Mitos sobre la alimentación'],
  ['fr', 'Les idées reçues'],
  ['pl', 'Mity o szczepieniach'],
  ['ru', 'Мифы о сне'],
  ['zh', '常见误解'],
  ['ja', 'よくある間違い'],
  ['ko', '흔한 오해'],
  ['es', 'Lo que no se debe hacer'],
  ['fr', 'À ne pas faire'],
  ['pl', 'Czego nie wolno robić'],
])('(%s) “%s” heads mistakes', (language, heading) => {
  expect(headsMistakes(heading, language)).toBe(true)
})

test.each([
  ['en', 'Causes of decay'],
  ['en', 'Mitosis'],
  ['de', 'Vorteile der Bahn'],
])('(%s) “%s” heads none', (language, heading) => {
  expect(headsMistakes(heading, language)).toBe(false)
})
