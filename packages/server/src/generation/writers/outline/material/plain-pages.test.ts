import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from './material.ts'

function sectionsOf(html: string) {
  return prepareMaterial(readPage({ title: 'Fractions', language: 'en', html })).sections
}

const text = (html: string) =>
  sectionsOf(html)
    .flatMap(({ units }) => units.flatMap(({ sentences }) => sentences))
    .filter(({ isUsable }) => isUsable)
    .map((sentence) => sentence.text)

test('the last sentence of a paragraph may have no full stop', () => {
  const html = `<h2>Sums</h2><p>Add the upper numbers. The lower number stays the same in the whole sum of the fractions</p>
    <p>Example: 2/7 + 3/7 = 5/7</p><p>The Sum of Fractions</p>`
  expect(text(html)).toEqual([
    'Add the upper numbers.',
    'The lower number stays the same in the whole sum of the fractions.',
    'Example: 2/7 + 3/7 = 5/7.',
  ])
})

const terms =
  '<h2>Vocabulary</h2><p><b>Numerator</b> – the number on the top<br><b>Denominator</b> – the number at the bottom</p>'
const body =
  '<h2>Sums</h2><p>Add the numbers on the top.</p><p>The lower number stays the same.</p><p>A pizza shows this well.</p>'

test('a few terms before the text are taught, and a glossary after it explains them where they are used', () => {
  expect(sectionsOf(terms + body).map(({ title }) => title)).toEqual(['Vocabulary', 'Sums'])
  expect(sectionsOf(body + terms).map(({ title }) => title)).toEqual(['Sums'])
})
