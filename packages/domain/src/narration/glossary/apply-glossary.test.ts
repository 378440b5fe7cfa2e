import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../../voices/languages.ts'
import { applyGlossary, type GlossaryTerm } from './glossary.ts'

/** A reference implementation with one regular expression. It is slow, and `applyGlossary` must agree with it. */
function applyByExpression(text: string, terms: readonly GlossaryTerm[], language: string): string {
  const keyOf = ({ term }: GlossaryTerm) => (/^.+\p{Lu}/u.test(term) ? term : term.toLowerCase())
  const holds = (term: GlossaryTerm) =>
    term.language === undefined || languageOf(term.language) === languageOf(language)
  const spokenAs = new Map(terms.filter(holds).map((term) => [keyOf(term), term.spoken] as const))
  if (spokenAs.size === 0) return text
  const unspaced = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}`
  const letter = String.raw`[[\p{L}\p{M}\p{N}_]--[${unspaced}]]`
  const untouched = String.raw`\$\$[^$]+\$\$|\$(?!\s)[^$\n]+(?<!\s)\$(?!\d)|https?:\/\/\S+`
  const patternOf = (key: string) => {
    const escaped = key.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
    const start = new RegExp(`^[${unspaced}]`, 'u').test(key) ? '' : `(?<!${letter})`
    const end = new RegExp(`[${unspaced}]$`, 'u').test(key) ? '' : `(?!${letter})`
    return `${start}${escaped}${end}`
  }
  const longestFirst = [...spokenAs.keys()].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp([untouched, ...longestFirst.map(patternOf)].join('|'), 'giv')
  return text.replaceAll(pattern, (found) => {
    const written = found.replaceAll(/\s+/g, ' ')
    return spokenAs.get(written) ?? spokenAs.get(written.toLowerCase()) ?? found
  })
}

/** Few characters, so that terms match often: cases, scripts, punctuation, spaces, a surrogate pair. */
const signs = [
  ...Array.from('aAbBsSſkKßẞiIıİσςΣéÉ行ぎカไ1_+-.$ \t\n/:h𝒳𐐀𐐨'),
  'e\u0301',
  'http://',
  'the ',
  'SQL',
]
const written = (maxLength: number) =>
  fc.array(fc.constantFrom(...signs), { maxLength }).map((parts) => parts.join(''))
const term = fc.record(
  {
    term: written(5)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    spoken: fc.constantFrom('one', 'two', '$&', 'SQL'),
    language: fc.constantFrom('en', 'de'),
  },
  { requiredKeys: ['term', 'spoken'] },
)

describe('applying a glossary', () => {
  test('gives the same result as one regular expression of all terms', () => {
    fc.assert(
      fc.property(written(40), fc.array(term, { maxLength: 8 }), (text, terms) => {
        expect(applyGlossary(text, terms, 'en-GB')).toBe(applyByExpression(text, terms, 'en-GB'))
      }),
      { numRuns: 300 },
    )
  })

  test('gives the same result for any Unicode text', () => {
    const any = fc.string({ unit: 'binary', maxLength: 8 })
    const found = any.map((text) => text.trim()).filter((text) => text !== '' && !/[\0]/.test(text))
    fc.assert(
      fc.property(found, any, any, (one, before, behind) => {
        const terms = [{ term: one, spoken: 'said' }]
        for (const text of [one, one.toUpperCase(), one.toLowerCase(), before + one + behind])
          expect(applyGlossary(text, terms, 'en')).toBe(applyByExpression(text, terms, 'en'))
      }),
      { numRuns: 100 },
    )
  })
})
