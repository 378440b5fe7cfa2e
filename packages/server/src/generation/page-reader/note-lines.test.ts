import { expect, test } from 'vitest'
import type { Block } from '../page.ts'
import { readPage } from './read-page.ts'

function blocksOf(html: string): readonly Block[] {
  return readPage({ title: 'Markets', html, language: 'en' }).blocks
}

function read(html: string): readonly unknown[] {
  return blocksOf(html).map((block) => {
    if (block.kind === 'list') return block.items.map(({ text }) => text)
    if (block.kind === 'definition') return { [block.term]: block.definition }
    return block.kind === 'paragraph' ? block.text : block.kind
  })
}

test('lines of notes without full stops are items of a list', () => {
  expect(read('<p>Demand exceeds supply<br>Prices rise<br>Some buyers go without</p>')).toEqual([
    ['Demand exceeds supply', 'Prices rise', 'Some buyers go without'],
  ])
})

test('a line that the next line repeats is a heading, and the next line is its meaning', () => {
  const html =
    '<p>● Surplus<br>Surplus: more is offered than buyers ask for<br>Prices fall<br>Shops sell off goods</p>'
  expect(read(html)).toEqual([
    { Surplus: 'more is offered than buyers ask for' },
    ['Prices fall', 'Shops sell off goods'],
  ])
  expect(blocksOf(html).map(({ path }) => path)).toEqual([['Surplus'], ['Surplus']])
})

test('a bold line above notes is their heading', () => {
  const [list] = blocksOf('<p><b>Price ceiling</b><br>Set by the state<br>Causes a shortage</p>')
  expect(list).toMatchObject({ kind: 'list', path: ['Price ceiling'] })
})

test('a line that ends with a colon leads to the lines after it', () => {
  expect(read('<p>Prices rise because of:<br>Bad harvests<br>Higher wages</p>')).toEqual([
    'Prices rise because of:',
    ['Bad harvests', 'Higher wages'],
  ])
})

test.each([
  [
    'lines that one program wrapped',
    'A market brings buyers and sellers together in one place.<br>Prices in a market depend on both sides, and on what the<br>State allows.',
  ],
  ['verse', 'Shall I compare thee to a market day,<br>Thou art more lively and more loud'],
  ['a sentence with a break in it', 'A market brings buyers<br>and sellers together'],
])('%s stay one paragraph', (_, html) => {
  expect(read(`<p>${html}</p>`)).toEqual([html.replaceAll('<br>', ' ')])
})

test('a line alone loses its sign, and the name below a quotation keeps its dash', () => {
  expect(read('<p>- Oxygen passes into the cell through the membrane.</p>')).toEqual([
    'Oxygen passes into the cell through the membrane.',
  ])
  expect(read('<p>- Marie Curie</p>')).toEqual(['- Marie Curie'])
  expect(read('<p>a) Compare both prices in the table.</p>')).toEqual(['Compare both prices in the table.'])
})

test('a label above the only line of text is its heading', () => {
  expect(blocksOf('<p>Introduction:<br>The war began in 1914.</p>')).toMatchObject([
    { kind: 'paragraph', text: 'The war began in 1914.', path: ['Introduction'] },
  ])
})

test('a paragraph that starts in lower case and has a dash is an entry of a glossary', () => {
  expect(read('<p>dynasty – a family of rulers, in which power passes from parent to child.</p>')).toEqual([
    { dynasty: 'a family of rulers, in which power passes from parent to child.' },
  ])
  expect(read('<p>Dynasties – the families of rulers – were powerful.</p>')).toEqual([
    'Dynasties – the families of rulers – were powerful.',
  ])
})

test('short values of labels stay paragraphs', () => {
  expect(read('<p>Topic: the beginnings of Poland</p><p>Aim: the first ruler of Poland</p>')).toEqual([
    'Topic: the beginnings of Poland',
    'Aim: the first ruler of Poland',
  ])
})
