import { noContent } from '@lectern/domain/courses/content-state.ts'
import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import {
  clearSelection,
  forgetMissingCourses,
  forgetMissingPages,
  searchCourses,
  selectPages,
  togglePage,
  toggleExpanded,
  toggleFolded,
  useCourseList,
} from './course-list-store.ts'

const biology: Course = { id: '1', name: 'Biology', course_code: 'BIO-101' }

function page(page_id: string): CoursePage {
  return {
    page_id,
    page_title: `Page ${page_id}`,
    module_id: null,
    module_name: null,
    module_position: null,
    item_position: null,
    ...noContent,
  }
}

const chosen = () =>
  [...useCourseList.getState().selected].flatMap(([courseId, pageIds]) =>
    [...pageIds].map((pageId) => `${courseId}/${pageId}`),
  )

beforeEach(() => clearSelection())

describe('selecting pages', () => {
  test('distinguishes pages with the same id in two courses', () => {
    selectPages('1', ['7'], true)
    selectPages('2', ['7'], true)
    expect(chosen()).toEqual(['1/7', '2/7'])
  })

  test('selects a page once that is in two modules', () => {
    selectPages('1', ['7', '7'], true)
    expect(chosen()).toEqual(['1/7'])
  })

  test('deselects only the given pages, and removes a course without selected pages', () => {
    selectPages('1', ['7', '8'], true)
    selectPages('1', ['7'], false)
    expect(chosen()).toEqual(['1/8'])
    selectPages('1', ['8'], false)
    expect(useCourseList.getState().selected.size).toBe(0)
  })

  test('deselects pages and courses that no longer exist', () => {
    selectPages('1', ['7', '8'], true)
    selectPages('2', ['7'], true)
    forgetMissingPages('1', [page('8'), page('9')])
    expect(chosen()).toEqual(['1/8', '2/7'])
    forgetMissingCourses([biology])
    expect(chosen()).toEqual(['1/8'])
  })
})

describe('a range', () => {
  const rows = ['5', '6', '7', '8', '9'].map((pageId) => ({ moduleId: pageId < '7' ? 'a' : 'b', pageId }))
  const row = (pageId: string) => rows.find((one) => one.pageId === pageId) ?? { moduleId: '', pageId }
  const press = (courseId: string, pageId: string, ranged = false, on = true) =>
    togglePage(courseId, row(pageId), on, { ranged, rows })

  test('goes from the row ticked last to this one, across modules, in both directions', () => {
    press('1', '6')
    press('1', '8', true)
    expect(chosen()).toEqual(['1/6', '1/8', '1/7'])
    press('1', '5', true)
    expect(chosen().toSorted()).toEqual(['1/5', '1/6', '1/7', '1/8'])
  })

  test('can be unticked as well as ticked', () => {
    selectPages('1', ['5', '6', '7', '8', '9'], true)
    press('1', '9', false, false)
    press('1', '7', true, false)
    expect(chosen()).toEqual(['1/5', '1/6'])
  })

  test('does not start in another course, or at a row that no longer exists', () => {
    press('2', '5')
    press('1', '7', true)
    expect(chosen()).toEqual(['2/5', '1/7'])
    togglePage('1', { moduleId: 'z', pageId: '1' }, true, { ranged: false, rows })
    press('1', '9', true)
    expect(chosen()).toEqual(['2/5', '1/7', '1/1', '1/9'])
  })
})

test('writes the state of the list after a delay, or when the page is hidden', () => {
  vi.useFakeTimers()
  searchCourses('bio')
  toggleExpanded('1')
  toggleFolded('1', 'm2')
  selectPages('1', ['7'], true)
  window.dispatchEvent(new Event('pagehide'))
  const kept: unknown = JSON.parse(sessionStorage.getItem('course_list') ?? '')
  expect(kept).toEqual({ search: 'bio', expanded: ['1'], folded: ['["1","m2"]'], selected: [['1', ['7']]] })
  selectPages('1', ['8'], true)
  expect(JSON.parse(sessionStorage.getItem('course_list') ?? '')).toEqual(kept)
  vi.runAllTimers()
  expect(JSON.parse(sessionStorage.getItem('course_list') ?? '')).toMatchObject({
    selected: [['1', ['7', '8']]],
  })
  vi.useRealTimers()
})

test.each(['', 'nonsense', '{"search": 7}'])(
  'ignores the stored text %j, which is not a course list',
  (text) => {
    sessionStorage.setItem('course_list', text)
    void useCourseList.persist.rehydrate()
    expect(useCourseList.getState().expanded).toBeInstanceOf(Set)
  },
)

test('the next user finds the initial list', () => {
  searchCourses('bio')
  toggleExpanded('1')
  selectPages('1', ['7'], true)
  clearSession()
  expect(useCourseList.getState()).toMatchObject({ search: '', expanded: new Set(), selected: new Map() })
})
