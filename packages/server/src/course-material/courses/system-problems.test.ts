import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { startTestApp, testCourses, type TestApp } from '../../testing/start-test-app.ts'
import type { CourseSystem } from './course-system.ts'

describe.each(await testBackends())('a course system with a problem (%s database)', (backend) => {
  const fake = createFakeCourseSystem({ courses: testCourses })
  const system: CourseSystem = {
    ...fake,
    listPages: async (...given) =>
      (await fake.listPages(...given)).map((page) =>
        page.id === '72' ? { ...page, availability: 'hidden' } : page,
      ),
  }
  let lectern: TestApp
  beforeAll(async () => {
    lectern = await startTestApp(backend, { connect: () => system })
  })
  afterAll(() => lectern.close())

  test('in maintenance keeps the known courses available and explains why they may be outdated', async () => {
    const ada = await lectern.signUp()
    const before = (await ada('POST', '/api/pages', { id: '7' })).json
    fake.failWith('COURSE_SYSTEM_IN_MAINTENANCE')
    expect((await ada('GET', '/api/courses')).json).toHaveLength(2)
    expect((await ada('POST', '/api/pages', { id: '7' })).json).toEqual(before)
    const { state, problem } = (await ada('GET', '/api/course-system')).json
    expect([state, problem.code]).toEqual(['failing', 'COURSE_SYSTEM_IN_MAINTENANCE'])
    fake.failWith(undefined)
  })

  test('without editable courses closes the known courses, with a sentence', async () => {
    const ada = await lectern.signUp()
    expect((await ada('GET', '/api/courses')).json).toHaveLength(2)
    fake.failWith('NO_COURSES_TO_EDIT')
    const refused = await ada('GET', '/api/courses')
    expect([refused.status, refused.json.code]).toEqual([403, 'NO_COURSES_TO_EDIT'])
    expect(refused.json.error).toContain('edit none')
    expect((await ada('POST', '/api/pages', { id: '7' })).status).toBe(403)
    fake.failWith(undefined)
    expect((await ada('GET', '/api/courses')).json).toHaveLength(2)
  })

  test('marks a page that students cannot find', async () => {
    const ada = await lectern.signUp()
    const pages = (await ada('POST', '/api/pages', { id: '7' })).json
    expect(
      pages.map(({ page_id, availability }: Record<string, unknown>) => [page_id, availability]),
    ).toEqual([
      ['71', undefined],
      ['72', 'hidden'],
      ['73', undefined],
    ])
  })
})
