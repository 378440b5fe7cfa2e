import { describe, expect, test } from 'vitest'
import { opensWithAside, withoutOpener } from './without-opener.ts'

describe('A sentence without what it opens with', () => {
  test.each([
    [
      'en',
      'Although the cultivation of corn had spread north, many people still hunted.',
      'Many people still hunted.',
    ],
    [
      'en',
      'Encouraged by the wealth of the East, merchants built larger ships.',
      'Merchants built larger ships.',
    ],
    [
      'es',
      'A pesar de su amplitud, los campos comparten un núcleo común.',
      'Los campos comparten un núcleo común.',
    ],
    ['pl', 'Mimo wielu przeszkód, handel szybko się rozwijał.', 'Handel szybko się rozwijał.'],
  ])('in %s: %s', (language, text, rest) => {
    expect(withoutOpener(text, { language })).toBe(rest)
  })

  test.each([
    ['a condition', 'If prices rise, people buy fewer goods.'],
    ['a condition', 'Assuming that incomes stay the same, people buy fewer goods.'],
    ['a condition', 'Heated in a closed vessel, water becomes steam quickly.'],
    ['a limit', 'With few exceptions, the cultures were widely dispersed.'],
    ['a place', 'In the South, large farms were very common.'],
    ['a condition', 'Dissolved in water, salt conducts electricity well.'],
    ['its subject', 'Baking soda, the most common agent of breads, reacted with the acid.'],
    ['a list', 'Despite wars, plagues and the loss of Italy, the empire survived for long.'],
    ['a clause', 'Unlike Rome, whose emperors ruled alone and for life, Athens voted.'],
    ['a list', 'Despite great linguistic, religious, and cultural differences, the region was at peace.'],
  ])('is not true without %s: %s', (_, text) => {
    expect(withoutOpener(text, { language: 'en' })).toBeUndefined()
  })
})

test('A number before the first comma is an aside only after a participle', () => {
  expect(opensWithAside('Flourishing from about 1200 to 400 BCE, the Olmec built cities.', 23)).toBe(true)
  expect(opensWithAside('The Olmec flourished from about 1200, and built cities.', 32)).toBe(false)
})

test('A sentence keeps a clause that its first comma opens', () => {
  const text = 'Несмотря на то, что климат был суровым и сухим зимой.'
  expect(withoutOpener(text, { language: 'ru' })).toBeUndefined()
  expect(withoutOpener('Apesar da longa guerra, o rei voltou a Lisboa.', { language: 'pt' })).toBe(
    'O rei voltou a Lisboa.',
  )
})

test('A clause that depends on another one is no sentence', () => {
  const text = 'Dzięki temu łodyga stoi prosto, chociaż nie ma szkieletu.'
  expect(withoutOpener(text, { language: 'pl' })).toBeUndefined()
})
