import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import type { PodcastDraft } from '../../../drafts/podcast-draft.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const writer = createOutlineWriter()

async function episodeOf(language: string, title: string, html: string): Promise<PodcastDraft> {
  const page = readPage({ title, html, language })
  return writer.write('podcast', { page, options: {}, images: new Map() })
}

function linesOf({ segments }: PodcastDraft): readonly string[] {
  return segments.flatMap(({ dialogue }) => dialogue.map(({ speaker, content }) => `${speaker}: ${content}`))
}

const heat = `<p>Heat is energy that moves from a warmer body to a colder one. Temperature is a measure of the average kinetic energy of the particles of a body. A spark from a grinder is very hot but carries little heat.</p>
  <h2>Conduction</h2><p>In conduction, energy passes from particle to particle. Metals conduct well because their electrons can move freely. Some materials, such as wood, conduct badly. Others, such as air, hardly conduct at all.</p>
  <h2>Radiation</h2><p>Every body gives off radiation. A dark surface gives off more radiation than a shiny one. That is why a vacuum flask has a mirror inside.</p>`

test('The closing of a short episode says at most one whole sentence again', async () => {
  const { segments } = await episodeOf('en', 'Heat and temperature', heat)
  expect(segments.at(-1)?.key_points).toHaveLength(1)
})

test('The closing does not repeat what was said in the last turns', async () => {
  const draft = await episodeOf('en', 'Heat and temperature', heat)
  const closing = draft.segments
    .at(-1)
    ?.dialogue.map(({ content }) => content)
    .join(' ')
  expect(closing).not.toContain('A dark surface')
  expect(closing).not.toContain('Every body')
})

test('All sentences before the first of two headings are in the opening', async () => {
  const { segments } = await episodeOf('en', 'Heat and temperature', heat)
  expect(segments[0]?.dialogue.at(-1)?.content).toContain('A spark from a grinder')
  expect(segments[1]?.dialogue[0]?.content).toMatch(/^Let’s turn to conduction/iu)
})

test('A segment of two short sections has the title of the first, and both are objectives', async () => {
  const { segments, learning_objectives: objectives } = await episodeOf('en', 'Heat and temperature', heat)
  expect(segments[1]?.segment_title).toBe('Conduction')
  expect(objectives).toEqual(['Conduction', 'Radiation'])
})

test('JAMIE asks for the reason of a short claim', async () => {
  const lines = linesOf(await episodeOf('en', 'Heat and temperature', heat))
  const at = lines.findIndex((line) => line.endsWith('Metals conduct well.'))
  expect(lines[at + 1]).toMatch(/^JAMIE: .*\?$/u)
  expect(lines[at + 2]).toMatch(/^ALEX: Because their electrons can move freely\./u)
})

test('JAMIE asks the question with which a page starts, and the introduction answers it', async () => {
  const lines = linesOf(
    await episodeOf(
      'en',
      'Real wages',
      `<p>Did workers gain from the Industrial Revolution? Historians have argued about the wages for more than a century. Optimists point to rising wages after 1820.</p>
      <h2>Money wages</h2><p>The money wage is the sum that a worker is paid. It tells only part of the story of a family.</p>
      <h2>Prices</h2><p>The price of bread doubled between 1790 and 1812. Rents rose in the towns, too, as more families arrived.</p>`,
    ),
  )
  expect(lines[1]).toBe('JAMIE: Did workers gain from the Industrial Revolution?')
  expect(lines[2]).toContain('Historians have argued')
  expect(lines.filter((line) => line.includes('Did workers gain'))).toHaveLength(1)
})

const loudness = `<h2>Loudness</h2><p>The loudness of a tone depends on the amplitude of its wave. A string that is plucked harder moves further, so its tone is louder than before.</p>`
const pitch = `<h2>Pitch</h2><p>The pitch depends on the frequency. A short string vibrates faster than a long one, so its tone is higher. The low strings of a piano are long and heavy.</p>
  <h2>Speed</h2><p>A tone travels at 343 metres per second in air. In water it is more than four times as fast as in air.</p>`

test('The opening of a page that starts with a heading names the headings, and leaves the first section whole', async () => {
  const lines = linesOf(await episodeOf('en', 'Sound', loudness + pitch))
  expect(lines[2]).toBe('ALEX: These are the points to know about “Sound”: Loudness, Pitch, and Speed.')
  expect(lines[3]).toMatch(/^JAMIE: Let’s turn to loudness/iu)
})

test('The opening takes no part of an enumeration, also from a long first section', async () => {
  const lines = linesOf(
    await episodeOf(
      'en',
      'How a river shapes its valley',
      `<h2>Erosion</h2><p>A river erodes its bed in three ways. Hydraulic action is the force of the water itself. Abrasion happens when stones scrape the bed. Solution is the slow loss of minerals that dissolve in the water. Erosion is strongest where the slope is steep.</p>
      <h2>Transport</h2><p>The faster a river flows, the larger the stones it can carry. When the current slows down, the river drops its load.</p>`,
    ),
  )
  expect(lines[2]).toBe(
    'ALEX: These are the points to know about “How a river shapes its valley”: Erosion and Transport.',
  )
})

test('A section that is named as an introduction opens the episode', async () => {
  const lines = linesOf(
    await episodeOf(
      'en',
      'Rivers',
      `<h2>Introduction</h2><p>Water always finds a way to the sea. It carries stones and sand from the hills to the plains.</p>
      <h2>Transport</h2><p>The faster a river flows, the larger the stones it can carry. When the current slows down, the river drops its load.</p>
      <h2>Erosion</h2><p>Erosion is strongest where the slope is steep. The stones that a river carries scrape its bed.</p>`,
    ),
  )
  expect(lines[2]).toContain('Water always finds a way to the sea')
})

test('A first section about the subject of the page may open the episode', async () => {
  const lines = linesOf(
    await episodeOf(
      'en',
      'Sound',
      `<h2>Nature</h2><p>Sound is a wave of pressure in a medium. It needs air or water, and there is none in empty space. The wave moves outwards from its source.</p>${pitch}`,
    ),
  )
  expect(lines[2]).toContain('Sound is a wave of pressure')
})

const anchors = (scene: string) =>
  `<p>An anchor is the price that a buyer sees before other prices. Later prices are judged against it.</p>
  <h2>Effects of anchors</h2><p>An anchor changes what a buyer in a shop calls expensive. ${scene} Shops use the effect when they print a crossed-out price on a label.</p>
  <h2>Reasons</h2><p>People find it hard to judge a value without comparison. Some researchers believe that training protects buyers. Others found that even experts are influenced by an anchor.</p>`

test.each([
  [
    'en',
    'Suppose you see a jacket for 200 euros beside a jacket for 90 euros. The cheaper jacket looks like a bargain.',
  ],
  [
    'en',
    'Imagine a jacket for 200 euros beside a jacket for 90 euros. The cheaper jacket looks like a bargain.',
  ],
])(
  'A supposed case is asked for as an example, and said with what happens in it: %s %s',
  async (language, scene) => {
    const draft = await episodeOf(language, 'Price anchors', anchors(scene))
    const lines = linesOf(draft)
    const at = lines.findIndex((line) => line.includes(scene))
    expect(lines[at]).toMatch(/^ALEX: (?:Suppose|Imagine)/u)
    expect(lines[at - 1]).toMatch(/^JAMIE: .*\?$/u)
    expect(draft.segments.flatMap(({ key_points: points }) => points).join(' ')).not.toContain(
      'jacket for 200',
    )
  },
)

test('What is so of some is no point to remember without what is so of the others', async () => {
  const { segments } = await episodeOf('en', 'Price anchors', anchors(''))
  const points = segments.flatMap(({ key_points: all }) => all).join(' ')
  expect(points).not.toContain('Some researchers')
  const said = segments.flatMap(({ dialogue }) => dialogue.map(({ content }) => content))
  expect(said.find((one) => one.includes('Some researchers'))).toContain('Others found')
})

test('JAMIE makes up no case of the page', async () => {
  const lines = linesOf(
    await episodeOf(
      'es',
      'La inflación',
      `<p>La inflación es el aumento general y sostenido de los precios de una economía. Cuando hay inflación, con el mismo dinero se compran menos cosas.</p>
      <h2>Causas</h2><p>La inflación de demanda aparece cuando las familias quieren comprar más de lo que las empresas producen. La inflación de costes aparece cuando sube el precio de la energía.</p>
      <h2>Consecuencias</h2><p>La inflación no afecta a todos por igual. Imagine una familia que guarda sus ahorros en casa. Cada año puede comprar menos con ellos.</p>`,
    ),
  )
  expect(lines.find((line) => line.includes('Imagine una familia'))).toMatch(
    /^ALEX: .*Cada año puede comprar menos/u,
  )
})
