import { expect, test } from 'vitest'
import { namesWay } from './step-words.ts'

test.each([
  ['en', 'The path of the blood'],
  ['es', 'De la boca al estómago'],
  ['fr', 'Du cœur au poumon'],
  ['pt', 'Da boca ao estômago'],
  ['he', 'מהלב אל הגוף'],
])('A heading names a way (%s): %s', (language, heading) => {
  expect(namesWay(heading, language)).toBe(true)
})

test.each([
  ['es', 'Reglas de cortesía a seguir'],
  ['fr', 'Présentation du travail au conseil'],
  ['pt', 'Lista da matéria a estudar'],
  ['it', 'Cosa portare da casa a scuola'],
  ['he', 'מושגים לחזרה'],
])('Words with “from” and “to” in another sense name no way (%s): %s', (language, heading) => {
  expect(namesWay(heading, language)).toBe(false)
})
