import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { aboutGivenAnswers } from './given-answers.ts'

const questionsOf = (html: string, language = 'en') =>
  aboutGivenAnswers(prepareMaterial(readPage({ title: 'Page', language, html })))

const text = `<h2>Rivers</h2><p>A delta is a broad plain of river mud at the coast. The dam of the valley stores the melting snow
  of spring. Old towns bought the grain of the farmers.</p>`
const asked = ['What is a delta?', 'What does the dam of the valley store?', 'What did old towns buy?']
const answers = ['A broad plain of mud', 'The melting snow of spring.', 'Grain of the farmers.']
const list = (items: readonly string[]) => `<ol>${items.map((one) => `<li>${one}</li>`).join('')}</ol>`

test('A question of the page is asked with the answer that the page gives below it', () => {
  const found = questionsOf(`${text}<h2>Questions</h2>${list(asked)}<h2>Answers</h2>${list(answers)}`)
  const [, second] = found
  expect(found).toHaveLength(3)
  expect(second?.ask).toBe('What does the dam of the valley store?')
  expect(second?.right).toBe('The melting snow of spring')
  expect(second?.wrong.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'A broad plain of mud',
    'Grain of the farmers',
  ])
  expect(second?.because).toBe('The dam of the valley stores the melting snow of spring.')
})

test('A question that opens a box is asked with the text of the box as its answer', () => {
  const boxes = asked.map((ask, at) => `<details><summary>${ask}</summary><p>${answers[at]}</p></details>`)
  expect(questionsOf(text + boxes.join('')).map(({ ask }) => ask)).toEqual(asked)
})

test('A list below a heading that announces no answers answers no questions', () => {
  const found = questionsOf(`${text}<h2>Questions</h2>${list(asked)}<h2>More</h2>${list(answers)}`)
  expect(found.map(({ right }) => right)).not.toContain('Grain of the farmers')
})

const reasons = `<h2>Farms</h2><p>Farmers keep bees because fruit trees need insects in spring. They store hay because cattle eat little
  fresh grass in winter. The fields rest each third year because wheat takes much from the soil.</p>`
const whys = [
  'Why do farmers keep bees?',
  'Why do they store hay?',
  'Why do the fields rest each third year?',
]
const causes = [
  'Fruit trees need insects in spring.',
  'Cattle eat little fresh grass in winter.',
  'Wheat takes much from the soil.',
]
const pairs = (join: (ask: string, answer: string) => string) =>
  whys.map((ask, at) => join(ask, causes[at] ?? '')).join('')

test.each([
  ['in the same line', `<ol>${pairs((ask, answer) => `<li>${ask} <em>Answer: ${answer}</em></li>`)}</ol>`],
  ['in the next line', pairs((ask, answer) => `<p><strong>${ask}</strong></p><p>Answer: ${answer}</p>`)],
  [
    'in a box inside the item',
    `<ol>${pairs((ask, answer) => `<li>${ask} <details><summary>Show answer</summary><p>${answer}</p></details></li>`)}</ol>`,
  ],
  [
    'in numbered paragraphs below a heading',
    `${list(whys)}<h3>Answers</h3>${causes.map((one, at) => `<p>${at + 1}. ${one}</p>`).join('')}`,
  ],
  [
    'in one numbered paragraph',
    `${list(whys)}<p>Solutions</p><p>${causes.map((one, at) => `${at + 1}. ${one}`).join(' ')}</p>`,
  ],
])('A question of the page is asked with its answer %s, beside other reasons', (_, exercises) => {
  const found = questionsOf(`${reasons}<h2>Check yourself</h2>${exercises}`)
  const bees = found.find(({ ask }) => ask === 'Why do farmers keep bees?')
  expect(bees?.right).toBe('Fruit trees need insects in spring')
  expect(bees?.wrong).toContain('Wheat takes much from the soil')
})

test('What several sentences of a paragraph state together answers a question of the page', () => {
  const gas = `<h2>Leaves</h2><p>In the light reactions, light splits water. Oxygen is released as a by-product.</p>`
  const found = questionsOf(
    `${text}${gas}<h2>Questions</h2>${list([...asked, 'What is released in the light reactions?'])}<h2>Answers</h2>${list([...answers, 'Oxygen'])}`,
  )
  expect(found.find(({ right }) => right === 'Oxygen')?.because).toBe(
    'In the light reactions, light splits water. Oxygen is released as a by-product.',
  )
})

test('An answer that no sentence of the page states is not asked for', () => {
  const other = ['The lock', 'The melting snow of spring.', 'Iron and coal']
  const found = questionsOf(`${text}<h2>Questions</h2>${list(asked)}<h2>Answers</h2>${list(other)}`)
  expect(found.map(({ ask }) => ask)).toEqual(['What does the dam of the valley store?'])
})

test('A question of the page is answered by what a sentence says after or before its words', () => {
  const found = questionsOf(
    `${text}<p>Justices of the peace controlled the overseers. The barges carry grain and timber.</p>
    <h2>Questions</h2>${list(['What does the dam of the valley store?', 'Who controlled the overseers?', 'What did the barges carry?'])}`,
  )
  const answered = new Map(found.map(({ ask, right }) => [ask, right]))
  expect(answered.get('What does the dam of the valley store?')).toBe('The melting snow of spring')
  expect(answered.get('Who controlled the overseers?')).toBe('Justices of the peace')
  expect(answered.get('What did the barges carry?')).toBe('Grain and timber')
})

test('A question about something else, or whose words are not together in a sentence, has no stated answer', () => {
  const asks = [
    'How do old towns store the grain?',
    'What is the difference between a dam and a delta?',
    'What is a delta?',
  ]
  expect(questionsOf(`${text}<h2>Questions</h2>${list(asks)}`)).toEqual([])
})
