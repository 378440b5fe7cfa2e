import type { Course } from '@lectern/domain/courses/course.ts'
import type { SystemCourse } from './course-system.ts'

/** A course as the API returns it. */
export function presentCourse({ code, ...course }: SystemCourse): Course {
  return { ...course, course_code: code }
}
