import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const prose = `<p>Markets sell food to the people of a town all year. Prices change with the weather and with the harvest of the
  region. Farmers bring their goods in the early morning. Buyers compare the stalls before they choose. Rain makes fresh
  vegetables rare, so they become dear. A good harvest makes them cheap again.</p>`

/** The script of the table of a page. */
async function scriptOf(labels: readonly string[]): Promise<string> {
  const rows = labels.map(
    (label, at) => `<tr><td>${label}</td><td>${at + 2}</td><td>${at * 3 + 5}</td><td>${9 - at}</td></tr>`,
  )
  const html = `${prose}<h2>Prices</h2><p>The table lists three years.</p><table><tr><th>Item</th><th>2021</th><th>2022</th><th>2023</th></tr>${rows.join('')}</table>`
  const page = readPage({ title: 'Markets', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return slides.find(({ slide_type }) => slide_type === 'table')?.audio_script ?? ''
}

test('rows of different units are not compared', async () => {
  const script = await scriptOf(['Milk (litre)', 'Flour (kilo)', 'Eggs (dozen)'])
  expect(script).not.toBe('')
  expect(script).not.toMatch(/from \d/u)
})

test('rows of one unit are compared without it', async () => {
  expect(await scriptOf(['Milk (kilo)', 'Flour (kilo)', 'Rice (kilo)'])).toContain(
    'from 2 (Milk) to 4 (Rice)',
  )
})

test('rows without brackets are compared', async () => {
  expect(await scriptOf(['Milk', 'Flour', 'Rice'])).toContain('from 2 (Milk) to 4 (Rice)')
})
