import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { phrasesOf } from '../../language/phrases.ts'
import { turningPhrasesOf } from '../../language/turning-phrases.ts'
import { createOutlineWriter } from '../../outline-writer.ts'

const writer = createOutlineWriter()

async function linesOf(title: string, html: string) {
  const page = readPage({ title, html, language: 'en' })
  const { segments } = await writer.write('podcast', { page, options: {}, images: new Map() })
  return segments.flatMap(({ dialogue }) => dialogue)
}

const turnsTo = (heading: string) =>
  turningPhrasesOf('en').turns.map((turn) => turn.replace('{}', `“${heading}”`))

const intro =
  '<p>Bread rises because yeast makes gas in the dough. Bakers have used this for thousands of years.</p>'
const kneading =
  '<h2>Kneading</h2><p>Kneading joins the proteins of the flour into long strands. These strands hold the gas. A dough that is kneaded for ten minutes keeps its form in the oven.</p>'

test('JAMIE asks for a new heading before a word of its first sentence calls for another question', async () => {
  const lines = await linesOf(
    'Bread',
    `${intro}${kneading}<h2>Sour dough</h2><p>A problem of sour dough is its slow growth. It needs a day in a warm place. Its acids make the bread last longer.</p>`,
  )
  const at = lines.findIndex(({ content }) => content.includes('A problem of sour dough'))
  expect(lines[at - 1]).toMatchObject({ speaker: 'JAMIE' })
  expect(turnsTo('Sour dough')).toContain(lines[at - 1]?.content)
})

test('JAMIE asks for a new heading instead of a name that its first sentence defines', async () => {
  const lines = await linesOf(
    'Bread',
    `${intro}${kneading}<h2>Food for the yeast</h2><p>Sucrose is a sugar of two parts. Yeast cuts it before it eats it. Flour holds little of it, and so bakers add some.</p>`,
  )
  const at = lines.findIndex(({ content }) => content.includes('Sucrose is a sugar'))
  expect(turnsTo('Food for the yeast')).toContain(lines[at - 1]?.content)
  expect(lines[at]?.content).toMatch(/^Sucrose is a sugar/u)
})

test('A section starts with the cause that its heading names', async () => {
  const lines = await linesOf(
    'Bread',
    `${intro}${kneading}<h2>Causes of failure</h2><p>The main cause is cold. Yeast below ten degrees makes no gas. A draught from a window is enough to stop it.</p>`,
  )
  const at = lines.findIndex(({ content }) => content.includes('The main cause is cold.'))
  expect(lines[at - 1]?.content).toContain('And what are the causes?')
})

test('JAMIE names no section of which nothing is said', async () => {
  const page = `${intro}<h2>Tools</h2><ul><li>bowl</li><li>scale</li></ul>${kneading}
    <h2>Baking</h2><p>The oven has to be hot. Steam keeps the crust soft at first. After ten minutes the steam is let out.</p>
    <h2>Cooling</h2><p>Bread keeps cooking inside after the oven. It is left on a grid for an hour. Warm bread is hard to cut.</p>`
  const text = (await linesOf('Bread', page)).map(({ content }) => content).join(' ')
  expect(text).not.toMatch(/tools/iu)
})

test('JAMIE asks what a heading means if its section starts with the definition', async () => {
  const lines = await linesOf(
    'Bread',
    `${intro}${kneading}<h2>Proofing</h2><p>Proofing is the rest of the dough before it is baked. It takes an hour in a warm kitchen. A dough that rests too long falls together.</p>`,
  )
  const at = lines.findIndex(({ content }) => content.includes('Proofing is the rest'))
  const asked = phrasesOf('en').askTerm.map((one) => one.replace('{}', '“Proofing”'))
  expect(asked.some((one) => lines[at - 1]?.content.includes(one))).toBe(true)
})

test('A line of a program is not spoken of by its number', async () => {
  const text = (
    await linesOf(
      'Loops',
      `<p>A loop repeats a block of code. Most of the time of a program is spent in loops.</p><h2>The for loop</h2>
      <p>A for loop runs its body once for each item of a list. The list can be empty.</p><pre><code>for price in prices:\n    total = total + price\nprint(total)</code></pre>
      <p>Line 1 shows the head of the loop, which ends with a colon. Line 2 is indented, and so it belongs to the body.</p>`,
    )
  )
    .map(({ content }) => content)
    .join(' ')
  expect(text).toContain('A for loop runs its body once')
  expect(text).not.toMatch(/line \d/iu)
})

test('The heading that a sentence leans on is said right before it', async () => {
  const lines = await linesOf(
    'Bread',
    `${intro}${kneading}<h2>Above 140 °C: the crust browns</h2><p>Only the surface gets this hot. Sugars react there with the building blocks of proteins. Steam keeps the surface moist at first.</p>`,
  )
  const at = lines.findIndex(({ content }) => content.startsWith('Only the surface gets this hot.'))
  expect(lines[at]).toMatchObject({ speaker: 'ALEX' })
  expect(lines[at - 1]?.content).toContain('“Above 140 °C: the crust browns”')
})

test('JAMIE turns to each heading in other words, without a question that fits anywhere', async () => {
  const names = [
    'Leere Kassen',
    'Hohe Preise',
    'Neue Ideen',
    'Schwache Könige',
    'Kalte Winter',
    'Volle Straßen',
    'Offene Briefe',
  ]
  const sections = names.map(
    (name, at) =>
      `<h2>${name}</h2><p>Die Lage wurde in diesen Jahren für fast alle Menschen im Land immer schwerer. Der Staat Nummer ${String(at)} fand dafür lange keine Lösung. Viele hofften auf eine bessere Zeit und warteten geduldig darauf.</p>`,
  )
  const page = readPage({ title: 'Eine Krise', html: sections.join(''), language: 'de' })
  const { segments } = await writer.write('podcast', { page, options: {}, images: new Map() })
  const asked = segments.flatMap(({ dialogue }) => dialogue.filter(({ speaker }) => speaker === 'JAMIE'))
  const turns = asked.filter(({ content }) => names.some((name) => content.includes(`„${name}“`)))
  expect(turns).toHaveLength(names.length)
  const words = turns.map(({ content }) => content.replaceAll(/„[^“]+“/gu, '{}'))
  expect(new Set(words).size).toBe(names.length)
  const general = [...phrasesOf('de').askOn, ...turningPhrasesOf('de').bridges]
  expect(asked.filter(({ content }) => general.some((one) => content.endsWith(one))).length).toBeLessThan(3)
})

test('A case is introduced by its heading, also after something that it is no example of', async () => {
  const lines = await linesOf(
    'Bread',
    `${intro}${kneading}<h2>Case study: the bakery of Lund</h2><p>In March the bakery of Lund lost its oven. Its owner baked in the kitchen of a school for a month. No customer noticed it.</p>`,
  )
  const at = lines.findIndex(({ content }) => content.includes('the bakery of Lund lost its oven'))
  expect(turnsTo('Case study: the bakery of Lund')).toContain(lines[at - 1]?.content)
})

test('The terms of a series beside each other are one answer', async () => {
  const lines = await linesOf(
    'Soil',
    `<p>Soil covers the land and feeds all plants on it. It takes centuries to form.</p><h2>Layers</h2>
    <p>A deep cut through the soil shows layers of many colours. The horizon A lies above the horizon B and the horizon C in most soils of the world.</p>
    <h2>Key terms</h2><dl><dt>Horizon A</dt><dd>a dark layer, rich in humus</dd><dt>Horizon B</dt><dd>a layer that gathers clay and salts</dd><dt>Horizon C</dt><dd>broken rock from below</dd></dl>`,
  )
  const asked = lines.filter(({ speaker, content }) => speaker === 'JAMIE' && content.includes('“Horizon'))
  expect(asked).toEqual([])
  const answer = lines.find(({ content }) => content.includes('rich in humus'))
  expect(answer?.content).toContain('broken rock from below')
})
