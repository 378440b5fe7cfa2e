import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function slidesOf(html: string, title: string, language = 'en') {
  const page = readPage({ title, html, language })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return slides
}

const soil = `<h2>Soil</h2><p>Clay holds water because its grains are small. Sand lets the water through within minutes. Farmers add manure
  to both, so that roots find food in the soil through the whole year.</p>`
const rain = `<h2>Rain</h2><p>Rain carries salts down into the ground. A dry summer brings them back to the surface. Where this happens each
  year, a white crust covers the field, and few plants grow there.</p>`

test('a sentence about both members of a list is said with the list', async () => {
  const html = `${soil}<h2>Nitrification</h2><p>Ammonium is oxidised in two stages:</p><ol><li>Nitrosomonas oxidises ammonium to nitrite.</li>
    <li>Nitrobacter oxidises nitrite to nitrate, the form that most crops take up.</li></ol><p>Both groups need oxygen. Both slow down below
    five degrees.</p>${rain}`
  const said = (await slidesOf(html, 'Nitrogen')).map(({ audio_script }) => audio_script).join(' ')
  expect(said).toContain('Both groups need oxygen. Both slow down below five degrees.')
})

test('a table of five columns is shown on two slides, and none of its columns is only read', async () => {
  const rows = [
    ['Rapid', 'aspart', '10 min', '1 h', '4 h'],
    ['Short', 'human', '30 min', '3 h', '7 h'],
    ['Long', 'glargine', 'two hours', 'none', 'about a day'],
  ]
  const cells = (row: readonly string[]) => row.map((cell) => `<td>${cell}</td>`).join('')
  const html = `${soil}<h2>Insulin</h2><p>Insulin is a hormone that lowers the sugar in the blood.</p><table><caption>Types of insulin</caption>
    <tr><th>Type</th><th>Example</th><th>Onset</th><th>Peak</th><th>Duration</th></tr>
    ${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>${rain}`
  const tables = (await slidesOf(html, 'Hormones')).filter(({ slide_type }) => slide_type === 'table')
  expect(
    tables.map(({ content }) => [content['header_1'], content['header_2'], content['header_3']]),
  ).toEqual([
    ['Type', 'Example', 'Onset'],
    ['Type', 'Peak', 'Duration'],
  ])
})

test('the title slide says the sentence that the opening needs to mean anything', async () => {
  const html = `<p>Nearly four-fifths of the air is nitrogen, yet a plant can starve for want of it. The reason is chemical: a triple bond
    holds the two atoms together. Farmers have known for a long time that clover helps.</p>${soil}${rain}`
  const [title] = await slidesOf(html, 'The Nitrogen Cycle')
  expect(title?.audio_script).toContain('The reason is chemical')
})

test('three names of a list are shown with what the page says of them', async () => {
  const html = `${soil}<h2>Strains</h2><p>Three changes weakened the old order.</p><ul><li><strong>Money.</strong> Soldiers were paid in rice, but
    they lived in towns and bought goods with cash. They slid into debt to merchants.</li><li><strong>Hunger.</strong> The famine of those years
    killed a great number of people in the north. A revolt burned a quarter of a city.</li><li><strong>Ideas.</strong> Scholars argued that the
    ruler held power only as a servant of the emperor. Their pupils drew the conclusion.</li></ul>${rain}`
  const found = (await slidesOf(html, 'The Old Order')).find(
    ({ content }) => content['slide_title'] === 'Strains',
  )
  expect([found?.content['bullet_points']].flat()[0]).toBe(
    'Money: Soldiers were paid in rice, but they lived in towns and bought goods with cash',
  )
})
