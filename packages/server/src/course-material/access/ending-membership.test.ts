import type { Problem } from '@lectern/domain/problems/problems.ts'
import { expect, test } from 'vitest'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { endingMembership } from './ending-membership.ts'

const course = { id: '1', name: 'Botany', code: 'BOT-1', pages: [{ id: '101', title: 'Light' }] }

test('a key that is rejected while a page is published ends the membership', async () => {
  const rejections: Problem[] = []
  const system = createFakeCourseSystem({ courses: [course] })
  const watched = endingMembership(system, async (rejection) => void rejections.push(rejection))
  const publishing = await watched.publishing()
  if (!publishing.possible) throw new Error('The fake publishes.')
  const { pages } = publishing
  const page = { mark: 'light', title: 'Light', html: '', isVisible: true, knownRevision: null }
  const place = { sourcePageId: '101', at: 'module_end' } as const
  const calls = [
    () => pages.createPage('1', page),
    () => pages.placePage('1', '101', place),
    () => pages.readPage('1', '101'),
    () => pages.updatePage('1', '101', page),
    () => pages.removePage('1', '101', page),
  ]
  system.failWith('KEY_REJECTED')
  for (const call of calls) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(call()).rejects.toMatchObject({ code: 'KEY_REJECTED' })
  }
  expect(rejections.map(({ code }) => code)).toEqual(calls.map(() => 'KEY_REJECTED'))
})

test('a course system that does not publish says why', async () => {
  const system = createFakeCourseSystem({ courses: [course], publishing: 'moodle' })
  const watched = endingMembership(system, async () => {})
  expect(await watched.publishing()).toEqual({ possible: false, reason: 'moodle' })
})
