import { expect, test } from 'vitest'
import { isAssessmentNote } from './assessment-notes.ts'

test.each([
  ['en', 'Module 3 Quiz (10 points).'],
  ['en', 'You have two attempts.'],
  ['en', 'This module is due Sunday at 11:59 pm.'],
  ['en', 'REMINDER: Quiz 2 is due Friday 14 November.'],
  ['en', 'Late submissions lose 10 %.'],
  ['pl', 'Na kartkówkę w piątek proszę powtórzyć tabelę.'],
  ['fr', 'Veuillez lire la page avant le cours.'],
  ['es', 'Tienes dos intentos.'],
  ['de', 'Sie haben drei Versuche.'],
  ['zh', '第三次测验（10分）'],
])('What a task counts and how often it may be tried is a note (%s): %s', (language, text) => {
  expect(isAssessmentNote(text, language)).toBe(true)
})

test.each([
  ['en', 'A triangle has three points.'],
  ['en', 'The first attempts to fly failed.'],
  ['de', 'Zwei Versuche muss man ihm in der Regel lassen.'],
  ['zh', '苹果的价格上涨了10分。'],
])('A statement is none (%s): %s', (language, text) => {
  expect(isAssessmentNote(text, language)).toBe(false)
})
