import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { makeQuestions } from './make-questions.ts'
import type { Question } from './question.ts'

function questionsOf(html: string, language = 'en', title = 'Buffers'): readonly Question[] {
  return makeQuestions(prepareMaterial(readPage({ title, language, html })))
}

const buffers = `<h2>Acids</h2><p>Hydrochloric acid is strong because the water takes all of its protons. Vinegar smells of fruit.</p>
  <h2>Buffers</h2><p>If an acid is added, the partner base takes up the protons. If the water is heated, the salt dissolves faster. A buffer
  fails once one of its two parts is used up.</p><h2>Cells</h2><p>Cells need a steady value, since most enzymes stop outside of it.
  The blood carries salt to the kidneys. The kidneys remove the salt from the blood.</p>`

const asked = (question: string) =>
  questionsOf(
    `${buffers}<h2>Review questions</h2><ol><li>${question}</li><li>Which acid is the strongest?</li></ol>`,
  )

test('The question of a page for a case is answered by the case that a sentence names', () => {
  const found = asked('When does a buffer fail?').find(({ ask }) => ask === 'When does a buffer fail?')
  expect(found?.right).toBe('Once one of its two parts is used up')
  expect(found?.wrong.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'If an acid is added',
    'If the water is heated',
  ])
})

test.each(['When does the sea freeze?', 'When did a buffer fail?'])(
  'A question for another case or for a time has no such answer: %s',
  (question) => {
    expect(asked(question).map(({ ask }) => ask)).not.toContain(question)
  },
)

test('The question of a page for an effect is answered by what a sentence says of it', () => {
  const html = `<h2>Branches</h2><p>When two branches change the same line, Git reports a conflict.</p>
    <h2>Disks</h2><p>When the disk is full, the server refuses an upload. If the key expires, the lock stays closed. If the cable breaks, the
    printer stops at once.</p>
    <h2>Review</h2><ol><li>What happens when two branches change the same line?</li><li>Who writes the message?</li></ol>`
  const found = questionsOf(html, 'en', 'Git').find(({ isOfPage = false }) => isOfPage)
  expect(found).toMatchObject({
    ask: 'What happens when two branches change the same line?',
    right: 'Git reports a conflict',
  })
})

test('A task for reasons makes the question for a reason one of the page', () => {
  const tasks = `<h2>Tasks</h2><ul><li>Explain why hydrochloric acid is strong.</li><li>Give two examples of a base.</li></ul>`
  const found = questionsOf(buffers + tasks).find(({ isOfPage = false }) => isOfPage)
  expect(found).toMatchObject({
    ask: 'Hydrochloric acid is strong. Why is this so?',
    right: 'The water takes all of its protons',
  })
})

const values = `<h2>Mittelwert</h2><p>Der Mittelwert ist die Summe aller Werte geteilt durch ihre Anzahl. Er reagiert stark auf Ausreißer,
  weil jeder Wert in die Summe eingeht.</p><h2>Median</h2><p>Der Median bleibt stabil, da ein Ausreißer nur am Rand steht. Schnee
  ist hell, während dunkle Meere viel Licht aufnehmen.</p>`

test('A reason whose claim has a pronoun is asked only where the page names what the pronoun means', () => {
  const why = 'Warum reagiert der Mittelwert stark auf Ausreißer?'
  const found = questionsOf(
    `${values}<h2>Fragen</h2><ol><li>${why}</li><li>Wer misst die Werte?</li></ol>`,
    'de',
    'Maße',
  )
  const own = found.find(({ ask }) => ask === why)
  expect(own?.right).toBe('Weil jeder Wert in die Summe eingeht')
  expect(own?.because).toMatch(/^Der Mittelwert ist .*Er reagiert/u)
  // Reasons with 'da', and clauses of a contrast, have the same form.
  expect(own?.wrong).toContain('Weil ein Ausreißer nur am Rand steht')
  expect(own?.wrong).toContain('Weil dunkle Meere viel Licht aufnehmen')
  const withoutOwn = questionsOf(values, 'de', 'Maße').map(({ right }) => right)
  expect(withoutOwn).not.toContain('Weil jeder Wert in die Summe eingeht')
})

test('The name of an item is no part of the claim whose reason it gives', () => {
  const html = `<h2>Causes</h2><p>Several factors decide how strongly buyers react.</p><ul><li><b>Necessity.</b> Demand for medicine
    is inelastic because patients cannot do without it.</li><li><b>Time.</b> Demand becomes more elastic over time, since people need time
    to change their habits.</li></ul><h2>Revenue</h2><p>Revenue is the price multiplied by the quantity sold. A higher price raises the
    revenue of a pharmacy, since few buyers leave. Every fall of demand costs it money.</p>`
  const found = questionsOf(html, 'en', 'Prices').find(({ right }) => right.startsWith('Patients'))
  expect(found?.ask).toBe('Why is demand for medicine inelastic?')
})

test('The first of two reasons of one claim is the answer', () => {
  const html = `<h2>Meer</h2><p>Der Meeresspiegel steigt, weil sich warmes Wasser ausdehnt und weil Gletscher schmelzen. Der Regen nimmt
    zu, da warme Luft viel Dampf aufnimmt. Schnee ist hell, während dunkle Wälder viel Licht aufnehmen.</p>`
  const rights = questionsOf(html, 'de', 'Meer').map(({ right }) => right)
  expect(rights).toContain('Weil sich warmes Wasser ausdehnt')
})
