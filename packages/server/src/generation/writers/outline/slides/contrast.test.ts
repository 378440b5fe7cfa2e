import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test('Two things that the text sets against each other stand side by side, and the script explains them', async () => {
  const html = `<p>Firms spread the cost of a machine over the years of its use, so that no year bears all of it alone.</p>
    <h2>Two methods</h2><p>The choice of a method changes the profit of a year. The declining method charges more in early years,
    whereas the linear method spreads the cost evenly. Computers lose most of their value in the first year after they were bought.
    Buildings lose about the same value in each year of their long life.</p>
    <h2>Tax</h2><p>The tax office accepts both methods. A firm that has chosen one of them keeps it for the life of the machine.</p>`
  const page = readPage({ title: 'Depreciation', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const columns = slides.find(({ slide_type }) => slide_type === 'two-column')
  expect(columns?.content).toMatchObject({
    column1_title: 'Declining method',
    column1_content: 'The declining method charges more in early years.',
    column2_title: 'Linear method',
    column2_content: 'The linear method spreads the cost evenly.',
  })
  expect(columns?.audio_script).toContain('Computers lose')
})
