import { languages } from '@lectern/domain/voices/languages.ts'
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

const engines = [
  ['Source of energy', 'coal and water', 'current of a wire'],
  ['Maker', 'a workshop', 'a workshop'],
  ['Time to start', 'several hours', 'a few minutes'],
]

async function saidOf(header: readonly string[], rows: readonly (readonly string[])[], language = 'en') {
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')
  const html = `<p>Rails carry heavy loads. A locomotive pulls them through the whole country every day. Passengers hardly notice which engine it is, because both
    run on the same rails and reach the same stations in the same time.</p><h2>Two engines</h2>
    <table><tr>${cells(header, 'th')}</tr>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</table>`
  const page = readPage({ title: 'Railways', language, html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return slides.find(({ slide_type }) => slide_type === 'table')?.audio_script ?? ''
}

test('a table that compares two things is said side by side, without the rows in which they are alike', async () => {
  const said = await saidOf(['Feature', 'Steam engine', 'Electric engine'], engines)
  expect(said).toContain('The table compares “Steam engine” and “Electric engine”.')
  expect(said).toContain(
    'Source of energy: Steam engine, coal and water; electric engine, current of a wire.',
  )
  expect(said).toContain('Time to start: Steam engine, several hours; electric engine, a few minutes.')
  expect(said).not.toContain('workshop')
})

test.each(Object.keys(languages))('the cells of a comparison are said in %s', async (language) => {
  const corner = { ja: '項目', zh: '项目' }[language] ?? 'Feature'
  const said = await saidOf([corner, 'Dampf', 'Strom'], engines, language)
  for (const cell of ['Dampf', 'Strom', 'coal and water', 'several hours']) expect(said).toContain(cell)
  expect(said).not.toMatch(/[{}]/)
})

test('a table of features names them with the first of its rows', async () => {
  const said = await saidOf(
    ['Engine', 'Fuel', 'First built in'],
    [
      ['Rocket', 'coal', 'a shed near Newcastle'],
      ['Flying Scotsman', 'oil', 'the works of Doncaster'],
    ],
  )
  expect(said).toContain('For each row, the table gives “Fuel” and “First built in”.')
  expect(said).toMatch(
    /Rocket: fuel, coal; first built in, a shed near Newcastle\. Flying Scotsman: oil; the works of Doncaster\./i,
  )
})

test('a column keeps its capital if the page writes it as a name', async () => {
  const html = `<h2>Printing</h2><p>Programs write text to the screen in many ways. Each language has its own command for this task. A learner
    meets Python and Java first.</p><table><tr><th>Task</th><th>Python</th><th>Java</th><th>Level</th></tr>
    <tr><td>Write a line</td><td>one short call</td><td>a call of a method</td><td>easy</td></tr>
    <tr><td>Read a line</td><td>the input function</td><td>a scanner object</td><td>hard</td></tr></table>`
  const page = readPage({ title: 'Languages', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const said = slides.find(({ slide_type }) => slide_type === 'table')?.audio_script
  expect(said).toContain('Write a line: Python, one short call; Java, a call of a method; level, easy.')
})
