import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { create } from 'zustand'
import { onSessionChange } from '../../api/session.ts'

/** A page that was ticked, with its course. */
export interface SelectedPage {
  readonly course: Course
  readonly page: CoursePage
}

interface CourseList {
  readonly search: string
  readonly expanded: ReadonlySet<string>
  /** By course and page id. */
  readonly selected: ReadonlyMap<string, SelectedPage>
}

const untouched: CourseList = { search: '', expanded: new Set(), selected: new Map() }

/** How the course list stands. It outlives the screen, so that coming back from an editor finds it as it was left. */
export const useCourseList = create<CourseList>(() => untouched)

onSessionChange(() => useCourseList.setState(untouched))

function keyOf(courseId: string, pageId: string): string {
  return JSON.stringify([courseId, pageId])
}

export function searchCourses(search: string): void {
  useCourseList.setState({ search })
}

export function toggleExpanded(courseId: string): void {
  useCourseList.setState(({ expanded }) => ({
    expanded: expanded.has(courseId) ? without(expanded, courseId) : new Set(expanded).add(courseId),
  }))
}

/** Ticks or unticks pages of one course. */
export function select(course: Course, pages: readonly CoursePage[], chosen: boolean): void {
  useCourseList.setState((state) => {
    const selected = new Map(state.selected)
    for (const page of pages) {
      const key = keyOf(course.id, page.page_id)
      if (chosen) selected.set(key, { course, page })
      else selected.delete(key)
    }
    return { selected }
  })
}

export function clearSelection(): void {
  useCourseList.setState({ selected: new Map() })
}

export function useIsSelected(courseId: string, pageId: string): boolean {
  return useCourseList(({ selected }) => selected.has(keyOf(courseId, pageId)))
}

/** How many of the pages are ticked: none, some or all. */
export function useShareSelected(courseId: string, pages: readonly CoursePage[]): 'none' | 'some' | 'all' {
  return useCourseList(({ selected }) => {
    const count = pages.filter((page) => selected.has(keyOf(courseId, page.page_id))).length
    if (count === 0) return 'none'
    return count === pages.length ? 'all' : 'some'
  })
}

function without(set: ReadonlySet<string>, value: string): Set<string> {
  const rest = new Set(set)
  rest.delete(value)
  return rest
}
