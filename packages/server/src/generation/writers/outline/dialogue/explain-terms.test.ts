import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test('a heading with a term of the glossary is answered with its meaning first', async () => {
  const html = `<h2>Key terms</h2><dl><dt>Bullwhip effect</dt><dd>small changes in demand that grow at each step of a supply chain</dd></dl>
    <h2>Orders</h2><p>A shop orders from a wholesaler, and the wholesaler orders from a factory. Each of them keeps a stock of goods in a store of its own. The stock costs money and protects against late deliveries.</p>
    <h2>How the bullwhip effect works</h2><p>The owner of a shop sells more than usual and orders a few more than were sold. The wholesaler sees the larger order and adds some goods to it. The factory plans for many more than the shop has sold.</p>`
  const page = readPage({ title: 'Supply chains', html, language: 'en' })
  const { segments } = await createOutlineWriter().write('podcast', { page, options: {}, images: new Map() })
  const lines = segments.flatMap(({ dialogue }) => dialogue.map(({ content }) => content))
  const at = lines.findIndex((line) => line.includes('how the bullwhip effect works'))
  expect(lines[at + 1]).toMatch(/^The term “bullwhip effect” means small changes in demand/u)
})
