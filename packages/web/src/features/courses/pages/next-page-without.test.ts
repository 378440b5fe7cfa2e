import { coursePage } from '@lectern/domain/courses/course.ts'
import { expect, test } from 'vitest'
import { nextPageWithout } from './next-page-without.ts'

const page = (id: string, slideshow_status: string) =>
  coursePage.parse({
    page_id: id,
    page_title: id,
    module_id: null,
    module_name: null,
    module_position: null,
    item_position: null,
    slideshow_status,
    podcast_status: 'Completed',
    slide_count: 0,
    question_count: 0,
  })
const pages = [
  page('a', 'Not_Started'),
  page('b', 'Completed'),
  page('c', 'In_Progress'),
  page('d', 'Not_Started'),
]

test('is the next page without content, otherwise one from the start of the course', () => {
  expect(nextPageWithout(pages, 'b', 'slideshow')?.page_id).toBe('d')
  expect(nextPageWithout(pages, 'd', 'slideshow')?.page_id).toBe('a')
})

test('is undefined if all other pages have content', () => {
  expect(nextPageWithout(pages, 'b', 'podcast')).toBeUndefined()
  expect(nextPageWithout(pages.slice(0, 2), 'a', 'slideshow')).toBeUndefined()
})
