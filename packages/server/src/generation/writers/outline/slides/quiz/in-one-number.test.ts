import { expect, test } from 'vitest'
import { inOneNumber } from './in-one-number.ts'

test('Options have the number of the right one, where an ending shows it', () => {
  expect(inOneNumber('channel protein', ['peripheral proteins', 'virus', 'process'], 'en')).toEqual([
    'virus',
    'process',
  ])
  expect(inOneNumber('ribosomes', ['nucleus', 'vesicles'], 'en')).toEqual(['vesicles'])
  expect(inOneNumber('Wald', ['Felds', 'Moos'], 'de')).toEqual(['Felds', 'Moos'])
})
