import type { Format } from '@lectern/domain/courses/formats.ts'
import { expect, test } from 'vitest'
import type { PublicationMark } from '../../documents/library/published/publication-store.ts'
import { formatsFirst, inOtherLanguages } from './other-languages.ts'

const mark = (pageId: string, language: string, format: Format = 'podcast'): PublicationMark =>
  ({ pageId, format, language }) as Partial<PublicationMark> as PublicationMark

test('a language is offered once, also if two documents have it', () => {
  const marks = [mark('42', 'en'), mark('42@fr', 'fr'), mark('42@de', 'fr-CA'), mark('42@pl', 'pl')]
  const found = inOtherLanguages(marks, { pageId: '42', formats: ['podcast'] }, new Set(['42']))
  expect(found.map(({ language }) => language)).toEqual(['fr', 'pl'])
})

test('the language of the document itself is not offered', () => {
  const marks = [mark('42', 'en-GB'), mark('42@de', 'en')]
  expect(inOtherLanguages(marks, { pageId: '42', formats: ['podcast'] }, new Set(['42']))).toEqual([])
})

test('a language that has only the other format is offered by it, and the language of the page never', () => {
  const marks = [
    mark('42', 'en', 'slideshow'),
    mark('42@de', 'de', 'podcast'),
    mark('42@fr', 'fr', 'podcast'),
    mark('42@fr', 'fr', 'slideshow'),
  ]
  const of = (pageId: string, formats: readonly Format[]) =>
    inOtherLanguages(marks, { pageId, formats }, new Set(['42'])).map((found) => [
      found.mark.pageId,
      found.mark.format,
    ])
  expect(of('42', formatsFirst('slideshow'))).toEqual([
    ['42@fr', 'slideshow'],
    ['42@de', 'podcast'],
  ])
  expect(of('42@de', formatsFirst('podcast')), 'the original has no podcast').toEqual([
    ['42', 'slideshow'],
    ['42@fr', 'podcast'],
  ])
  expect(of('42', ['slideshow'])).toEqual([['42@fr', 'slideshow']])
  const english = [mark('42', 'en', 'slideshow'), mark('42@en', 'en', 'podcast')]
  expect(
    inOtherLanguages(english, { pageId: '42', formats: formatsFirst('podcast') }, new Set(['42'])),
  ).toEqual([])
})
