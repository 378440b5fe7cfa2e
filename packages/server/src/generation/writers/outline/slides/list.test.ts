import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { dividedAtName, listSlides } from './list.ts'

test.each([
  [
    'Adhesion: water clings to the walls - but not to wax',
    ['Adhesion', 'water clings to the walls - but not to wax'],
  ],
  [
    'Cohesion: water molecules – being polar – stick to each other',
    ['Cohesion', 'water molecules – being polar – stick to each other'],
  ],
  ['Osmosis – water moves', ['Osmosis', 'water moves']],
  ['Water moves', ['Water moves']],
])('an item is divided after its name, and loses nothing: %s', (text, parts) => {
  expect(dividedAtName(text)).toEqual(parts)
})

/** The titles of the slides that a page with these steps makes of its lists. */
function slidesOfSteps(...steps: readonly string[]) {
  const html = `<h2>A strategy for word problems</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`
  const material = prepareMaterial(readPage({ title: 'Word problems', language: 'en', html }))
  return material.sections
    .flatMap((section) =>
      section.units.flatMap((unit) => listSlides({ material, images: new Map(), section, unit })),
    )
    .map(({ says }) => says.join(' '))
}

test('a method that ends with an answer to its question is taught', () => {
  const [says] = slidesOfSteps(
    'Read the problem until all of its words are understood.',
    'Name the unknown quantity with a variable.',
    'Solve the equation with the rules of algebra.',
    'Answer the question with a complete sentence.',
  )
  expect(says).toContain('Answer the question with a complete sentence.')
})

test('a list that sends learners to questions of the page is not taught', () => {
  expect(
    slidesOfSteps(
      'Open the simulation and choose the pendulum.',
      'Move the weight to the left and release it.',
      'Answer the questions below.',
    ),
  ).toEqual([])
})
