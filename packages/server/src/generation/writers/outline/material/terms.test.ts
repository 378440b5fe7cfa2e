import { expect, test } from 'vitest'
import { lexiconOf } from '../language/lexicon.ts'
import { meaningOf } from './terms.ts'

const meaning = (language: string, term: string, definition: string, path: readonly string[] = []) =>
  meaningOf({ kind: 'definition', id: 'b1', path, term, definition }, lexiconOf(language), [])

test('a statement after a label is no definition, also if it ends with a quotation mark', () => {
  const text = '紧张、恐惧和疼痛都可使血压升高。这种现象叫作“白大衣高血压”。'
  expect(meaning('zh-Hans', '情绪', text)).not.toContain('是指')
  expect(meaning('zh-Hans', '情绪', text)).toContain('紧张')
})

test('a meaning without an end mark is a definition', () => {
  expect(meaning('zh-Hans', '渗透', '水通过半透膜的扩散')).toContain('是指')
})

test.each([
  ['en', 'What changes the rate', 'temperature', 'molecules move faster when warm.'],
  ['en', 'What changes the rate', 'light', 'twice the light gives twice the rate.'],
  ['en', 'How acids act', 'pH', 'each enzyme has an optimum.'],
  ['de', 'Wie entsteht Gärung', 'pH-Wert', 'jedes Enzym hat ein Optimum.'],
])(
  'a clause that answers a heading is not said to be the meaning of its label (%s, %s)',
  (language, heading, term, text) => {
    const said = meaning(language, term, text, [heading])
    expect(said.toLowerCase()).toBe(`${term}: ${text}`.toLowerCase())
  },
)

test('a clause is no meaning, also without an end mark', () => {
  expect(meaning('en', 'temperature', 'molecules move faster when warm')).toContain(
    'Temperature: molecules move',
  )
  expect(meaning('en', 'light', 'twice the light gives twice the rate')).toContain('Light: twice the light')
})

test('a noun after a label is its meaning, also with a full stop', () => {
  const heading = ['What atoms are']
  expect(meaning('en', 'isotopes', 'atoms with the same number of protons.', heading)).toBe(
    'Isotopes are atoms with the same number of protons.',
  )
  expect(meaning('en', 'epiphytes', 'plants able to grow on others.', heading)).toBe(
    'Epiphytes are plants able to grow on others.',
  )
})

test.each([
  ['overgrazing', 'too many animals eat the grass faster than it grows.'],
  ['deforestation', 'without roots and leaves, nothing holds the soil.'],
  ['ploughing down the slope', 'each furrow becomes a channel for water.'],
  ['windbreaks', 'rows slow the wind.'],
])('a statement after a label is said after its label: %s', (term, definition) => {
  const label = `${term.charAt(0).toUpperCase()}${term.slice(1)}`
  expect(meaning('en', term, definition, ['Three causes'])).toBe(`${label}: ${definition}`)
})

test.each([
  ['osmosis', 'the diffusion of water through a membrane.', /osmosis.* the diffusion of water/iu],
  ['exports', 'goods that a country sells abroad.', /exports are goods that/iu],
])('a noun after a label defines it: %s', (term, definition, expected) => {
  expect(meaning('en', term, definition, ['Three causes'])).toMatch(expected)
})

test.each([
  [
    'en',
    'Hunayn ibn Ishaq',
    'a physician who translated the books of Galen',
    'Hunayn ibn Ishaq: a physician who translated the books of Galen.',
  ],
  ['ar', 'الكندي', 'فيلسوف كتب في الموسيقى.', 'الكندي: فيلسوف كتب في الموسيقى.'],
])('(%s) a person is introduced by name, and means nothing', (language, term, definition, expected) => {
  expect(meaning(language, term, definition)).toBe(expected)
})

test.each([
  [
    'enzymes work fastest at around 25 °C and are destroyed above 40 °C.',
    'Temperature: enzymes work fastest',
  ],
  ['plants grow in soil', 'Temperature: plants grow in soil'],
  ['families want to buy more than the economy can produce', 'Temperature: families want to buy'],
  ['rivers with constant flow to the sea', 'means rivers with constant flow'],
  ['plants tolerant to salt', 'means plants tolerant to salt'],
  ['systems of cells in a body', 'means systems of cells'],
  ['plants able to grow on trees', 'means plants able to grow'],
  ['areas close to the sea', 'means areas close to the sea'],
])('a plural with a verb and a preposition is a statement, and no meaning: %s', (text, start) => {
  expect(meaning('en', 'temperature', text)).toContain(start)
})

test('a label with a comma is no term that means something', () => {
  expect(meaning('en', 'Fills slowly, leaves a dent', 'ready for the oven.')).toBe(
    'Fills slowly, leaves a dent: ready for the oven.',
  )
})

test('a state without a noun gets no article', () => {
  expect(meaning('en', 'risen dough', 'ready for the oven')).not.toContain('a ready')
})

test('a French meaning without an article is said after a colon', () => {
  const price = 'prix que l’entreprise compte obtenir'
  expect(meaning('fr', 'Valeur résiduelle', price, ['Définitions'])).toMatch(
    /^Valeur résiduelle\s: prix que/u,
  )
  expect(meaning('fr', 'Valeur résiduelle', `le ${price}`, ['Définitions'])).toMatch(/on entend le prix/u)
})
