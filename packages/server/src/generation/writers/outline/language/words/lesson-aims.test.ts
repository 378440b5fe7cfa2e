import { expect, test } from 'vitest'
import { aimOfLesson } from './lesson-aims.ts'

test.each([
  ['en', 'In this lesson, you’ll learn how to measure warmth.', 'how to measure warmth'],
  ['en', 'Today we look at the roots of plants.', 'the roots of plants'],
  ['de', 'In dieser Lektion lernt ihr, warum Kontinente wandern.', 'warum Kontinente wandern'],
  ['pl', 'W tej lekcji dowiesz się, jak mierzyć ciepło.', 'jak mierzyć ciepło'],
  ['es', 'En esta lección aprenderás cómo crecen las plantas.', 'cómo crecen las plantas'],
  ['fr', 'Dans ce chapitre, nous allons découvrir les volcans.', 'les volcans'],
  ['zh', '本节课我们将学习植物怎样生长。', '植物怎样生长'],
  ['ar', 'في هذا الدرس سنتعلم كيف تنمو النباتات.', 'كيف تنمو النباتات'],
])('(%s) “%s” says what a lesson teaches', (language, text, aim) => {
  expect(aimOfLesson(text, language)).toBe(aim)
})

test.each([
  ['en', 'In this lesson we will learn:'],
  ['en', 'Children learn how to speak in a few years.'],
  ['de', 'In dieser Stunde schläft die Stadt.'],
])('(%s) “%s” says no aim', (language, text) => {
  expect(aimOfLesson(text, language)).toBeUndefined()
})
