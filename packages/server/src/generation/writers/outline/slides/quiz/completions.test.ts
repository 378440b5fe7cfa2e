import { describe, expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { aboutCompletions, withOtherEnds } from './completions.ts'

const materialOf = (html: string) => prepareMaterial(readPage({ title: 'Page', html, language: 'en' }))

const markets = `<h2>Markets</h2><p>If demand is elastic, a higher price lowers the revenue.</p>
<p>If a harvest fails, farmers as a group earn more money.</p><p>If wages rise quickly, firms hire no young people.</p>`

const heat = `<h2>Heat</h2><p>Temperature is a measure of the energy of particles.</p>
<p>Convection is the transport of warmth by a moving gas.</p><p>Radiation is a wave that needs no matter at all.</p>
<p>Scholars believe the sun is a star of average size.</p>`

describe('A question for the end of a sentence', () => {
  test('asks what holds under its condition, among what holds under others', () => {
    const [first] = aboutCompletions(materialOf(markets))
    expect(first?.ask).toContain('If demand is elastic, ____')
    expect(first?.right).toBe('a higher price lowers the revenue')
    expect(first?.wrong).toHaveLength(2)
  })

  test('asks what a sentence says of its subject, but not of a clause', () => {
    const asked = aboutCompletions(materialOf(heat))
    expect(asked.map(({ ask }) => /“(.*) ____/.exec(ask)?.[1])).toEqual([
      'Temperature',
      'Convection',
      'Radiation',
    ])
  })

  test('gives a false statement with what holds under another condition', () => {
    const [first] = withOtherEnds(materialOf(markets))
    expect(first?.text).toMatch(/^If demand is elastic, (?:farmers|firms)/)
  })

  test('gives no statement with the predicate of another subject, which may not agree with it', () => {
    expect(withOtherEnds(materialOf(heat))).toEqual([])
  })
})
