import { describe, expect, test } from 'vitest'
import { pageOfPassages } from '../rewriting/page-of-passages.ts'
import { findUnquoted } from './find-unquoted.ts'

const page = pageOfPassages(
  [{ id: 'b1', path: [], text: 'Magma rises because it is less dense than the rock around it.' }],
  { title: 'Magma', language: 'en' },
)
const own = 'Since magma weighs less than its rocky surroundings, it slowly climbs upwards.'
const said = (text: string, more = {}) => ({ path: 'script', text, sources: ['b1'], ...more })

describe('a claim without a quote', () => {
  test('is found if it has other words than the page', () => {
    expect(findUnquoted([said(own)], page, 'en')).toBe(own)
  })

  test.each([
    ['there is a quote', [said(own), said('', { quotes: [{ block: 'b1', text: 'less dense' }] })], 'en'],
    [
      'it is a sentence of the page',
      [said('Magma rises because it is less dense than the rock around it.')],
      'en',
    ],
    ['it asks', [said('Why does magma climb slowly upwards between rocky surroundings?')], 'en'],
    ['it is short', [said('Magma climbs.')], 'en'],
    ['it has no sources', [{ ...said(own), sources: [] }], 'en'],
    ['it is a wrong answer', [said(own, { kind: 'distractor' })], 'en'],
    ['it is a translation', [said('Magma steigt langsam zwischen den Gesteinen nach oben.')], 'de'],
  ] as const)('is none if %s', (_when, texts, language) => {
    expect(findUnquoted(texts, page, language)).toBeUndefined()
  })
})
