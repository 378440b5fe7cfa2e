import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { shares } from '../../platform/db/schema/published.ts'
import { createShareStore } from '../../learners/shares/share-store.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { checkSharedCourses } from './check-shared-courses.ts'

const hour = 3_600_000
const one = 'https://one.example.edu'
const two = 'https://two.example.edu'

describe.each(await testBackends())('Courses with a share (%s database)', (backend) => {
  let database: Database
  let ada = ''
  let ben = ''
  let cleo = ''
  let time = Date.parse('2030-01-01T00:00:00Z')
  let checked: string[] = []
  /** Milliseconds that the check of one course takes. */
  let duration = 0
  /** Users who can no longer open any course, and course systems that do not answer. */
  const expelled = new Set<string>()
  const silent = new Set<string>()
  /** Users whose key is rejected while pages are read. */
  const rejected = new Set<string>()
  let stopping = new AbortController()
  /** Called with each check. */
  let onCheck: () => void = () => {}

  beforeAll(async () => {
    database = await openTestDatabase(backend)
    ada = await addUser('ada@example.edu')
    ben = await addUser('ben@example.edu')
    cleo = await addUser('cleo@example.edu')
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.sql.delete(shares)
    checked = []
    duration = 0
    expelled.clear()
    silent.clear()
    rejected.clear()
    stopping = new AbortController()
    onCheck = () => {}
    time += 1000 * hour
  })

  async function addUser(email: string): Promise<string> {
    const user = { email, firstName: 'A', lastName: 'B', organization: '', passwordHash: '' }
    const connected = { ...user, courseSystem: one, apiKeyCipher: '', apiKeyHash: email }
    const [added] = await database.sql.insert(users).values(connected).returning({ id: users.id })
    return added?.id ?? ''
  }

  let tokens = 0
  async function share(courseId: string, more: Partial<typeof shares.$inferInsert> = {}): Promise<void> {
    tokens += 1
    const token = { tokenHash: `hash ${tokens}`, tokenCipher: 'secret' }
    const course = { courseSystem: one, courseId, courseName: 'Weather', courseCode: 'W' }
    const rights = { downloads: false, embedOrigins: [], createdBy: ada, createdAt: new Date(time + tokens) }
    await database.sql.insert(shares).values({ ...course, ...token, ...rights, ...more })
  }

  const run = async () =>
    checkSharedCourses({
      sharedCourses: createShareStore(database),
      now: () => time,
      signal: stopping.signal,
      findAccount: async (id) => ({
        id,
        email: '',
        firstName: '',
        lastName: '',
        organization: '',
        courseSystem: id === ben ? two : one,
      }),
      access: {
        async listPages(account) {
          if (expelled.has(account.id)) throw new Problem('NOT_FOUND')
          return { list: [], readAt: new Date(silent.has(account.courseSystem) ? time - hour : time) }
        },
      },
      async checkCourse({ id }, courseId) {
        time += duration
        checked.push(`${id === ben ? 'ben' : 'ada'} ${courseId}`)
        onCheck()
        return { pieces: [], stoppedBy: rejected.has(id) ? 'membership' : undefined }
      },
    })

  test('are checked once a day, with the account of an author', async () => {
    await share('7')
    await share('7', { pageId: '71', format: 'podcast' })
    await share('8', { createdBy: ben, courseSystem: two })
    await run()
    expect(checked.toSorted()).toEqual(['ada 7', 'ben 8'])
    time += 6 * hour
    await run()
    expect(checked).toHaveLength(2)
    time += 18 * hour
    await run()
    expect(checked).toHaveLength(4)
  })

  test('are left out if no share is in use, the author moved, or the course was imported', async () => {
    await share('7', { expiresAt: new Date(time - hour) })
    await share('8', { createdBy: null })
    await share('9', { courseSystem: two })
    await share('imported-1', { courseSystem: `imported:${ada}` })
    await run()
    expect(checked).toEqual([])
  })

  test('are checked fifty in a run, those that were not checked for longest first', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => String(100 + at))
    for (const [at, id] of ids.entries())
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await share(id, { checkedAt: at < 10 ? new Date(time - 24 * hour) : new Date(time - 48 * hour) })
    await run()
    expect(checked.map((name) => name.slice(4)).toSorted()).toEqual(ids.slice(10))
    await run()
    expect(
      checked
        .slice(50)
        .map((name) => name.slice(4))
        .toSorted(),
    ).toEqual(ids.slice(0, 10))
  })

  test('are left to the next run if the others took too long', async () => {
    await share('7')
    await share('8')
    duration = hour
    await run()
    expect(checked).toHaveLength(1)
    await run()
    expect(checked.toSorted()).toEqual(['ada 7', 'ada 8'])
  })

  test('of a course system that does not answer are not requested, but others are', async () => {
    await share('7')
    await share('8')
    await share('9', { createdBy: ben, courseSystem: two })
    silent.add(one)
    await run()
    expect(checked).toEqual(['ben 9'])
  })

  test('of a course system that does not answer are checked once it answers again', async () => {
    await share('7')
    await share('8')
    await share('10')
    silent.add(one)
    await run()
    silent.clear()
    time += 6 * hour
    await run()
    expect(checked).toEqual(['ada 7', 'ada 8'])
  })

  test('are checked for another author if the key of the first is rejected', async () => {
    await share('7')
    await share('7', { createdBy: cleo })
    rejected.add(cleo)
    await run()
    expect(checked).toHaveLength(2)
  })

  test('are left to another run if maintenance stops', async () => {
    await share('7')
    await share('8')
    onCheck = () => stopping.abort()
    await run()
    expect(checked).toHaveLength(1)
  })

  test('are checked for another author if the first has no access', async () => {
    await share('7')
    await share('7', { createdBy: cleo })
    await share('8', { createdBy: cleo })
    expelled.add(cleo)
    await run()
    expect(checked).toEqual(['ada 7'])
  })
})
