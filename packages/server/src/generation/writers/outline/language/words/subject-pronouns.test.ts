import { expect, test } from 'vitest'
import { opensWithSubjectPronoun } from './subject-pronouns.ts'

test.each([
  ['en', 'It slows down in the fridge.'],
  ['en', 'They avoid competition.'],
  ['de', 'Er konnte den Reichstag auflösen.'],
  ['fr', 'Elles donnent de l’ombre.'],
  ['sv', 'Den växer långsamt.'],
  ['ru', 'Она течёт на север.'],
])('(%s) %s opens with its subject', (language, text) => {
  expect(opensWithSubjectPronoun(text, language)).toBe(true)
})

test.each([
  ['en', 'It is known that salt lowers the freezing point.'],
  ['en', 'It was later shown that he was abroad.'],
  ['en', 'It takes time to learn a language.'],
  ['en', 'IT departments need a budget.'],
  ['de', 'Es gibt drei Arten.'],
  ['fr', 'Il faut trois jours.'],
  ['sv', 'De gamla husen står kvar.'],
])('(%s) %s does not', (language, text) => {
  expect(opensWithSubjectPronoun(text, language)).toBe(false)
})
