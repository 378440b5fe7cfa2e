import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { readCaption } from './caption.ts'
import { imageSlides } from './image.ts'

function ideasOf(html: string, images = new Map([['/a.png', '/media/a.png']])) {
  const material = prepareMaterial(readPage({ title: 'Rivers', language: 'en', html }))
  return material.sections.flatMap((section) =>
    section.units.flatMap((unit) => imageSlides({ material, images, section, unit })),
  )
}

const figure = (caption: string, alt = 'The delta of the Nile') =>
  `<figure><img src="/a.png" alt="${alt}"><figcaption>${caption}</figcaption></figure>`

describe('A picture of the page', () => {
  test('has its caption and its credit, and only the caption is spoken', () => {
    const [slide] = ideasOf(
      `<p>Rivers carry mud to the sea.</p>${figure('Figure 1 The delta of the Nile is seen from above. (credit: A. Smith, CC BY 4.0)')}`,
    )
    expect(slide?.content).toMatchObject({
      slide_content: 'The delta of the Nile is seen from above. (credit: A. Smith, CC BY 4.0)',
      image_alt: 'The delta of the Nile',
    })
    expect(slide?.says.join(' ')).toContain('The delta of the Nile is seen from above.')
    expect(slide?.says.join(' ')).not.toContain('Smith')
  })

  test('is explained by what the text says of it, also in another paragraph', () => {
    const [slide] = ideasOf(
      `<p>Deltas feed millions of people in many countries (Figure 1).</p><p>Boats carry grain on canals.</p>
      <p>Canals join two rivers in Europe.</p>${figure('Figure 1 The delta of the Nile is seen from above.')}`,
    )
    expect(slide?.says).toContain('Deltas feed millions of people in many countries.')
  })

  test('does not say what its caption says about the page', () => {
    const [slide] = ideasOf(
      `<p>Rivers carry mud to the sea.</p>${figure('Figure 1 The points of the table above are joined here. Deltas grow at the mouth of a river.')}`,
    )
    expect(slide?.says).toContain('Deltas grow at the mouth of a river.')
    expect(slide?.says.join(' ')).not.toContain('table above')
  })

  test('of a problem is no slide without its solution', () => {
    const of = (alt: string) =>
      `<h2>Rivers</h2><p>Rivers carry mud to the sea.</p><h2>Example 2</h2>${figure('', alt)}`
    expect(ideasOf(of('A boat crosses a river at an angle.'))).toEqual([])
    const long =
      'A boat crosses a river at an angle, with an arrow for its speed and another one for the current.'
    expect(ideasOf(of(long))).toEqual([])
  })

  test('without a caption is not described in a foreign script', () => {
    const html = `<p>Rivers carry mud to the sea.</p><img src="/a.png" alt="尼罗河三角洲的地图和照片">`
    const said = ideasOf(html).flatMap(({ says }) => says)
    expect(said.join(' ')).not.toMatch(/\p{Script=Han}/u)
  })

  test('of a work has the name of the work as its title if its heading is taken', async () => {
    const text =
      'The captain shines out of the darkness. Everyone else paid the same fee and stands in shadow.'
    const html = `<h2>Shadow</h2><dl><dt>Shadow</dt><dd>the part of a picture that no light reaches</dd></dl><p>${text}</p>
      ${figure('Rembrandt, 1642. The canvas was cut on all four sides so that it would fit a smaller wall.', 'The Night Watch by Rembrandt')}`
    const page = readPage({ title: 'Light', language: 'en', html })
    const images = new Map([['/a.png', '/media/a.png']])
    const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images })
    const titles = slides.flatMap(({ slide_type, content }) =>
      slide_type === 'image' ? content['slide_title'] : [],
    )
    expect(titles).toEqual(['The Night Watch by Rembrandt'])
  })

  test('that could not be fetched is a text if its caption explains something', () => {
    const caption =
      'Figure 1 Deltas grow at the mouth of a river, where sand and mud settle in shallow water.'
    const [slide] = ideasOf(`<p>Rivers carry mud to the sea.</p>${figure(caption)}`, new Map())
    expect(slide).toMatchObject({
      type: 'text',
      content: { slide_content: expect.stringContaining('Deltas grow at the mouth') },
    })
    const pointing = 'Figure 1 This map shows where deltas grow at the mouth of a river in shallow water.'
    expect(ideasOf(`<p>Rivers carry mud to the sea.</p>${figure(pointing)}`, new Map())).toEqual([])
  })
})

test.each([
  ['Osmosis Osmosis is the diffusion of water.', 'Osmosis', 'Osmosis is the diffusion of water.'],
  ['Cell Membrane The cell membrane has two layers.', 'Cell Membrane', 'The cell membrane has two layers.'],
  ['DNA Structure Strands of DNA are wound together.', 'DNA Structure', 'Strands of DNA are wound together.'],
  [
    'Peroxisome Peroxisomes are organelles with enzymes.',
    'Peroxisome',
    'Peroxisomes are organelles with enzymes.',
  ],
  [
    'Golgi Apparatus (a) The apparatus has two sides. (b) A micrograph of it.',
    'Golgi Apparatus',
    'The apparatus has two sides. A micrograph of it.',
  ],
  [
    'A Homologous Pair of Chromosomes with their Sister Chromatids The red and blue colors show a pair of chromosomes.',
    'A Homologous Pair of Chromosomes with their Sister Chromatids',
    'The red and blue colors show a pair of chromosomes.',
  ],
  // Letters of lines in a diagram are no labels of its parts.
  [
    'The demand curve (D) and the supply curve (S) meet in one point.',
    '',
    'The demand curve and the supply curve meet in one point.',
  ],
  ['Machu Picchu was a city of the Inca.', '', 'Machu Picchu was a city of the Inca.'],
  ['The Olmec carved heads from giant boulders.', '', 'The Olmec carved heads from giant boulders.'],
])('The title of the caption “%s” is “%s”', (caption, title, text) => {
  expect(readCaption(`Figure 2 ${caption}`, lexiconOf('en'))).toMatchObject({
    label: 'Figure 2',
    title,
    text,
  })
})

test.each([
  [
    'de',
    'Abb. 3: In einem Kasten schützt jeder Schalter einen Stromkreis.',
    '',
    'In einem Kasten schützt jeder Schalter einen Stromkreis.',
  ],
  ['zh', '图一：大殿建于公元857年。', '', '大殿建于公元857年。'],
  [
    'en',
    'Figure 1. Testing skin turgor. A fold that stays up suggests a lack of water.',
    'Testing skin turgor',
    'A fold that stays up suggests a lack of water.',
  ],
  [
    'en',
    'Testing skin turgor. A fold that stays up suggests a lack of water.',
    '',
    'Testing skin turgor. A fold that stays up suggests a lack of water.',
  ],
])(
  'The label and the name of a picture are no part of what its caption says (%s): %s',
  (language, caption, title, text) => {
    expect(readCaption(caption, lexiconOf(language))).toMatchObject({ title, text })
  },
)

test('The caption of a picture that could not be fetched is worth less than the prose of the page', () => {
  const html = `<p>Rivers carry mud to the sea.</p>${figure('Figure 1 The delta of the Nile grew for thousands of years because the river carried mud to its mouth.')}`
  expect(ideasOf(html, new Map())[0]?.worth).toBeLessThan(0.9)
})
