import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const writer = createOutlineWriter()

async function linesOf(html: string, title: string, language = 'en'): Promise<readonly string[]> {
  const page = readPage({ title, html, language })
  const { segments } = await writer.write('podcast', { page, options: {}, images: new Map() })
  return segments.flatMap(({ dialogue }) => dialogue.map(({ content }) => content))
}

const sections = `<h2>Buyers</h2><p>Buyers of bread react weakly to a higher price, and buyers of one brand react strongly.</p>
  <h2>Sellers</h2><p>Sellers watch the demand of their customers and change the price of bread slowly.</p>`

test('the opening starts with the first sentence of the text before the headings', async () => {
  const html = `<p>In 2014 a city put a tax on sweet drinks. Three years later, people drank half as much.
    When another city raised fares by a similar share, the demand for tickets hardly changed.</p>${sections}`
  const [, , intro] = await linesOf(html, 'Fares and the demand for tickets')
  expect(intro).toMatch(/^In 2014 a city put a tax on sweet drinks\./)
})

test('a mistake of learners misleads without its correction', () => {
  const html = `<p>The hormone makes the wall of the duct permeable. Students often write that the hormone pumps water.
    No cell pumps water at all.</p>`
  const { sentences } = prepareMaterial(readPage({ title: 'Hormones', html, language: 'en' }))
  const [, mistake, correction] = sentences
  expect(mistake?.misleadsWithout).toEqual([correction?.order])
})

test('below the heading of an example, only the example is asked for as one', async () => {
  const html = `<p>A clearance shows how well a kidney works, and doctors compare it with that of healthy people.</p>
    <h2>Worked example: creatinine clearance</h2>
    <p>The clearance of a substance is the volume of plasma that is freed of it in one minute. Doctors divide the amount in urine
    by the concentration in plasma, and they compare the result with a table for healthy people.</p>
    <ol><li>The urine of a patient contains 1.2 mg of creatinine in each millilitre.</li>
    <li>The flow is 1 mL per minute, so 1.2 mg leave the body each minute.</li>
    <li>The plasma contains 0.01 mg, and the clearance is 120 mL per minute.</li></ol>${sections}`
  const lines = await linesOf(html, 'Kidneys at work')
  const at = lines.findIndex((line) => line.startsWith('The clearance of a substance'))
  expect(lines[at - 1]).toContain('creatinine clearance')
  const steps = lines.findIndex((line) => line.startsWith('The urine of a patient contains'))
  expect(steps).toBeGreaterThan(at)
  expect(lines[steps - 1]).not.toContain('consist of')
})

test('the table of a caption is asked for by its caption', async () => {
  const html = `<p>A library kept the books of many peoples, and scholars of the library translated them with great care.</p>
    <h2>The library</h2><p>The library paid its scholars well, and many of them came from far away to work there.</p>
    <table><caption>Table 1: Scholars of the library</caption><tr><th>Scholar</th><th>Field</th><th>Work</th></tr>
    <tr><td>Hunayn</td><td>medicine</td><td>books about eyes</td></tr>
    <tr><td>Kindi</td><td>philosophy</td><td>books about logic</td></tr></table>${sections}`
  const lines = await linesOf(html, 'A great library')
  const at = lines.findIndex((line) => line.includes('Hunayn: '))
  expect(lines[at - 1]).toContain('scholars of the library')
})

test('the rest of an item is no point to remember', async () => {
  const html = `<p>Pocas regiones de Europa tienen tantos climas.</p><h3>Los tipos de clima</h3><ul>
    <li><strong>Clima oceánico</strong>: lluvias abundantes todo el año. Ocupa el norte, desde Galicia hasta los Pirineos.</li>
    <li><strong>Clima mediterráneo</strong>: veranos secos y calurosos. Cubre el sur, desde Huelva hasta Murcia.</li></ul>
    <h3>El relieve</h3><p>Las montañas de la costa detienen el aire húmedo del mar durante todo el año.</p>`
  const lines = await linesOf(html, 'El clima de la península', 'es')
  expect(lines.slice(-2).join(' ')).not.toMatch(/Ocupa el norte|Cubre el sur/)
})

test('a year since which something is so is not asked for as an event', async () => {
  const html = `<p>The climate of the country is changing, and farmers see it in their fields.</p><h2>Change</h2>
    <p>Farmers plant other trees now than their parents did in the same valleys of the country.
    Since 1980 the mean temperature of the country has risen by more than one degree.</p>${sections}`
  expect((await linesOf(html, 'A warmer country')).join(' ')).not.toMatch(/1980\?/)
})
