import { expect, it } from 'vitest'
import { goalText } from './goal-text.ts'

it('omits the numbers that a catalogue gives an objective', () => {
  expect(goalText('Solve a formula for a variable (IA 2.3.1)')).toBe('Solve a formula for a variable')
  expect(goalText('Post the entries to the ledger [LO 2].')).toBe('Post the entries to the ledger.')
  expect(goalText('CO3: Explain the accrual basis')).toBe('Explain the accrual basis')
  expect(goalText('4.2 Describe the cell cycle')).toBe('Describe the cell cycle')
})

it('keeps years, names and abbreviations', () => {
  for (const text of [
    'Describe the causes of the war (1914–1918)',
    'Explain the role of transfer RNA (tRNA)',
    'RNA polymerase: explain its role',
    '3 steps of dilution',
  ])
    expect(goalText(text)).toBe(text)
})
