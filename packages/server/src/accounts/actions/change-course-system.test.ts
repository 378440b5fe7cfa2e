import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccessStore } from '../../course-material/access/store/access-store.ts'
import type { Database } from '../../platform/db/database.ts'
import { documents } from '../../platform/db/schema/documents.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { addAccount, jobOn, startJobs } from '../../testing/jobs-under-test.ts'
import { createAccountStore } from '../store/account-store.ts'
import { createCourseSystemChange } from './change-course-system.ts'
import { createSecrets } from '../secrets/secrets.ts'

const backends = await testBackends()

describe.skipIf(!backends.includes('server'))('changing the course system while a job runs', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase('server')
  })
  afterAll(() => database?.close())

  async function waitForALock(): Promise<void> {
    const waiting = async () =>
      (
        await database.sql.execute(sql`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
      ).length
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0)
  }

  test('succeeds even if the job is storing its result for the account', async () => {
    const marked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const ada = await addAccount(database)
    const process = await startJobs(database, async (context) => {
      const { courseId, pageId } = context
      await context.keep(async () => {
        marked.resolve()
        await goOn.promise
        await database.sql.insert(documents).values({
          courseSystem: ada.courseSystem,
          courseId,
          pageId,
          format: 'slideshow',
          status: 'In_Progress',
          revision: 1,
          partCount: 0,
          updatedBy: ada.id,
        })
      })
      return {}
    })
    const access = createAccessStore(database)
    const courseSystem = createCourseSystemChange({
      accounts: createAccountStore(database, createSecrets('a secret of this test')),
      attempts: {
        limit: async () => {},
        admit: async () => 1,
        guess: async () => async () => {},
        forget: async () => {},
      },
      normaliseBaseUrl: (url) => url,
      tryConnection: async () => ({ ok: true, system: null, message: '' }),
      forgetCourses: (accountId) => access.endMembership(accountId),
      cancelJobs: (account) => process.jobs.cancelWithin(account, account.courseSystem),
    })
    await process.jobs.start(ada, [jobOn('kept')])
    await marked.promise
    const to = { base_url: 'https://moved.example.edu', api_key: 'another key' }
    const changing = courseSystem.change(ada, to)
    changing.catch(() => {})
    await waitForALock()
    goOn.resolve()
    expect((await changing).account.courseSystem).toBe(to.base_url)
    await process.stop()
  })
})
