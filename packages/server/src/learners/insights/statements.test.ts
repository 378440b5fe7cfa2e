import { expect, test } from 'vitest'
import { statementsOf } from './statements.ts'

const statementIn = (language: string | null) => {
  const kept = {
    place: { home: 'https://canvas.example.edu', courseId: '7', pageId: '71', format: 'podcast' as const },
    document: { title: 'Rain', language },
    parts: new Map(),
    visit: 'visit',
    events: [{ type: 'started' as const }],
    at: new Date('2026-03-11T12:00:00Z'),
  }
  return statementsOf(kept, { publicUrl: 'https://lectern.example.edu', newId: () => 'id' })[0]
}

test('a statement has the language of the document', () => {
  expect(statementIn('pt-br')).toMatchObject({
    object: { definition: { name: { 'pt-BR': 'Rain' } } },
    context: { language: 'pt-BR' },
  })
})

test.each([null, '', 'en_US', 'not a language'])('a statement never has the invalid tag %o', (language) => {
  const statement = statementIn(language)
  expect(statement).toMatchObject({ object: { definition: { name: { und: 'Rain' } } } })
  expect(statement).toHaveProperty('context', { platform: 'Lectern' })
})
