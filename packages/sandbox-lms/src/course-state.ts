import type { Course, Item, Module, Page } from './course.ts'
import { findCourse } from './find.ts'

/** The courses as they are now. Changes are in memory only, so a new start has the original courses. */
export interface CourseState {
  readonly all: () => readonly Course[]
  readonly find: (courseId: string) => Course
  readonly change: (course: Course) => void
  /** An id that no other object has. */
  readonly newId: () => number
}

/** Larger than all ids of the courses on disk. */
const firstNewId = 80_000_000_000

export function createCourseState(courses: readonly Course[]): CourseState {
  let now = courses
  let lastId = firstNewId
  return {
    all: () => now,
    find: (courseId) => findCourse(now, courseId),
    change: (changed) => {
      now = now.map((course) => (course.id === changed.id ? changed : course))
    },
    newId: () => (lastId += 1),
  }
}

/** The course with a new page, or with a new state of a page. */
export function withPage(course: Course, page: Page): Course {
  const isKnown = course.pages.some(({ id }) => id === page.id)
  const others = course.pages.map((each) => {
    if (each.id === page.id) return page
    return page.isFrontPage && each.isFrontPage ? { ...each, isFrontPage: false } : each
  })
  const pages = isKnown ? others : [...others, page]
  const current = (item: Item): Item => {
    const found = item.type === 'Page' && pages.find(({ id }) => id === item.page.id)
    return found ? { ...item, page: found } : item
  }
  return { ...course, pages, modules: withItems(course, (items) => items.map(current)) }
}

/** The course without a page, and without its items in modules. */
export function withoutPage(course: Course, page: Page): Course {
  const isOther = (item: Item) => item.type !== 'Page' || item.page.id !== page.id
  return {
    ...course,
    pages: course.pages.filter(({ id }) => id !== page.id),
    modules: withItems(course, (items) => items.filter(isOther)),
  }
}

/** The course with other items in one module. */
export function withModuleItems(course: Course, module: Module, items: readonly Item[]): Course {
  return {
    ...course,
    modules: course.modules.map((each) => (each.id === module.id ? { ...each, items } : each)),
  }
}

function withItems(course: Course, change: (items: readonly Item[]) => readonly Item[]): readonly Module[] {
  return course.modules.map((module) => ({ ...module, items: change(module.items) }))
}
