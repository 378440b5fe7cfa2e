import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from './material.ts'

const html = `<h2>High-alert drugs</h2>
<p>High-alert drugs are drugs that harm a patient badly when they are used in error. Their errors are not more common.
In one ward, nurses counted such errors for a year. Insulin and heparin belong to these drugs. Two nurses check them.</p>
<h2>Interruptions</h2>
<p>Interruptions are a common cause of errors. Each interruption raises the risk of an error. A coloured vest protects a
nurse from interruptions. The canteen opens at noon in most wards.</p>
<ul><li>Interruptions are listed here too.</li></ul>`

function weight(start: string): number {
  const { sentences, weightOf } = prepareMaterial(readPage({ title: 'Safe drugs', html, language: 'en' }))
  const sentence = sentences.find(({ text }) => text.startsWith(start))
  if (!sentence) throw new Error(`The page has no sentence “${start}”.`)
  return weightOf(sentence)
}

test('A sentence that others lean on weighs more than the details after it', () => {
  expect(weight('High-alert drugs are')).toBeGreaterThan(weight('In one ward'))
  expect(weight('Interruptions are a common')).toBeGreaterThan(weight('Each interruption'))
  expect(weight('Each interruption')).toBeGreaterThan(weight('The canteen'))
})
