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

test('a prohibition without a full stop and an instruction of two words are sentences, and names are none', () => {
  const html = `<h2>Never</h2><ul><li>Don't burst blisters - the fluid protects the wound</li></ul>
    <h2>Things</h2><ul><li>A clean bowl with warm water</li></ul><h2>Chemicals</h2><p>Wear gloves. Brush off the dry powder first.</p>`
  expect(text(html)).toEqual([
    "Don't burst blisters - the fluid protects the wound.",
    'Wear gloves.',
    'Brush off the dry powder first.',
  ])
})

test('a conclusion after a long list needs its last item', () => {
  const items = [
    'Superficial: only the outer layer.',
    'Partial: the layer below, with blisters.',
    'Full: all layers.',
  ]
    .map((item) => `<li>${item} It takes some weeks to heal. The doctor looks at it every few days.</li>`)
    .join('')
  const [section] = sectionsOf(
    `<h2>Depths</h2><ul>${items}</ul><p>So be careful with a casualty who feels nothing.</p>`,
  )
  const sentences = section?.units.flatMap((unit) => unit.sentences) ?? []
  expect(sentences.at(-1)?.needs).toEqual([sentences.at(-2)?.order])
})

test('what a page points to further down is left out of its sentence', () => {
  expect(text('<h2>Care</h2><p>Chemical burns of the skin need extra care - see further down.</p>')).toEqual([
    'Chemical burns of the skin need extra care.',
  ])
})
