import { countWords } from '@lectern/domain/narration/count-words.ts'
import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import type { PlacedIdea } from '../slides/placed-idea.ts'
import { divideLong } from './divide-long.ts'

const first = `Canals carried heavy goods between the towns of the plain for two hundred years. A single horse could pull a barge of thirty tons
  along the quiet water. Roads of the time were deep in mud from autumn to spring. Carriers therefore charged four times as much for
  the same load on a road. Mills and kilns were built beside the water for this saving alone. Owners of mines paid for most
  of the first canals.`
const second = `Locks lift boats from one level of water to the next. A lock is a chamber with a gate at each end. Keepers let water into the
  chamber until it stands as high as the upper level. Boats wait for their turn below the gate on busy days. Engineers of the north
  built stairs of eight locks on the steep side of the hills. Reservoirs above the summit replace the water that each boat takes down. Long walls of stone keep
  the banks of the chamber in place. Sailors of the great barges paid a small sum at every gate, and the money kept the walls in repair
  for the years to come.`

function longSlide(html: string, content: PlacedIdea['content']) {
  const material = prepareMaterial(readPage({ title: 'Canals', html, language: 'en' }))
  const [section] = material.sections
  const [unit] = section?.units ?? []
  if (!section || !unit) throw new Error('The page has no section.')
  const idea: PlacedIdea = {
    section,
    unit,
    type: 'text',
    content,
    isProse: true,
    says: material.sentences.map(({ text }) => text),
    sources: [...new Set(material.sentences.map(({ block }) => block))],
    at: 'b1',
    worth: 1,
    uses: material.sentences,
    choice: 1,
    without: () => undefined,
  }
  return { idea, material }
}

const paragraphs = (...texts: readonly string[]) =>
  `<h2>Boats and locks</h2>${texts.map((text) => `<p>${text}</p>`).join('')}`

test('A long script is divided where a paragraph starts, and each part shows what it says', () => {
  const { idea, material } = longSlide(paragraphs(first, second), {
    slide_title: 'Boats and locks',
    slide_content: 'Canals carried heavy goods between the towns of the plain.',
  })
  const slides = divideLong([idea], material, [])
  expect(slides.map(({ says }) => says[0])).toEqual([
    'Canals carried heavy goods between the towns of the plain for two hundred years.',
    'Locks lift boats from one level of water to the next.',
  ])
  expect(slides.flatMap(({ says }) => says)).toEqual(idea.says)
  expect(new Set(slides.map(({ content }) => content['slide_title'])).size).toBe(2)
  const [, other] = slides
  const shown = [other?.content['slide_content'] ?? other?.content['bullet_points'] ?? []].flat()
  for (const text of shown) expect(second.replaceAll(/\s+/g, ' ')).toContain(text.replace(/\.$/, ''))
  expect(other?.sources).toEqual([material.sentences.at(-1)?.block])
})

test('A script of less than a minute stays whole', () => {
  const { idea, material } = longSlide(paragraphs(second), {
    slide_title: 'Boats and locks',
    slide_content: 'Locks lift boats.',
  })
  expect(countWords(idea.says.join(' '))).toBeLessThan(165)
  expect(divideLong([idea], material, [])).toEqual([idea])
})

test('A card of a term keeps its meaning, and a second slide shows the rest', () => {
  const { idea, material } = longSlide(paragraphs(first, second), {
    slide_title: 'Key term',
    term: 'Canal',
    definition: 'Waterway that was dug for boats.',
  })
  const slides = divideLong([{ ...idea, type: 'definition', isProse: false }], material, [])
  expect(slides.map(({ type }) => type)).toEqual(['definition', expect.stringMatching(/text|bullets/)])
  expect(slides[0]?.content).toEqual(idea.content)
})

const roads = `A toll road is kept by those who pay to use it. A free road is kept by the town that it crosses. Heavy carts broke the surface
  of the roads in wet winters. Stones from the fields filled the holes until spring. Keepers of the gates noted each cart of the road and its
  whole load in a book. The surface of broken stone carried twice the load of a surface of earth, so that
  the gates of the toll road were open to heavier carts in each season.`

test('Two columns keep their own sentences, and a slide with points shows the others', () => {
  const { idea, material } = longSlide(paragraphs(roads), {
    slide_title: 'Two kinds of road',
    column1_title: 'Toll road',
    column1_content: 'A toll road is kept by those who pay to use it.',
    column2_title: 'Free road',
    column2_content: 'A free road is kept by the town that it crosses.',
  })
  const slides = divideLong([{ ...idea, type: 'two-column', isProse: false }], material, [])
  expect(slides.map(({ type }) => type)).toEqual(['two-column', 'bullets'])
  expect(slides.flatMap(({ says }) => says)).toEqual(idea.says)
})

test('A card is not divided before the sentence that says its meaning', () => {
  const meaning = 'A barge is a flat boat for heavy loads on quiet water.'
  const { idea, material } = longSlide(paragraphs(first, `${meaning} ${roads}`), {
    slide_title: 'Key term',
    term: 'Barge',
    definition: 'A flat boat for heavy loads on quiet water.',
  })
  const [card] = divideLong([{ ...idea, type: 'definition', isProse: false }], material, [])
  expect(card?.says).toContain(meaning)
})
