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

test.each([
  [
    'What yeast eats and gives off',
    'Yeast is a living fungus. It eats the simple sugars of the flour and gives off two things: gas and alcohol. The gas fills the bubbles that kneading left in the dough, and the bubbles grow. The alcohol mostly leaves the oven. Kneading makes no new bubbles in the oven, however hot it is there.',
    /^It eats the simple sugars/u,
  ],
])(
  'A slide shows the sentence that answers its heading, below its subject: %s',
  async (title, text, shown) => {
    const points = await pointsOn(title, `<h2>${title}</h2><p>${text}</p>${ovens}`)
    expect(points[0]).toBe('Yeast is a living fungus')
    expect(points[1]).toMatch(shown)
  },
)

test('A slide shows both halves of a contrast, or none', async () => {
  const html = `<h2>Texture</h2><p>Grains of sand are big and let the water through fast; grains of clay are small and hold it back. A sandy soil dries out soon, but it is easy to dig. A clayey soil keeps its food for plants, but it floods and cracks in summer. Loam joins the best of both, so that most plants of a garden grow well in it without much work. Farmers in dry countries add compost to their fields each autumn, since it holds the rain of the winter for the roots.</p>${ovens}`
  const points = (await pointsOn('Texture', html)).join('\n')
  expect(points).not.toBe('')
  expect(points.includes('A sandy soil')).toBe(points.includes('A clayey soil'))
  expect(points.includes('Grains of sand')).toBe(points.toLowerCase().includes('grains of clay'))
})

test('The value of one thing is no point beside the general statement', async () => {
  const html = `<h2>The current ratio</h2><p>The current ratio says whether a firm can pay its bills in the coming year. A ratio below 1 means that some bills may not be paid on time. A high ratio is not always good, because it can mean that cash lies idle or that old stock cannot be sold. A supermarket lives well with 0.8. Compare the firms of one trade.</p>${ovens}`
  const points = await pointsOn('The current ratio', html)
  expect(points.length).toBeGreaterThan(1)
  expect(points).not.toContain('A supermarket lives well with 0.8')
})
