import { expect, it } from 'vitest'
import { goalTexts } from './goal-text.ts'

it('omits the numbers that a catalogue gives objectives', () => {
  expect(goalTexts(['Solve a formula (IA 2.3.1)', 'Draw a line (IA 2.3.2).'])).toEqual([
    'Solve a formula',
    'Draw a line.',
  ])
  expect(goalTexts(['Post the entries [LO 2].', 'Close the ledger [LO 3].'])).toEqual([
    'Post the entries.',
    'Close the ledger.',
  ])
  expect(goalTexts(['CO3: Explain the accrual basis', 'CO4: Explain the cash basis'])).toEqual([
    'Explain the accrual basis',
    'Explain the cash basis',
  ])
  expect(goalTexts(['4.2 Describe the cell cycle', '4.3 Name its phases'])).toEqual([
    'Describe the cell cycle',
    'Name its phases',
  ])
})

it.each([
  [['Describe the causes of the war (1914–1918)', 'Explain the peace (1919)']],
  [['Explain the role of transfer RNA (tRNA)', 'RNA polymerase: explain its role', '3 steps of dilution']],
  [['CO2: explain its role', 'Describe the carbon cycle']],
  [['CO2: explain its role', 'CO2: describe how it is measured']],
  [['WW1: explain its causes', 'WW2: explain its causes', 'Read a map', 'Read a letter', 'Judge a source']],
  [['PM2.5: name its sources', 'Explain carbon dioxide (CO2)', '1.5 degrees: explain the limit']],
])('keeps the numbers, names and abbreviations of %j', (objectives) => {
  expect(goalTexts(objectives)).toEqual(objectives)
})
