import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { clearSession } from '../../api/session.ts'
import { clearSelection, searchCourses, select, toggleExpanded, useCourseList } from './course-list-store.ts'

const biology: Course = { id: '1', name: 'Biology', course_code: 'BIO-101' }
const history: Course = { id: '2', name: 'History', course_code: 'HIST-210' }

function page(page_id: string): CoursePage {
  return {
    page_id,
    page_title: `Page ${page_id}`,
    module_id: null,
    module_name: null,
    module_position: null,
    item_position: null,
    slideshow_status: 'Not_Started',
    podcast_status: 'Not_Started',
    slide_count: 0,
    question_count: 0,
  }
}

const chosen = () =>
  [...useCourseList.getState().selected.values()].map((one) => `${one.course.name} ${one.page.page_id}`)

beforeEach(() => clearSelection())

describe('selecting pages', () => {
  test('pages of the same id in two courses are two pages', () => {
    select(biology, [page('7')], true)
    select(history, [page('7')], true)
    expect(chosen()).toEqual(['Biology 7', 'History 7'])
  })

  test('a page that stands in two modules is selected once', () => {
    select(biology, [page('7'), page('7')], true)
    expect(chosen()).toEqual(['Biology 7'])
  })

  test('unticking takes away only what was named', () => {
    select(biology, [page('7'), page('8')], true)
    select(biology, [page('7')], false)
    expect(chosen()).toEqual(['Biology 8'])
  })
})

test('the next person finds a list that nobody touched', () => {
  searchCourses('bio')
  toggleExpanded('1')
  select(biology, [page('7')], true)
  clearSession()
  expect(useCourseList.getState()).toMatchObject({ search: '', expanded: new Set(), selected: new Map() })
})
