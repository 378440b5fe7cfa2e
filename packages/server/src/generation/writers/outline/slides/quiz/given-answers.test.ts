import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { aboutGivenAnswers } from './given-answers.ts'

const questionsOf = (html: string, language = 'en') =>
  aboutGivenAnswers(prepareMaterial(readPage({ title: 'Page', language, html })))

const text = `<h2>Rivers</h2><p>A delta is a broad plain of river mud at the coast. The dam of the valley stores the melting snow
  of spring. Old towns bought their grain from the farmers of the plains.</p>`
const asked = ['What is a delta?', 'What does the dam of the valley store?', 'Where did old towns buy grain?']
const answers = ['A broad plain of mud', 'The melting snow of spring.', 'From the farmers of the plains.']
const list = (items: readonly string[]) => `<ol>${items.map((one) => `<li>${one}</li>`).join('')}</ol>`

test('A question of the page is asked with the answer that the page gives below it', () => {
  const found = questionsOf(`${text}<h2>Questions</h2>${list(asked)}<h2>Answers</h2>${list(answers)}`)
  const [, second] = found
  expect(found).toHaveLength(3)
  expect(second?.ask).toBe('What does the dam of the valley store?')
  expect(second?.right).toBe('The melting snow of spring')
  expect(second?.wrong.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'A broad plain of mud',
    'From the farmers of the plains',
  ])
  expect(second?.isLoose).toBe(true)
  expect(second?.because).toBe('The dam of the valley stores the melting snow of spring.')
})

test('A question that opens a box is asked with the text of the box as its answer', () => {
  const boxes = asked.map((ask, at) => `<details><summary>${ask}</summary><p>${answers[at]}</p></details>`)
  expect(questionsOf(text + boxes.join('')).map(({ ask }) => ask)).toEqual(asked)
})

test('A list below a heading that announces no answers answers no questions', () => {
  const found = questionsOf(`${text}<h2>Questions</h2>${list(asked)}<h2>More</h2>${list(answers)}`)
  expect(found.map(({ right }) => right)).not.toContain('From the farmers of the plains')
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
