import { expect, test } from 'vitest'
import type { CourseSystem } from '../../course-material/courses/course-system.ts'
import type { CoursePublishing } from '../../course-material/courses/publishing/course-publishing.ts'
import { describeCoursePublishing } from '../../course-material/courses/publishing/course-publishing.contract.ts'
import { createFakeCourseSystem } from './fake-course-system.ts'
import type { FakeCourse } from './fake-course.ts'

const course: FakeCourse = {
  id: '1',
  name: 'Botany',
  code: 'BOT-1',
  modules: [{ id: '11', name: 'Leaves', pages: ['101', '102'] }],
  pages: [
    { id: '101', title: 'Light', html: '<p>Leaves turn light into sugar.</p>' },
    { id: '102', title: 'Words', html: '<p>Words.</p>' },
    { id: '103', title: 'Notes', html: '<p>Notes.</p>' },
  ],
}

describeCoursePublishing('The fake', async () => {
  const system = createFakeCourseSystem({ courses: [course] })
  /** The same course system for another user: only its calls are answered in this way. */
  const answering = (mode: 'lost' | 'forbidden'): CourseSystem => ({
    ...system,
    publishing: async () => {
      const publishing = await system.publishing()
      if (!publishing.possible) return publishing
      const { pages } = publishing
      const inMode = async <T>(call: () => Promise<T>) => {
        system.answerChanges(mode)
        return call().finally(() => system.answerChanges('made'))
      }
      const own: CoursePublishing = {
        createPage: (...given) => inMode(() => pages.createPage(...given)),
        findPage: (...given) => inMode(() => pages.findPage(...given)),
        placePage: (...given) => inMode(() => pages.placePage(...given)),
        readPage: (...given) => inMode(() => pages.readPage(...given)),
        updatePage: (...given) => inMode(() => pages.updatePage(...given)),
        removePage: (...given) => inMode(() => pages.removePage(...given)),
      }
      return { possible: true, pages: own }
    },
  })
  return {
    system,
    withoutPermission: answering('forbidden'),
    throttled: system,
    losingResponses: answering('lost'),
    courseId: '1',
    source: { id: '101', title: 'Light' },
    looseId: '103',
    teacher: {
      edit: async (pageId, change) => system.editPage('1', pageId, { ...change, editedBy: 'Tom Reyes' }),
      chooseFrontPage: async (pageId) => system.editPage('1', pageId, { isFrontPage: true }),
      remove: async (pageId) => system.editPage('1', pageId, null),
    },
  }
})

test('a fake can be one that does not publish', async () => {
  const fake = createFakeCourseSystem({ courses: [course], publishing: 'moodle' })
  expect(await fake.publishing()).toEqual({ possible: false, reason: 'moodle' })
})
