import { expect, test } from 'vitest'
import { languagesOfPages } from './languages-of-pages.ts'

const pagesIn = (...languages: (string | undefined)[]) =>
  languages.map((language) => ({ words: 100, language }))

test('lists the most common language first, and counts its regional variants as one', () => {
  expect(languagesOfPages(pagesIn('ar', 'en-GB', 'de', 'en', 'en-US', 'de'))).toEqual([
    { language: 'en-GB', pages: 3 },
    { language: 'de', pages: 2 },
    { language: 'ar', pages: 1 },
  ])
})

test('assumes that pages that were not read are like those that were', () => {
  const unread = Array.from({ length: 96 }, () => undefined)
  expect(languagesOfPages(pagesIn('de', 'en', 'de', 'de', ...unread))).toEqual([
    { language: 'de', pages: 75 },
    { language: 'en', pages: 25 },
  ])
})

test('is empty if no page can be used', () => {
  expect(languagesOfPages(pagesIn(undefined, undefined))).toEqual([])
})
