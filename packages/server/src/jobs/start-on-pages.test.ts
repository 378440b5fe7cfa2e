import { Problem } from '@lectern/domain/problems/problems.ts'
import { expect, test } from 'vitest'
import type { CourseAccess } from '../course-material/access/course-access.ts'
import type { Account } from '../accounts/account.ts'
import type { Jobs } from './jobs.ts'
import { startOnPages } from './start-on-pages.ts'

const ada: Account = {
  id: 'ada',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Byron',
  organization: 'Analytical College',
  courseSystem: 'https://canvas.example.edu',
}

/** Pages '0' to '498' are in course 7; the account has no course 9. */
function starting() {
  const questions: string[] = []
  const access: Pick<CourseAccess, 'findPages'> = {
    async findPages(_account, courseId, pageIds) {
      questions.push(courseId)
      if (courseId !== '7') throw new Problem('NOT_FOUND')
      const own = pageIds.filter((id) => Number(id) < 499)
      return new Map(own.map((id) => [id, { id, title: `Page ${id}` }]))
    },
  }
  const started: { titles: string[]; failed: readonly { page_id: string; reason: string }[] }[] = []
  const jobs: Pick<Jobs, 'start'> = {
    async start(_account, wanted, failed = []) {
      started.push({ titles: wanted.map(({ pageTitle }) => pageTitle), failed })
      return 'group'
    },
  }
  // Only these methods are used.
  return { dependencies: { access: access as CourseAccess, jobs: jobs as Jobs }, questions, started }
}

const job = (courseId: string, pageId: string) =>
  ({ kind: 'generate-slideshow', courseId, pageId, request: {} }) as const

test('five hundred pages need one query, and a page outside its course fails alone', async () => {
  const { dependencies, questions, started } = starting()
  const wanted = Array.from({ length: 500 }, (_, index) => job('7', String(index)))
  await startOnPages(dependencies, ada, [...wanted, job('9', '1')])
  expect(questions).toEqual(['7', '9'])
  expect(started[0]?.titles).toHaveLength(499)
  expect(started[0]?.failed.map(({ page_id }) => page_id)).toEqual(['499', '1'])
})

test('a translation is published with the title of the page of its original', async () => {
  const { dependencies, started } = starting()
  await startOnPages(dependencies, ada, [{ ...job('7', '1@de'), kind: 'publish-slideshow' }])
  expect(started).toEqual([{ titles: ['Page 1'], failed: [] }])
})
