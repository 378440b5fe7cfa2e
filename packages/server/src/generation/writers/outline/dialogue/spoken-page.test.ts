import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { lexiconOf } from '../language/lexicon.ts'
import { definedName } from '../language/words/defined-name.ts'
import { headsExample } from '../language/words/example-headings.ts'
import { spokenPage } from './spoken-page.ts'
import { pointsBack, spokenTitle } from './spoken-title.ts'

function textsOf(html: string, language = 'en'): readonly string[] {
  return spokenPage(readPage({ title: 'Contracts', html, language })).blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : [],
  )
}

test('a list whose items continue a sentence is spoken as that sentence', () => {
  const html = `<h2>Elements</h2><p>Three things are needed:</p><ol><li>an offer,</li><li>an acceptance, and</li>
    <li>an intention.</li></ol>`
  expect(textsOf(html)).toEqual(['Three things are needed: an offer, an acceptance, and an intention.'])
})

test.each([
  ['en', 'One of these is enough:', ['a written offer, or', 'a promise, or', 'a deed']],
  ['de', 'Eines davon genügt:', ['ein Angebot, oder', 'ein Versprechen, oder', 'eine Urkunde']],
  ['en', 'It happens under one of these names:', ['drift,', 'creep,', 'slide']],
])('such a sentence keeps the conjunctions of its author (%s: %s)', (language, lead, items) => {
  const list = items.map((item) => `<li>${item}</li>`).join('')
  expect(textsOf(`<h2>Offers</h2><p>${lead}</p><ul>${list}</ul>`, language)).toEqual([
    `${lead} ${items.join(' ')}.`,
  ])
})

test('labelled clauses of a list are spoken as sentences, and labels with single words are not', () => {
  const items = (...texts: readonly string[]) => {
    const html = `<h2>Causes</h2><ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
    return spokenPage(readPage({ title: 'Contracts', html, language: 'en' })).blocks.flatMap((block) =>
      block.kind === 'list' ? block.items.map(({ text }) => text) : [],
    )
  }
  expect(items('Banks: savers took out their deposits', 'light – it helps the plants to grow')).toEqual([
    'Banks: savers took out their deposits.',
    'Light – it helps the plants to grow.',
  ])
  expect(items('Place: Leeds', 'Banks: savers took out their deposits')).toEqual([
    'Place: Leeds',
    'Banks: savers took out their deposits',
  ])
})

test.each([
  [
    'en',
    'The main causes are:',
    ['Heavy rain', 'Strong winds', 'Floods'],
    'The main causes are: heavy rain, strong winds, and floods.',
  ],
  ['es', 'Las causas son:', ['Lluvias fuertes', 'Viento'], 'Las causas son: lluvias fuertes y viento.'],
  [
    'de',
    'Die Belege:',
    ['gleiche Fossilien (z. B. Farne)', 'gleiche Gesteine'],
    'Die Belege: gleiche Fossilien (z. B. Farne); gleiche Gesteine.',
  ],
  [
    'pl',
    'Na równiku:',
    ['1 stopień to 111,3 km', '1 minuta to 1,855 km'],
    'Na równiku: 1 stopień to 111,3 km; 1 minuta to 1,855 km.',
  ],
  ['zh', '主要原因有：', ['暴雨冲刷地面', '过度放牧'], '主要原因有：暴雨冲刷地面和过度放牧。'],
])('names of a list are spoken with the sentence that opens it (%s)', (language, lead, items, said) => {
  const list = items.map((item) => `<li>${item}</li>`).join('')
  expect(textsOf(`<h2>A</h2><p>${lead}</p><ul>${list}</ul>`, language)).toEqual([said])
})

test('names of a list right below a heading are spoken with the heading, and instructions are not', () => {
  const below = (...items: readonly string[]) =>
    textsOf(`<h2>Causes</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><p>It rains.</p>`)
  expect(below('Heavy rain', 'Strong winds')).toEqual(['Causes: heavy rain and strong winds.', 'It rains.'])
  expect(below('Wash your hands', 'Close the lid')).toEqual(['It rains.'])
})

test('questions of a list are spoken within their sentence', () => {
  const html =
    '<h2>Ayuda</h2><p>Responde a dos preguntas:</p><ul><li>¿Adónde voy?</li><li>¿Cómo voy?</li></ul>'
  expect(textsOf(html, 'es')).toEqual(['Responde a dos preguntas: «¿Adónde voy?» y «¿Cómo voy?»'])
})

test('the definitions below a heading of the text are spoken, and those of a glossary are not', () => {
  const list = `<dl><dt>Half cadence</dt><dd>The phrase stops on the dominant.</dd>
    <dt>Plagal cadence</dt><dd>The subdominant moves to the tonic.</dd></dl>`
  expect(textsOf(`<h2>Two cadences</h2>${list}`)).toContain('Half cadence: The phrase stops on the dominant.')
  expect(textsOf(`<h2>Glossary</h2>${list}`)).toEqual([])
  const text = '<p>A half cadence is a pause on the dominant.</p>'
  expect(textsOf(`<h2>Two cadences</h2>${text}${list}`).join(' ')).not.toContain('“half cadence”')
})

test('a quotation is spoken within the sentence that leads to it', () => {
  const html = `<h2>Luck</h2><p>In 1854 Pasteur had this to say:</p><blockquote><p>Chance favours the prepared mind.</p></blockquote>`
  expect(textsOf(html)).toEqual(['In 1854 Pasteur had this to say: “Chance favours the prepared mind.”'])
})

test.each([
  ['Week 5: Cadences', 'Cadences'],
  ['MUS 202 Lecture 5: Cadences', 'Cadences'],
  ['COVID-19: what we know', 'COVID-19: what we know'],
  ['2.1 Formation of contracts', 'Formation of contracts'],
  ['Plate tectonics (Year 8)', 'Plate tectonics'],
  ['Lesson: the stomach', 'The stomach'],
  ['Cells (2 kinds)', 'Cells (2 kinds)'],
  ['Apollo 11: the landing', 'Apollo 11: the landing'],
  ['Part of the whole', 'Part of the whole'],
  ['1.5 degrees of warming', '1.5 degrees of warming'],
  ['2.4 GHz radios', '2.4 GHz radios'],
  ['2.1: formation of contracts', 'Formation of contracts'],
  ['Section 230: free speech online', 'Section 230: free speech online'],
])('the title %j is spoken as %j', (title, spoken) => {
  expect(spokenTitle(title, lexiconOf('en'))).toBe(spoken)
})

test.each([
  ['hu', '5. hét: Kadenciák', 'Kadenciák'],
  ['hu', 'Hetedik hét: Kadenciák', 'Hetedik hét: Kadenciák'],
  ['tr', '5. hafta: Kadanslar', 'Kadanslar'],
  ['de', '2. Kapitel – Kadenzen', 'Kadenzen'],
  ['en', '4 part-writing rules', '4 part-writing rules'],
  ['zh', '第二单元：细胞的结构', '细胞的结构'],
  ['zh', '第五章：细胞的结构', '细胞的结构'],
  ['zh', '第三世界：起源和概念', '第三世界：起源和概念'],
  ['ja', '第12回：細胞の構造', '細胞の構造'],
  ['ko', '제2단원: 세포의 구조', '세포의 구조'],
  ['ko', '5주차: 세포의 구조', '세포의 구조'],
])('in %s, the title %j is spoken as %j', (language, title, spoken) => {
  expect(spokenTitle(title, lexiconOf(language))).toBe(spoken)
})

test('a heading is that of an example if it starts with that word alone', () => {
  expect(headsExample('Example: prepaid insurance', 'en')).toBe(true)
  expect(headsExample('Przykład 2', 'pl')).toBe(true)
  expect(headsExample('Exemplary damages', 'en')).toBe(false)
  expect(headsExample('Examples of contracts in law', 'en')).toBe(false)
})

test('a comparison defines no name', () => {
  expect(definedName('A lower score means a higher risk.', 'en')).toBeUndefined()
  expect(definedName('A phrase is a musical thought.', 'en')).toBe('phrase')
})

test.each([
  [
    'es',
    'Los factores que más influyen son:',
    'Los factores que más influyen son: Luz y Temperatura.',
    [
      ['Luz', 'con más luz aumenta la velocidad.'],
      ['Temperatura', 'las enzimas trabajan mejor con calor.'],
    ],
  ],
  [
    'ru',
    'На климат влияют два основных фактора:',
    'На климат влияют два основных фактора: Широта и Океан.',
    [
      ['Широта', 'у экватора тепла больше.'],
      ['Океан', 'вода медленно нагревается.'],
    ],
  ],
  [
    'ar',
    'تتكون دورة الماء من مرحلتين رئيسيتين:',
    'تتكون دورة الماء من مرحلتين رئيسيتين: التبخر والهطول.',
    [
      ['التبخر', 'تسخن الشمس مياه البحار.'],
      ['الهطول', 'تسقط القطرات على شكل مطر.'],
    ],
  ],
] as const)(
  'the sentence that opens a list of named items names them (%s)',
  (language, lead, said, items) => {
    const list = items.map(([name, text]) => `<li><strong>${name}</strong>: ${text}</li>`).join('')
    expect(textsOf(`<h2>A</h2><p>${lead}</p><ul>${list}</ul>`, language)).toEqual([
      said,
      ...items.map(([name, text]) => expect.stringMatching(new RegExp(`${name}.*${text}`, 'u'))),
    ])
  },
)

test('items with commas of their own stay in the case that their sentence asks for', () => {
  const html = `<h2>Naczynia</h2><p>Krew płynie w dwóch rodzajach naczyń:</p><ul><li>tętnicach, które prowadzą krew z serca,</li>
    <li>żyłach, które prowadzą krew do serca.</li></ul>`
  expect(textsOf(html, 'pl')).toEqual([
    'Krew płynie w dwóch rodzajach naczyń: tętnicach, które prowadzą krew z serca; żyłach, które prowadzą krew do serca.',
  ])
})

test('the rows of a table whose names have no capital are whole sentences', () => {
  const rows = [
    ['git restore', 'the working directory', 'changes are lost'],
    ['git revert', 'adds a commit', 'none at all'],
  ]
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  const html = `<h2>Comparison</h2><table><tr><th>Command</th><th>What it changes</th><th>Risk</th></tr>${cells}</table>`
  const { blocks } = spokenPage(readPage({ title: 'Git', html, language: 'en' }))
  expect(blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join(' ')).toMatch(
    /^Git restore .*\. Git revert /u,
  )
})

test('a warning that loses its label starts as a sentence', () => {
  const html = '<p><strong>Atención:</strong> la vecindad no depende del lugar de nacimiento.</p>'
  const { blocks } = spokenPage(readPage({ title: 'Derecho', html, language: 'es' }))
  expect(blocks).toMatchObject([{ kind: 'callout', text: 'La vecindad no depende del lugar de nacimiento.' }])
})

test('a heading that names its own subject points at nothing before it', () => {
  const points = (heading: string, language: string) => pointsBack(heading, lexiconOf(language))
  expect(points('Changing a list while looping over it', 'en')).toBe(false)
  expect(points('Ce que l’on amortit', 'fr')).toBe(false)
  expect(points('Why it matters', 'en')).toBe(true)
  expect(points('Cette méthode', 'fr')).toBe(true)
})

test('a box about a mistake keeps its label', () => {
  const html = '<p><strong>Common mistake:</strong> leaving the tap open.</p>'
  expect(textsOf(html)).toEqual(['Common mistake: Leaving the tap open.'])
})

test('both rows of a table of two are said with their numbers', () => {
  const html = `<h2>Twigs</h2><p>Two twigs stand in water.</p><table><tr><th>Twig</th><th>Leaves</th><th>Water left</th></tr>
    <tr><td>First twig</td><td>all kept</td><td>87 ml</td></tr><tr><td>Second twig</td><td>all cut off</td><td>98 ml</td></tr></table>`
  expect(textsOf(html).at(-1)).toBe(
    'First twig – leaves, all kept; water left, 87 ml. Second twig – leaves, all cut off; water left, 98 ml.',
  )
  const days = `<h2>Day</h2><table><tr><th>Measure</th><th>Warmth</th></tr><tr><td>Maximum</td><td>16 °C</td></tr>
    <tr><td>Minimum</td><td>12 °C</td></tr></table>`
  expect(textsOf(days).at(-1)).toBe('Warmth: maximum, 16 °C; minimum, 12 °C.')
})
