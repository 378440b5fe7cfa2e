import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { aboutObjects } from './objects.ts'

const questionsOf = (html: string, language = 'en') =>
  aboutObjects(prepareMaterial(readPage({ title: 'Page', language, html })))
const others = `A fuse protects the cable from overheating. The valve controls the flow of the gas.`

test('A question asks for what a thing protects or stores, among what other things do', () => {
  const found = questionsOf(`<p>The thick bark of the tree protects the soft wood inside. ${others}</p>`)
  const asked = found.find(({ ask }) => ask.includes('bark'))
  expect(asked?.ask).toBe('What does the thick bark of the tree protect?')
  expect(asked?.right).toBe('The soft wood inside')
  expect(asked?.wrong.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'The cable from overheating',
    'The flow of the gas',
  ])
})

test.each([
  'It protects the soft wood inside.',
  'Trees that grow slowly need little water.',
  'In winter the bark protects the wood.',
  'The farmer needs to water the young trees.',
  'The roots, which are long, absorb water.',
  'The bark protects the tree because it is thick.',
  'The entry form contains the name of the guest.',
  'Double-insulated tools need no earth wire.',
  'The monks supplied the poor with bread.',
  'Border controls require a valid passport.',
])(
  'Asks for no object of a pronoun, a clause, a denial, an act or a statement with a reason: %s',
  (sentence) => {
    const found = questionsOf(`<p>${sentence} ${others}</p>`)
    expect(found.map(({ because }) => because)).not.toContain(sentence)
  },
)

test('The question for the past, for several things and for code has the verb that its subject needs', () => {
  const found = questionsOf(`<p>The monks supplied bread for the poor. The young plants need water and light.
    The \`print()\` function displays the output of the program. ${others}</p>`)
  const asks = found.map(({ ask }) => ask)
  expect(asks).toContain('What do the young plants need?')
  expect(asks).toContain('What did the monks supply?')
  expect(asks).toContain('What does the `print()` function display?')
})

test('A kind of a thing gives no option for a question about the thing', () => {
  const found = questionsOf(
    `<p>The forest needs a rainy spring. The mountain forest needs a cold winter. ${others}</p>`,
  )
  expect(found.find(({ ask }) => ask === 'What does the forest need?')?.wrong).not.toContain('A cold winter')
})

test('In Spanish and German, the verb comes before its subject in the question', () => {
  const spanish = questionsOf(
    '<p>Las bacterias necesitan agua, calor y nutrientes. El hígado almacena azúcar. La célula contiene un núcleo.</p>',
    'es',
  )
  expect(spanish.map(({ ask }) => ask)).toContain('¿Qué necesitan las bacterias?')
  const german = questionsOf(
    '<p>Die Zelle enthält einen Kern und Wasser. Die Leber speichert Zucker und Vitamine. Das Barometer misst den Druck der Luft.</p>',
    'de',
  )
  expect(german.map(({ ask }) => ask)).toContain('Was enthält die Zelle?')
})
