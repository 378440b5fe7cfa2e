import { describe, expect, test } from 'vitest'
import { languageNews, recognisedLanguages } from './recognised-languages.ts'
import { pageOf } from './testing/page-of.ts'

test('languages are counted over all courses, whatever the region, and that of most pages comes first', () => {
  expect(
    recognisedLanguages([
      { languages: [{ language: 'de', pages: 3 }] },
      {
        languages: [
          { language: 'en-GB', pages: 2 },
          { language: 'ar', pages: 1 },
        ],
      },
      { languages: [{ language: 'en', pages: 2 }] },
    ]),
  ).toEqual(['en-GB', 'de', 'ar'])
})

describe('the news of the language', () => {
  const one = [pageOf('1', 'a')]
  const options = {}

  test('is said where the course says another one, or says none and the page is not in English', () => {
    expect(languageNews({ pages: one, options }, ['ar'])).toBe('This page is in Arabic.')
    const ofSpanish = [pageOf('1', 'a', 'es'), pageOf('1', 'b', 'es')]
    expect(languageNews({ pages: ofSpanish, options }, ['en'])).toBe('These pages are in English.')
    expect(languageNews({ pages: ofSpanish, options }, ['es', 'de', 'ar'])).toBe(
      'These pages are in Spanish, German, and Arabic.',
    )
  })

  test('is none where it was expected, is not known, or another language is wished for', () => {
    expect(languageNews({ pages: one, options }, ['en-GB'])).toBeUndefined()
    expect(languageNews({ pages: [pageOf('1', 'a', 'es-MX')], options }, ['es'])).toBeUndefined()
    expect(languageNews({ pages: one, options }, [])).toBeUndefined()
    expect(languageNews({ pages: one, options: { language: 'fr' } }, ['ar'])).toBeUndefined()
  })
})
