import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { aboutMistakes } from './mistakes.ts'

const mistakesOf = (text: string, language = 'en') =>
  aboutMistakes(prepareMaterial(readPage({ title: 'Page', language, html: `<p>${text}</p>` })))

test.each([
  [
    'en',
    'Many students believe that lactate causes sore muscles. In fact, tiny tears in the fibres hurt.',
    'Lactate causes sore muscles',
  ],
  [
    'es',
    'Muchos estudiantes creen que las plantas respiran solo de noche. En realidad respiran siempre.',
    'Las plantas respiran solo de noche',
  ],
  [
    'pl',
    'Częstym błędem jest przekonanie, że nawóz zawsze zwiększa plon. Nadmiar azotu spływa do rzek.',
    'Nawóz zawsze zwiększa plon',
  ],
  ['zh', '很多患者认为血压正常后就可以停药。这是错误的：突然停药会使血压反弹。', '血压正常后就可以停药'],
])('A mistake that the page puts right is asked about (%s)', (language, text, belief) => {
  const [asked] = mistakesOf(text, language)
  expect(asked?.ask).toContain(belief)
  expect(asked?.because).toBe(text)
})

test.each([
  'Most scientists believe that smoking causes cancer. In fact, the evidence is strong.',
  'Many people think that the law was fair. They voted for it twice.',
])('A belief that the page does not put right is not asked about: %s', (text) => {
  expect(mistakesOf(text)).toEqual([])
})
