import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test.each([
  ['Marie Curie wrote to a friend in Paris:', 'Marie Curie'],
  ['In Paris Marie Curie wrote to a friend:', 'In Paris'],
])('A quotation has its speaker as a title, and not its place: %s', async (lead, start) => {
  const html = `<h2>Letters</h2><p>The war brought letters. Many people wrote about their lives in the cities of that time.</p>
    <p>${lead}</p><blockquote>We shall never surrender to any enemy of the land, whatever the cost may be.</blockquote>
    <blockquote>Nothing in life is to be feared by anyone, it is only to be understood by us all.</blockquote>`
  const page = readPage({ title: 'War', language: 'en', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const titles = slides.map(({ content }) => String(content['slide_title'] ?? ''))
  expect(titles.some((title) => title.startsWith(start))).toBe(start === 'Marie Curie')
})
