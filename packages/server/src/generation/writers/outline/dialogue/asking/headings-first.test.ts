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
  expect(turningPhrasesOf('en').bridges).toContain(lines[at - 1]?.content)
})

test('JAMIE asks for a new heading instead of a name that its first sentence defines', async () => {
  const lines = await linesOf(
    'Bread',
    `${intro}${kneading}<h2>Food for the yeast</h2><p>Sucrose is a sugar of two parts. Yeast cuts it before it eats it. Flour holds little of it, and so bakers add some.</p>`,
  )
  const at = lines.findIndex(({ content }) => content.includes('Sucrose is a sugar'))
  expect(turningPhrasesOf('en').bridges).toContain(lines[at - 1]?.content)
  expect(lines[at]?.content).toMatch(/^Food for the yeast\. Sucrose is a sugar/u)
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

test('ALEX says the heading that a sentence leans on, and JAMIE does not quote it', async () => {
  const lines = await linesOf(
    'Bread',
    `${intro}${kneading}<h2>Above 140 °C: the crust browns</h2><p>Only the surface gets this hot. Sugars react there with the building blocks of proteins. Steam keeps the surface moist at first.</p>`,
  )
  const answer = lines.find(({ content }) => content.includes('Only the surface gets this hot.'))
  expect(answer).toMatchObject({ speaker: 'ALEX' })
  expect(answer?.content).toMatch(/crust browns\. Only the surface/u)
  expect(lines.some(({ speaker, content }) => speaker === 'JAMIE' && content.includes('140'))).toBe(false)
})

test('JAMIE quotes at most two headings in an episode', async () => {
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
  expect(
    asked.filter(({ content }) => names.some((name) => content.includes(`„${name}“`))).length,
  ).toBeLessThan(3)
})
