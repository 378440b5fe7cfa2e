import { expect, test } from 'vitest'
import { languagesOfPages } from './languages-of-pages.ts'

const pagesIn = (...languages: (string | undefined)[]) =>
  languages.map((language) => ({ words: 100, language }))

test('the most common language comes first, and its regional variants count as one', () => {
  expect(languagesOfPages(pagesIn('ar', 'en-GB', 'de', 'en', 'en-US', 'de'))).toEqual([
    { language: 'en-GB', pages: 3 },
    { language: 'de', pages: 2 },
    { language: 'ar', pages: 1 },
  ])
})

test('pages that were not read are taken to be like those that were', () => {
  const unread = Array.from({ length: 96 }, () => undefined)
  expect(languagesOfPages(pagesIn('de', 'en', 'de', 'de', ...unread))).toEqual([
    { language: 'de', pages: 75 },
    { language: 'en', pages: 25 },
  ])
})

test('there is none where nothing can be made of any page', () => {
  expect(languagesOfPages(pagesIn(undefined, undefined))).toEqual([])
})
