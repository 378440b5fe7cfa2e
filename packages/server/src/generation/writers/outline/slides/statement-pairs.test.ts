import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { proseSlides } from './prose.ts'

function shownOf(text: string, language = 'en'): unknown {
  const page = readPage({ title: 'Lesson', html: `<h2>Lesson</h2><p>${text}</p>`, language })
  const material = prepareMaterial(page)
  const [idea] = material.sections.flatMap((section) =>
    section.units.flatMap((unit) => proseSlides({ material, images: new Map(), section, unit })),
  )
  return idea?.content['bullet_points'] ?? idea?.content['slide_content']
}

test('a statement is shown with the sentence after it that means what the statement names', () => {
  expect(
    shownOf(`The Inca built stepped roads across the steep slopes of the Andes. These roads let the army reach every valley.
      They were useless for carts because the steps were too high for wheels, so llamas carried the goods of the merchants.`),
  ).toEqual([
    'The Inca built stepped roads across the steep slopes of the Andes',
    'These roads let the army reach every valley',
  ])
})

test('a sentence that leans on something else than the statement is not shown below it', () => {
  expect(
    shownOf(`The western branch under the pope stayed in Rome and went on to use the Latin language. Following this split, each branch
      kept a strict order of its own. It had officers of many ranks, who met in councils and decided on the matters of the church.`),
  ).not.toContainEqual(expect.stringContaining('this split'))
})

test('two points of a brief script are shown', () => {
  expect(
    shownOf(
      'Das Herz ist ein hohler Muskel, der durch die Scheidewand in zwei Hälften geteilt wird. Jede Hälfte besteht aus einem Vorhof und einer Kammer. Die Vorhöfe nehmen das Blut auf, die Kammern pressen es in die Arterien. Vier Klappen wirken wie Ventile und verhindern, dass das Blut zurückströmt.',
      'de',
    ),
  ).toHaveLength(2)
})
