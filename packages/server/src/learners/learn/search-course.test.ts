import { forEachFormat } from '@lectern/domain/courses/formats.ts'
import { expect, test } from 'vitest'
import type { Documents } from '../../documents/library/documents.ts'
import { createCourseSearch } from './search-course.ts'

const place = { home: 'https://canvas.example.edu', courseId: '7' }

/** A course with published pages of these titles, without content, and the pages that each read asks for. */
function courseOf(titles: readonly string[]) {
  const reads: number[] = []
  const findPublished = async (_home: string, _courseId: string, ids: readonly string[]) => {
    reads.push(ids.length)
    return new Map()
  }
  const documents = { findPublished } as Pick<Documents<never>, 'findPublished'>
  const pages = titles.map((title, at) => ({ page_id: `p${at}`, title, pieces: [], translations: [] }))
  const course = {
    address: '/learn/course/secret',
    title: 'Biology',
    code: 'BIO',
    language: null,
    modules: [{ title: null, pages }],
    feed_url: null,
  }
  const search = createCourseSearch({ contents: forEachFormat(() => documents) })
  return { reads, find: (words: string) => search(place, { course, version: 'one' }, words) }
}

test('a search reads few documents of a large course at a time, and finds words of every page', async () => {
  const { reads, find } = courseOf(Array.from({ length: 105 }, (_, at) => `Lesson number${at}`))
  expect(await find('number0')).toEqual(['p0'])
  expect(await find('number104')).toEqual(['p104'])
  expect(Math.max(...reads)).toBe(20)
  expect(
    reads.reduce((sum, pages) => sum + pages, 0),
    'both formats, once',
  ).toBe(2 * 105)
})

test('a second search in a course of two thousand pages does not read them again', async () => {
  const { reads, find } = courseOf(Array.from({ length: 20 }, (_, at) => `${'a'.repeat(2_000_000)} n${at}`))
  expect(await find('n7')).toEqual(['p7'])
  const before = reads.length
  expect(await find('n8')).toEqual(['p8'])
  expect(reads).toHaveLength(before)
})
