import type { Course, CourseFile, Item, Module, Page } from './course.ts'
import { errors } from './errors.ts'

export function findCourse(courses: readonly Course[], id: string): Course {
  return found(courses.find((course) => String(course.id) === id))
}

export function findModule(course: Course, id: string): Module {
  return found(course.modules.find((module) => String(module.id) === id))
}

export function findFile(courses: readonly Course[], id: string): CourseFile {
  return found(courses.flatMap(({ files }) => files).find((file) => String(file.id) === id))
}

export function findItem(module: Module, id: string): Item {
  return found(module.items.find((item) => String(item.id) === id))
}

export function findPage(course: Course, urlOrId: string): Page {
  const page = findPageIfAny(course, urlOrId)
  if (!page) throw errors.noSuchPage()
  return page
}

/** Finds a page by its slug or by its id. The slug wins. An id may be marked as one: `page_id:7`. */
export function findPageIfAny(course: Course, urlOrId: string): Page | undefined {
  const id = urlOrId.replace(/^page_id:/, '')
  return (
    course.pages.find((candidate) => candidate.url === urlOrId) ??
    course.pages.find((candidate) => String(candidate.id) === id)
  )
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw errors.notFound()
  return thing
}
