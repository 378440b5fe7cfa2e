import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const start =
  '<p>Sourdough is bread that wild yeast raises. It takes more time than bread with bought yeast, and it keeps longer. Bakers feed the starter each day, and they wait until it has doubled before they mix the dough.</p>'

async function linesOf(html: string, language = 'en'): Promise<readonly string[]> {
  const page = readPage({ title: 'Sourdough', html: start + html, language })
  const { segments } = await createOutlineWriter().write('podcast', { page, options: {}, images: new Map() })
  return segments.flatMap(({ dialogue }) => dialogue.map(({ content }) => content))
}

function list(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

test('an episode says the long items of a list without full stops as sentences', async () => {
  const html = `<h2>Why it keeps longer</h2>${list('The acids slow down mould', 'The crumb holds more water')}`
  expect(await linesOf(html)).toContain('The acids slow down mould. The crumb holds more water.')
})

test('an episode says the short items of a list after its heading', async () => {
  const html = `<h2>Ingredients</h2>${list('Strong white flour', 'Water', 'Salt')}<p>The water is cold.</p>`
  expect((await linesOf(html)).join('\n')).toContain('Ingredients: strong white flour, water, and salt.')
})

test('an episode says the items of a list, which start with capitals, after their lead', async () => {
  const html = `<h2>Faults</h2><p>A loaf may suffer from:</p>${list('Large holes', 'A pale crust, which comes from a cool oven', 'Mould')}`
  expect((await linesOf(html)).join('\n')).toContain(
    'A loaf may suffer from: large holes; a pale crust, which comes from a cool oven; mould.',
  )
})

test('an episode says the only meaning below the heading of its term', async () => {
  const html = '<h2>Autolyse</h2><p><b>Autolyse</b>: a rest of flour and water before the salt</p>'
  expect((await linesOf(html)).join('\n')).toMatch(/a rest of flour and water before the salt\./u)
})

test('an episode opens with a sentence about a name that has an ordinal', async () => {
  const html = '<p>The First World War began in 1914. Historians still discuss why it began.</p>'
  const page = readPage({
    title: 'The First World War',
    html: `${html}<h2>Causes</h2><p>The states of Europe formed two alliances. Each side armed itself for years before the war.</p><h2>Trenches</h2><p>Soldiers lived in trenches for months. Rain filled the trenches with mud, and rats ate the food.</p>`,
    language: 'en',
  })
  const { segments } = await createOutlineWriter().write('podcast', { page, options: {}, images: new Map() })
  expect(segments[0]?.dialogue.map(({ content }) => content).join('\n')).toContain(
    'The First World War began in 1914.',
  )
})

test('an episode says the notes below a note, and a note of one word together with them', async () => {
  const html = `<h2>Flavour</h2><ul><li>Sour taste<ul><li>comes from the acids of the starter</li></ul></li><li>The crust adds sweet notes</li></ul>`
  expect((await linesOf(html)).join('\n')).toMatch(
    /sour taste: comes from the acids of the starter\. The crust adds sweet notes\./iu,
  )
})

test('an arrow between words is said as a pause', async () => {
  const html = `<h2>Warmth</h2>${list('A warm room speeds up the yeast -> the dough rises', 'A cold room slows it down')}`
  expect((await linesOf(html)).join('\n')).toMatch(/a warm room speeds up the yeast, the dough rises\./iu)
})

test('an episode says the first item of a list, also if its label has no subject, and its heading once', async () => {
  const mills =
    '<h2>Molinos antiguos</h2><p>Antes de la electricidad, los molinos de viento molían el trigo de los pueblos. En las islas todavía se conservan muchos de estos molinos. La harina se utilizaba para hornear el pan de cada día. En diez horas, un molino producía harina para una ciudad entera.</p>'
  const html = `${mills}<h2>Ventajas y desventajas</h2><h3>Ventajas</h3>${list('Es inagotable: La energía proviene del viento, una fuente que no se agota.', 'Los molinos tienen un bajo coste de instalación y de mantenimiento.', 'Se consigue un alto rendimiento, ya que las palas giran con poco viento.', 'Ayuda a reducir la dependencia de los combustibles fósiles.')}
    <h3>Inconvenientes</h3>${list('Los molinos son un peligro para las aves, ya que pueden chocar contra las palas.', 'Los parques ocupan grandes extensiones de terreno, lo que cambia el paisaje.', 'Pueden generar interferencias con la radio y la televisión.')}`
  const said = (await linesOf(html, 'es')).join('\n')
  expect(said).toMatch(/la energía proviene del viento, una fuente que no se agota\./iu)
  expect(said).not.toContain('Ventajas. Ventajas')
})
