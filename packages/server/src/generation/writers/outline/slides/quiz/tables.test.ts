import { describe, expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { makeQuestions } from './make-questions.ts'
import { aboutTables } from './tables.ts'

const table = (rows: readonly (readonly string[])[]) => {
  const [head = [], ...body] = rows
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table>${row(head, 'th')}${body.map((cells) => row(cells, 'td')).join('')}</table>`
}

function questionsOf(rows: readonly (readonly string[])[], language = 'en') {
  const html = `<p>Three rivers of the continent differ in many ways, as sailors know.</p>${table(rows)}`
  return aboutTables(prepareMaterial(readPage({ title: 'Rivers', language, html })))
}

const lengths = [
  ['River', 'Length (km)'],
  ['Danube', '2850'],
  ['Rhine', '1230'],
  ['Elbe', '1094'],
]

describe('A question about a table', () => {
  test('names a row that is called by a letter with its kind', () => {
    const rows = (corner: string) => [
      [corner, 'What burns'],
      ['A', 'wood and dry paper'],
      ['B', 'petrol and oily paint'],
      ['C', 'gases from a bottle'],
    ]
    const [asked] = questionsOf(rows('Class'))
    expect([asked?.right ?? '', ...(asked?.wrong ?? [])].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Class A',
      'Class B',
      'Class C',
    ])
    const [without] = questionsOf(rows('2nd'))
    expect([without?.right ?? '', ...(without?.wrong ?? [])].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'A',
      'B',
      'C',
    ])
  })

  test('asks which thing has the highest or the lowest value, and gives all values as the reason', () => {
    const [first] = questionsOf(lengths)
    expect(first?.ask).toMatch(/^Which river has the (?:greatest|smallest) length\?$/u)
    expect(first?.right).toBe(first?.ask.includes('greatest') ? 'Danube' : 'Elbe')
    expect(first?.because).toBe('Length (km): Danube 2850; Rhine 1230; Elbe 1094')
  })

  test('takes a time that grows only with the rows of a long table', () => {
    const letters = (at: number) =>
      [...String(at)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')
    const millisecondsFor = (length: number) => {
      const rows = Array.from({ length }, (_, at) => [
        `R${letters(at)} lake`,
        `cold and wet land ${letters(at)}`,
      ])
      const start = performance.now()
      expect(questionsOf([['River', 'Land'], ...rows])).toHaveLength(1)
      return performance.now() - start
    }
    millisecondsFor(300)
    const [short, long] = [millisecondsFor(500), millisecondsFor(2000)]
    // Four times as many rows would take sixteen times as long if each were compared with all others.
    expect(long / short).toBeLessThan(10)
  })

  test('has no row as an option that adds up or averages the others', () => {
    const [first] = questionsOf([...lengths, ['World', '90000']])
    expect([first?.right, ...(first?.wrong ?? [])]).not.toContain('World')
  })

  test.each([
    ['years', ['Year', '1712', '1765', '1830']],
    ['values of different units', ['Size', '30 m', '4 km', '2 ha']],
    ['the numbers of the rows', ['No.', '1', '2', '3']],
    ['places in an order', ['Rank', '2', '1', '4']],
    ['times before the era', ['Founded', '753', '509', '264']],
    ['two equal values at both ends', ['Depth', '6 m', '6 m', '6 m']],
  ])('asks for no extreme among %s', (_, [heading = '', ...values]) => {
    expect(
      questionsOf([
        ['River', heading],
        ...['Danube', 'Rhine', 'Elbe'].map((name, at) => [name, values[at] ?? '']),
      ]),
    ).toEqual([])
  })

  test('does not count the sum in the last row among the values', () => {
    const asked = questionsOf([...lengths, ['All rivers', '5174']])
    expect(asked.flatMap(({ right, wrong }) => [right, ...wrong])).not.toContain('All rivers')
  })

  test('asks which thing its row describes, among those of the other rows', () => {
    const [first] = questionsOf([
      ['River', 'Source', 'Use'],
      ['Danube', 'Black Forest', 'Large ships'],
      ['Rhine', 'High Alps', 'Large ships'],
      ['Elbe', 'Giant Mountains', 'Small boats'],
    ])
    expect(first?.ask).toMatch(/^Which of these does this describe\? “Source: .+; Use: .+”$/u)
    expect([first?.right ?? '', ...(first?.wrong ?? [])].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Danube',
      'Elbe',
      'Rhine',
    ])
  })

  test('asks for the row by the heading and the cell of one column, in one sentence', () => {
    const faults = [
      ['Fault', 'Origin', 'Days'],
      ['Flat loaf', 'The dough fermented too long', '3'],
      ['Dense crumb', 'The starter was too weak', '2'],
      ['Burnt bottom', 'The heat is too strong', '9'],
    ]
    const [first] = questionsOf(faults)
    expect(first?.ask).toMatch(/^Which fault has the origin “The .+”\?$/u)
    expect(first?.because).toBe(`${first?.right} – Origin: ${/“(.+)”/u.exec(first?.ask ?? '')?.[1]}`)
  })

  test('takes the columns as things if the corner of the table says that its rows are features', () => {
    const rows = (names: readonly string[]) => [
      ['Feature', ...names],
      ['Water', ...['Still and deep', 'Always moving', 'Salty and wide'].slice(0, names.length)],
      ['Bed', ...['Soft mud', 'Clean stones', 'Fine sand'].slice(0, names.length)],
      ['Edge', ...['Thick reed', 'Steep bank', 'Flat beach'].slice(0, names.length)],
    ]
    const [first] = questionsOf(rows(['Lake', 'River', 'Ocean']))
    expect(['Lake', 'River', 'Ocean']).toContain(first?.right)
    expect(questionsOf(rows(['Lake', 'River']))).toEqual([])
  })

  test('does not describe a thing with its own name', () => {
    const asked = questionsOf([
      ['Act', 'What the crew does'],
      ['Mooring', 'Mooring the boat at the pier'],
      ['Sailing', 'Sailing the boat in the wind'],
      ['Loading', 'Loading sacks of grain'],
    ])
    expect(asked).toEqual([])
  })

  test.each([
    ['number the rows', ['Week 1', 'Week 2', 'Week 3']],
    ['label facts about the course', ['Duration', 'Level', 'Author']],
  ])('asks for no names that only %s', (_, names) => {
    const cells = ['The source of the river', 'The locks of the lower town', 'The delta and its birds']
    expect(
      questionsOf([['Part', 'What it is about'], ...names.map((name, at) => [name, cells[at] ?? ''])]),
    ).toEqual([])
  })
})

const dressings = `<p>A dressing covers a wound.</p><table><tr><th>Dressing</th><th>How it works</th><th>Use for</th></tr>
  <tr><td>Film</td><td>Keeps water in and germs out</td><td>shallow wounds with little fluid</td></tr>
  <tr><td>Hydrogel</td><td>Gives water to the wound</td><td>dry wounds with dead tissue</td></tr>
  <tr><td>Alginate</td><td>Turns into a gel with fluid</td><td>deep wounds with much fluid</td></tr></table>`

test.each([
  ['Which dressing suits dry wounds with dead tissue?', 'Hydrogel'],
  ['Which dressing is used for deep wounds with much fluid?', 'Alginate'],
])(
  "The page's own question for one of several things is answered by a row of its table: %s",
  (ask, right) => {
    const html = `${dressings}<h2>Review questions</h2><ul><li>${ask}</li><li>What have you learned about wounds?</li></ul>`
    const material = prepareMaterial(readPage({ title: 'Dressings', language: 'en', html }))
    expect(makeQuestions(material).find((one) => one.ask === ask)).toMatchObject({ right, isOfPage: true })
  },
)

test.each([
  'Which dressing does not suit dry wounds with dead tissue?',
  'Which dressing did nurses of the army prefer for dry wounds in winter?',
  'Which wounds have fluid?',
  'Why is Hydrogel used for dry wounds with dead tissue?',
  'Which dressing would you take on a long journey?',
])('A question that no row answers for sure is not answered by one: %s', (ask) => {
  const html = `${dressings}<h2>Review questions</h2><ul><li>${ask}</li><li>What have you learned about wounds?</li></ul>`
  const material = prepareMaterial(readPage({ title: 'Dressings', language: 'en', html }))
  expect(makeQuestions(material).filter((one) => one.kind === 'row' && one.ask === ask)).toEqual([])
})

describe('A question about a table for decisions', () => {
  const bandages = [
    ['Dressing', 'Use for', 'Avoid when'],
    ['Hydrogel', 'Dry wounds with dead tissue', 'There is heavy exudate'],
    ['Alginate', 'Heavily bleeding cuts', 'The skin is dry'],
    ['Foam', 'Pressure sores over bones', 'The patient is allergic'],
  ]
  const faults = [
    ['Symptom', 'Likely cause', 'Remedy'],
    ['Bubbles in the lower toilet when the family flushes the upper one', 'Back pressure', 'Vent the stack'],
    ['A gurgle after the basin empties', 'Self-siphonage', 'Fit a wider pipe'],
    ['A smell from an unused shower', 'Evaporation', 'Refill the trap'],
  ]

  test('asks what to choose for a case, and when not to use a thing', () => {
    const found = questionsOf(bandages).filter(({ kind }) => kind === 'advice')
    const use = found.find(({ ask }) => ask.startsWith('Which dressing would you choose for '))
    expect(bandages.slice(1).map(([name]) => name)).toContain(use?.right)
    const avoid = found.find(({ ask }) => ask.startsWith('In which case should this not be used: '))
    expect(bandages.slice(1).map(([, , when]) => when)).toContain(avoid?.right)
    expect(avoid?.wrong).toHaveLength(2)
  })

  test('asks for the cause of a fault and for its remedy, however long its name is', () => {
    const asked = questionsOf(faults).map(({ ask }) => ask)
    expect(asked.some((ask) => ask.startsWith('What is the likely cause of this: “'))).toBe(true)
    expect(asked.some((ask) => ask.startsWith('What should be done in this case: “'))).toBe(true)
  })

  test('asks in other languages too', () => {
    const rows = [
      ['Falla', 'Causa probable', 'Solución'],
      ['El desagüe hace ruido', 'Falta ventilación', 'Instalar un tubo nuevo'],
      ['La ducha huele mal', 'El sifón está seco', 'Llenar el sifón'],
      ['El grifo gotea', 'La junta es vieja', 'Cambiar la junta'],
    ]
    expect(questionsOf(rows, 'es')[0]?.ask).toMatch(/^¿Cuál es la causa de esto: «.+»\?$/u)
  })

  test('answers a question of the page for a cell, and keeps rows with the same words apart', () => {
    const rows = table([
      ['Titration', 'Indicator'],
      ['Strong acid with strong base', 'Blue litmus'],
      ['Weak acid with strong base', 'Phenolphthalein'],
      ['Strong acid with weak base', 'Methyl red'],
    ])
    const html = `<p>An indicator shows the end.</p>${rows}<h2>Review questions</h2><ul><li>Which indicator suits the titration of a
      weak acid with a strong base?</li></ul>`
    const found = makeQuestions(prepareMaterial(readPage({ title: 'Acids', language: 'en', html })))
    const asked = found.find(({ isOfPage }) => isOfPage)
    expect(asked?.right).toBe('Phenolphthalein')
    expect(asked?.wrong).toHaveLength(2)
  })
})

describe('A question about a row of a table', () => {
  const inhalers = [
    ['Type', 'Starts after', 'Given'],
    ['Salbutamol', '5 minutes', 'when breathing becomes difficult'],
    ['Formoterol', '10 minutes', 'twice a day'],
    ['Tiotropium', 'half an hour', 'once a day'],
  ]

  test('has the heading as its predicate if the heading is a verb or a participle', () => {
    const asked = questionsOf(inhalers).filter(({ kind }) => kind === 'row')
    expect(asked.map(({ ask }) => ask)).toEqual([
      expect.stringMatching(/^Which type (?:starts after|is given) [^“”:]+\?$/u),
    ])
    expect(asked[0]?.isLoose).toBe(false)
  })

  test('asks for no highest value of a verb', () => {
    expect(
      questionsOf([
        ['Type', 'Lasts'],
        ['Salbutamol', '4 hours'],
        ['Formoterol', '12 hours'],
        ['Tiotropium', '24 hours'],
      ]).filter(({ kind }) => kind === 'extreme'),
    ).toEqual([])
  })

  test.each([
    ['es', ['Tipo', 'Se construye en'], 'suelos blandos', '¿Qué tipo se construye en suelos blandos?'],
    ['pl', ['Materiał', 'Rozkłada się po'], '24 miesiącach', 'Co rozkłada się po 24 miesiącach?'],
    ['pt', ['Método', 'Usa-se para'], 'legumes tenros', 'Que método se usa para legumes tenros?'],
    ['de', ['Mittel', 'Wirkt gegen'], 'Pilze im Holz', 'Was davon wirkt gegen Pilze im Holz?'],
  ])('has such a predicate in other languages too (%s)', (language, header, cell, ask) => {
    const rows = [header, ['Aba', cell], ['Bebe', 'x'], ['Cici', 'x']]
    expect(questionsOf(rows, language).map((one) => one.ask)).toContain(ask)
  })

  test('is not made of two lists beside each other', () => {
    const sides = [
      ['Positivas', 'Negativas'],
      ['Menos inundaciones en primavera', 'Pueblos que quedan bajo el agua'],
      ['Agua para el riego', 'Peces que no pueden subir'],
      ['Energía sin humo', 'Menos arena en las playas'],
    ]
    expect(questionsOf(sides, 'es')).toEqual([])
  })

  test('that only matches labels comes after all others', () => {
    const rows = [
      ['Method', 'Main weakness'],
      ['Cluster sample', 'pupils of one class are alike'],
      ['Random sample', 'a complete list is needed'],
      ['Handy sample', 'nothing holds for all pupils'],
    ]
    expect(
      questionsOf(rows)
        .filter(({ kind }) => kind === 'row')
        .map(({ isLoose }) => isLoose),
    ).toEqual([true])
  })
})

test('A cell of two columns that differ in one word is asked for, with that of the other column as a wrong option', () => {
  const words = [
    ['Word', 'With ser', 'With estar'],
    ['listo', 'clever', 'ready'],
    ['verde', 'green', 'unripe'],
    ['rico', 'wealthy', 'tasty'],
  ]
  const cell = questionsOf(words).find(({ ask }) => ask.includes('____'))
  const row = words.find(([name = '']) => cell?.ask.includes(name))
  expect([cell?.right, ...(cell?.wrong ?? [])]).toEqual(expect.arrayContaining(row?.slice(1) ?? ['a row']))
})
