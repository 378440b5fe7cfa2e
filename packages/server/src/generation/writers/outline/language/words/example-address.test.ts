import { expect, test } from 'vitest'
import { exampleNameIn, withoutExampleAddresses } from './example-address.ts'

test.each([
  ['https://www.example.org/a/b.html', 'www.example.org'],
  ['www.example.com', 'www.example.com'],
  ['mail.example.net', 'mail.example.net'],
  ['https://www.wikipedia.org/wiki/Example', undefined],
])('%s is the example %s', (address, name) => {
  expect(exampleNameIn(address)).toBe(name)
})

test('only addresses for examples are left out', () => {
  expect(withoutExampleAddresses('Compare www.example.org with www.wikipedia.org.')).toBe(
    'Compare  with www.wikipedia.org.',
  )
})
