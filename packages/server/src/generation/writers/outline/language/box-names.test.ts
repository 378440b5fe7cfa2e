import { expect, test } from 'vitest'
import { namesBox, namesCuriosity, opensWithBoxName } from './box-names.ts'

test.each([
  ['en', 'Did you know?', true],
  ['es', 'Curiosidad', true],
  ['pl', 'Ciekawostka', true],
  ['zh', '案例', true],
  ['de', 'Beispiel 2', true],
  ['en', 'The case of Venice', false],
  ['it', 'Case', false],
  ['zh', '案例库', false],
])('In %s, %s names a box: %s', (language, name, expected) => {
  expect(namesBox(name, language)).toBe(expected)
})

test('A sentence opens with the name of a box only before a colon', () => {
  expect(opensWithBoxName('Curiosidad: un árbol produce oxígeno.', 'es')).toBe(true)
  expect(opensWithBoxName('Curiosidad y paciencia ayudan a aprender.', 'es')).toBe(false)
})

test.each([
  ['en', 'Fun fact', true],
  ['fr', 'Le saviez-vous ?', true],
  ['zh', '你知道吗？', true],
  ['en', 'Remember', false],
  ['de', 'Merke', false],
])('In %s, %s announces something curious: %s', (language, name, expected) => {
  expect(namesCuriosity(name, language)).toBe(expected)
})
