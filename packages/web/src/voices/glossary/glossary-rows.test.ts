import { describe, expect, test } from 'vitest'
import { differsFrom, problemsOf, restoreUnsaved, rowOf, termsOf, mergeServerTerms } from './glossary-rows.ts'

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
    expect(mergeServerTerms([sql, empty], [], theirs, () => 'new')).toEqual([
      sql,
      { id: 'new', term: 'API', spoken: 'A P I', language: '' },
    ])
  })

  test('take the pronunciations that a colleague corrected and this user did not change', () => {
    const base = [
      { term: 'SQL', spoken: 'sequel' },
      { term: 'API', spoken: 'appy' },
    ]
    const theirs = [
      { term: 'SQL', spoken: 'S Q L' },
      { term: 'API', spoken: 'A P I' },
    ]
    const api = rowOf('2', { term: 'API', spoken: 'ay pee eye' })
    expect(mergeServerTerms([sql, api], base, theirs, () => 'new')).toEqual([
      { ...sql, spoken: 'S Q L' },
      api,
    ])
  })

  test('keep terms removed that either side removed, unless the other side changed them', () => {
    const base = ['one', 'two', 'three', 'four'].map((term) => ({ term, spoken: 'x' }))
    const rows = [rowOf('1', { term: 'one', spoken: 'x' }), rowOf('2', { term: 'two', spoken: 'mine' })]
    const theirs = [
      { term: 'three', spoken: 'x' },
      { term: 'four', spoken: 'theirs' },
    ]
    const merged = mergeServerTerms(rows, base, theirs, () => 'new')
    expect(merged.map(({ term, spoken }) => `${term} ${spoken}`)).toEqual(['two mine', 'four theirs'])
  })

  test('get unsaved changes of an earlier dialog, and keep those of this one', () => {
    const terms = ['one', 'two', 'three'].map((term) => ({ term, spoken: 'x' }))
    const unsaved = {
      terms,
      rows: [
        rowOf('1', { term: 'one', spoken: 'changed' }),
        rowOf('2', { term: '', spoken: 'no term yet' }),
        rowOf('3', { term: '', spoken: 'this one neither' }),
      ],
    }
    const now = [
      rowOf('a', { term: 'one', spoken: 'x' }),
      rowOf('b', { term: 'two', spoken: 'x' }),
      rowOf('c', { term: 'three', spoken: 'corrected by a colleague' }),
      rowOf('d', { term: 'four', spoken: 'typed here' }),
    ]
    const restored = restoreUnsaved(now, unsaved, () => 'new')
    expect(restored.map(({ term, spoken }) => `${term}: ${spoken}`)).toEqual([
      'one: changed',
      'three: corrected by a colleague',
      'four: typed here',
      ': no term yet',
      ': this one neither',
    ])
  })

  test('differ from the saved terms after a change, but not because of empty rows or spaces', () => {
    const saved = [{ term: 'SQL', spoken: 'sequel' }]
    expect(differsFrom([{ ...sql, spoken: ' sequel ' }, empty], saved)).toBe(false)
    expect(differsFrom([{ ...sql, spoken: 'S Q L' }], saved)).toBe(true)
    expect(differsFrom([{ ...sql, language: 'de' }], saved)).toBe(true)
    expect(differsFrom([], saved)).toBe(true)
    expect(differsFrom([sql, { ...empty, term: 'API' }], saved)).toBe(true)
  })
})
