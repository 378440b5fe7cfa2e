import { expect, test } from 'vitest'
import { enumerate, uncapitalised } from './enumerate.ts'

test('The verb before a numbered name loses its capital within a sentence, and a name keeps it', () => {
  expect(enumerate('Goals', ['Explain the stay', 'Compare Chapter 7 and Chapter 11'], 'en')).toBe(
    'Goals: explain the stay and compare Chapter 7 and Chapter 11.',
  )
  expect(enumerate('Rulers', ['Queen Anne', 'Isaac Newton'], 'en')).toBe(
    'Rulers: Queen Anne and Isaac Newton.',
  )
})

test.each(['Apple Watch 6', 'Saint Mary 4', 'King Henry 8 married', 'Windows Server 2019', 'Tesla Model 3'])(
  'A name with a number keeps its capital within a sentence: %s',
  (name) => {
    expect(enumerate('Names', [name, 'Queen Anne'], 'en')).toBe(`Names: ${name} and Queen Anne.`)
  },
)

test.each([
  ['en', 'Apply Bayes’ rule to a test', 'apply Bayes’ rule to a test'],
  ['en', 'Compare DNA and RNA', 'compare DNA and RNA'],
  ['es', 'Explicar Bolívar y su plan', 'explicar Bolívar y su plan'],
  ['fr', 'Comparer Voltaire et Rousseau', 'comparer Voltaire et Rousseau'],
  ['en', 'Isaac Newton and his time', 'Isaac Newton and his time'],
  ['en', 'Apply Filter', 'Apply Filter'],
])('The verb of an objective loses its capital before a name (%s): %s', (language, text, expected) => {
  expect(enumerate('Goals', [text], language)).toMatch(new RegExp(`Goals\\s?: ${expected}\\.`, 'u'))
  expect(uncapitalised(text, language), 'elsewhere it may be a name').toBe(text)
})

test('Korean joins nouns with 및, and clauses with semicolons', () => {
  expect(enumerate('재료', ['물', '소금', '바다 소금'], 'ko')).toBe('재료: 물, 소금 및 바다 소금.')
  expect(enumerate('목표', ['과정을 설명할 수 있다.', '차이를 말할 수 있다.'], 'ko')).toBe(
    '목표: 과정을 설명할 수 있다; 차이를 말할 수 있다.',
  )
})

test('Chinese joins nouns with 和, and verbs with their objects with semicolons', () => {
  expect(enumerate('材料', ['水', '盐'], 'zh')).toBe('材料：水和盐。')
  expect(enumerate('你能够', ['解释地震的成因', '区分震级和烈度'], 'zh')).toBe(
    '你能够：解释地震的成因；区分震级和烈度。',
  )
})

test('Adjectives of nations and names of countries keep their capital within a sentence', () => {
  expect(uncapitalised('Dutch shippers', 'en')).toBe('Dutch shippers')
  expect(uncapitalised('Portugal exporta corcho', 'es')).toBe('Portugal exporta corcho')
  expect(uncapitalised('Water flows', 'en')).toBe('water flows')
})

test('Long items of which only some keep their capitals are said as sentences, not after semicolons', () => {
  const items = [
    'Food cells swallow the antigen and carry it away',
    'Lymphocytes T4 recognise the pieces and divide quickly',
    'DNA of the memory cells is kept for many years',
  ]
  expect(enumerate('It takes three steps:', items, 'en')).toBe(
    'It takes three steps: Food cells swallow the antigen and carry it away. Lymphocytes T4 recognise the pieces and divide quickly. DNA of the memory cells is kept for many years.',
  )
  expect(enumerate('Names:', ['DNA', 'the cell', 'a gene'], 'en')).toBe('Names: DNA, the cell, and a gene.')
})

test('German steps that are sentences are said as sentences, and names are not', () => {
  const steps = [
    'Feuchte Luft wird auf der Südseite zum Aufsteigen gezwungen.',
    'Sie kühlt ab, und es bilden sich Wolken.',
    'Auf der Nordseite sinkt die nun trockene Luft ab.',
  ]
  expect(enumerate('Er entsteht in Schritten:', steps, 'de')).toBe(
    `Er entsteht in Schritten: ${steps.join(' ')}`,
  )
  expect(
    enumerate(
      'Es gibt:',
      [
        'Verkehr in den großen Städten des Landes',
        'Lärm an den Straßen der Täler',
        'Preise für Boden am Rand',
      ],
      'de',
    ),
  ).not.toContain('. Lärm')
})

test('German statements are said as sentences if most of them show that they are', () => {
  const items = [
    'Der Boden sackt jedes Jahr um zwei Zentimeter ab',
    'Seltene Arten wie der Goldregenpfeifer verlieren ihren Lebensraum',
    'Bei Starkregen fehlt ein natürlicher Wasserspeicher',
  ]
  expect(enumerate('Das hat Folgen', items, 'de')).toContain('ab. Seltene Arten')
  const names = [
    'Schilf als Material für Dächer',
    'Rohrkolben als Dämmstoff für Häuser',
    'Torfmoose als Ersatz für Torf',
  ]
  expect(enumerate('Man nutzt', names, 'de')).not.toContain('. ')
})
