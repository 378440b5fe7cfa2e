import { expect, test } from 'vitest'
import { namesIntroduction } from './introduction-headings.ts'

test.each([
  ['en', 'Introduction'],
  ['de', '1. Einleitung'],
  ['pl', 'Wstęp'],
  ['zh', '引言'],
  ['ar', 'مقدمة'],
])('a heading only says that a text begins (%s): %s', (language, heading) => {
  expect(namesIntroduction(heading, language)).toBe(true)
})

test.each([
  ['en', 'Introduction to limits'],
  ['en', 'The introduction of the potato'],
  ['de', 'Einleitung der Geburt'],
])('other headings have a subject (%s): %s', (language, heading) => {
  expect(namesIntroduction(heading, language)).toBe(false)
})
