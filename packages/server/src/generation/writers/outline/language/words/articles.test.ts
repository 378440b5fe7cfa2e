import { expect, test } from 'vitest'
import { asQuotedName } from './articles.ts'

test.each([
  ['es', 'La máquina de vapor', 'máquina de vapor'],
  ['fr', 'L’horloge biologique', 'horloge biologique'],
  ['de', 'Der Föhn', 'Föhn'],
  ['pt', 'A torra', 'torra'],
  ['es', 'La Habana', 'La Habana'],
  ['fr', 'Le Havre', 'Le Havre'],
  ['en', 'The steam engine', 'The steam engine'],
  ['es', 'Lavadero', 'Lavadero'],
])('(%s) a quoted term has no article: %s', (language, name, expected) => {
  expect(asQuotedName(name, language)).toBe(expected)
})
