import { expect, test } from 'vitest'
import type { BlockOf } from '../../../page.ts'
import { drawingWordsOf } from '../language/drawing-words.ts'
import { chartOfTable } from './chart-of-table.ts'
import { sayChart } from './say-chart.ts'

function table(header: readonly string[], rows: readonly (readonly string[])[]): BlockOf<'table'> {
  return { id: 'b1', path: [], kind: 'table', caption: '', header, rows }
}

const chart = (header: readonly string[], rows: readonly (readonly string[])[], language = 'en') =>
  chartOfTable(table(header, rows), language)

const harbours = [
  ['Bristol', '11.4'],
  ['Lisbon', '3.3'],
  ['Venice', '0.9'],
]

test('names with numbers are a bar chart with the unit of the heading', () => {
  expect(chart(['Harbour', 'Tidal range (m)'], harbours)).toMatchObject({
    kind: 'bars',
    unit: 'm',
    series: ['Tidal range'],
    rows: [{ label: 'Bristol', values: [11.4] }, {}, {}],
  })
})

test('years with numbers are a line', () => {
  const rows = [
    ['2019', '41'],
    ['2020', '12'],
    ['2021', '24'],
  ]
  expect(chart(['Year', 'Visitors'], rows)).toMatchObject({ kind: 'line', axis: 'Year' })
})

test('a column of years is not drawn, although one of them has two digits', () => {
  const rows = [
    ['Везувий', '79', '2000'],
    ['Тамбора', '1815', '71000'],
    ['Кракатау', '1883', '36000'],
  ]
  expect(chart(['Вулкан', 'Год', 'Жертвы'], rows, 'ru')).toMatchObject({ series: ['Жертвы'], isPart: true })
})

test('two columns of one unit are two series', () => {
  const rows = [
    ['1', '800', '500'],
    ['2', '600', '600'],
    ['3', '500', '700'],
  ]
  expect(chart(['Price', 'Demand (l)', 'Supply (l)'], rows)?.series).toEqual(['Demand', 'Supply'])
})

test('one thing in two years is two series, however much it grew', () => {
  const towns = [
    ['Buffalo', '2,095', '18,213'],
    ['Syracuse', '250', '11,014'],
  ]
  expect(chart(['Town', '1820', '1840'], towns)?.series).toEqual(['1820', '1840'])
  expect(chart(['Town', 'People in 1820', 'People in 1840'], towns)?.series).toHaveLength(2)
  expect(chart(['Town', 'Canals in 1820', 'People in 1840'], towns)?.series).toHaveLength(1)
})

test('a pH is no amount, so it has no bars', () => {
  const enzymes = [
    ['Pepsin', '2.0'],
    ['Trypsin', '8.0'],
  ]
  expect(chart(['Enzyme', 'Optimum pH'], enzymes)).toBeUndefined()
})

test('two units never share an axis', () => {
  const rows = [
    ['Bristol', '11.4', '460000'],
    ['Venice', '0.9', '250000'],
  ]
  expect(chart(['Town', 'Tide (m)', 'People'], rows)?.series).toEqual(['Tide'])
  expect(chart(['Town', 'Tide', 'People'], rows)?.series).toEqual(['Tide'])
})

test('a row that adds up the others is left out', () => {
  const rows = [
    ['Rent', '700'],
    ['Food', '300'],
    ['Books', '120'],
    ['Total', '1120'],
  ]
  expect(chart(['Cost', 'Euro'], rows)?.rows.map(({ label }) => label)).toEqual(['Rent', 'Food', 'Books'])
})

test.each([
  [
    'years',
    [
      ['Bible', '1455'],
      ['Atlas', '1570'],
      ['Map', '1585'],
    ],
  ],
  [
    'row numbers',
    [
      ['Red', '1'],
      ['Green', '2'],
      ['Blue', '3'],
    ],
  ],
  [
    'telephone numbers',
    [
      ['Office', '030 12345678'],
      ['Library', '030 87654321'],
    ],
  ],
  [
    'mixed units',
    [
      ['Desk', '120 cm'],
      ['Room', '4 m'],
    ],
  ],
  [
    'words',
    [
      ['Office', 'open'],
      ['Library', 'closed'],
    ],
  ],
  [
    'equal numbers',
    [
      ['Red', '5'],
      ['Green', '5'],
    ],
  ],
  ['one row', [['Red', '5']]],
  ['thirteen rows', Array.from({ length: 13 }, (_, at) => [`Row ${at}`, String(at * at)])],
])('a table of %s is no chart', (_name, rows) => {
  expect(chart(['Name', 'Number'], rows)).toBeUndefined()
})

test('a last row that is the sum of two others by chance stays', () => {
  const rows = [
    ['Bus', '10'],
    ['Car', '20'],
    ['Train', '30'],
  ]
  expect(chart(['Way to work', 'People'], rows)).toMatchObject({
    rows: [{}, {}, { label: 'Train' }],
    isPart: false,
  })
})

test('a last row that adds up only one column of numbers stays', () => {
  const rows = [
    ['Bus', '10', '7'],
    ['Car', '20', '9'],
    ['Tram', '5', '4'],
    ['Train', '35', '6'],
  ]
  expect(chart(['Way to work', 'People', 'Minutes'], rows)?.rows).toHaveLength(4)
})

test.each(['GDP per head (2021)', 'Score (n=30)', 'Visitors (in thousands)'])(
  'the words in brackets of %j are no unit',
  (heading) => {
    expect(chart(['Name', heading], harbours)).toMatchObject({ unit: '', series: [heading] })
  },
)

test('a heading that is too long for a series makes no chart', () => {
  expect(chart(['Name', `How often do you ${'really '.repeat(12)}read?`], harbours)).toBeUndefined()
})

test('a chart without a column of years is only a part of its table', () => {
  const rows = [
    ['Bristol', '480000', '1155'],
    ['Lisbon', '545000', '1200'],
    ['Venice', '250000', '1421'],
  ]
  expect(chart(['City', 'Population', 'Founded'], rows)?.isPart).toBe(true)
})

test('names with numbers are no order', () => {
  const rows = [
    ['Team 1', '3'],
    ['Team 2', '5'],
    ['Team 3', '9'],
  ]
  expect(chart(['Team', 'Points'], rows)?.kind).toBe('bars')
})

const words = drawingWordsOf('en')

test('values that stay the same for a while do not rise throughout', () => {
  const found = chart(
    ['Year', 'Visitors'],
    [
      ['2019', '10'],
      ['2020', '10'],
      ['2021', '12'],
    ],
  )
  expect(found && sayChart(found, words, 'en').join(' ')).not.toContain('throughout')
})

test('says the highest and the lowest value as the page writes them', () => {
  const found = chart(['Harbour', 'Tidal range (m)'], harbours)
  expect(found && sayChart(found, words, 'en')).toEqual([
    'The highest is Bristol with 11.4 m, and the lowest is Venice with 0.9 m.',
  ])
})

test('says which way a line goes, and where two lines meet', () => {
  const found = chart(
    ['Price (€)', 'Demand (l)', 'Supply (l)'],
    [
      ['1', '800', '500'],
      ['2', '600', '600'],
      ['3', '500', '700'],
    ],
  )
  expect(found && sayChart(found, words, 'en')).toEqual([
    'Demand: the values fall throughout, from 800 l for price €1 to 500 l for €3.',
    'Supply: the values rise throughout, from 500 l for price €1 to 700 l for €3.',
    'Both values are equal here: Price (€): 2, 600 l.',
  ])
})

test.each([
  ['en', 'The values rise throughout, from 469 km in 1840 to 11,089 km in 1860.'],
  ['de', 'Die Werte steigen durchgehend, von 469 km im Jahr 1840 auf 11,089 km im Jahr 1860.'],
  ['pl', 'Wartości rosną od początku do końca, od 469 km w 1840 roku do 11,089 km w 1860 roku.'],
  ['zh', '数值一路上升，从1840年的469 km到1860年的11,089 km。'],
])('says the years of a chart as dates (%s)', (language, expected) => {
  const found = chart(
    ['Year', 'Length (km)'],
    [
      ['1840', '469'],
      ['1850', '5,856'],
      ['1860', '11,089'],
    ],
  )
  expect(found && sayChart(found, words, language)).toEqual([expected])
})

test('says each number by its name if the rows have no extremes that can be compared', () => {
  const found = chart(
    ['Fish', 'Length (cm)'],
    [
      ['Cod', '90'],
      ['Perch', '41'],
      ['Herring', '49'],
    ],
  )
  expect(found && sayChart(found, words, 'en')).toEqual([
    'The highest value: Cod, 90 cm.',
    'The lowest value: Perch, 41 cm.',
  ])
})

test('does not call one of two equal values the highest', () => {
  const found = chart(
    ['Name', 'Number'],
    [
      ['A', '9'],
      ['B', '9'],
      ['C', '4'],
    ],
  )
  expect(found && sayChart(found, words, 'en')).toEqual(['The lowest value: C, 4.'])
})

test('the numbers of a scale name its rows and are not drawn', () => {
  const scale = [
    ['0', 'Calm'],
    ['2', 'Light breeze'],
    ['4', 'Moderate breeze'],
    ['8', 'Gale'],
  ]
  expect(chart(['Force', 'Name'], scale)).toBeUndefined()
})

test('a column with the labels in another unit is no series', () => {
  const rows = [
    ['36', '10', '7'],
    ['72', '20', '29'],
    ['108', '30', '66'],
  ]
  expect(chart(['Speed (km/h)', 'Speed (m/s)', 'Braking distance (m)'], rows)).toMatchObject({
    axis: 'Speed (km/h)',
    series: ['Braking distance'],
  })
})

test('brackets inside a unit are no unit of their own', () => {
  expect(chart(['Harbour', 'W/(m·K)'], harbours)).toMatchObject({ unit: '', series: ['W/(m·K)'] })
})

test('a first column of sizes names the rows of what was measured', () => {
  const rows = [
    ['14G', 'Orange', '270'],
    ['16G', 'Grey', '180'],
    ['18G', 'Green', '90'],
  ]
  expect(chart(['Gauge', 'Colour', 'Flow (mL/min)'], rows)?.series).toEqual(['Flow'])
  // Without another measured column, the first one may be it.
  expect(
    chart(
      ['Height', 'Tower'],
      rows.map(([size = '', name = '']) => [size, name]),
    )?.series,
  ).toEqual(['Height'])
})
