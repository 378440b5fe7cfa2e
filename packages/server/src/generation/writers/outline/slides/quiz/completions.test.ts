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
    expect(first?.ask).toBe('What happens if demand is elastic?')
    expect(first?.right).toBe('A higher price lowers the revenue')
    expect(first?.wrong).toContain('Farmers as a group earn more money')
  })

  test('has what holds in the opposite case among its options', () => {
    const [first] = aboutCompletions(
      materialOf(`<h2>Signs</h2><p>If the product of two numbers is negative, they have different signs.</p>
      <p>If the product of two numbers is positive, both have the same sign.</p>
      <p>If a harvest fails, farmers as a group earn more money.</p>`),
    )
    expect(first?.wrong).toContain('Both have the same sign')
  })

  test('asks for no example with numbers, and for no instruction', () => {
    const asked = aboutCompletions(
      materialOf(`${markets}<p>If y = 2x and x = 3, the value of y is always six.</p>
      <p>If the pump leaks, close the valve of the tank.</p>`),
    )
    expect(asked.map(({ ask }) => ask).join('\n')).not.toMatch(/2x|leaks/)
  })

  test('keeps the end of a German sentence in its place, where the verb comes first', () => {
    const german = `<h2>Markt</h2><p>Wenn eine Ernte schlecht ausfällt, steigt der Preis für Getreide stark an.</p>
      <p>Wenn ein Ersatz billiger wird, kaufen die Kunden weniger von einem Gut.</p>
      <p>Wenn die Löhne zu schnell steigen, stellen viele Firmen keine jungen Leute ein.</p>`
    const [first] = aboutCompletions(
      prepareMaterial(readPage({ title: 'Markt', html: german, language: 'de' })),
    )
    expect(first?.ask).toContain('Wenn eine Ernte schlecht ausfällt, ____')
    expect(first?.right).toBe('steigt der Preis für Getreide stark an')
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

test('What a sentence does not define its subject with is not asked for among what is true of other subjects', () => {
  const html = `<h2>Heating</h2><p>The fitting is thicker than the pipe and takes longer to warm up.</p>
    <p>Overheating is the commonest fault of beginners.</p><p>Soldering is not the same as brazing.</p>`
  expect(aboutCompletions(materialOf(html)).map(({ ask }) => ask)).toEqual([])
})
