import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { makeQuestions } from './make-questions.ts'

const questionsOf = (html: string, language = 'en') =>
  makeQuestions(prepareMaterial(readPage({ title: 'Page', language, html })))

const steps = `<p>A dressing covers a wound. Moist wounds heal fast.</p><ol><li>Remove the old dressing slowly, so that new skin is not torn
  off.</li><li>Rinse the wound with warm water, because cold fluid slows healing.</li><li>Do not rub the skin around it, as rubbing
  opens small cuts again.</li><li>Write the date on the dressing.</li></ol>`

test('The reason and the purpose of an instruction are asked for as what one should do', () => {
  const found = questionsOf(steps).filter(({ kind }) => kind === 'reason')
  const slowly = found.find(({ ask }) => ask === 'Why should you remove the old dressing slowly?')
  expect(slowly?.right).toBe('New skin is not torn off')
  // The harm that it prevents is seen to be no reason.
  expect(slowly?.wrong).not.toContain('New skin is torn off')
  const asked = found.map(({ ask }) => ask)
  expect(asked).toContain('Why should you rinse the wound with warm water?')
  expect(asked).toContain('Why should you not rub the skin around it?')
})

test('The next step of a list is no further explanation of a step', () => {
  const warm = questionsOf(steps).find(({ ask }) => ask.includes('rinse the wound'))
  expect(warm?.further).toBeUndefined()
})

test.each([
  'It rained for nine days, so that the ground was wet everywhere.',
  'The water rises in the pipe, as the air in it expands slowly.',
  'Keep the lid on the pot, as shown in the first picture of this page.',
  'Cold air sinks to the ground, as long as no wind mixes the layers.',
  'Once the ice melts, so that the sea is open, ships set out again.',
])('A result, a time and a comparison are no reasons: %s', (text) => {
  const found = questionsOf(
    `<p>${text} Ships sink because water enters them. Pots break because they are thin. Fish die because they get no air.</p>`,
  )
  expect(found.filter(({ kind, teaches }) => kind === 'reason' && teaches === text)).toEqual([])
})

test('A statement whose second word begins as an article is no instruction', () => {
  const found =
    questionsOf(`<p>Hydrochloric acid is strong because the water takes all of its protons. Vinegar is weak because few
    of its molecules break up. Bases taste bitter because they react with the tongue. Salts dissolve because water pulls them apart.</p>`)
  expect(found.filter(({ ask }) => ask.startsWith('Why should you'))).toEqual([])
})

test('A verb of saying without its speaker is no claim', () => {
  const found = questionsOf(
    `<p>Epiktet był filozofem. Mówi, że zdrowie nie jest dobrem w ścisłym sensie, bo można je źle wykorzystać. Gniew gaśnie,
    ponieważ odrzucamy jego sąd. Strach mija, ponieważ widzimy rzeczy takie, jakie są. Uczniowie słuchali go chętnie,
    ponieważ mówił prosto.</p>`,
    'pl',
  )
  expect(found.filter(({ ask }) => ask.startsWith('Dlaczego mówi'))).toEqual([])
})

test('A claim with a condition or a clause at its start is asked about in a sentence of its own', () => {
  const found = questionsOf(
    `<p>La inflación tiene varias causas. Que suba el precio de los tomates no es inflación, porque los demás precios no cambian.
    La cesta se revisa cada año, porque los hábitos de las familias cambian. El ahorro pierde valor, porque el dinero compra menos
    cosas. Los deudores ganan, porque devuelven menos de lo que recibieron.</p>`,
    'es',
  )
  expect(found.map(({ ask }) => ask).filter((ask) => /por qué que/iu.test(ask))).toEqual([])
})
