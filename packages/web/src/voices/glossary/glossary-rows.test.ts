import { describe, expect, test } from 'vitest'
import { problemsOf, rowOf, termsOf, mergeServerTerms } from './glossary-rows.ts'

const sql = rowOf('1', { term: 'SQL', spoken: 'sequel' })
const empty = rowOf('2', { term: ' ', spoken: '' })

describe('the rows of a glossary', () => {
  test('become terms, without empty rows', () => {
    const german = rowOf('3', { term: ' GUI ', spoken: 'guhi', language: 'de' })
    expect(problemsOf([sql, empty, german]).size).toBe(0)
    expect(termsOf([sql, empty, german])).toEqual([
      { term: 'SQL', spoken: 'sequel' },
      { term: 'GUI', spoken: 'guhi', language: 'de' },
    ])
  })

  test('report missing texts and terms that are twice in one language', () => {
    const half = { ...empty, term: 'API' }
    const again = { ...sql, id: '4' }
    const german = { ...sql, id: '5', language: 'de' }
    expect([...problemsOf([sql, half, again, german])]).toEqual([
      ['2', { spoken: 'Please write how the term is said.' }],
      ['4', { term: 'This term stands above already.' }],
    ])
  })

  test('include terms that a colleague added, and keep the own version of a term that both have', () => {
    const theirs = [
      { term: 'SQL', spoken: 'S Q L' },
      { term: 'API', spoken: 'A P I' },
    ]
    expect(mergeServerTerms([sql, empty], theirs, () => 'new')).toEqual([
      sql,
      { id: 'new', term: 'API', spoken: 'A P I', language: '' },
    ])
  })
})
