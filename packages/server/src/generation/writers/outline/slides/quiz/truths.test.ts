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

test('A rise to a higher place is not reversed, nor is a gain, nor a number with a sign', () => {
  expect(falseOf('In a narrow bay, the water rises much higher than in the open sea.')).toEqual([])
  expect(falseOf('For most firms the loss of sales outweighs the gain per unit.')).toEqual([])
  expect(
    falseOf(
      'The sales of the shop changed by −15 % in the spring. The sales of the mill changed by 30 % in the spring.',
    ).filter((one) => one.includes('−')),
  ).toEqual([])
})
