import type { Course } from '@lectern/domain/courses/course.ts'
import { useQueryClient } from '@tanstack/react-query'
import { inBackground } from '../../../ui/in-background.ts'
import { coursesKey } from '../state/course-queries.ts'

/** Changes the cached list of courses immediately, then loads it again, because another response may be pending. */
export function useCourseCache(): {
  /** Adds a course at a place in the list, by default at its end. */
  add: (course: Course, place?: number) => void
  /** Removes a course and returns its place. */
  remove: (course: Course) => number
} {
  const client = useQueryClient()
  const read = () => client.getQueryData<Course[]>(coursesKey) ?? []
  const write = (courses: Course[]) => {
    client.setQueryData(coursesKey, courses)
    inBackground(client.invalidateQueries({ queryKey: coursesKey }))
  }
  return {
    add(course, place) {
      const others = read().filter(({ id }) => id !== course.id)
      write(others.toSpliced(place ?? others.length, 0, course))
    },
    remove(course) {
      const place = read().findIndex(({ id }) => id === course.id)
      write(read().filter(({ id }) => id !== course.id))
      return place
    },
  }
}
