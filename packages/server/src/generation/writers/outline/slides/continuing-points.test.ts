import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function pointsOn(title: string, html: string): Promise<readonly string[]> {
  const page = readPage({ title: 'Baking', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const found = slides.find(({ content }) => content['slide_title'] === title)
  return [found?.content['bullet_points'] ?? []].flat().map(String)
}

const ovens = `<h2>Ovens</h2><p>Ovens of brick keep their heat for many hours. Bakers light a fire in them before sunrise. Ovens of steel are
  hot within ten minutes. A thermometer on the door shows the temperature.</p>`

test('A slide shows more than two points of a script with many sentences', async () => {
  const html = `<h2>Salt</h2><p>Salt strengthens the gluten of a dough. Bakers weigh it with a small scale before each batch, and write the
    number down. Too much salt stops the yeast, which needs water that the salt takes away. Salt slows the growth of mould
    on the crust. Bread without salt tastes flat, as many travellers to Tuscany have found out at their first breakfast
    there. Most bakers use two grams for each hundred grams of flour, and weigh both with the same scale.</p>${ovens}`
  const points = await pointsOn('Salt', html)
  expect(points.length).toBeGreaterThan(2)
  expect(points).toContain('Salt strengthens the gluten of a dough')
})

test('A point with a pronoun is shown below the point whose subject it means', async () => {
  const html = `<h2>Yeast</h2><p>Yeast lives on the sugar of the flour. It turns the sugar into gas. The warm room in which the bowls of the bakery stand at night keeps their dough at the same temperature until the bakers come back and light the fire for the first loaves of the day.
    Where a room is cold, the bowls that stand beside the wall or below a window need a cloth, so that no draught from outside can reach them.</p>${ovens}`
  const points = await pointsOn('Yeast', html)
  const at = points.indexOf('It turns the sugar into gas')
  expect(at).toBeGreaterThan(0)
  expect(points[at - 1]).toBe('Yeast lives on the sugar of the flour')
})
