import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { languages } from '@lectern/domain/voices/languages.ts'
import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { drawingPhrasesOf, drawingWordsOf } from '../language/drawing-words.ts'
import { plainWords } from './plain-words.ts'
import { readDate } from '../language/read-date.ts'

const writer = createOutlineWriter()
const prose = `<p>Rivers carry water from the mountains to the sea. Rain and melting snow feed them all year. Large rivers
  shape the valleys through which they flow. Towns were built beside rivers because people needed water. Boats carried
  grain and timber along the great rivers of Europe.</p>`

async function drawnOn(html: string): Promise<readonly SlideDraft[]> {
  const page = readPage({ title: 'Rivers', html: prose + html, language: 'en' })
  const { slides } = await writer.write('slideshow', { page, options: {}, images: new Map() })
  return slides.filter(({ drawing }) => drawing)
}

const labelsOf = (drawing: Drawing | undefined) => drawing?.rows.map(({ label }) => label)

test('a table of numbers becomes a chart with a description and its source, and no second table', async () => {
  const html = `<h2>Lengths</h2><table><tr><th>River</th><th>Length</th></tr><tr><td>Danube</td><td>2850 km</td></tr>
    <tr><td>Rhine</td><td>1230 km</td></tr><tr><td>Seine</td><td>775 km</td></tr></table>`
  const page = readPage({ title: 'Rivers', html: prose + html, language: 'en' })
  const { slides } = await writer.write('slideshow', { page, options: {}, images: new Map() })
  const chart = slides.find(({ drawing }) => drawing)
  expect(chart).toMatchObject({
    slide_type: 'image',
    drawing: { kind: 'bars', unit: 'km' },
  })
  const table = page.blocks.find(({ kind }) => kind === 'table')
  expect(chart?.sources).toContain(table?.id)
  expect(chart?.audio_script).toMatch(
    /The highest is Danube with 2850 km, and the lowest is Seine with 775 km\./,
  )
  expect(slides.map(({ slide_type }) => slide_type)).not.toContain('table')
})

test('an ordered list after a sentence that announces steps becomes a process', async () => {
  const [slide] = await drawnOn(`<h2>Measuring a river</h2><p>Follow these steps:</p><ol>
    <li>Choose a straight part of the river.</li><li>Stretch a rope across the water.</li>
    <li>Measure the depth at every metre.</li></ol>`)
  expect(slide?.drawing?.kind).toBe('process')
  expect(labelsOf(slide?.drawing)).toHaveLength(3)
})

test('an ordered list that nothing calls steps stays a list', async () => {
  expect(
    await drawnOn(`<h2>The longest rivers</h2><p>These rivers are the longest of all:</p><ol>
    <li>The Nile in Africa</li><li>The Amazon in America</li><li>The Yangtze in Asia</li></ol>`),
  ).toEqual([])
})

test('the list of one numbered step stays a list', async () => {
  expect(
    await drawnOn(`<h2>Step 3: Look at the data</h2><p>The data of the example are:</p><ol>
    <li>The depth of the river</li><li>The width of the river</li><li>The speed of the water</li></ol>`),
  ).toEqual([])
})

test('dates with events become a timeline', async () => {
  const [slide] =
    await drawnOn(`<h2>Floods of the river</h2><ul><li>1342: The greatest flood of the Middle Ages.</li>
    <li>1784: Ice destroys the bridges.</li><li>July 2021: The valley of the Ahr is flooded.</li></ul>`)
  expect(slide?.drawing?.kind).toBe('timeline')
  expect(labelsOf(slide?.drawing)).toEqual(['1342', '1784', 'July 2021'])
})

test('a sentence on what was so until a year is no event of a timeline', async () => {
  const html = `<h2>Canals</h2><p>Until 1817, the Rhine had many islands and wide bends. In 1840, engineers closed the old arms
    of the river. By 1876, boats carried coal upstream every day. In 1899, the first large lock was opened there.</p>`
  const slides = await drawnOn(html)
  expect(slides.flatMap(({ drawing }) => labelsOf(drawing) ?? [])).not.toContain('1817')
})

test('dates that are not in order are no timeline', async () => {
  expect(
    await drawnOn(`<h2>Floods</h2><ul><li>1784: Ice destroys the bridges.</li><li>1342: The greatest flood.</li>
    <li>2021: The valley is flooded.</li></ul>`),
  ).toEqual([])
})

test('a nested list of names becomes a tree', async () => {
  const [slide] =
    await drawnOn(`<h2>Kinds of rivers</h2><ul><li>By water<ul><li>Perennial rivers</li><li>Seasonal
    rivers</li></ul></li><li>By shape<ul><li>Straight rivers</li><li>Braided rivers</li></ul></li></ul>`)
  expect(slide?.drawing).toMatchObject({
    kind: 'tree',
    rows: [{ label: 'By water', text: 'Perennial rivers\nSeasonal rivers' }, { label: 'By shape' }],
  })
})

test('two parallel lists become two circles, with what both have between them', async () => {
  const [slide] =
    await drawnOn(`<h2>Streams and rivers</h2><h3>Streams</h3><ul><li>Shallow water</li><li>Fresh water</li></ul>
    <h3>Rivers</h3><ul><li>Deep water</li><li>Fresh water</li></ul><h2>Seas</h2><p>All rivers lead into a sea.</p>`)
  expect(slide?.drawing).toMatchObject({
    kind: 'circles',
    rows: [
      { label: 'Streams', text: 'Shallow water' },
      { label: 'Rivers', text: 'Deep water' },
      { label: 'Both', text: 'Fresh water' },
    ],
  })
})

test('a sentence with the only share of the page becomes one large number', async () => {
  const [slide] = await drawnOn('<h2>Water</h2><p>Only 3 % of all water on Earth is fresh water.</p>')
  expect(slide?.drawing).toMatchObject({ kind: 'number', rows: [{ label: '3 %' }] })
})

test('dated events of several parts of a page become one timeline, in the order of time', async () => {
  const [slide] = await drawnOn(`<h2>Bridges</h2><p>In 1855, engineers opened the first bridge for trains.</p>
    <h2>Locks</h2><p>Masons built the first large lock in 1832, when boats became wider. The lock is made of stone.</p>
    <h2>Harbours</h2><p>In May 1901, the king opened the new harbour of the town.</p>`)
  expect(slide?.drawing).toMatchObject({
    kind: 'timeline',
    rows: [
      { label: '1832', text: 'Masons built the first large lock' },
      { label: '1855', text: 'Engineers opened the first bridge for trains' },
      { label: 'May 1901', text: 'The king opened the new harbour of the town' },
    ],
  })
  expect(slide?.content['slide_title']).toContain('1832–1901')
})

test.each([
  'The captain was born into a rich family and went to the coast in 1535.',
  'Between 1540 and 1542, the explorers crossed the river many times.',
  'Boats carried coal from the mines to the sea in the 1840s.',
  'Since 1840, no boat has passed the upper falls of the river.',
])('no event of a timeline: %s', async (sentence) => {
  const slides = await drawnOn(`<h2>Bridges</h2><p>In 1855, engineers opened the first bridge for trains.
    In 1861, a storm destroyed the second bridge. In 1901, the king opened the new harbour. ${sentence}</p>`)
  expect(slides.map(({ drawing }) => labelsOf(drawing))).toEqual([['1855', '1861', '1901']])
})

test('headings that number steps become a process', async () => {
  const text = '<p>This takes an hour on a calm day. Two people can do it well.</p>'
  const [slide] = await drawnOn(`<h2>Step 1: Choose a straight part</h2>${text}
    <h2>Step 2: Stretch a rope</h2><p>The rope has a mark at every metre. It must not touch the water.</p>
    <h2>Step 3: Measure the depth</h2><p>Use a long pole for that. Write down what you read.</p>`)
  expect(slide?.drawing?.kind).toBe('process')
  expect(labelsOf(slide?.drawing)).toEqual(['Choose a straight part', 'Stretch a rope', 'Measure the depth'])
})

test('headings of steps without the first one are no process', async () => {
  const slides = await drawnOn(`<h2>Step 2: Stretch a rope</h2><p>The rope has a mark at every metre.</p>
    <h2>Step 3: Measure the depth</h2><p>Use a long pole for that.</p>
    <h2>Step 4: Write it down</h2><p>Write down what you read.</p>`)
  expect(slides).toEqual([])
})

test('steps with short formulas are drawn, with signs instead of markup', () => {
  expect(plainWords('Use $\\left|A\\right| = B$ and `len()`')).toBe('Use |A|\u00a0=\u00a0B and len()')
  expect(plainWords('Find $x^{2} \\geq 4$')).toBe('Find x²\u00a0≥\u00a04')
  expect(plainWords('Solve $\\frac{1}{2} x$')).toContain('$')
})

test('a share in words, beside a year, becomes one large number', async () => {
  const [slide] = await drawnOn(
    '<h2>Towns</h2><p>Historians believe that by 1500, 10 percent of all people lived in towns on rivers.</p>',
  )
  expect(slide?.drawing).toMatchObject({ kind: 'number', rows: [{ label: '10 %' }] })
})

test('a page without data has no drawing', async () => {
  expect(await drawnOn('')).toEqual([])
})

test.each(Object.keys(languages))('%s has all phrases for charts and knows its steps', (code) => {
  const { both, lookAtChart, equal, rises, falls, highest, lowest } = drawingPhrasesOf(code)
  for (const phrase of [highest, lowest, equal]) expect(phrase.split('{}')).toHaveLength(2)
  for (const phrase of [rises, falls]) expect(phrase.split('{}')).toHaveLength(3)
  expect(both && lookAtChart).toBeTruthy()
  expect(drawingWordsOf(code).namesSteps('')).toBe(false)
})

test.each([
  ['de', 'Gehen Sie in diesen Schritten vor:'],
  ['fr', 'Suivez ces étapes :'],
  ['zh', '请按以下步骤操作：'],
  ['ar', 'اتبع الخطوات التالية:'],
  ['ru', 'Выполните следующие шаги:'],
])('in %s, %j announces steps', (code, text) => {
  expect(drawingWordsOf(code).namesSteps(text)).toBe(true)
})

test.each([
  ['1789', 'en', 1789],
  ['14 July 1789', 'en', 1789],
  ['14. Juli 1789', 'de', 1789],
  ['lipiec 1789', 'pl', 1789],
  ['1789年', 'zh', 1789],
])('%j is a date in %s', (text, language, year) => {
  expect(Math.floor(readDate(text, language)?.year ?? 0)).toBe(year)
})

test.each(['1789 people', 'room 204 in July', 'July', '12 km'])('%j is no date', (text) => {
  expect(readDate(text, 'en')).toBeUndefined()
})

test('a chart leaves the text beside it to a slide of prose', async () => {
  const story = `Albert wanted a strong ruler, because he feared disorder. Bruno, by contrast, defended the law and the
    parliament. The meeting of the two parties failed in autumn. Albert then took all power in his hands. A group of
    officers tried to arrest him in his palace. The officers were sent into exile. Bruno left the country with his family
    and wrote a long book about the quarrel. Many readers admired the book for its calm tone. The palace of Albert burned down
    after ten years, and nobody built it again.`
  const html = `<h2>Two men</h2><p>${story}</p><table><caption>Inhabitants of the provinces</caption>
    <tr><th>Province</th><th>Inhabitants</th></tr><tr><td>North</td><td>1200</td></tr><tr><td>South</td><td>650</td></tr>
    <tr><td>East</td><td>540</td></tr></table>`
  const page = readPage({ title: 'Rivers', html: prose + html, language: 'en' })
  const { slides } = await writer.write('slideshow', { page, options: {}, images: new Map() })
  const chart = slides.find(({ drawing }) => drawing?.kind === 'bars')
  expect(chart?.audio_script).toContain('The highest is North with 1200')
  expect(chart?.audio_script).not.toMatch(/Albert|Bruno/)
  const beside = slides.filter((slide) => slide !== chart).map(({ audio_script }) => audio_script)
  expect(beside.join('\n')).toContain('Bruno, by contrast, defended the law')
})

test('one number is drawn only if the page has nothing else to draw', async () => {
  const share =
    '<h2>Water</h2><p>About 71 percent of the surface of the Earth is water. Most of it is salt water.</p>'
  const steps = `<h2>Measuring a river</h2><p>Follow these steps:</p><ol><li>Choose a straight part of the river.</li>
    <li>Stretch a rope across the water.</li><li>Measure the depth at every metre.</li></ol>`
  expect((await drawnOn(share)).map(({ drawing }) => drawing?.kind)).toEqual(['number'])
  expect((await drawnOn(share + steps)).map(({ drawing }) => drawing?.kind)).toEqual(['process'])
})

test('an event of a clause has no conjunction', async () => {
  const [slide] =
    await drawnOn(`<h2>Mills</h2><p>In 1712, Newcomen built a better engine. When James Watt opened the first
    shop for engines in 1775, many mills bought engines. In 1804, Trevithick put an engine on wheels.</p>`)
  expect(slide?.drawing?.rows.map(({ text }) => text)).toContain(
    'James Watt opened the first shop for engines',
  )
})

test('a number in a sentence that is a detail of its part is not drawn', async () => {
  const html = `<h2>Oil</h2><p>Virgin oil is pressed from olives without heat. The oil of olives keeps its aroma because olives are pressed
    cold. Olives for virgin oil are pressed on the day of the harvest. Labels may admit 2 % of strangers. Oil of olives is stored in the dark.</p>`
  const drawn = await drawnOn(html)
  expect(drawn.map(({ drawing }) => drawing?.kind)).not.toContain('number')
})

test('what happens in the seasons becomes a timeline in the order of the page', async () => {
  const [slide] =
    await drawnOn(`<h2>The year of a river</h2><p>In winter, ice covers the banks. In spring, melting snow floods the meadows.
    In summer, the water is low and warm. In autumn, salmon swim upstream.</p>`)
  expect(slide?.drawing?.kind).toBe('timeline')
  expect(slide?.content['slide_title']).toBe('The year of a river')
  expect(slide?.drawing?.rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'In winter: Ice covers the banks',
    'In spring: Melting snow floods the meadows',
    'In summer: The water is low and warm',
    'In autumn: Salmon swim upstream',
  ])
})

test('seasons that are no course of a year are no timeline', async () => {
  const drawn =
    await drawnOn(`<h2>Visits</h2><p>In winter, few people come. In autumn, schools come. In spring, old people come.
    In summer, families come.</p>`)
  expect(drawn.map(({ drawing }) => drawing?.kind)).not.toContain('timeline')
})

test('a chart says no sentence that has only the words of the page title in common with its table', async () => {
  const [slide] =
    await drawnOn(`<h2>Change</h2><p>Prices fell from year to year, and merchants of the coast bought grain from the west.</p>
    <table><caption>People of towns on rivers</caption><tr><th>Town</th><th>People</th></tr><tr><td>Buffalo</td><td>18,213</td></tr>
    <tr><td>Rochester</td><td>20,191</td></tr><tr><td>Syracuse</td><td>11,014</td></tr></table>
    <p>Settlers who came along the rivers took most of the remaining land.</p>`)
  expect(slide?.audio_script).toContain('Syracuse')
  expect(slide?.audio_script).not.toContain('Settlers')
})

test('an ordered list of instructions becomes a process without a heading that says so', async () => {
  const [slide] =
    await drawnOn(`<h2>The dough</h2><ol><li>Mix the flour with the salt.</li><li>Knead it for ten minutes.</li>
    <li>Cover the bowl with a cloth.</li><li>Leave the dough to rise.</li></ol>`)
  expect(slide?.drawing?.kind).toBe('process')
})

test('a timeline of the whole page, which says its events again, leaves no sentence out', async () => {
  const reforms = [
    'Po pierwszym rozbiorze rozpoczęto reformy.',
    'W 1773 roku powstała Komisja Edukacji Narodowej, pierwsze w Europie ministerstwo oświaty.',
    '3 maja 1791 roku Sejm Czteroletni uchwalił konstytucję.',
    'Zniosła ona liberum veto i wprowadziła dziedziczność tronu.',
    'Caryca Katarzyna II uznała ją za zagrożenie i wysłała wojska.',
    'W 1794 roku wybuchło powstanie, którym dowodził Tadeusz Kościuszko.',
  ]
  const html = `<h2>Trzy rozbiory</h2><p>W 1772 roku Rzeczpospolita straciła około 30 procent terytorium. W 1793 roku Rosja i Prusy zabrały kolejne ziemie,
    ponieważ obawiały się reform. W 1795 roku trzej sąsiedzi podzielili resztę kraju.</p><h2>Próby ratowania państwa</h2><p>${reforms.join(' ')}</p>`
  const page = readPage({ title: 'Rozbiory Polski', language: 'pl', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const script = slides.map(({ audio_script }) => audio_script).join('\n')
  expect(reforms.filter((one) => !script.includes(one))).toEqual([])
})
