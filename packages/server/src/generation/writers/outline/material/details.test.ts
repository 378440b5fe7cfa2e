import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { standingOf } from './details.ts'
import { prepareMaterial } from './material.ts'

const html = `<p>Once a farmer lost a cow in the river.</p>
<h2>Causes</h2><p>The old Grand Canal carried grain. A letter of Captain Fillmore arrived in spring.</p>
<h2>Course</h2><p>Boats on the Grand Canal were slow. Later the Grand Canal was widened.</p>
<h2>End</h2><p>The railway took over the grain.</p>`

function standing(start: string): number {
  const material = prepareMaterial(readPage({ title: 'Canals', html, language: 'en' }))
  const sentence = material.sentences.find(({ text }) => text.startsWith(start))
  if (!sentence) throw new Error(`The page has no sentence “${start}”.`)
  return standingOf(sentence, material)
}

test('A sentence with a name that the page uses once, or of the introduction, stands less for the page', () => {
  expect(standing('Boats on the Grand')).toBe(1)
  expect(standing('The railway')).toBe(1)
  expect(standing('A letter of Captain')).toBeLessThan(1)
  expect(standing('Once a farmer')).toBeLessThan(1)
})
