import { describe, expect, test } from 'vitest'
import { applyGlossary, glossary, type GlossaryTerm } from './glossary.ts'

const terms: GlossaryTerm[] = [
  { term: 'SQL', spoken: 'sequel' },
  { term: 'cache', spoken: 'cash' },
  { term: 'cache line', spoken: 'cash line' },
  { term: 'US', spoken: 'U.S.', language: 'en' },
  { term: 'C++', spoken: 'see plus plus' },
  { term: '行', spoken: 'ぎょう' },
]
const said = (text: string, language = 'en-GB') => applyGlossary(text, terms, language)

describe('a glossary', () => {
  test('replaces whole words, next to any character', () => {
    expect(said('SQL, “cache” and (C++).')).toBe('sequel, “cash” and (see plus plus).')
    expect(said('Mysql caches SQLite_SQL')).toBe('Mysql caches SQLite_SQL')
  })

  test('matches any case, but a term with a later capital only as written', () => {
    expect(said('Cache CACHE')).toBe('cash cash')
    expect(said('Let us ask the US; sql')).toBe('Let us ask the U.S.; sql')
  })

  test('prefers the longer of two terms, with any white space in it', () => {
    expect(said('a cache  line')).toBe('a cash line')
  })

  test('does not apply a term to other languages', () => {
    expect(said('Die US SQL', 'de-DE')).toBe('Die US sequel')
  })

  test('finds a term in text without spaces', () => {
    expect(said('二行目', 'ja')).toBe('二ぎょう目')
  })

  test('does not change formulas and addresses', () => {
    expect(said('$cache$ and https://cache.example/SQL cache')).toBe(
      '$cache$ and https://cache.example/SQL cash',
    )
  })

  test('without terms returns the text', () => {
    expect(applyGlossary('SQL', [], 'en')).toBe('SQL')
  })

  test('rejects empty terms with a sentence, and terms that are too long', () => {
    const empty = glossary.safeParse({ terms: [{ term: ' ', spoken: 'x' }] })
    expect(empty.error?.issues[0]?.message).toBe('Please write the term.')
    expect(glossary.safeParse({ terms: [{ term: 'x'.repeat(101), spoken: 'x' }] }).success).toBe(false)
  })
})
