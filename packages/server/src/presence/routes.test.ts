import { Problem } from '@lectern/domain/problems/problems.ts'
import { expect, test } from 'vitest'
import type { PresenceReport } from './presence-board.ts'
import { stayOnPage } from './routes.ts'

const ada = {
  id: 'ada',
  email: 'ada@example.edu',
  firstName: 'Ada',
  lastName: 'King',
  organization: 'School',
  courseSystem: 'https://canvas.example',
}
const page = { courseId: '7', pageId: '71', format: 'slideshow' } as const

/** The reports that presence receives from an editor window whose access check ends in this way. */
async function saidAfter(check: () => Promise<unknown>) {
  const said: PresenceReport[] = []
  const presence = {
    report: async (report: PresenceReport) => {
      said.push(report)
      return { colleagues: [], own_windows: [] }
    },
  }
  const problem = await stayOnPage({ access: { requirePage: check }, presence }, ada, page, {
    window: 'one',
  }).catch((error: unknown) => error)
  return { said, problem }
}

test('shows an editor that may edit the page', async () => {
  const { said } = await saidAfter(async () => {})
  expect(said).toEqual([expect.objectContaining({ accountId: 'ada', window: 'one', part: null })])
})

test('removes an editor that may no longer edit the page', async () => {
  const refused = new Problem('NOT_FOUND')
  const { said, problem } = await saidAfter(() => Promise.reject(refused))
  expect(problem).toBe(refused)
  expect(said).toEqual([expect.objectContaining({ window: 'one', left: true })])
})

test.each([new Problem('COURSE_SYSTEM_UNAVAILABLE'), new Error('Connection lost.')])(
  'keeps an editor while its access cannot be checked: %s',
  async (outage) => {
    const { said, problem } = await saidAfter(() => Promise.reject(outage))
    expect(problem).toBe(outage)
    expect(said).toEqual([])
  },
)
