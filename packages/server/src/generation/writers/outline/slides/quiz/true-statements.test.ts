import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { aboutWhichIsTrue } from './true-statements.ts'

const questionsOf = (html: string) =>
  aboutWhichIsTrue(prepareMaterial(readPage({ title: 'Rivers', language: 'en', html })))

const rivers = `<h2>Upper course</h2><p>The upper course of a river is steep. Its water moves quickly over bare rock.</p>
  <p>A mountain stream carries large stones after heavy rain. Each flood moves them a little further.</p>
  <h2>Lower course</h2><p>The lower course of a river flows slowly through wide plains. Much mud sinks to its bed.</p>
  <p>Warm water holds less oxygen than the water of a cold spring. Trout therefore live near the source.</p>`

test('A quiz asks for the one true statement among statements that the page says otherwise', () => {
  const [asked] = questionsOf(rivers)
  expect(asked?.ask).toBe('Which of these statements is true?')
  expect(asked?.wrong.length).toBeGreaterThan(1)
  for (const option of asked?.wrong ?? []) expect(rivers).not.toContain(option)
  expect(rivers).toContain(asked?.right)
})

test('The feedback on a false statement is the statement of the page', () => {
  const [asked] = questionsOf(rivers)
  for (const option of asked?.wrong ?? []) expect(rivers).toContain(asked?.notes?.get(option)?.text)
})

test('No false statement needs another sentence, speaks to its reader, or is about a season', () => {
  const options = questionsOf(`${rivers}
    <p>Floods are common. They reach the higher fields of the valley within a short time.</p>
    <p>Your boat needs deep water in every large lock of the canal.</p>
    <p>The first storms of the fall bring rain to the hills of the coast.</p>`).flatMap(({ wrong }) => wrong)
  expect(options.length).toBeGreaterThan(0)
  expect(options.join('\n')).not.toMatch(/They|Your|of the rise/u)
})
