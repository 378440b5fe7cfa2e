import { maxPagesPerRequest } from '@lectern/domain/api/generation.ts'
import { describe, expect, test } from 'vitest'
import { pageOf } from './testing/page-of.ts'
import { inRequests, languagesOf, whatIsMissing, type Wish } from './wish.ts'

const full: Wish = {
  pages: [pageOf('1', 'a')],
  slideshow: true,
  podcast: true,
  narrator: 'n',
  alex: 'a',
  jamie: 'j',
  options: {},
}

describe('what is missing', () => {
  test('nothing, when pages, formats and voices are chosen', () => {
    expect(whatIsMissing(full)).toBeUndefined()
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
  ])('%o says: %s', (change, sentence) => {
    expect(whatIsMissing({ ...full, ...change })).toBe(sentence)
  })

  test('a voice of a format that is not asked for is not missed', () => {
    expect(whatIsMissing({ ...full, podcast: false, alex: undefined, jamie: undefined })).toBeUndefined()
    expect(whatIsMissing({ ...full, slideshow: false, narrator: undefined })).toBeUndefined()
  })
})

test('the language that is chosen stands for those of the courses', () => {
  const pages = ['es', 'en', 'es'].map((language, index) => pageOf(String(index), 'a', language))
  expect(languagesOf({ pages, options: {} })).toEqual(['es', 'en'])
  expect(languagesOf({ pages, options: { language: 'fr' } })).toEqual(['fr'])
  expect(languagesOf({ pages: [pageOf('1', 'a')], options: {} })).toEqual([])
})

test('the languages that were recognised stand for those of the courses, and not for the one that is chosen', () => {
  const pages = [pageOf('1', 'a', 'es')]
  expect(languagesOf({ pages, options: {} }, ['ar', 'es'])).toEqual(['ar', 'es'])
  expect(languagesOf({ pages, options: { language: 'fr' } }, ['ar'])).toEqual(['fr'])
  expect(languagesOf({ pages, options: {} }, [])).toEqual(['es'])
})

test('pages are asked for course by course', () => {
  const groups = inRequests([pageOf('1', 'a'), pageOf('2', 'a'), pageOf('1', 'b')])
  expect(groups.map(({ course, pages }) => [course.id, pages.map((page) => page.page_id)])).toEqual([
    ['1', ['a', 'b']],
    ['2', ['a']],
  ])
})

test('more pages than one request may have are asked for in several', () => {
  const many = Array.from({ length: maxPagesPerRequest + 20 }, (_, at) => pageOf('1', String(at)))
  expect(inRequests(many).map(({ pages }) => pages.length)).toEqual([maxPagesPerRequest, 20])
})
