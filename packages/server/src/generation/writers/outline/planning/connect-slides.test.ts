import { languages } from '@lectern/domain/voices/languages.ts'
import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { narrationPhrasesOf } from '../language/narration-phrases.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function scriptsOf(html: string, language = 'en') {
  const page = readPage({ title: 'Ropes', html, language })
  const deck = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return deck.slides.map(({ audio_script, content }) => ({ script: audio_script, content }))
}

const opening = '<p>Sailors trust their lives to ropes every day. A rope that fails can cost a mast.</p>'
const fibres =
  '<h2>Fibres</h2><p>Hemp was the material of ropes for centuries, because it grows quickly. It rots in salt water unless it is tarred. Nylon stretches by a fifth before it breaks, so it absorbs the jerk of a wave.</p>'
const knots =
  '<h2>Why do knots hold?</h2><p>Friction between the turns holds a knot, because each turn presses on the next one. A wet rope holds better than a dry one. A bowline can be untied after a heavy load.</p>'
const care =
  '<h2>Care of a rope</h2><p>Sunlight weakens each fibre, so ropes are stored below deck. Sand cuts the inner strands, and fresh water washes it out. Old ropes become mats.</p>'

test('The title slide names the parts of a page, and later parts are introduced or asked for', async () => {
  const slides = await scriptsOf(opening + fibres + knots + care)
  expect(slides[0]?.script).toContain('“Fibres”, “Why do knots hold?”, and “Care of a rope”.')
  const asked = slides.find(({ content }) => content['slide_title'] === 'Why do knots hold?')
  expect(asked?.script).toMatch(/^Why do knots hold\? /)
  const last = slides.find(({ content }) => content['slide_title'] === 'Care of a rope')
  expect(last?.script).toMatch(/^The next part is “Care of a rope”\. /)
})

test('No phrase between slides is said twice, and not every part is named', async () => {
  const sections = Array.from(
    { length: 8 },
    (_, at) =>
      `<h2>Harbour ${'ABCDEFGH'[at] ?? ''}</h2><p>Stone walls number ${at} keep the waves away, since storms come from the west. Pilots ${at} guide each ship past the reef in the fog of autumn. Cranes ${at} lift the grain.</p>`,
  )
  const all = (await scriptsOf(opening + sections.join(''))).map(({ script }) => script).join('\n')
  const { next, begin } = narrationPhrasesOf('en')
  const starts = [begin, ...next].map((phrase) => phrase.slice(0, phrase.indexOf('{}')))
  const times = starts.map((start) => all.split(start).length - 1)
  expect(Math.max(...times)).toBeLessThanOrEqual(1)
  expect(times.reduce((sum, one) => sum + one, 0)).toBeLessThan(8)
})

test('A part whose first sentence has a word of its heading simply starts', async () => {
  const slides = await scriptsOf(
    `${opening}${fibres}<h2>Hard and soft lines</h2><p>A hard line keeps its shape in the hand of a sailor. It is stiff, because its strands are twisted tightly. Most sailors prefer it for anchors.</p>`,
  )
  const part = slides.find(({ content }) => content['slide_title'] === 'Hard and soft lines')
  expect(part?.script).toMatch(/^A hard line keeps/)
})

test.each([
  ['Causes of the wear of ropes', 'What is behind this?'],
  ['The consequences', 'What does this lead to?'],
])('A part about causes or effects is asked for: %s', async (heading, question) => {
  const slides = await scriptsOf(
    `${opening}${fibres}<h2>${heading}</h2><p>Sunlight weakens each fibre, so the strands break one after the other. Sand cuts the inner strands, and fresh water washes it out. Old lines become mats.</p>`,
  )
  const part = slides.find(({ content }) => content['slide_title'] === heading)
  expect(part?.script.startsWith(question)).toBe(true)
})

test('A part about the causes of something else is not asked for as if it were about the part before', async () => {
  const slides = await scriptsOf(
    `${opening}${fibres}<h2>Causes of scurvy</h2><p>Sunlight weakens each fibre, so the strands break one after the other. Sand cuts the inner strands, and fresh water washes it out. Old lines become mats.</p>`,
  )
  expect(slides.map(({ script }) => script).join('')).not.toContain('What is behind this?')
})

test('A heading that is a question without its mark is asked', async () => {
  const slides = await scriptsOf(
    `${opening}${fibres}<h2>Why do knots hold</h2><p>Friction between the turns holds it, because each turn presses on the next one. A wet line holds better than a dry one. A bowline can be untied after a heavy load.</p>`,
  )
  const part = slides.find(({ content }) => content['slide_title'] === 'Why do knots hold')
  expect(part?.script).toMatch(/^Why do knots hold\? /)
})

test('A part whose first sentence names it is not named again', async () => {
  const slides = await scriptsOf(
    `${opening}${fibres}<h2>The splice</h2><p>A splice joins two ropes without a knot, because their strands are woven into each other. It keeps most of the strength. A whipping of thin twine protects the end.</p>`,
  )
  const splice = slides.find(({ content }) => content['slide_title'] === 'The splice')
  expect(splice?.script).not.toMatch(/“The splice”/)
})

test('A table of few words is read without a sentence about its columns, and a quotation is introduced by the person quoted', async () => {
  const slides = await scriptsOf(
    `${opening}${fibres}<h2>Strength</h2><table><tr><th>Fibre</th><th>Strength</th><th>Use</th></tr><tr><td>Hemp</td><td>low</td><td>mats</td></tr>
    <tr><td>Nylon</td><td>high</td><td>anchors</td></tr><tr><td>Cotton</td><td>low</td><td>flags</td></tr></table>
    <h2>A saying</h2><blockquote>A sailor is known by his knots and by nothing else on board. — Ann Reed</blockquote>`,
  )
  const all = slides.map(({ script }) => script).join('\n')
  expect(all).toContain(
    'Hemp: strength, low; use, mats. Nylon: strength, high; use, anchors. Cotton: strength, low; use, flags.',
  )
  expect(all).not.toContain('For each row')
  expect(all).not.toContain('puts this side by side')
  expect(all).toMatch(/The quotation is from Ann Reed\. A sailor is known/)
})

test.each(Object.keys(languages))('The narration phrases of %s have their places for names', (language) => {
  const { next, causes, effects, code, steps, timeline, example, ...others } = narrationPhrasesOf(language)
  const named = [...next, ...Object.values(others)].flat()
  expect(named.every((phrase) => phrase.split('{}').length === 2)).toBe(true)
  expect(
    [causes, effects, code, steps, timeline, example].every(
      (phrase) => phrase !== '' && !phrase.includes('{}'),
    ),
  ).toBe(true)
  expect(new Set(named).size).toBe(named.length)
})

const tides =
  '<h2>Kinds of anchors</h2><p>Anchors hold a ship where the wind would move it. Two kinds are common in small harbours.</p>'
const step = (text: string) => `<li>${text}</li>`

test('A part whose slide does not say what it is about starts with its heading', async () => {
  const steps = ['Lower the hook slowly.', 'Let the ship drift back.', 'Pull until the flukes dig in.'].map(
    step,
  )
  const slides = await scriptsOf(
    `${opening}${fibres}${tides}<h3>Fisherman’s pattern</h3><ol>${steps.join('')}</ol>${care}`,
  )
  const part = slides.find(({ script }) => script.includes('Lower the hook slowly'))
  expect(part?.script).toContain('Fisherman’s pattern.')
})

test('an example with numbers is worked through, and an accident is not', async () => {
  const worked = `<h2>Example: a rope of 12 mm</h2><p>A rope of 12 mm holds about 2,400 kg when it is new. A knot takes half of that, so 1,200 kg are left. With a factor of six, the rope may carry 200 kg.</p>`
  const accident = `<h2>Example: the accident of the Albatross</h2><p>In 1961 the Albatross sank in a storm within a minute. Her ropes had been renewed in spring. Six people could not leave the cabin in time.</p>`
  const scripts = async (html: string) =>
    (await scriptsOf(opening + fibres + html)).map(({ script }) => script).join(' ')
  expect(await scripts(worked)).toContain('We work through an example.')
  expect(await scripts(accident)).not.toContain('We work through an example.')
})

test('a chart of one column is about the caption of its table', async () => {
  const rows = [
    ['1841', '8.2'],
    ['1851', '6.6'],
    ['1861', '5.8'],
    ['1901', '4.5'],
  ]
  const slides = await scriptsOf(
    `${opening}${fibres}<h2>The famine</h2><p>Many people left the country in these years, because the potatoes rotted in the fields.</p><table><caption>Population of Ireland</caption><tr><th>Year</th><th>People (millions)</th></tr>${rows
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table>`,
  )
  const all = slides.map(({ script }) => script).join(' ')
  expect(all).toContain('The chart is about “Population of Ireland”.')
  expect(all).toContain('from 8.2 million in 1841 to 4.5 million in 1901')
})
