import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { makeQuestions } from './make-questions.ts'

const questionsOf = (html: string, language = 'en') =>
  makeQuestions(prepareMaterial(readPage({ title: 'Page', language, html })))

const text = `<h2>Rivers</h2><p>The water of a delta is slow because the ground near the coast is flat.
  Most old towns grew beside rivers because people needed clean water every day.
  The farmers move to the plains because floods leave fertile mud behind.</p>
  <p>The lower valley is very wide, so the spring floods rarely reach the houses.</p>`
const asking = (...questions: readonly string[]) =>
  `<h2>Review questions</h2><ol>${questions.map((one) => `<li>${one}</li>`).join('')}</ol>`

test('A quiz asks for a reason in the words in which the page asks for it', () => {
  const asked = questionsOf(text + asking('Why did old towns grow beside the rivers?'))
  expect(asked.find(({ right }) => right === 'People needed clean water every day')?.ask).toBe(
    'Why did old towns grow beside the rivers?',
  )
})

test('A number before a question of the page is left out', () => {
  const asked = questionsOf(`${text}<h2>Review questions</h2><p>2. Why is the water of a delta slow?</p>`)
  expect(asked.map(({ ask }) => ask)).toContain('Why is the water of a delta slow?')
})

test('A question of the page for the reason of a result has what leads to it as its answer', () => {
  const [asked] = questionsOf(text + asking('Why do the spring floods rarely reach the houses?'))
  expect(asked?.ask).toBe('Why do the spring floods rarely reach the houses?')
  expect(asked?.right).toBe('The lower valley is very wide')
  expect(asked?.wrong).toContain('Floods leave fertile mud behind')
})

test.each([
  'Why do merchants sell salt in the markets of the coast?',
  'Where did old towns grow beside rivers?',
  'Why did they grow beside rivers?',
])(
  'A question of the page about something else, or that needs what was said before, is not asked: %s',
  (question) => {
    expect(questionsOf(text + asking(question)).map(({ ask }) => ask)).not.toContain(question)
  },
)

test('A question of the page for the difference of two things makes the question about them one of the page', () => {
  const pair = `<h2>Locks</h2><p>Dry locks were filled with sand in winter, whereas wet locks were left open to the ships of the
    coast.</p>`
  const ofSides = (html: string) => questionsOf(html).filter(({ kind }) => kind === 'side')
  expect(
    ofSides(pair + text + asking('What is the difference between dry locks and wet locks?'))[0]?.isOfPage,
  ).toBe(true)
  expect(
    ofSides(pair + text + asking('How long are the dry locks of the coast?'))[0]?.isOfPage,
  ).toBeUndefined()
})
