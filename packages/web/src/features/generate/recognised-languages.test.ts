import { describe, expect, test } from 'vitest'
import { languageNote, recognisedLanguages } from './recognised-languages.ts'
import { pageOf } from './testing/page-of.ts'

test('languages are counted over all courses and regions, and the language of most pages is first', () => {
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

describe('the note about the language', () => {
  const one = [pageOf('1', 'a')]
  const options = {}

  test('is shown if the course has another language, or has none and the page is not in English', () => {
    expect(languageNote({ pages: one, options }, ['ar'])).toBe('This page is in Arabic.')
    const ofSpanish = [pageOf('1', 'a', 'es'), pageOf('1', 'b', 'es')]
    expect(languageNote({ pages: ofSpanish, options }, ['en'])).toBe('These pages are in English.')
    expect(languageNote({ pages: ofSpanish, options }, ['es', 'de', 'ar'])).toBe(
      'These pages are in Spanish, German, and Arabic.',
    )
  })

  test('is missing if the language was expected or is unknown, or if the user selected one', () => {
    expect(languageNote({ pages: one, options }, ['en-GB'])).toBeUndefined()
    expect(languageNote({ pages: [pageOf('1', 'a', 'es-MX')], options }, ['es'])).toBeUndefined()
    expect(languageNote({ pages: one, options }, [])).toBeUndefined()
    expect(languageNote({ pages: one, options: { language: 'fr' } }, ['ar'])).toBeUndefined()
  })
})
