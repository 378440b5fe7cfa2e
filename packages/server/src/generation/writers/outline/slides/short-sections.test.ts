import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function slidesOf(html: string, title = 'Leaves', language = 'en') {
  const page = readPage({ title, html, language })
  return (await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })).slides
}

const more = `<h2>Cost</h2><p>The town pays for most of it, because healthy people work more. A family pays the rest from its own purse, which is
  hard in a bad year. Schools hand out leaflets that explain the price to parents.</p>`

const pigments = `<h2>Yellow and red</h2><p>Yellow comes from carotenoids, which were in the leaf all summer. Red comes from anthocyanins, which
  the tree makes only in autumn. When days grow shorter, the tree stops making chlorophyll, and the green fades.</p>
  <table><tr><th>Tree</th><th>Pigment (mg per g)</th></tr><tr><td>Birch</td><td>0.4</td></tr><tr><td>Maple</td><td>1.9</td></tr>
  <tr><td>Oak</td><td>0.9</td></tr></table>`

test('The title slide of a tiny page says the text before its first heading', async () => {
  const [title] = await slidesOf(`<p>In autumn, green leaves turn yellow, orange or red.</p>${pigments}`)
  expect(title?.audio_script).toContain('In autumn, green leaves turn yellow')
})

test('A chart does not take the place of the comparison that its heading names, nor say the text about something else', async () => {
  const slides = await slidesOf(`<p>In autumn, green leaves turn yellow, orange or red.</p>${pigments}`)
  expect(slides.map(({ slide_type }) => slide_type)).toContain('two-column')
  const chart = slides.find(({ drawing }) => drawing)
  expect(chart?.audio_script).toContain('Maple')
  expect(chart?.audio_script).not.toContain('chlorophyll')
})

test('The text after a table that says what its numbers show is said with the chart', async () => {
  const slides = await slidesOf(
    `<p>Dough rises while yeast eats sugar. A baker has to know how long that takes.</p><h2>Warmth</h2><p>Yeast works faster in a warm
    room. It dies above 50 °C, because its enzymes lose their shape.</p><table><caption>Time to double</caption><tr><th>Temperature (°C)</th>
    <th>Time (hours)</th></tr><tr><td>18</td><td>10</td></tr><tr><td>22</td><td>7</td></tr><tr><td>26</td><td>4</td></tr></table>
    <p>The time falls quickly at first. Above 30 °C the loaf becomes flat.</p>`,
    'Dough',
  )
  const chart = slides.find(({ drawing }) => drawing)
  expect(chart?.audio_script).toContain('The time falls quickly at first.')
  expect(chart?.audio_script).toContain('from 10 hours for 18 °C to 4 hours for 26 °C')
})

test('Short steps are said once', async () => {
  const slides = await slidesOf(
    `<p>A plant needs a pot with a hole. Water that stays in it rots the roots.</p><h2>Steps of planting</h2><ol><li>Fill the pot.</li><li>Set the
    plant.</li><li>Press the soil.</li></ol>${more}`,
    'Pots',
  )
  const all = slides
    .filter(({ slide_type }) => slide_type !== 'quiz' && slide_type !== 'summary')
    .map((one) => one.audio_script)
  expect(all.join(' ').split('Press the soil').length - 1).toBe(1)
})

test('Years in brackets after a statement are events of a timeline', async () => {
  const slides = await slidesOf(
    `<p>Vaccines protect against disease. They have a long history in Europe.</p><h2>History</h2><p>Jenner vaccinated the first child (1796).
    Pasteur developed a vaccine against rabies (1885). Sabin introduced an oral vaccine in 1961.</p>${more}`,
    'Vaccines',
  )
  const rows = slides.find(({ drawing }) => drawing?.kind === 'timeline')?.drawing?.rows
  expect(rows?.map(({ label }) => label)).toEqual(['1796', '1885', '1961'])
  expect(slides.map((one) => one.audio_script).join(' ')).toContain('first child, 1796.')
})

test('A year in brackets that belongs to a clause or may be a source is no event', async () => {
  const slides = await slidesOf(
    `<p>Vaccines protect against disease. They have a long history in Europe.</p><h2>History</h2><p>Smallpox vanished after Jenner vaccinated a
    child (1796). Rabies can be prevented, as shown by Pasteur (1885). Sabin introduced an oral vaccine in 1961.</p>${more}`,
    'Vaccines',
  )
  expect(slides.some(({ drawing }) => drawing?.kind === 'timeline')).toBe(false)
})

test('A question alone is no slide', async () => {
  const slides = await slidesOf(
    `<p>Mills used the wind to grind grain for bread. A mill made flour for a whole town in ten hours.</p><h2>Speed</h2><p>The cut-out speed is
    the highest speed at which a mill can work safely. Above it, the mill stops, so that its parts are not damaged.</p>
    <p>Did you know that flour dust can burn in the air of a mill?</p>${more}`,
    'Mills',
  )
  const contents = slides
    .filter(({ slide_type }) => slide_type === 'text')
    .map(({ content }) => content['slide_content'])
  expect(contents.join('\\n')).not.toContain('?')
})
