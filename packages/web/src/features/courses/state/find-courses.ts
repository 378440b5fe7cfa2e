import type { Course } from '@lectern/domain/courses/course.ts'

/** The courses whose name or code contains the text, regardless of case and accents. */
export function findCourses(courses: readonly Course[], search: string): readonly Course[] {
  const wanted = folded(search.trim())
  if (wanted === '') return courses
  return courses.filter(({ name, course_code }) =>
    [name, course_code].some((words) => folded(words).includes(wanted)),
  )
}

/** 'Économie' becomes 'economie'. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
