import type { Course } from '@lectern/domain/courses/course.ts'
import { useQueryClient } from '@tanstack/react-query'
import { inBackground } from '../../../ui/in-background.ts'
import { coursesKey } from '../state/course-queries.ts'

/** Changes the list of courses at once, then asks the server for it, since another answer may be on its way. */
export function useCourseCache(): {
  /** At a place in the list; at its end unless told. */
  add: (course: Course, place?: number) => void
  /** Answers the place where it stood. */
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
