import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test('the parts of a long table are titled by their rows, not by a value of them', async () => {
  const rows = [
    ['Premises', 'Current use', 'Assets'],
    ['Machines', 'Daily work', 'Assets'],
    ['Software', 'Accounts', 'Assets'],
    ['Goods', 'For sale', 'Assets'],
    ['Customers', 'Unpaid invoices', 'Assets'],
    ['Banks', 'Deposits', 'Assets'],
    ['Capital', 'Money of the owners', 'Equity'],
    ['Reserves', 'Profits of earlier years', 'Equity'],
  ]
  const html = `<h2>Balance sheet</h2>
    <p>A balance sheet lists what a firm owns and how the firm paid for it on one day of the year.</p>
    <table><tr><th>Item</th><th>What it is</th><th>Group</th></tr>
    ${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
  const page = readPage({ title: 'Accounting', language: 'en', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const titles = slides
    .filter(({ slide_type }) => slide_type === 'table')
    .map(({ content }) => content['slide_title'])
  expect(titles).toHaveLength(2)
  expect(titles).toContain('Balance sheet: Customers and Banks')
})
