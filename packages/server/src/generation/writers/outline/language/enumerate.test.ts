import { expect, test } from 'vitest'
import { enumerate } from './enumerate.ts'

test('The verb before a numbered name loses its capital within a sentence, and a name keeps it', () => {
  expect(enumerate('Goals', ['Explain the stay', 'Compare Chapter 7 and Chapter 11'], 'en')).toBe(
    'Goals: explain the stay and compare Chapter 7 and Chapter 11.',
  )
  expect(enumerate('Rulers', ['Queen Anne', 'Isaac Newton'], 'en')).toBe(
    'Rulers: Queen Anne and Isaac Newton.',
  )
})
