import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { contrastsIn } from './contrasts.ts'
import { prepareMaterial } from './material.ts'

function contrastsOf(text: string, language = 'en') {
  const html = `<h2>Lesson</h2><p>${text}</p>`
  const material = prepareMaterial(readPage({ title: 'Page', html, language }))
  return material.sections
    .flatMap(({ units }) => units)
    .flatMap((unit) => contrastsIn(unit, material))
    .map(({ sides }) => sides.map(({ name, text: said }) => [name, said]))
}

test('German names without an article have the endings of their adjectives', () => {
  const [sides] = contrastsOf(
    'Ein Wert von 120 gilt als normal. Der höhere Wert entsteht, wenn sich das Herz zusammenzieht. Der niedrigere Wert wird dagegen gemessen, wenn das Herz erschlafft.',
    'de',
  )
  expect(sides?.map(([name]) => name)).toEqual(['höherer Wert', 'niedrigerer Wert'])
})

test('One word before the same verb names each side, but an adjective before a noun does not', () => {
  const [sides] = contrastsOf(
    'Blood flows in the arteries and in the veins. Arteries carry blood away from the heart, whereas veins carry blood to the heart.',
  )
  expect(sides?.map(([name]) => name)).toEqual(['Arteries', 'veins'])
  const soils = contrastsOf(
    'The texture of a clay matters. Sandy soils drain quickly, whereas clay soils hold water for a long time.',
  )
  expect(soils.flat().map(([name]) => name)).not.toContain('Sandy')
})

describe('A contrast', () => {
  test.each([
    [
      'en',
      'The method of payment matters. The cash method counts money when it arrives, whereas the accrual method counts it when it is earned.',
      ['cash method', 'accrual method'],
    ],
    [
      'de',
      'Der Lungenkreislauf arbeitet mit niedrigem Druck. Der Körperkreislauf braucht dagegen hohen Druck für den langen Weg.',
      ['Lungenkreislauf', 'Körperkreislauf'],
    ],
    [
      'fr',
      'La boucle for convient lorsque le nombre de tours est connu. La boucle while, en revanche, convient lorsque la fin dépend d’un événement.',
      ['boucle for', 'boucle while'],
    ],
    [
      'en',
      'Whereas hot deserts lose their heat at night, cold deserts stay below zero for months. The deserts of Asia are cold.',
      ['hot deserts', 'cold deserts'],
    ],
    [
      'en',
      'Type 1 diabetes begins in childhood, whereas type 2 diabetes begins later in life. Both need care.',
      ['Type 1 diabetes', 'type 2 diabetes'],
    ],
    [
      'en',
      'Two groups take part. Group A sleeps for eight hours, whereas group B stays awake until the morning.',
      ['Group A', 'group B'],
    ],
    [
      'en',
      'Two groups take part. Group A received a drug, whereas group B received sugar. Both were ill.',
      ['Group A', 'group B'],
    ],
    [
      'en',
      'The illness has two stages. Stage 1 lasts for three days, whereas stage 2 lasts for many weeks.',
      ['Stage 1', 'stage 2'],
    ],
    [
      'en',
      'A lease is a contract for the use of a house. A sale, on the other hand, transfers the house to the buyer.',
      ['lease', 'sale'],
    ],
    [
      'en',
      'Direct taxation takes a share of income. Indirect taxation is part of the price of goods.',
      ['Direct taxation', 'Indirect taxation'],
    ],
    [
      'de',
      'Ein Amperemeter wird in Reihe geschaltet. Sein Widerstand ist sehr klein. Ein Voltmeter wird dagegen parallel zum Bauteil geschaltet.',
      ['Amperemeter', 'Voltmeter'],
    ],
    [
      'zh',
      '抬梁式是在柱子上架梁的构架方式。穿斗式是用枋连接柱子的构架方式。抬梁式跨度大，室内柱子少；穿斗式用料细小，室内柱子很密。',
      ['抬梁式', '穿斗式'],
    ],
  ])('is between two parallel things (%s): %s', (language, text, names) => {
    expect(contrastsOf(text, language).map((sides) => sides.map(([name]) => name))).toContainEqual(names)
  })

  test.each([
    [
      'zh',
      '抬梁式是在柱子上架梁的构架方式。穿斗式是用枋连接柱子的构架方式。抬梁式跨度大，而且穿斗式用料细小，室内柱子很密。',
    ],
    [
      'zh',
      '抬梁式是在柱子上架梁的构架方式。穿斗式是用枋连接柱子的构架方式。抬梁式跨度大因而穿斗式用料细小，室内柱子很密。',
    ],
    [
      'zh',
      '抬梁式是在柱子上架梁的构架方式。穿斗式是用枋连接柱子的构架方式。抬梁式跨度很大。穿斗式有自己的规则和方向。',
    ],
  ])('is not found where its characters are part of other words (%s): %s', (language, text) => {
    expect(contrastsOf(text, language)).toEqual([])
  })

  test('says each statement as a sentence of its own', () => {
    const [sides] = contrastsOf(
      'The method of payment matters. The cash method counts money at once, whereas the accrual method counts work.',
    )
    expect(sides?.map(([, text]) => text)).toEqual([
      'The cash method counts money at once.',
      'The accrual method counts work.',
    ])
  })

  test.each([
    [
      'three kinds',
      'An isotonic solution stays in the vessels. A hypotonic solution enters the cells. A hypertonic solution draws water out.',
    ],
    [
      'two statements about both',
      'A law is a statement about nature. A theory is an explanation of many facts. Laws and theories are alike; a theory explains more.',
    ],
    ['two times of one thing', 'Rivers flood the fields in spring, while the rivers dry up in summer.'],
    ['two quantities', 'Most cells divide every day, but some cells live for years. The cells are small.'],
    [
      'two shares',
      'About 40 percent of adults sleep too little, whereas about 20 percent of children sleep badly.',
    ],
    ['two numbers', 'Only 5 are known in the north, whereas only 12 are known in the south.'],
    ['two rounded numbers', 'Nearly 30 were sold in spring, whereas nearly 50 were sold in autumn.'],
    ['two times after something', 'After 3 days the wound closes, whereas after 10 days the skin is whole.'],
    ['two limits of time', 'Within 5 minutes the milk boils, whereas within 20 minutes the skin forms.'],
    [
      'a word and the start of a longer one',
      'A cat is a small hunter of mice. A horse is a large animal of the plains. Cattle give milk to people, but a horse carries a rider.',
    ],
    ['statements without a subject in common', 'Rain feeds the river. Boats, however, need deep water.'],
  ])('is not between %s', (_, text) => {
    expect(contrastsOf(text)).toEqual([])
  })
})

test('The noun of an adjective in a heading is not the word after another word that ends like it', () => {
  const html = `<h2>Fast and slow cycles</h2><p>The breakfast meal starts a fast cycle of sugar in the blood of people.
    The slow cycle takes many days in the body.</p>`
  const material = prepareMaterial(readPage({ title: 'Page', html, language: 'en' }))
  const [contrast] = material.sections
    .flatMap(({ units }) => units)
    .flatMap((unit) => contrastsIn(unit, material))
  expect(contrast?.sides.map(({ name }) => name)).toEqual(['Fast cycle', 'slow cycle'])
})
