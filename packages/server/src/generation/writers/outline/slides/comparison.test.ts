import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { comparisonSlides } from './comparison.ts'

function columnsOf(passive: string, active: string) {
  const page = readPage({
    title: 'Membranes',
    language: 'en',
    html: `<h2>Transport</h2><h3>Passive transport</h3><p>${passive}</p><h3>Active transport</h3><p>${active}</p><h2>Cells</h2><p>A cell has a membrane.</p>`,
  })
  const material = prepareMaterial(page)
  return material.sections
    .flatMap((section) =>
      section.units.flatMap((unit) => comparisonSlides({ material, images: new Map(), section, unit })),
    )
    .map(({ content }) => [content['column1_content'], content['column2_content']])
}

const gradient = 'A gradient is the difference in concentration across a space.'
const details = `${gradient} Oxygen moves down its gradient into every cell. Water follows the salt through small channels. Glucose needs a carrier protein of its own.`
const pumps =
  'Pumps move sodium and potassium in opposite directions. Each cycle of a pump uses the energy of one molecule. Symporters move two substances in the same direction. Antiporters exchange two substances.'

test('a column of two parallel sections shows a statement about its heading, not a detail of a long text', () => {
  const [columns] = columnsOf(
    `${details} Passive transport needs no energy of the cell.`,
    `${pumps} Active transport uses the energy of the cell.`,
  )
  expect(columns).toEqual([
    'Passive transport needs no energy of the cell.',
    'Active transport uses the energy of the cell.',
  ])
})

test('two long sections without statements about their headings are not set side by side', () => {
  const others = ' Cells of the gut take up sugar in this way.'
  expect(columnsOf(details + others, pumps + others)).toEqual([])
})

test('short sections are about their headings without naming them', () => {
  expect(
    columnsOf('Oxygen moves down its gradient into every cell.', 'Pumps use the energy of one molecule.'),
  ).toHaveLength(1)
})
