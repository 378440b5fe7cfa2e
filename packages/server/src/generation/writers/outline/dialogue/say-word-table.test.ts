import { expect, test } from 'vitest'
import { languages } from '@lectern/domain/voices/languages.ts'
import { readPage } from '../../../page-reader/read-page.ts'
import { stockPhrasesOf } from '../linting/stock-phrases.ts'
import { tablePhrasesOf } from '../language/table-phrases.ts'
import { spokenPage } from './spoken-page.ts'

function said(rows: readonly (readonly string[])[], language = 'en'): string {
  const [header = [], ...body] = rows
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')
  const html = `<table><tr>${cells(header, 'th')}</tr>${body
    .map((row) => `<tr>${cells(row, 'td')}</tr>`)
    .join('')}</table>`
  const { blocks } = spokenPage(readPage({ title: 'Kinds', html, language }))
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join(' ')
}

const rocks = [
  ['Rock', 'Formed by', 'Example'],
  ['Igneous rock', 'Cooling of magma', 'granite'],
  ['Sedimentary rock', 'pressed layers', 'sandstone'],
]

test('a table of the features of kinds is said with a sentence for each kind, which names the columns', () => {
  expect(said(rocks)).toBe(
    'Igneous rock: formed by cooling of magma; example, granite. Sedimentary rock: formed by pressed layers; example, sandstone.',
  )
})

test('the name of a single column is said once', () => {
  expect(
    said([
      ['Phase', 'What the manager did'],
      ['Preparation', 'asked for an exercise'],
      ['Learning', 'wrote a report'],
    ]),
  ).toBe('What the manager did: preparation, asked for an exercise; learning, wrote a report.')
})

test('a column of numbers is left out, and so is one that is the same for all kinds', () => {
  const rows = rocks.map((row, at) => [
    ...row,
    ...(at === 0 ? ['Weight', 'State'] : [String(1900 + at), 'solid']),
  ])
  expect(said(rows)).toBe(said(rocks))
})

test('the years of events are said, and a cell with commas is apart from the name of its column', () => {
  const rows = [
    ['Rozbiór', 'Rok', 'Państwa'],
    ['Pierwszy', '1772', 'Rosja, Prusy, Austria'],
    ['Drugi', '1793', 'Rosja, Prusy'],
  ]
  expect(said(rows, 'pl')).toBe(
    'Pierwszy – rok, 1772; państwa – Rosja, Prusy, Austria. Drugi – rok, 1793; państwa – Rosja, Prusy.',
  )
})

const events = [
  ['Date', 'Event'],
  ['March 1854', 'The treaty opens two harbours to American ships'],
  ['July 1858', 'The minister signs a second treaty; the court is angry'],
  ['1860', 'The minister is killed outside the gate'],
]

test('the events of a table of dates are sentences', () => {
  expect(said(events)).toBe(
    'March 1854: The treaty opens two harbours to American ships. July 1858: The minister signs a second treaty; the court is angry. 1860: The minister is killed outside the gate.',
  )
})

test.each([
  ['dates of deadlines', events.map(([date = '', text = '']) => [date.replace(/\s?1\d{3}$/u, ' 3'), text])],
  [
    'names of one word',
    [
      ['Year', 'Battle'],
      ['1241', 'Legnica'],
      ['1410', 'Grunwald'],
      ['1683', 'Wien'],
    ],
  ],
  [
    'amounts of years',
    [
      ['Year', 'Members'],
      ['1900', '120'],
      ['1910', '240'],
      ['1920', '500'],
    ],
  ],
])('a table of %s is no story', (_, rows) => {
  expect(said(rows)).not.toMatch(/^(?:March|1\d{3}):?/u)
})

test('all columns of words of a table of four columns are said', () => {
  const rows = [
    ['Route', 'Form lost', 'Conditions that favour it', 'Loss in kg per year'],
    ['Leaching', 'nitrate in drainage water', 'sandy soil, bare ground, wet winter', '20–60'],
    ['Volatilisation', 'ammonia gas', 'urea or slurry left on the surface, high pH, wind', '5–40'],
  ]
  for (const part of ['ammonia gas', 'wet winter', 'high pH, wind', '20–60'])
    expect(said(rows)).toContain(part)
})

test('a dash in place of a value is not said', () => {
  const rows = [
    ['Good', 'Depends on', 'Example'],
    ['Normal good', 'the income', 'bread'],
    ['Luxury', 'the taste', '–'],
    ['Basic good', 'the need', 'salt'],
  ]
  expect(said(rows)).toBe(
    'Normal good: depends on the income; example, bread. Luxury: depends on the taste. Basic good: depends on the need; example, salt.',
  )
})

test('the last columns are left out if one turn has no room for them', () => {
  const long = (word: string) => `${word} for many different reasons in most cases`
  const rows = [
    ['Kind', 'First use', 'Second use', 'Third use', 'Fourth use'],
    ...['Alder', 'Beech', 'Cedar'].map((kind) => [
      kind,
      ...['one', 'two', 'three', 'four'].map((n) => long(`${kind} ${n}`)),
    ]),
  ]
  expect(said(rows)).toContain('alder one for many')
  expect(said(rows)).not.toContain('ourth use')
})

test.each([
  ['signs', ['✓', '✗']],
  ['formulas', ['$x^2$ is used', '$x^3$ is used']],
  ['sentences', ['It cools. Then it sets.', 'It dries. Then it cracks.']],
  ['gaps', ['cooling', '']],
  ['marks', ['T', 'F']],
])('nothing is said of a column of %s', (_, [a = '', b = '']) => {
  expect(
    said([
      ['Rock', 'How'],
      ['Granite', a],
      ['Chalk', b],
    ]),
  ).toBe('')
})

test('nothing is said of many rows, or of rows with equal names', () => {
  const many = Array.from({ length: 9 }, (_, at) => [`Kind ${'abcdefghi'[at]}`, `use of ${'abcdefghi'[at]}`])
  expect(said([['Kind', 'Use'], ...many])).toBe('')
  expect(
    said([
      ['Day', 'Meal'],
      ['Monday', 'rice'],
      ['Monday', 'beans'],
    ]),
  ).toBe('')
})

test.each(Object.keys(languages))(
  'the rows are said, and asked for by a phrase of the hosts (%s)',
  (language) => {
    for (const cell of ['granite', 'sandstone', 'pressed layers'])
      expect(said(rocks, language)).toContain(cell)
    expect(stockPhrasesOf(language).match(tablePhrasesOf(language).differences)).toBeDefined()
  },
)

test.each([
  [
    'answers',
    [
      ['Statement', 'Answer'],
      ['Plants breathe', 'True'],
      ['Rocks grow', 'False'],
    ],
  ],
  [
    'forms of verbs',
    [
      ['Verb', 'Past'],
      ['go', 'went'],
      ['see', 'saw'],
    ],
  ],
])('a table of %s is not said', (_, rows) => {
  expect(said(rows)).toBe('')
})

test('a table of at most four columns is said with all of them, also if one turn has no room', () => {
  const faults = [
    ['What you see', 'Likely cause', 'Remedy'],
    ['Solder forms balls', 'Dirty or unfluxed copper', 'Take apart, clean and flux again'],
    ['Black crust on the fitting', 'Overheating burnt the flux', 'Take apart and start with less heat'],
    ['Gap in the solder ring', 'One side was too cold', 'Flux and reheat that side'],
    ['Dull, cracked ring', 'Joint moved while cooling', 'Reheat until the solder flows'],
  ]
  expect(said(faults)).toContain('remedy – take apart, clean and flux again')
  expect(said(faults)).toContain('reheat until the solder flows')
  const wider = faults.map((row, at) => [
    ...row,
    ...(at === 0 ? ['Tool', 'Time'] : [`a ${row[0]} tool`, `a ${row[0]} moment`]),
  ])
  expect(said(wider)).not.toContain('reheat until the solder flows')
})

test('a column of ranges is said, because no chart shows it', () => {
  expect(
    said([
      ['Age', 'Recommended hours'],
      ['6–13 years', '9–11'],
      ['14–17 years', '8–10'],
    ]),
  ).toBe('Recommended hours: 6–13 years, 9–11; 14–17 years, 8–10.')
})

test('a letter as a name gets the heading of its column, and a row without a cell names all its columns', () => {
  expect(
    said([
      ['Class', 'What burns', 'Never use'],
      ['A', 'wood and paper', ''],
      ['B', 'petrol', 'water'],
      ['F', 'cooking oil', 'carbon dioxide'],
    ]),
  ).toBe(
    'Class A: what burns, wood and paper. Class B: what burns, petrol; never use, water. Class F: what burns, cooking oil; never use, carbon dioxide.',
  )
})

test('the laws of several years are said by their year', () => {
  expect(
    said([
      ['Year', 'Law'],
      ['1833', 'Factory Act'],
      ['1842', 'Mines Act'],
    ]),
  ).toBe('Law: 1833, Factory Act; 1842, Mines Act.')
})
test.each([
  [
    'de',
    ['Vorteile', 'Nachteile'],
    ['Arbeitsplätze', 'Lärm'],
    ['höhere Einkommen', 'steigende Preise'],
    'Vorteile: Arbeitsplätze und höhere Einkommen. Nachteile: Lärm und steigende Preise.',
  ],
  [
    'pl',
    ['Wspólne', 'Osobne'],
    ['król', 'skarb'],
    ['moneta', 'wojsko'],
    'Wspólne: król i moneta. Osobne: skarb i wojsko.',
  ],
])(
  '(%s) two columns that are lists are said one after the other: no row pairs an advantage with a disadvantage',
  (language, header, one, other, text) => {
    expect(said([header, one, other], language)).toBe(text)
  },
)

test('a column of statements is said with a statement after each name', () => {
  expect(
    said([
      ['Practice', 'Why it is a problem'],
      ['Stopping too early', 'The bacteria that survive are the least sensitive ones.'],
      ['Feeding them to animals', 'Low doses over a long time favour resistant bacteria.'],
    ]),
  ).toBe(
    'Stopping too early: the bacteria that survive are the least sensitive ones. Feeding them to animals: low doses over a long time favour resistant bacteria.',
  )
})

test('a cell with a semicolon is said with a comma', () => {
  expect(
    said([
      ['Stage', 'What you see'],
      ['1', 'Intact skin'],
      ['3', 'Crater; fat may be visible'],
    ]),
  ).toBe('What you see: stage 1, intact skin; stage 3 – crater, fat may be visible.')
})

test('a name keeps its capital where the other columns are in lower case', () => {
  const volcanoes = [
    ['Тип', 'Извержение', 'Пример'],
    ['Стратовулкан', 'взрывное', 'Везувий'],
    ['Шлаковый конус', 'короткое', 'Парикутин'],
  ]
  expect(said(volcanoes, 'ru')).toContain('взрывное; пример, Везувий')
  expect(said(volcanoes, 'ru')).toContain('короткое; пример, Парикутин')
})

test.each([
  ['', 'en'],
  ['Feature', 'en'],
  ['Merkmal', 'de'],
])('a table with the kinds in its columns is said by its columns (%s, %s)', (corner, language) => {
  expect(
    said(
      [
        [corner, 'Light reactions', 'Calvin cycle'],
        ['Place', 'Membranes', 'Stroma'],
        ['Needs light', 'Yes', 'Not directly'],
        ['Outputs', 'Oxygen, ATP', 'Sugar'],
      ],
      language,
    ).toLowerCase(),
  ).toBe(
    'light reactions: place, membranes; needs light, yes; outputs – oxygen, atp. calvin cycle: place, stroma; needs light, not directly; outputs, sugar.',
  )
})

test.each([
  ['en', 'Score', '19–23', 'Score 19–23: '],
  ['en', 'Age in months', '0–3', 'Age in months 0–3: '],
  ['en', 'Age (years)', '0-6', 'Age 0-6 years: '],
  ['de', 'Alter', '0–6', 'Alter 0–6: '],
  ['es', 'Contenido de arcilla', '0–20 %', 'Contenido de arcilla 0–20 %: '],
  ['en', 'Temperature (°C)', '63 °C', 'Temperature 63 °C: '],
  ['zh', '温度（℃）', '0–10', '温度 0–10 ℃：'],
])(
  'rows that are named by numbers are said with the heading of their column (%s): %s %s',
  (language, heading, cell, start) => {
    const rows = [
      [heading, 'Risk', 'Care'],
      [cell, 'none at all', 'reassess every week'],
      ['24–30', 'very high', 'inform the nurse'],
    ]
    expect(said(rows, language)).toContain(start)
  },
)

test.each([
  ['a year has no need of a heading', 'Year', '1914', 'Year 1914'],
  ['a name has none either', 'Score', 'Stage 2', 'Score Stage 2'],
  [
    'a long heading is no name of a row',
    'Points that the patient gets on this scale',
    '19–23',
    'Points that',
  ],
])('%s', (_, heading, cell, text) => {
  expect(
    said([
      [heading, 'Risk', 'Care'],
      [cell, 'none at all', 'reassess every week'],
      ['Stage 4', 'very high', 'inform the nurse'],
    ]),
  ).not.toContain(text)
})

test('a third column of a table of events is said with its name', () => {
  const rows = [
    ['Año', 'Acontecimiento', 'Consecuencia'],
    ['1812', 'La Constitución ordena redactar códigos', 'Se crea la primera comisión'],
    ['1851', 'Se presenta un proyecto nuevo', 'Los jueces lo rechazan'],
    ['1889', 'Entra en vigor el Código Civil', ''],
  ]
  expect(said(rows, 'es')).toBe(
    '1812: La Constitución ordena redactar códigos; consecuencia, se crea la primera comisión. 1851: Se presenta un proyecto nuevo; consecuencia, los jueces lo rechazan. 1889: Entra en vigor el Código Civil.',
  )
})

test('a table of faults is said whole, also with long names of its rows', () => {
  const rows = [
    ['Symptom', 'Likely cause', 'Test', 'Remedy'],
    [
      'Motor hums but does not turn',
      'One phase missing',
      'Measure between all three phases',
      'Replace the fuse',
    ],
    [
      'Overload trips after a few minutes',
      'Worn bearing',
      'Compare with the rating plate',
      'Replace the bearing',
    ],
    [
      'Fuse blows at once',
      'Short circuit in the cable',
      'Test the insulation of the cable',
      'Replace the cable',
    ],
    [
      'Motor turns the wrong way',
      'Two phases swapped',
      'Check the order of the phases',
      'Exchange two phases',
    ],
  ]
  for (const cell of ['worn bearing', 'exchange two phases', 'Motor hums but does not turn'])
    expect(said(rows)).toContain(cell)
})

test('the numbers of a small table are said beside its words', () => {
  const rows = [
    ['Stoff', 'pH-Wert', 'Verwendung'],
    ['Essig', '2,5', 'Konservieren von Gemüse'],
    ['Blut', '7,4', 'Transport von Sauerstoff'],
    ['Natronlauge', '14', 'Reinigen von Abflüssen'],
  ]
  expect(said(rows, 'de')).toContain('Essig: pH-Wert, 2,5; Verwendung, Konservieren von Gemüse.')
})

test('long descriptions without a full stop are said after their names', () => {
  const rows = [
    ['Type', 'Content'],
    ['GGA', 'the place of the sensor with its height, and the number of the satellites that it can see'],
    ['ZDA', 'the date and the time of day'],
  ]
  expect(said(rows)).toBe(
    'GGA: the place of the sensor with its height, and the number of the satellites that it can see. ZDA: the date and the time of day.',
  )
})

test('the rows are the kinds below an empty corner if a column has examples or effects', () => {
  const rows = [
    ['', 'Movement', 'Effects'],
    ['Divergent', 'apart', 'new ground'],
    ['Convergent', 'together', 'mountains'],
  ]
  expect(said(rows)).toBe(
    'Divergent: movement, apart; effects, new ground. Convergent: movement, together; effects, mountains.',
  )
})
