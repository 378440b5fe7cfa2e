import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

/** Text for a page that is otherwise too short. */
const more = `<h2>1</h2>${'<p>Alpha beta gamma delta epsilon zeta eta theta iota kappa.</p>'.repeat(3)}`

/** The slides of a page of notes. */
async function slidesOf(title: string, html: string, language = 'en') {
  const page = readPage({ title, html: html + more, language })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return slides
}

type Slides = Awaited<ReturnType<typeof slidesOf>>

function titled(slides: Slides, title: string) {
  const found = slides.find(({ content }) => content['slide_title'] === title)
  return { points: [found?.content['bullet_points'] ?? []].flat(), script: found?.audio_script ?? '' }
}

const erosion = `<h2>Erosion</h2><p><b>Erosion</b>: the removal of soil by wind or water</p><ul><li>Faster on bare slopes</li>
  <li>Carries off the fertile layer of a field</li><li>Fills rivers with mud</li></ul>`
const terrace = `<h2>Terrace</h2><p><b>Terrace</b>: a step that is cut into a slope</p><ul><li>Water runs off more slowly</li>
  <li>Needs walls of stone</li></ul>`

test('A term above its notes is shown and said before them, once', async () => {
  const slides = await slidesOf('Soil', erosion + terrace)
  const { points, script } = titled(slides, 'Erosion')
  expect(points).toEqual([
    'The removal of soil by wind or water',
    'Faster on bare slopes',
    'Carries off the fertile layer of a field',
    'Fills rivers with mud',
  ])
  expect(script).toMatch(/removal of soil by wind or water\. Faster on bare slopes\. Carries off/)
  expect(slides.filter(({ content }) => content['term'] === 'Erosion')).toEqual([])
})

test('A list whose items have a pronoun for the term above it comes after its meaning', async () => {
  const html = `<h2>Transport in plants</h2><p><b>Xylem</b>: the tissue that carries water upwards.</p><p>Dead cells form its tubes, and their
    walls hold the stem upright.</p><p><b>Phloem</b>: the tissue that carries sugar from the leaves to the roots.</p><ul>
    <li>It is made of living cells.</li><li>It feeds the growing tips of the plant.</li></ul>`
  const slides = await slidesOf('Plants', html)
  const { points, script } = titled(slides, 'Phloem')
  expect(points[0]).toBe('The tissue that carries sugar from the leaves to the roots')
  expect(script).toMatch(/sugar from the leaves to the roots\. It is made of living cells\./)
  const ofXylem = slides.find(({ content }) => content['term'] === 'Xylem')
  expect(ofXylem?.audio_script).toMatch(/carries water upwards\. Dead cells form its tubes/)
})

test.each([
  [
    'en',
    'Spillway: the channel beside a dam through which the water of a flood leaves the lake',
    'Spillway: The channel beside a dam through which the water of a flood leaves the lake',
  ],
  [
    'pl',
    'Przelew: kanał obok zapory odprowadza wodę powodzi, która mogłaby zniszczyć zaporę i zalać niżej położone wsie',
    'Przelew: Kanał obok zapory odprowadza wodę powodzi',
  ],
  [
    'it',
    'Sfioratore: il canale accanto alla diga porta via le acque di piena del lago',
    'Sfioratore: Il canale accanto alla diga porta via le acque di piena del lago',
  ],
])('A name beside whole notes is shown with its meaning: %s', async (language, named, shown) => {
  const html = `<h2>A B</h2><ul><li>${named}</li><li>Alpha beta gamma delta</li><li>Epsilon zeta eta theta</li></ul>`
  const { points } = titled(await slidesOf('C', html, language), 'A B')
  expect(points).toContain(shown)
})

const loaf = `<h2>Ingredients</h2><ul><li>strong flour</li><li>warm water</li><li>sea salt</li></ul>
  <h2>Reasons to bake</h2><ul><li>Better taste</li><li>Costs less than a loaf from a shop</li></ul>
  <h2>Tools of a baker</h2><ul><li>Heavy iron pot</li><li>Sharp blade</li></ul>`

test('Items are said after the heading that names them, and the heading is said once', async () => {
  const scripts = (await slidesOf('Bread', loaf)).map(({ audio_script }) => audio_script)
  const all = scripts.join('\n')
  expect(all).not.toContain('These are the points')
  expect(all).toContain('Ingredients: strong flour, warm water, and sea salt.')
  expect(all).toContain('The next part is “Reasons to bake”. Better taste and costs less')
})

test('Each section of notes has a line in the summary', async () => {
  const summary = (await slidesOf('Bread', loaf)).find(({ slide_type }) => slide_type === 'summary')
  const text = summary?.audio_script ?? ''
  expect(text).toContain('Ingredients: strong flour')
  expect(text).toContain('Reasons to bake: better taste')
  expect(text).toContain('Tools of a baker: heavy iron pot')
})

test('Typed arrows are shown as arrows, and a note that is said as a sentence has a capital', async () => {
  const html = `<h2>Deich</h2><ul><li>am häufigsten gebauter Schutz der Küste</li><li>Sturmflut steigt -> Tore schließen</li>
    <li>Hüter: alter Bauer, der mit dem ganzen Dorf in Streit gerät -> verlässt am Ende die Küste</li></ul>`
  const { points, script } = titled(await slidesOf('Küste', html, 'de'), 'Deich')
  expect(points).toContain('Sturmflut steigt → Tore schließen')
  expect(script).not.toMatch(/(?:^|\. )am häufigsten/)
})

test('The later notes of a long list are said with their heading', async () => {
  const notes = [
    'Alpha: bricks of clay are dried in the sun for two weeks before they are used for a wall',
    ...Array.from(
      { length: 7 },
      (_, at) => `Wall of house number ${at} with a roof of straw, reeds and wood`,
    ),
  ]
  const html = `<h2>Old houses</h2><ul>${notes.map((note) => `<li>${note}</li>`).join('')}</ul><h2>New houses</h2><p>New
    houses have walls of concrete. Steel bars hold the concrete together.</p>`
  const later = (await slidesOf('Houses', html)).filter(
    ({ sources, slide_type }) => slide_type === 'bullets' && sources.includes('b1'),
  )
  expect(later.slice(1).map(({ audio_script }) => audio_script.startsWith('Old houses: '))).toEqual([true])
})
