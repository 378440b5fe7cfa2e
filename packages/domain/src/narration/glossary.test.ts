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
  test('says whole words its own way, whatever stands beside them', () => {
    expect(said('SQL, “cache” and (C++).')).toBe('sequel, “cash” and (see plus plus).')
    expect(said('Mysql caches SQLite_SQL')).toBe('Mysql caches SQLite_SQL')
  })

  test('takes a word in any case, but one with a later capital only as it is written', () => {
    expect(said('Cache CACHE')).toBe('cash cash')
    expect(said('Let us ask the US; sql')).toBe('Let us ask the U.S.; sql')
  })

  test('takes the longer of two terms, however much space is in it', () => {
    expect(said('a cache  line')).toBe('a cash line')
  })

  test('leaves languages alone that a term is not for', () => {
    expect(said('Die US SQL', 'de-DE')).toBe('Die US sequel')
  })

  test('finds a term within text that has no spaces', () => {
    expect(said('二行目', 'ja')).toBe('二ぎょう目')
  })

  test('leaves formulas and addresses as they are', () => {
    expect(said('$cache$ and https://cache.example/SQL cache')).toBe(
      '$cache$ and https://cache.example/SQL cash',
    )
  })

  test('without terms says what is written', () => {
    expect(applyGlossary('SQL', [], 'en')).toBe('SQL')
  })

  test('refuses empty terms with a sentence, and what is longer than a term', () => {
    const empty = glossary.safeParse({ terms: [{ term: ' ', spoken: 'x' }] })
    expect(empty.error?.issues[0]?.message).toBe('Please write the term.')
    expect(glossary.safeParse({ terms: [{ term: 'x'.repeat(101), spoken: 'x' }] }).success).toBe(false)
  })
})
