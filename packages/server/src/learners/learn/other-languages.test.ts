import { expect, test } from 'vitest'
import type { PublicationMark } from '../../documents/library/published/publication-store.ts'
import { inOtherLanguages } from './other-languages.ts'

const mark = (pageId: string, language: string): PublicationMark =>
  ({ pageId, format: 'podcast', language }) as Partial<PublicationMark> as PublicationMark

test('a language is offered once, also if two documents have it', () => {
  const marks = [mark('42', 'en'), mark('42@fr', 'fr'), mark('42@de', 'fr-CA'), mark('42@pl', 'pl')]
  const found = inOtherLanguages(marks, { pageId: '42', format: 'podcast' }, new Set(['42']))
  expect(found.map(({ language }) => language)).toEqual(['fr', 'pl'])
})

test('the language of the document itself is not offered', () => {
  const marks = [mark('42', 'en-GB'), mark('42@de', 'en')]
  expect(inOtherLanguages(marks, { pageId: '42', format: 'podcast' }, new Set(['42']))).toEqual([])
})
