import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { languages } from '@lectern/domain/voices/languages.ts'
import { sayTable } from './say-table.ts'

function said(
  rows: readonly (readonly string[])[],
  { language = 'en', caption = '' } = {},
): readonly string[] {
  const [header = [], ...body] = rows
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')
  const html = `<p>Text.</p><table><caption>${caption}</caption><tr>${cells(header, 'th')}</tr>${body
    .map((row) => `<tr>${cells(row, 'td')}</tr>`)
    .join('')}</table>`
  return readPage({ title: 'Numbers', html, language }).blocks.flatMap((block) =>
    block.kind === 'table' ? sayTable(block, language) : [],
  )
}

const hours = [
  ['Hours since learning', 'Recalled'],
  ['1', '4.6'],
  ['2', '3.1'],
  ['8', '0.9'],
]
const towns = [
  ['Town', 'Before (t)', 'After (t)'],
  ['Aden', '18', '6'],
  ['Brent', '28', '20'],
]

test('a column that falls throughout is said with its first and its last row', () => {
  expect(said(hours)).toEqual([
    'Recalled: the values fall throughout, from 4.6 for hours since learning 1 to 0.9 for 8.',
  ])
})

test('other columns are said with their extremes, by the names of the rows', () => {
  const rows = [
    ['City', 'Rain (mm)'],
    ['Oslo', '760'],
    ['Bergen', '2,250'],
    ['Tromsø', '1,000'],
  ]
  expect(said(rows, { caption: 'Table 2. Rain of a year' })).toEqual([
    'Rain of a year: the highest is Bergen with 2,250 mm, and the lowest is Oslo with 760 mm.',
  ])
})

test('a column is named once when the caption starts with its name', () => {
  const rows = [
    ['Jahr', 'Beschwerden'],
    ['2019', '840'],
    ['2020', '1120'],
    ['2021', '1310'],
  ]
  const [named = ''] = said(rows, { language: 'de', caption: 'Tabelle 2. Beschwerden bei einer Stelle' })
  expect(named).toMatch(/^Beschwerden bei einer Stelle: /)
  const [other = ''] = said(rows, { language: 'de', caption: 'Beschwerdenliste der Stelle' })
  expect(other).toMatch(/^Beschwerdenliste der Stelle, Beschwerden: /)
})

test.each(['表2 冲泡温度', '表 2-1：冲泡温度', '图3、冲泡温度'])(
  'the number of the caption %s is not said',
  (caption) => {
    const rows = [
      ['茶类', '水温（℃）'],
      ['绿茶', '80'],
      ['乌龙茶', '95'],
      ['红茶', '90'],
    ]
    const [fact = ''] = said(rows, { language: 'zh', caption })
    expect(fact).toMatch(/^冲泡温度，水温：/)
  },
)

test('of two columns, the row in which they differ most is said', () => {
  expect(said(towns)).toEqual(['“Before” and “After” differ most for Aden, with 18 t and 6 t.'])
})

test('a column that is a year has no quotation marks', () => {
  const rows = [
    ['Item', '2022 (£)', '2023 (£)'],
    ['Cash', '18', '4'],
    ['Stock', '30', '41'],
    ['Debts', '30', '60'],
  ]
  expect(said(rows)).toEqual(['2022 and 2023 differ most for Debts, with £30 and £60.'])
})

test('equal numbers have no outstanding row', () => {
  const rows = [
    ['Town', 'Before (t)', 'After (t)'],
    ['Aden', '10', '6'],
    ['Brent', '10', '6'],
    ['Corby', '14', '10'],
  ]
  expect(said(rows)).toEqual([])
})

test('no numbers are said of a table of words', () => {
  expect(
    said([
      ['Sign', 'Cause'],
      ['Smear', 'Voltage'],
      ['Gap', 'Dye'],
    ]),
  ).toEqual([])
})

test.each(Object.keys(languages))('every cell that is said is on the page (%s)', (language) => {
  const [gap = ''] = said(towns, { language })
  const [fall = ''] = said(hours, { language })
  for (const cell of ['Before', 'After', 'Aden', '18', '6']) expect(gap).toContain(cell)
  for (const cell of ['Recalled', '4.6', '0.9']) expect(fall).toContain(cell)
  expect(gap + fall).not.toMatch(/[{}]/)
})

test('a total, the whole and an average are not compared with their parts', () => {
  const people = [
    ['Who', 'People'],
    ['Men', '120'],
    ['Women', '80'],
    ['Total', '200'],
  ]
  expect(said(people)).toEqual(['People: the highest is Men with 120, and the lowest is Women with 80.'])
  const world = [
    ['Region', 'People (millions)'],
    ['World', '8000'],
    ['Asia', '4700'],
    ['Africa', '1400'],
    ['Europe', '740'],
  ]
  expect(said(world).join(' ')).not.toContain('World')
})

test.each([
  ['years of an era', 'Founded', ['753 BC', '657 BC', '814 BC']],
  ['years of any length', 'Year', ['410', '476', '800']],
  ['years beyond 2100', 'Event', ['1990', '2150', '2200']],
  ['days of a month', 'Held on', ['4 July', '9 July', '14 July']],
  ['ranks', 'Rank', ['3', '1', '2']],
  ['an order without a name', 'Finish', ['3', '1', '2']],
  ['rooms', 'Room', ['12', '104', '17']],
  ['bounds', 'Lead (mg)', ['<5', '<9', '<2']],
])('nothing is said of %s', (_, header, [a = '', b = '', c = '']) => {
  expect(
    said([
      ['Place', header],
      ['Carthage', a],
      ['Rome', b],
      ['Veii', c],
    ]),
  ).toEqual([])
})

test('columns without a unit have no gap that means something', () => {
  const players = [
    ['Player', 'Goals', 'Matches'],
    ['Ann', '3', '10'],
    ['Bea', '9', '12'],
    ['Cleo', '5', '9'],
  ]
  expect(said(players).join(' ')).toMatch(/^Goals: .*Bea with 9.*Ann with 3\.$/)
})

test('a number that belongs to the words of a caption stays', () => {
  const rows = [
    ['Town', 'Cases'],
    ['Aden', '18'],
    ['Brent', '28'],
    ['Cove', '9'],
  ]
  expect(said(rows, { caption: 'Covid 19 deaths by town' }).join(' ')).toMatch(/^Covid 19 deaths by town, /)
  expect(said(rows, { caption: 'Table 3 deaths by town' }).join(' ')).toMatch(/^deaths by town, /i)
})

test('nothing is said if the highest row may be a total without its name', () => {
  const lengths = [
    ['Fish', 'Length (cm)'],
    ['Cod', '90'],
    ['Perch', '41'],
    ['Herring', '49'],
  ]
  expect(said(lengths)).toEqual([])
})

test('of a table with more columns than a chart, each column is said with its extremes', () => {
  const doughs = [
    ['Dough', 'Work (minutes)', 'Rest (hours)', 'Water (%)'],
    ['Kneaded', '10', '2', '62'],
    ['Folded', '4', '4', '70'],
    ['Unkneaded', '2', '18', '78'],
  ]
  expect(said(doughs)).toEqual([
    'Work: the highest is Kneaded with 10 minutes, and the lowest is Unkneaded with 2 minutes.',
    'Rest: the highest is Unkneaded with 18 hours, and the lowest is Kneaded with 2 hours.',
    'Water: the highest is Unkneaded with 78 %, and the lowest is Kneaded with 62 %.',
  ])
  const sums = doughs.map((row, at) =>
    at === 0 ? row : [...row.slice(0, 3), ['30', '70', '40'][at - 1] ?? ''],
  )
  expect(said(sums)).toEqual([])
})

test('shares of different things are not compared with each other', () => {
  const basket = [
    ['Group', 'Weight (%)', 'Price change (%)'],
    ['Housing', '32', '6.1'],
    ['Food', '12', '8.4'],
    ['Clothing', '5', '0.8'],
  ]
  expect(said(basket)).toEqual([
    'Weight: the highest is Housing with 32 %, and the lowest is Clothing with 5 %.',
    'Price change: the highest is Food with 8.4 %, and the lowest is Clothing with 0.8 %.',
  ])
  const estates = [
    ['Estate', 'Share of people (%)', 'Share of land (%)'],
    ['Clergy', '1', '10'],
    ['Nobles', '3', '25'],
    ['Commons', '96', '66'],
  ]
  expect(said(estates)).toEqual([
    '“Share of people” and “Share of land” differ most for Commons, with 96 % and 66 %.',
  ])
})
