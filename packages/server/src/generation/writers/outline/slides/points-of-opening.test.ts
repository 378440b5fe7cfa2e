import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { pointOf } from './points.ts'
import { seriesOf } from '../material/series.ts'

const rest = `A typical leaf cell contains about forty of them in a layer below its wall. Each square millimetre of a leaf holds about half a
  million of them in two layers. The stacks inside give them a very large surface for catching light. Water reaches them through the veins of
  the leaf from the roots below. Carbon dioxide enters through pores on the lower side of the leaf. Sugar leaves them by night and feeds the
  rest of the growing plant. Old leaves lose them in autumn and turn yellow or red. New ones grow from small bodies in the cells of the bud.
  Some algae have only one of them in each cell of their body. A few animals steal them from algae and live on light for months. Botanists
  count them under a microscope with a grid of fine lines. Their number grows when a leaf stands in the bright sun.`

const pointsOf = (opening: string, title: string) => {
  const html = `<h2>${title}</h2><p>${opening} ${rest}</p>`
  const material = prepareMaterial(readPage({ title: 'Photosynthesis', html, language: 'en' }))
  return material.sentences.slice(0, 1).flatMap((one) => pointOf(one, material).map(({ point }) => point))
}

test('A brief sentence that opens its section with a claim about its subject is a point', () => {
  expect(pointsOf('Photosynthesis takes place in chloroplasts.', 'Where it happens')).toEqual([
    'Photosynthesis takes place in chloroplasts',
  ])
})

test('A brief sentence that only leads to others is none', () => {
  expect(pointsOf('The answer surprises many.', 'Where it happens')).toEqual([])
  expect(pointsOf('It happens here.', 'Where it happens')).toEqual([])
})

test('The last member of a series that has no cut is shown without its stop', () => {
  const html = `<h2>Steps</h2><p>First, the nurse inspects the skin. Finally, the nurse evaluates the plan every day and starts again when the
    condition of the patient changes.</p>`
  const { sentences, lexicon } = prepareMaterial(readPage({ title: 'Care', html, language: 'en' }))
  const [series] = seriesOf(sentences, lexicon)
  expect(series?.points.at(-1)).toMatch(/patient changes$/u)
})

test('A brief sentence that counts what follows is no point', () => {
  expect(pointsOf('Three factors matter to every plant.', 'What limits it')).toEqual([])
})

test('Below a heading of mistakes, no statement is cut: its end corrects it', () => {
  const belief = 'The sun heats the sea, and the warm water then rises to the top of the cloud.'
  const pointBelow = (heading: string) => {
    const html = `<h2>${heading}</h2><p>${belief} Rain falls from clouds. Snow falls in winter.</p>`
    const material = prepareMaterial(readPage({ title: 'Rain', html, language: 'en' }))
    return material.sentences.slice(0, 1).flatMap((one) => pointOf(one, material).map(({ point }) => point))
  }
  expect(pointBelow('How rain forms')).toEqual(['The sun heats the sea'])
  expect(pointBelow('Common mistakes')).toEqual([belief.slice(0, -1)])
})
