import { describe, expect, test } from 'vitest'
import { reversed, reversedOption } from './statements.ts'

describe('A statement is reversed', () => {
  test.each([
    ['Households borrow and spend less', 'en', 'Households borrow and spend more'],
    ['The muscles no longer help the veins', 'en', 'The muscles still help the veins'],
    ['Firms cannot meet the demand', 'en', 'Firms can meet the demand'],
    ['A peace lasts longer', 'en', 'A peace lasts less long'],
    ['Las hojas necesitan menos agua', 'es', 'Las hojas necesitan más agua'],
    ['Elektrony częściej zderzają się z atomami', 'pl', 'Elektrony rzadziej zderzają się z atomami'],
    ['Bu madde yüksek sıcaklıkta erir', 'tr', 'Bu madde düşük sıcaklıkta erir'],
    ['水分子的运动加快', 'zh', '水分子的运动减慢'],
    ['يتم الامتصاص بسرعة', 'ar', 'يتم الامتصاص ببطء'],
  ])('%s', (text, language, expected) => {
    expect(reversed(text, language)).toEqual([expected])
  })

  test('by one of two words that are one law', () => {
    expect(reversed('Reactions run faster at higher temperatures', 'en')).toEqual([
      'Reactions run slower at higher temperatures',
    ])
  })

  test.each([
    // Without 'not', 'but also' has no start.
    ['Salt is not only a food but also a drug', 'en'],
    ['Wasser kann nicht nur fließen, sondern auch gefrieren', 'de'],
    ['El agua no es solo líquida', 'es'],
    ['Вода не может не кипеть', 'ru'],
    // The same letters are another word: salt, a layer, a heap, 'lay', a flame, 'make', hay.
    ['L’acqua con il sale bolle tardi', 'it'],
    ['Er ligt een laag zand op de klei', 'nl'],
    ['Staden låg vid en flod', 'sv'],
    ['Vi såg en hög med sand', 'sv'],
    ['De kan lave mad', 'da'],
    ['Kua spiser høy', 'no'],
    ['Ten dikkat çeker', 'tr'],
    ['Praha má vysoké školy', 'cs'],
    ['Ia masuk perguruan tinggi', 'id'],
    ['我很高兴', 'zh'],
    ['噴火は百年以上に及ぶ', 'ja'],
    // 'More workers' would become 'less workers'.
    ['Firms hire more workers', 'en'],
    ['The loaf grows once more', 'en'],
    ['Farmers need water above all', 'en'],
    ['Britain and, later, France took the decisions', 'en'],
    ['Warm air rises and cold air sinks lower', 'en'],
    // With one of the two changed, it would contradict itself.
    ['A hydrophobic molecule repels and is repelled by water', 'en'],
    ['On the negative side, trade stopped for years', 'en'],
    // Such a tax may not raise the price either.
    ['The tax does not lower the price, which is high', 'en'],
    ['La planta come al menos una vez', 'es'],
    // 'Baja' is a verb here, and 'low' elsewhere.
    ['La temperatura baja', 'es'],
    ['Une faible pression suffit', 'fr'],
    ['Der Preis wird erhöht', 'de'],
    ['This gives rise to new species', 'en'],
    ['Nie wolno dotykać przewodu', 'pl'],
    ['그는 건강한 식물을 키운다', 'ko'],
  ])('never if that reads oddly or may be true: %s', (text, language) => {
    expect(reversed(text, language)).toEqual([])
  })
})

describe('A reversed statement is no option', () => {
  test('beside a right one from which it differs only by how something happens', () => {
    expect(reversedOption('Lead dissolves slowly into water that stands', 'en')).toEqual([])
    expect(reversedOption('El plomo se disuelve lentamente', 'es')).toEqual([])
    expect(reversedOption('Lead dissolves slower in cold water', 'en')).not.toEqual([])
  })

  test('if its clause says that things are equal', () => {
    expect(reversed('Todas las acequias pierden lo mismo', 'es')).toEqual([])
    expect(reversed('Wszystkie kanały tracą tyle samo, a poziom rośnie', 'pl')).not.toContain('zyskują')
    expect(reversed('The branches gain the same amount of water', 'en')).toEqual([])
    expect(reversed('The branches gain water', 'en')).toEqual(['The branches lose water'])
  })

  test('is none if it would say its opposite twice', () => {
    expect(reversed('After it is copied but before the cell divides, there are two copies', 'en')).toEqual([])
    expect(reversed('It is copied before the cell divides', 'en')).toEqual([
      'It is copied after the cell divides',
    ])
  })
})

test('A reversed word has the article that fits it, and a change between two numbers is not reversed', () => {
  expect(reversed('The cell has a visible wall', 'en')).toEqual(['The cell has an invisible wall'])
  expect(reversed('The plant has an internal tank', 'en')).toEqual(['The plant has an external tank'])
  expect(reversed('The revenue rises from 1,000 to 1,045 euros', 'en')).toEqual([])
  expect(reversed('The revenue rises to 1,045 euros', 'en')).toEqual(['The revenue falls to 1,045 euros'])
})
