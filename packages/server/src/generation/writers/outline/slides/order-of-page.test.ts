import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const sentences = [
  'Every living thing feeds, reacts and reproduces.',
  'Every living thing is made of large and small molecules.',
  'The small molecules are water and salts from the ground.',
  'The large molecules are sugars, fats, proteins and nucleic acids, which have many tasks in the body.',
  'Every living thing is made of cells, and each cell is made of organelles.',
  'A cell with a nucleus is more complex than one without a nucleus.',
  'The cell of an animal has centrioles and never has a wall or chloroplasts.',
  'The cell of a plant never has centrioles and always has a wall and chloroplasts.',
  'The nucleus holds the chromosomes with the plan of the living thing.',
  'The cell of an animal needs food that other living things have made.',
  'The cell of a plant makes its own food from light and water.',
  'Cells react to three kinds of stimuli: light, pressure or chemicals.',
  'The oldest living things consist of one cell and live in water.',
  'Cells that stay together after they divide may form a colony.',
  'The cells of a colony look alike, and each of them can live alone.',
  'The cells of a body differ, and none of them can live alone.',
]

test('the slides of a page without headings say its sentences in their order', async () => {
  const html = sentences.map((sentence) => `<p>${sentence}</p>`).join('')
  const page = readPage({ title: 'Main ideas', html, language: 'en' })
  const deck = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const script = deck.slides
    .filter(({ slide_type }) => slide_type !== 'quiz' && slide_type !== 'summary')
    .map(({ audio_script }) => audio_script)
    .join(' ')
  const places = sentences.map((sentence) => script.indexOf(sentence)).filter((place) => place >= 0)
  expect(places.length).toBeGreaterThan(sentences.length - 2)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
