import { maxPagesPerRequest } from '@lectern/domain/api/generation.ts'
import { describe, expect, test } from 'vitest'
import { pageOf } from './testing/page-of.ts'
import { splitIntoRequests, languagesOf, noChoices, missingChoice, type Selection } from './selection.ts'

const full: Selection = {
  ...noChoices,
  pages: [pageOf('1', 'a')],
  slideshow: true,
  podcast: true,
  narrator: 'n',
  alex: 'a',
  jamie: 'j',
  options: {},
}

describe('the missing choice', () => {
  test('is none if pages, formats and voices are selected', () => {
    expect(missingChoice(full)).toBeUndefined()
  })

  test.each([
    [{ pages: [] }, 'Please select at least one page'],
    [
      { slideshow: false, podcast: false },
      'Please select at least one format (Slideshow or Podcast) to generate',
    ],
    [{ narrator: undefined }, 'Please select a voice for slideshow narration'],
    [{ alex: undefined }, 'Please select voices for both podcast hosts'],
    [{ jamie: undefined }, 'Please select voices for both podcast hosts'],
    [{ options: undefined }, 'Please correct what is marked under More options'],
  ])('with %o is: %s', (change, sentence) => {
    expect(missingChoice({ ...full, ...change })).toBe(sentence)
  })

  test('is no voice of a format that is not selected', () => {
    expect(missingChoice({ ...full, podcast: false, alex: undefined, jamie: undefined })).toBeUndefined()
    expect(missingChoice({ ...full, slideshow: false, narrator: undefined })).toBeUndefined()
  })
})

test('the selected language replaces those of the courses', () => {
  const pages = ['es', 'en', 'es'].map((language, index) => pageOf(String(index), 'a', language))
  expect(languagesOf({ pages, options: {} })).toEqual(['es', 'en'])
  expect(languagesOf({ pages, options: { language: 'fr' } })).toEqual(['fr'])
  expect(languagesOf({ pages: [pageOf('1', 'a')], options: {} })).toEqual([])
})

test('the recognised languages replace those of the courses, but not the selected one', () => {
  const pages = [pageOf('1', 'a', 'es')]
  expect(languagesOf({ pages, options: {} }, ['ar', 'es'])).toEqual(['ar', 'es'])
  expect(languagesOf({ pages, options: { language: 'fr' } }, ['ar'])).toEqual(['fr'])
  expect(languagesOf({ pages, options: {} }, [])).toEqual(['es'])
})

test('pages are requested by course', () => {
  const groups = splitIntoRequests([pageOf('1', 'a'), pageOf('2', 'a'), pageOf('1', 'b')])
  expect(groups.map(({ course, pages }) => [course.id, pages.map((page) => page.page_id)])).toEqual([
    ['1', ['a', 'b']],
    ['2', ['a']],
  ])
})

test('more pages than one request may contain become several requests', () => {
  const many = Array.from({ length: maxPagesPerRequest + 20 }, (_, at) => pageOf('1', String(at)))
  expect(splitIntoRequests(many).map(({ pages }) => pages.length)).toEqual([maxPagesPerRequest, 20])
})
