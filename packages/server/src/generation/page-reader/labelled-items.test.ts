import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

function read(html: string): readonly (readonly [string, string])[] {
  return readPage({ title: 'Cells', html, language: 'en' }).blocks.map(({ kind, path }) => [
    path.join(' > '),
    kind,
  ])
}

test('items with a label on a line of its own and text below it are sections', () => {
  const html = `<ul><li>Main parts:<br>A cell has two main parts:<ul><li>The membrane holds it together.</li><li>The nucleus holds its plan.</li></ul></li>
    <li>Kinds of cells:<br>Some cells have no nucleus. Bacteria are an example.</li></ul>`
  expect(read(html)).toEqual([
    ['Main parts', 'paragraph'],
    ['Main parts', 'list'],
    ['Kinds of cells', 'paragraph'],
  ])
})

test('items with a label and a short text stay a list', () => {
  expect(
    read('<ul><li>Membrane:<br>holds the cell together</li><li>Nucleus:<br>holds the plan</li></ul>'),
  ).toEqual([['', 'list']])
  expect(
    read('<ul><li>Plants:<ul><li>Moss</li></ul></li><li>Animals:<ul><li>Fish</li></ul></li></ul>'),
  ).toEqual([['', 'list']])
})

test('a bold label before three sentences is the heading of a text, and before one it is a term', () => {
  const start = '<p><b>Effects:</b> Prices rose after the war.'
  expect(read(`${start} Many shops closed. People left the towns.</p>`)).toEqual([['Effects', 'paragraph']])
  expect(read(`${start}</p>`)).toEqual([['', 'definition']])
})

test('the only row of a table of words is a list of its columns', () => {
  const cells = '<tr><td>millions of people died</td><td>many factories were destroyed</td></tr>'
  const table = `<table><tr><th>Losses</th><th>Economy</th></tr>${cells}</table>`
  expect(read(table)).toEqual([['', 'list']])
  expect(read(table.replace('</table>', `${cells}</table>`))).toEqual([['', 'table']])
})

test('topics of nested notes are sections, and the items between them stay lists', () => {
  const html = `<ul><li>The movement began around 1767.</li><li>Novels:<ul><li>a new form is the novel in letters</li><li>it protests against strict forms</li></ul></li>
    <li>Poems<ul><li>free rhythms without strict rules</li><li>nature is at the centre of them</li></ul></li></ul>`
  expect(read(html)).toEqual([
    ['', 'list'],
    ['Novels', 'list'],
    ['Poems', 'list'],
  ])
})

test('a bold question may be a longer heading than other lines', () => {
  const question = 'What can be done to ensure the proper use of the equipment that workers wear?'
  expect(read(`<p><b>${question}</b></p><p>Employers train their workers.</p>`)).toEqual([
    [question, 'paragraph'],
  ])
})

test.each([
  [
    'an item without text',
    '<ul><li>Parts:<br>A cell has two parts. Both are small.</li><li>Kinds:<br>Some cells have no nucleus.</li><li>IMG</li></ul>',
  ],
  [
    'the label of a topic',
    '<ul><li>Novels IMG<ul><li>a new form is the novel in letters</li><li>it protests against strict forms</li></ul></li><li>Poems<ul><li>free rhythms without strict rules</li><li>nature is at the centre of them</li></ul></li></ul>',
  ],
  ['a line of notes', '<p>Prices rise<br><a href="/x">IMG</a><br>Shops close</p>'],
])('the picture of %s is kept', (_, html) => {
  const kinds = read(html.replace('IMG', '<img src="a.png" alt="A cell">')).map(([, kind]) => kind)
  expect(kinds).toContain('figure')
})

test('text between the items of a list with topics is kept', () => {
  const notes =
    '<ul><li>a new form is the novel in letters</li><li>it protests against strict forms</li></ul>'
  const html = `<ul><li>Novels${notes}</li>Two kinds follow.<li>Poems${notes}</li></ul>`
  const { blocks } = readPage({ title: 'Books', html, language: 'en' })
  expect(JSON.stringify(blocks)).toContain('Two kinds follow.')
})

test('the caption of a table that is read as a list is kept', () => {
  const cells = '<tr><td>millions of people died</td><td>many factories were destroyed</td></tr>'
  const html = `<table><caption>This table sums up what the war cost the countries of Europe, by field.</caption><tr><th>Losses</th><th>Economy</th></tr>${cells}</table>`
  expect(read(html)).toEqual([
    ['', 'paragraph'],
    ['', 'list'],
  ])
})
