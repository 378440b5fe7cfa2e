import { expect, test } from 'vitest'
import { askedReasonOf, asksForCase, asksForEffect } from './review-questions.ts'

test.each([
  ['en', 'Give two reasons why patients are at risk', 'patients are at risk'],
  ['en', 'Explain why governments tax tobacco', 'governments tax tobacco'],
  ['es', 'Da dos razones por las que la fotosíntesis es importante', 'la fotosíntesis es importante'],
  ['fr', 'Donnez deux raisons pour lesquelles le jazz balance', 'le jazz balance'],
  ['de', 'Nennen Sie zwei Gründe, warum der Pegel steigt', 'der Pegel steigt'],
  ['pl', 'Wyjaśnij, dlaczego szczepienia trzeba powtarzać', 'szczepienia trzeba powtarzać'],
  ['zh', '请说出海路取代陆路的两个原因', '海路取代陆路'],
])('In %s, an exercise asks for the reasons of something: %s', (language, task, claim) => {
  expect(askedReasonOf(task, language)).toBe(claim)
})

test.each([
  ['en', 'Give two examples of a base'],
  ['en', 'The reasons for the war were many'],
  ['en', 'Name the parts of a flower'],
  ['de', 'Nennen Sie zwei Gase'],
  ['es', 'Da dos ejemplos de ácidos'],
])('In %s, another exercise asks for no reason: %s', (language, text) => {
  expect(askedReasonOf(text, language)).toBeUndefined()
})

test.each([
  ['en', 'How does a price rise affect revenue?', true],
  ['en', 'What happens when two branches change the same line?', true],
  ['pl', 'Co się dzieje, gdy antygen pojawi się ponownie?', true],
  ['es', '¿Cómo afecta la falta de agua a la planta?', true],
  ['en', 'How does a merge differ from a rebase?', false],
  ['en', 'How many bones does a hand have?', false],
  ['es', '¿Cómo se llama el pigmento verde?', false],
])('In %s, %s asks for an effect: %s', (language, question, expected) => {
  expect(asksForEffect(question, language)).toBe(expected)
})

test.each([
  ['en', 'When does a buffer fail?', true],
  ['pl', 'Kiedy kupujący może odstąpić od umowy?', true],
  ['en', 'When did the war begin?', false],
  ['en', 'Why does a buffer fail?', false],
])('In %s, %s asks for a case: %s', (language, question, expected) => {
  expect(asksForCase(question, language)).toBe(expected)
})
