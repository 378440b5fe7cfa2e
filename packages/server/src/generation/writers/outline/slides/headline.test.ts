import { expect, test } from 'vitest'
import { lexiconOf } from '../language/lexicon.ts'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { tidyHeading, trimHeading } from './headline.ts'

const trim = (heading: string) => trimHeading(heading, lexiconOf('en'))

test('A long heading ends where a part of it ends', () => {
  expect(trim('Chapter 3: The boats of the coast – how people made and sold them in those years')).toBe(
    'The boats of the coast',
  )
  expect(trim('The people of the coast made boats, because the roads were closed in those years')).toBe(
    'The people of the coast made boats',
  )
})

test('A long heading without an earlier end stays whole, and is never cut inside a phrase', () => {
  const heading = 'The many ways in which the people of the coast “made and sold their boats” in those years'
  expect(trim(heading)).toBe(heading)
})

test('A heading loses the code of a standard, and keeps other brackets', () => {
  expect(tidyHeading('VOCABULARY')).toBe('Vocabulary')
  expect(tidyHeading('DÖNEMİN SONU')).toBe('Dönemin Sonu')
  expect(tidyHeading('UNESCO')).toBe('UNESCO')
  expect(tidyHeading('Solve linear equations (IA 2.2.1)')).toBe('Solve linear equations')
  expect(tidyHeading('The Great War (1914)')).toBe('The Great War (1914)')
})

test('A heading below misconceptions is shown with the heading above it', async () => {
  const page = readPage({
    title: 'Teeth',
    language: 'en',
    html: `<h2>Care</h2><p>Brush your teeth twice a day with a soft brush. Dentists recommend a new brush every three months, because the
      bristles wear out. Children need help with their teeth until they are about eight years old.</p><h2>Common misconceptions</h2><h3>Sugar dissolves the enamel</h3>
      <p>Bacteria turn sugar into acid, and only the acid attacks the enamel of a tooth. Rinsing with water helps a little.</p>`,
  })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const titles = slides.map(({ content }) => content['slide_title'])
  expect(titles).toContain('Common misconceptions: Sugar dissolves the enamel')
  expect(titles).not.toContain('Sugar dissolves the enamel')
})
