import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test('a formula is shown after a sentence that needs the one before it', async () => {
  const html = `<p>Depreciation spreads the cost of an asset over the years in which the business uses it, so that every year carries its part.</p>
    <h2>The straight-line method</h2><p>The straight-line method charges the same amount every year. It suits assets that are used evenly, such as furniture.</p>
    <p>$$\\text{Depreciation} = \\frac{\\text{Cost}}{\\text{Useful life}}$$</p>
    <h2>Choosing a method</h2><p>The choice does not change the total, and it only changes when the cost appears in the books of the company.</p>`
  const page = readPage({ title: 'Depreciation', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const shown = slides.find(({ content }) => JSON.stringify(content).includes('frac'))
  expect(shown?.audio_script).toMatch(
    /same amount every year\. It suits assets that are used evenly, such as furniture\. Depreciation equals/,
  )
})
