import { expect, test } from 'vitest'
import { findCourses } from './find-courses.ts'

const courses = [
  { id: '1', name: 'Introduction to Biology', course_code: 'BIO-101' },
  { id: '2', name: 'Économie générale', course_code: 'ECO-1' },
  { id: '3', name: 'İstanbul ve tarih', course_code: 'TAR-2' },
]

test.each([
  ['biology', ['1']],
  ['  bIO-1 ', ['1']],
  ['economie', ['2']],
  ['ÉCONOMIE', ['2']],
  ['GENE\u0301RALE', ['2']],
  ['istanbul', ['3']],
  ['-', ['1', '2', '3']],
  ['   ', ['1', '2', '3']],
  ['chemistry', []],
])('%j finds %j', (search, ids) => {
  expect(findCourses(courses, search).map((course) => course.id)).toEqual(ids)
})
