import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

/** The headings of the blocks, and their texts. */
function read(html: string) {
  return readPage({ title: 'Water', language: 'en', html }).blocks.map((block) => [
    block.path.join(' > '),
    block.kind === 'paragraph' ? block.text : block.kind,
  ])
}

const rain = '<p>Rain falls from clouds.</p>'

test.each([
  ['points', '<p><span style="font-size: 18pt;">Rain</span></p>'],
  ['pixels, on the paragraph', '<p style="color: black; font-size:24px">Rain</p>'],
  ['a word', '<div><span style="font-size: x-large"><em>Rain</em></span></div>'],
  ['a font element', '<p><font size="5">Rain</font></p>'],
  ['an underline as a style', '<p><span style="text-decoration: underline;">Rain</span></p>'],
  ['a weight as a style', '<p><span style="font-weight: 700">Rain</span></p>'],
  ['a sign before it', '<p><span style="font-size: 18pt;">■ Rain:</span></p>'],
])('a short line in a large font is a heading: %s', (_name, html) => {
  expect(read(html + rain)).toEqual([['Rain', 'Rain falls from clouds.']])
})

test('bold lines are headings below those in a large font', () => {
  const html = `<p><span style="font-size: 18pt">Weather</span></p><p><b>Rain</b></p>${rain}`
  expect(read(html)).toEqual([['Weather > Rain', 'Rain falls from clouds.']])
})

test('lines in a colour are headings if several have it and no longer text does', () => {
  const line = (text: string) => `<p><span style="color: #e03e2d">${text}</span></p>`
  expect(read(`${line('Rain')}${rain}${line('Snow')}${rain}`).map(([path]) => path)).toEqual(['Rain', 'Snow'])
  expect(read(`${line('Rain')}${rain}`)[0]).toEqual(['', 'Rain'])
  const long = line('Rain falls from clouds when the drops in them become too heavy for the air.')
  expect(read(`${line('Rain')}${rain}${line('Snow')}${long}`)[0]).toEqual(['', 'Rain'])
})

test.each([
  ['a sentence', '<p><span style="font-size: 18pt;">It rains.</span></p>'],
  ['a date', '<p><span style="font-size: 18pt;">Due 3/14</span></p>'],
  [
    'a line that leads to a list',
    '<p><span style="font-size: 18pt;">Rain helps farmers in these ways:</span></p>',
  ],
  ['a formula', '<p>CO + H = C</p>'],
  ['an acronym', '<p>DNA</p>'],
])('other lines are none: %s', (_name, html) => {
  expect(read(html + rain).map(([path]) => path)).toEqual(['', ''])
})

test('the last line of a page is no heading', () => {
  expect(read(`${rain}<p><span style="font-size: 18pt;">See you</span></p>`)).toEqual([
    ['', 'Rain falls from clouds.'],
    ['', 'See you'],
  ])
})

test('pages with all text in a large font have no headings by it', () => {
  const large = (text: string) => `<p><span style="font-size: 18pt;">${text}</span></p>`
  const text = 'Rain falls from clouds when the drops in them become too heavy for the air.'
  expect(read(`${large('Rain')}${large(text)}`).map(([path]) => path)).toEqual(['', ''])
})

test('a line in capitals is a heading, in the letters that the page has for its words', () => {
  expect(
    read('<p>RAIN AND THE NILE:</p><p>The rain fills the river Nile and other rivers.</p>')[0]?.[0],
  ).toBe('Rain and the Nile')
})

test('a heading in capitals keeps them if the page does not have a word of it, and acronyms keep theirs', () => {
  expect(read(`<h2>HEAVY RAIN</h2>${rain}`)[0]?.[0]).toBe('HEAVY RAIN')
  expect(read('<h2>THE DNA</h2><p>The DNA is in the cell.</p>')[0]?.[0]).toBe('The DNA')
})

test('headings in capitals of a page that is not English or German have the letters of a sentence, also without a word of the page', () => {
  const html = `<h2>LO QUE NO SE DEBE HACER</h2><p>Poner hielo.</p><h2>GRADOS</h2><p>Las quemaduras tienen tres grados y la ONU los cuenta.</p>
    <h2>LA ONU EN MADRID</h2><p>La ONU NO trabaja en Madrid, y no trabaja en Lima.</p>`
  const paths = (text: string, language: string) =>
    new Set(readPage({ title: 'A', html: text, language }).blocks.flatMap(({ path }) => path))
  expect([...paths(html, 'es')]).toEqual(['Lo que no se debe hacer', 'Grados', 'La ONU en Madrid'])
  expect([...paths(`<h2>HEAVY SNOW</h2>${rain}<h2>FLOODS</h2>${rain}`, 'en')]).toEqual([
    'HEAVY SNOW',
    'Floods',
  ])
})

test('two lines in capitals in a row are a paragraph and a heading', () => {
  expect(read(`<p>KEEP OFF</p><p>DEEP WATER</p>${rain}`)).toEqual([
    ['', 'KEEP OFF'],
    ['DEEP WATER', 'Rain falls from clouds.'],
  ])
})

test('a bold name keeps the years in brackets before its line break', () => {
  expect(read('<p><b>Ada Lovelace</b> (1815–1852)<br>She wrote the first program.</p>')).toEqual([
    ['Ada Lovelace (1815–1852)', 'She wrote the first program.'],
  ])
})
