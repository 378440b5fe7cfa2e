import { expect, test } from 'vitest'
import { themeOfCourse } from './theme-of-course.ts'

const courses = Array.from({ length: 60 }, (_, at) => `course-${at}`)

test('a course always has the same theme', () => {
  expect(themeOfCourse('course-7')).toBe(themeOfCourse('course-7'))
})

test('courses have different themes', () => {
  expect(new Set(courses.map((id) => themeOfCourse(id).id)).size).toBeGreaterThan(4)
})

test('a generated slideshow is never dark', () => {
  const ids = new Set(courses.map((id) => themeOfCourse(id).id))
  expect([...ids].filter((id) => id.endsWith('-dark'))).toEqual([])
})
