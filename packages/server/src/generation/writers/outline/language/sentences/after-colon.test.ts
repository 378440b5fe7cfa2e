import { expect, test } from 'vitest'
import { afterColon } from './after-colon.ts'

const page = (...texts: readonly string[]) => texts.map((text) => ({ text }))

test.each([
  ['en', 'In the north, rivers are short.', 'in the north, rivers are short.'],
  ['en', 'The Romans built roads.', 'the Romans built roads.'],
  ['en', 'Farmers', 'farmers'],
  ['en', 'Why rivers flood', 'why rivers flood'],
  ['en', 'Farmers grew rice.', 'farmers grew rice.'],
  ['es', 'En 1712, Newcomen construyó una máquina.', 'en 1712, Newcomen construyó una máquina.'],
  ['pl', 'W lesie rosną grzyby.', 'w lesie rosną grzyby.'],
])('A sentence continues in lower case after a colon (%s): %s', (language, text, expected) => {
  const known = page('Some farmers live in the hills.', 'Vivían en casas.', 'Domy stoją w lesie.')
  expect(afterColon(text, known, language)).toBe(expected)
})

test.each([
  ['en', 'Timbuktu became a centre of trade.'],
  ['en', 'White House officials met.'],
  ['en', 'DNA is a molecule.'],
  ['en', 'I have no time.'],
  ['de', 'Im Norden sind die Flüsse kurz.'],
])('A name, and a German sentence, keep their capital (%s): %s', (language, text) => {
  expect(afterColon(text, page('The white walls, im haus and i have.'), language)).toBe(text)
})

test('A word that opens a clause loses its capital, a name does not', () => {
  expect(afterColon('Si no hay ninguno, es oceánico.', [], 'es')).toBe('si no hay ninguno, es oceánico.')
  expect(afterColon('When air rises, it cools.', [], 'en')).toBe('when air rises, it cools.')
  expect(afterColon('Fewer than ten could read.', [], 'en')).toBe('fewer than ten could read.')
  expect(afterColon('Rome was built of brick.', [], 'en')).toBe('Rome was built of brick.')
  expect(afterColon('Wenn Luft steigt, wird sie kühler.', [], 'de')).toBe(
    'Wenn Luft steigt, wird sie kühler.',
  )
})

test('a preposition or a negation loses its capital also if the page has it only at the start of sentences', () => {
  expect(afterColon('В октябре лёд тонкий.', [], 'ru')).toBe('в октябре лёд тонкий.')
  expect(afterColon('Przez las płynie rzeka.', [], 'pl')).toBe('przez las płynie rzeka.')
  expect(afterColon('La Habana es grande.', [], 'es')).toBe('La Habana es grande.')
})

test('an Arabic sentence loses the "and" that joins it to the one before', () => {
  expect(afterColon('ولا يكفي أن يوفر الأفراد الماء.', [], 'ar')).toBe('لا يكفي أن يوفر الأفراد الماء.')
})

test.each([
  ['Stages', 'The nurse records a stage 1 injury.', 'stages'],
  [
    'Cooking beef breaks the cycle.',
    'A human eats beef that was not cooked.',
    'cooking beef breaks the cycle.',
  ],
  ['Fleming noticed a mould.', 'The flame went out.', 'Fleming noticed a mould.'],
  ['Wales is hilly.', 'A whale swims.', 'Wales is hilly.'],
  ['Athens is old.', 'They met in Athens.', 'Athens is old.'],
  ['Turing broke the code.', 'The wheel turned.', 'Turing broke the code.'],
])('another English form of a word of the page is no name: %s', (text, known, expected) => {
  expect(afterColon(text, page(known), 'en')).toBe(expected)
})
