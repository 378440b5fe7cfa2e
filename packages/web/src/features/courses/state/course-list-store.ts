import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { onSessionChange } from '../../../api/session.ts'
import { pagesBetween, type RowPlace } from './row-range.ts'
import { courseListStorage, type CourseList } from './course-list-storage.ts'

/** A selected page with its course. */
export interface SelectedPage {
  readonly course: Course
  readonly page: CoursePage
}

const initialCourseList: CourseList = {
  search: '',
  expanded: new Set(),
  folded: new Set(),
  selected: new Map(),
}

/**
 * The state of the course list. It stays when the screen is unmounted, so that the user finds the list unchanged after an
 * editor, and it survives a reload of the tab.
 */
export const useCourseList = create(
  persist<CourseList>(() => initialCourseList, { name: 'course_list', storage: courseListStorage }),
)

onSessionChange(() => useCourseList.setState(initialCourseList))

/** The row that was ticked or unticked last, where a range starts. */
let lastTicked: (RowPlace & { courseId: string }) | undefined

export function searchCourses(search: string): void {
  useCourseList.setState({ search })
}

export function toggleExpanded(courseId: string): void {
  useCourseList.setState(({ expanded }) => ({ expanded: toggled(expanded, courseId) }))
}

export function moduleKey(courseId: string, moduleId: string): string {
  return JSON.stringify([courseId, moduleId])
}

export function toggleFolded(courseId: string, moduleId: string): void {
  useCourseList.setState(({ folded }) => ({ folded: toggled(folded, moduleKey(courseId, moduleId)) }))
}

/** Ticks or unticks pages of one course. */
export function selectPages(courseId: string, pageIds: Iterable<string>, chosen: boolean): void {
  useCourseList.setState(({ selected }) => {
    const ofCourse = new Set(selected.get(courseId))
    for (const id of pageIds) {
      if (chosen) ofCourse.add(id)
      else ofCourse.delete(id)
    }
    return { selected: withCourse(selected, courseId, ofCourse) }
  })
}

/**
 * Ticks or unticks a row of a course. With `ranged`, all rows from the one that was ticked last in this course. `rows` are
 * the visible rows, in their order.
 */
export function togglePage(
  courseId: string,
  row: RowPlace,
  chosen: boolean,
  range: { ranged: boolean; rows: readonly RowPlace[] },
): void {
  const from = range.ranged && lastTicked?.courseId === courseId ? lastTicked : row
  lastTicked = { courseId, ...row }
  selectPages(courseId, [row.pageId, ...pagesBetween(range.rows, from, row)], chosen)
}

export function clearSelection(): void {
  useCourseList.setState({ selected: new Map() })
}

/** Called with the current pages of a course. Deselects pages that no longer exist. */
export function forgetMissingPages(courseId: string, pages: readonly CoursePage[]): void {
  const { selected } = useCourseList.getState()
  const ticked = selected.get(courseId)
  if (!ticked) return
  const there = new Set(pages.map((page) => page.page_id))
  const left = new Set([...ticked].filter((id) => there.has(id)))
  if (left.size < ticked.size) useCourseList.setState({ selected: withCourse(selected, courseId, left) })
}

/** Called with the current courses. Deselects the pages of courses that no longer exist. */
export function forgetMissingCourses(courses: readonly Course[]): void {
  const { selected } = useCourseList.getState()
  const there = new Set(courses.map((course) => course.id))
  const left = new Map([...selected].filter(([courseId]) => there.has(courseId)))
  if (left.size < selected.size) useCourseList.setState({ selected: left })
}

export function useIsSelected(courseId: string, pageId: string): boolean {
  return useCourseList(({ selected }) => selected.get(courseId)?.has(pageId) ?? false)
}

/** Whether none, some or all of the pages are selected. */
export function useShareSelected(courseId: string, pages: readonly CoursePage[]): 'none' | 'some' | 'all' {
  return useCourseList(({ selected }) => {
    const ticked = selected.get(courseId)
    if (!ticked || !pages.some((page) => ticked.has(page.page_id))) return 'none'
    return pages.every((page) => ticked.has(page.page_id)) ? 'all' : 'some'
  })
}

/** Number of selected pages and of their courses. */
export function useSelectionSize(): { pages: number; courses: number } {
  const selected = useCourseList((list) => list.selected)
  const pages = [...selected.values()].reduce((sum, ticked) => sum + ticked.size, 0)
  return { pages, courses: selected.size }
}

function withCourse(
  selected: CourseList['selected'],
  courseId: string,
  pageIds: ReadonlySet<string>,
): CourseList['selected'] {
  const next = new Map(selected)
  if (pageIds.size > 0) next.set(courseId, pageIds)
  else next.delete(courseId)
  return next
}

function toggled(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}
