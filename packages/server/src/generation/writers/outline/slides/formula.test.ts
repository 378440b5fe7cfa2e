import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test('a formula is shown after a sentence that needs the one before it', async () => {
  const html = `<p>Depreciation spreads the cost of an asset over the years in which the business uses it, so that every year carries its part.</p>
    <h2>The straight-line method</h2><p>The straight-line method charges the same amount every year. It suits assets that are used evenly, such as furniture.</p>
    <p>$$\\text{Depreciation} = \\frac{\\text{Cost}}{\\text{Useful life}}$$</p>
    <h2>Choosing a method</h2><p>The choice does not change the total, and it only changes when the cost appears in the books of the company.</p>`
  const page = readPage({ title: 'Depreciation', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const shown = slides.find(({ content }) => JSON.stringify(content).includes('frac'))
  expect(shown?.audio_script).toMatch(
    /same amount every year\. It suits assets that are used evenly, such as furniture\. Depreciation equals/,
  )
})

test('a formula whose introduction is on the title slide is shown alone', async () => {
  const html = `<h2>Definition and formula</h2><p>Price elasticity of demand measures how strongly the quantity demanded responds to a change in price.</p>
    <p><code>PED = % change in quantity ÷ % change in price</code></p>
    <p>Because price and quantity move in opposite directions, the value is nearly always negative. Economists usually drop the minus sign and look only at the size.</p>
    <h2>Time</h2><p>After the oil shock of 1973, drivers simply paid more. Over the next ten years drivers bought smaller cars and moved closer to work.</p>`
  const page = readPage({ title: 'Price elasticity of demand', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides.some(({ content }) => JSON.stringify(content).includes('frac'))).toBe(true)
})

test('a formula has a slide beside the prose of its section, with the name of what it gives as its title', async () => {
  const html = `<h2>El IPC</h2><p>El índice de precios de consumo mide el coste de una cesta de bienes que compra una familia media. La cesta contiene unos 480 artículos. La vivienda pesa más que el café.</p>
    <p>La tasa de inflación se calcula así:</p><p>Tasa = (IPC final − IPC inicial) / IPC inicial × 100</p>
    <h2>El banco central</h2><p>El banco central sube el tipo de interés. Los bancos encarecen sus préstamos y las familias gastan menos. La demanda baja y los precios suben menos.</p>`
  const page = readPage({ title: 'La inflación', html, language: 'es' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const shown = slides.find(({ content }) => JSON.stringify(content).includes('frac'))
  expect(shown?.content).toMatchObject({ slide_title: 'Tasa' })
  expect(shown?.audio_script).toMatch(/^La tasa de inflación se calcula así: Tasa/)
})
