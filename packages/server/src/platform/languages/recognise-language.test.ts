import { expect, test } from 'vitest'
import { chooseLanguage } from './recognise-language.ts'

const english =
  'The tide rises for six hours and falls for six, since the moon pulls the water towards itself. '

test('the letters of an address do not decide the language', () => {
  const addresses = [
    '/api/images/imported-cdcc24b1-bbc6-4315-bd26-8771d3f6d662/1/picture-43bcc5a6d04b69518f430f52.png?v=c6ea50b7ac0ae79e:',
    '/api/images/imported-ebfb75e5-8c4a-4cc8-889a-58d20c8eeff4/1/picture-e25818cea59220389e22435c.png?v=c6ea50b7ac0ae79e:',
  ]
  for (const address of addresses)
    expect(chooseLanguage(`${english.repeat(6)}\nPicture ${address} A tide table ${english}`, 'en')).toBe(
      'en',
    )
})

test('a text of nothing but addresses has the language of its course', () => {
  expect(chooseLanguage('https://example.org/das-wasser-steigt-und-fällt '.repeat(10), 'fr')).toBe('fr')
})

test('a text long enough has its own language, whatever its course says', () => {
  const german =
    'Das Wasser steigt sechs Stunden lang und fällt sechs Stunden lang, weil der Mond es anzieht. '
  expect(chooseLanguage(german.repeat(3), 'en')).toBe('de')
})
