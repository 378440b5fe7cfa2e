import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function linesOf(title: string, html: string, language = 'en'): Promise<readonly string[]> {
  const page = readPage({ title, html, language })
  const { segments } = await createOutlineWriter().write('podcast', { page, options: {}, images: new Map() })
  return segments.flatMap(({ dialogue }) => dialogue.map(({ speaker, content }) => `${speaker}: ${content}`))
}

const sections = `<h2>Buyers</h2><p>Buyers of bread react weakly to a higher price, and buyers of one brand react strongly.
  They compare the brands on the shelf before they pay.</p>
  <h2>Sellers</h2><p>Sellers watch the demand of their customers and change the price of bread slowly. A sudden change makes people angry.</p>`

test('ALEX says in the opening what the page says that the lesson teaches', async () => {
  const lines = await linesOf(
    'The price of bread',
    `<p>The price of bread concerns everyone who eats. In this lesson, you’ll learn how shops set the price of bread.</p>${sections}`,
  )
  expect(lines[4]).toBe('ALEX: How shops set the price of bread.')
})

test('JAMIE asks the question with which a page without an introduction opens', async () => {
  const lines = await linesOf(
    'The price of bread',
    `<p><b>Big question:</b> why does bread cost more each year?</p>${sections}`,
  )
  expect(lines[1]).toBe('JAMIE: Why does bread cost more each year?')
  expect(lines.join(' ')).not.toContain('Big question')
})

test('the text below a heading such as Introduction opens the episode, with the question it ends with', async () => {
  const lines = await linesOf(
    '蒸腾作用',
    `<h2>问题引入</h2><p>一株玉米一生要吸收200千克水，可是留在体内的只有2千克左右。其余的水到哪里去了呢？</p>
    <h2>气孔</h2><p>气孔是叶片与外界进行气体交换的门户，由一对半月形的保卫细胞围成。保卫细胞吸水膨胀时，气孔张开。</p>
    <h2>意义</h2><p>蒸腾作用促进根吸收水分，并把水和无机盐运到茎和叶。水变成水蒸气时吸收热量，可以降低叶片的温度。</p>`,
    'zh',
  )
  expect(lines[2]).toContain('其余的水到哪里去了呢')
  expect(lines.join(' ')).not.toContain('“问题引入”')
})

test('an overview of headings leaves out those that are questions beside others', async () => {
  const lines = await linesOf(
    'The price of bread',
    `<h2>What is a price?</h2><p>A price is what a buyer pays.</p>${sections}`,
  )
  expect(lines[2]).toMatch(/Buyers.*sellers/iu)
  expect(lines[2]).not.toContain('What is a price')
})

test('JAMIE says a myth that the page quotes, and ALEX puts it right', async () => {
  const lines = await linesOf(
    'Sugar',
    `<p>Sugar is a source of energy for the body.</p>${sections}<h2>Myths</h2><p>"Brown sugar is healthy." No – it has as many calories as white sugar.
    Its colour comes from a syrup that has no effect on health. "Sugar makes children wild." Studies with thousands of children found no such effect.</p>`,
  )
  const at = lines.findIndex((line) => line.includes('"Sugar makes children wild."'))
  expect(lines[at]).toMatch(/^JAMIE: /)
  expect(lines[at + 1]).toBe('ALEX: Not quite. Studies with thousands of children found no such effect.')
})

test('a note in a box without a speaker is said as sentences of the page', async () => {
  const lines = await linesOf(
    'The price of bread',
    `<p>The price of bread concerns everyone who eats.</p>${sections}<h2>Cafés</h2><p>A café sells bread with its soup.</p>
    <blockquote><p>Cafés and bakeries do similar work. Bakeries sell bread to take away, and cafés serve it at a table.</p></blockquote>`,
  )
  expect(lines.join(' ')).toContain('do similar work. Bakeries sell bread')
})

test('a column whose heading is a question is said', async () => {
  const row = (cells: readonly string[], name = 'td') =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`
  const lines = await linesOf(
    'Bread',
    `<p>Bread is made of flour and water.</p>${sections}<h2>Kinds</h2><table>${row(['Kind', 'Flour', 'Needs yeast?'], 'th')}
    ${row(['Flatbread', 'barley flour', 'never'])}${row(['Loaf', 'wheat flour', 'always'])}</table>`,
  )
  expect(lines.join(' ')).toContain('needs yeast, never')
})
