import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { falseStatements } from './truths.ts'

const falseOf = (sentence: string, language = 'en') =>
  falseStatements(prepareMaterial(readPage({ title: 'Page', language, html: `<p>${sentence}</p>` }))).map(
    ({ text }) => text,
  )

test.each([
  ['en', 'The attacker sends a forged answer before the real answer arrives.'],
  ['en', 'The new king closed the abbeys after the old bishop died.'],
  ['en', 'If the person is not breathing, start chest compressions at once.'],
])(
  '%s: neither a time with a clause nor an act that a case asks for is reversed: %s',
  (language, sentence) => {
    expect(falseOf(sentence, language)).toEqual([])
  },
)

test('A point in time is reversed, and so is what a word means', () => {
  expect(falseOf('The farmers of the valley sow the wheat before winter.')).toEqual([
    'The farmers of the valley sow the wheat after winter.',
  ])
  expect(falseOf('Damp hands reduce the resistance of the skin.')).toHaveLength(1)
})
