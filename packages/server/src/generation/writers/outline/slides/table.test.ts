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
  for (const cell of ['Dampf', 'Strom', 'coal and water', 'several hours'])
    expect(said.toLowerCase()).toContain(cell.toLowerCase())
  expect(said).not.toMatch(/[{}]/)
})

test('a table of features names them with each of its rows', async () => {
  const said = await saidOf(
    ['Engine', 'Fuel', 'First built in'],
    [
      ['Rocket', 'coal', 'a shed near Newcastle'],
      ['Flying Scotsman', 'oil', 'the works of Doncaster'],
    ],
  )
  expect(said).not.toContain('For each row')
  expect(said).toMatch(
    /Rocket: fuel, coal; first built in a shed near Newcastle\. Flying Scotsman: fuel, oil; first built in the works of Doncaster\./i,
  )
})

test('a column keeps its capital if the page writes it as a name', async () => {
  const html = `<h2>Printing</h2><p>Programs write text to the screen in many ways. A learner meets Python and Java first.</p><table><tr><th>Task</th><th>Python</th><th>Java</th><th>Level</th></tr>
    <tr><td>Write a line</td><td>one short call</td><td>a call of a method</td><td>easy</td></tr>
    <tr><td>Read a line</td><td>the input function</td><td>a scanner object</td><td>hard</td></tr></table>`
  const page = readPage({ title: 'Languages', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const said = slides.find(({ slide_type }) => slide_type === 'table')?.audio_script
  expect(said).toContain('Write a line: Python, one short call; Java, a call of a method; level, easy.')
})

const records = [
  ['A', 'an address with four numbers'],
  ['AAAA', 'an address with eight numbers'],
  ['CNAME', 'another name for the same site'],
  ['MX', 'the mail server'],
]
const longer = records.map(([name, holds]) => [name, `${holds} that the owner has chosen for it`])

async function scriptOf(
  rows: readonly (readonly (string | undefined)[])[],
  [before, after]: readonly [string, string],
) {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  const html = `<h2>Names</h2><p>A name stays the same when a site moves to another computer. An address changes, so users remember the name alone.</p>
    <h2>Types of record</h2><p>${before}</p><table><tr><th>Record</th><th>What it holds</th></tr>${cells}</table><p>${after}</p>`
  const page = readPage({ title: 'Domains', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return slides.find(({ slide_type }) => slide_type === 'table')?.audio_script ?? ''
}

test('a table of four short rows is read whole, and not one row of it', async () => {
  const said = await scriptOf(records, ['A domain has several records.', ''])
  expect(said).toContain(
    'What it holds: A – an address with four numbers; AAAA – an address with eight numbers;',
  )
  expect(said).toContain('MX – the mail server.')
})

test('of a table with four long rows, the script reads two or none', async () => {
  const said = await scriptOf(longer, ['A domain has several records.', ''])
  expect(said).toContain('A – ')
  expect(said).toContain('MX – ')
  expect(said).not.toContain('CNAME')
})

test('the rows of a table are read before what follows it on the page', async () => {
  const said = await scriptOf(records, [
    'A domain has several records.',
    'A record of each type is kept for some minutes.',
  ])
  expect(said.indexOf('MX')).toBeGreaterThan(0)
  expect(said.indexOf('A record of each type')).toBeGreaterThan(said.indexOf('MX'))
})

test('a section with one table says all of its few sentences on the slide of the table', async () => {
  const said = await scriptOf(records, [
    'Browsers ask for help. They do so each time a page opens.',
    'An old answer is sometimes wrong.',
  ])
  expect(said).toMatch(/Browsers ask for help\..*An old answer is sometimes wrong\./)
})

const years = [
  ['1908', 'Entrevista con el periodista Creelman', 'La oposición se organiza'],
  ['1910', 'Plan de San Luis de Francisco Madero', 'Comienza la rebelión'],
  ['1911', 'Toma de Ciudad Juárez', 'Díaz renuncia'],
  ['1911', 'Plan de Ayala de Emiliano Zapata', 'Los zapatistas rompen con Madero'],
  ['1913', 'Decena Trágica', 'Madero es asesinado'],
  ['1914', 'Batalla de Zacatecas', 'Huerta huye'],
  ['1915', 'Batallas de Celaya', 'Obregón derrota a Villa'],
  ['1920', 'Plan de Agua Prieta', 'Carranza es asesinado'],
]

test('the rows of a chronology are said as events, and the second slide is titled by its years', async () => {
  const cells = years.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  const html = `<p>La Revolución mexicana derribó a Porfirio Díaz y enfrentó después a sus vencedores durante años.</p><h2>Cronología</h2>
    <table><tr><th>Año</th><th>Acontecimiento</th><th>Consecuencia</th></tr>${cells}</table>`
  const page = readPage({ title: 'La Revolución mexicana', language: 'es', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const tables = slides.filter(({ slide_type }) => slide_type === 'table')
  expect(tables.map(({ content }) => content['slide_title'])).toEqual(['Cronología', 'Cronología: 1913–1920'])
  const said = tables.map(({ audio_script }) => audio_script).join(' ')
  for (const [year, event, effect] of years) expect(said).toContain(`${year}: ${event}. ${effect}.`)
})

test('a cell keeps the capital of a name that another cell has inside it', async () => {
  const said = await saidOf(
    ['Plan', 'Author', 'Effect'],
    [
      ['First plan', 'Francisco Madero', 'the revolt begins'],
      ['Second plan', 'a farmer', 'Madero loses his allies'],
    ],
  )
  expect(said).toContain('effect, Madero loses his allies')
})

test('the first columns of a wide table come first', async () => {
  const header = ['Dressing', 'Exudate', 'Use for', 'Change every', 'Do not use on']
  const rows = [
    ['Film', 'none', 'intact skin', 'five days', 'infected wounds'],
    ['Hydrogel', 'low', 'dry dead tissue', 'two days', 'wet wounds'],
    ['Foam', 'high', 'clean wounds', 'four days', 'dry wounds'],
  ]
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const html = `<p>A dressing gives a wound the conditions in which it heals. Nurses choose it by what they see.</p><h2>Dressings</h2>
    <table>${row(header, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table><p>Hydrogel is the only dressing that gives water to a wound.</p>`
  const page = readPage({ title: 'Wounds', language: 'en', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const shown = slides.flatMap(({ content }) => content['header_2'] ?? [])
  expect(shown).toEqual(['Exudate', 'Change every'])
})
