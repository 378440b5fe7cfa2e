import { expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'

test.each([
  ['fr', 'Tous sont faits avec du lait.'],
  ['es', 'Todas son de leche.'],
  ['it', 'Tutti hanno una crosta.'],
  ['pt', 'Todos são de leite.'],
  ['de', 'Alle sind aus Milch.'],
  ['pl', 'Wszystkie mają skórkę.'],
])('‘All of them’ means things of the sentence before (%s): %s', (language, text) => {
  expect(lexiconOf(language).isDependent(text)).toBe(true)
})

test.each([
  ['fr', 'Tous les fromages sont faits avec du lait.'],
  ['es', 'Todas las vacas son mamíferos.'],
  ['de', 'Alle Kühe sind Säugetiere.'],
])('A statement about all things of a kind needs no other (%s): %s', (language, text) => {
  expect(lexiconOf(language).isDependent(text)).toBe(false)
})
