import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { aboutCalculations } from './calculations.ts'

const questionsOf = (text: string, language: string) =>
  aboutCalculations(prepareMaterial(readPage({ title: 'Page', language, html: `<p>${text}</p>` })))

test.each([
  [
    'en',
    'Use about 2 % of the weight of the flour: 10 g for 500 g of flour.',
    'Use about 2 % of the weight of the flour. How much is that for 500 g of flour?',
    ['10 g', '20 g', '5 g', '100 g'],
  ],
  [
    'fr',
    'Comptez un quart du poids en sel : 2,5 g pour 10 g de poisson.',
    'Comptez un quart du poids en sel. Combien cela fait-il pour 10 g de poisson ?',
    ['2,5 g', '5 g', '1,25 g', '25 g'],
  ],
  [
    'it',
    'Metti da parte il 10 % dello stipendio: 150 € per 1500 € di entrate.',
    'Metti da parte il 10 % dello stipendio. Quanto è per 1500 € di entrate?',
    // '1500 €' is the quantity of the question.
    ['150 €', '300 €', '75 €'],
  ],
])('An amount that the page works out is asked for (%s)', (language, text, ask, options) => {
  const [found] = questionsOf(text, language)
  expect(found?.ask).toBe(ask)
  expect([found?.right, ...(found?.wrong ?? [])]).toEqual(options)
})

test.each([
  'The shop is open on two days: 10 to 18 h for members only.',
  'A loaf needs salt: it strengthens the gluten for 500 years.',
  'Use about 2 % of the weight of the flour: a spoon for 500 g of flour.',
])('A sentence without an amount for a quantity is no calculation: %s', (text) => {
  expect(questionsOf(text, 'en')).toEqual([])
})
