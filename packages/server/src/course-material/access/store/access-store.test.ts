import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccountStore } from '../../../accounts/store/account-store.ts'
import { createSecrets } from '../../../accounts/secrets/secrets.ts'
import type { SystemPage } from '../../courses/course-system.ts'
import type { Database } from '../../../platform/db/database.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { coursePages } from '../../../platform/db/schema/courses.ts'
import { openTestDatabase, testBackends } from '../../../testing/database.ts'
import { testPerson } from '../../../testing/start-test-app.ts'
import { type AccessStore, createAccessStore } from './access-store.ts'

const bread = { id: '8', name: 'Bread', code: 'BRE-1', language: 'es' }
const weather = { id: '7', name: 'Weather', code: 'WEA-1' }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute))
const place = (id: string, title: string, module: string | null, position: number | null): SystemPage => ({
  id,
  title,
  module: module === null ? null : { id: module, name: `Module ${module}`, position: 1.5 },
  position,
})

describe.each(await testBackends())('access rows (%s database)', (backend) => {
  let database: Database
  let store: AccessStore
  let people = 0
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    store = createAccessStore(database)
  })
  afterAll(() => database.close())

  async function createAccount() {
    people += 1
    const base_url = `https://rows-${people}.example.edu`
    const accounts = createAccountStore(database, createSecrets('a secret for tests'))
    return accounts.add({ ...testPerson(people), base_url, passwordHash: 'none' })
  }
  type TestAccount = Awaited<ReturnType<typeof createAccount>>
  const keepPages = (ada: TestAccount, askedAt: Date, pages: SystemPage[]) =>
    store.keepPages(ada, { epoch: 0, askedAt }, '7', pages)

  test('keep the order of the course system and hold each course once', async () => {
    const ada = await createAccount()
    expect(await store.keepCourses(ada, { epoch: 0, askedAt: at(0) }, [bread, weather, bread])).toBe(true)
    expect(await store.coursesOf(ada)).toMatchObject({
      courses: [bread, weather],
      readAt: at(0),
      problem: null,
    })
  })

  test('are read with a problem of another version', async () => {
    const ada = await createAccount()
    const problemAfter = async (stored: unknown) => {
      const json = JSON.stringify(stored)
      await database.sql
        .update(users)
        .set({ coursesProblem: sql`${json}::jsonb` })
        .where(eq(users.id, ada.id))
      const [course, courses, own] = await Promise.all([
        store.placeOf(ada, '7', []),
        store.coursesOf(ada),
        store.membershipOf(ada.id),
      ])
      expect([course?.problem, courses?.problem]).toEqual([own?.problem, own?.problem])
      return own?.problem
    }
    const older = { error: 'The key is gone.', code: 'KEY_REJECTED' }
    expect(await problemAfter(older)).toEqual(older)
    expect(await problemAfter({ ...older, values: { name: null } })).toEqual(older)
    expect(await problemAfter('Broken.')).toMatchObject({ code: 'COURSE_SYSTEM_FAILED' })
    expect(await problemAfter(null)).toBeNull()
  })

  test('hold every place of a page and find the page by its id', async () => {
    const ada = await createAccount()
    const pages = [place('1', 'One', 'a', 1), place('2', 'Two', 'a', 2), place('1', 'One', 'b', 1)]
    const loose = place('3', 'Three', null, null)
    await store.keepCourses(ada, { epoch: 0, askedAt: at(0) }, [weather])
    await keepPages(ada, at(1), [...pages, loose])
    expect(await store.pagesOf(ada.courseSystem, '7')).toEqual({ readAt: at(1), pages: [...pages, loose] })
    const found = await store.placeOf(ada, '7', ['1', '3', 'gone', '1'])
    expect(found).toMatchObject({ course: weather, pagesReadAt: at(1) })
    expect([...(found?.pages.values() ?? [])]).toEqual([
      { id: '1', title: 'One' },
      { id: '3', title: 'Three' },
    ])
  })

  test('of pages belong to the course system of the account', async () => {
    const [ada, eve] = [await createAccount(), await createAccount()]
    await keepPages(ada, at(0), [place('1', 'One', null, null)])
    await store.keepCourses(eve, { epoch: 0, askedAt: at(0) }, [weather])
    expect((await store.placeOf(eve, '7', ['1']))?.pages.size).toBe(0)
    expect(await store.placeOf({ ...eve, courseSystem: ada.courseSystem }, '7', ['1'])).toBeUndefined()
    expect(await store.coursesOf({ ...eve, courseSystem: ada.courseSystem })).toBeUndefined()
  })

  test('ignore an older answer that arrives late, and a repeated answer', async () => {
    const ada = await createAccount()
    const keep = (minute: number, courses: (typeof weather)[]) =>
      store.keepCourses(ada, { epoch: 0, askedAt: at(minute) }, courses)
    await keep(2, [bread, weather])
    expect(await keep(1, [])).toBe(true)
    await keep(2, [bread, weather])
    expect(await store.coursesOf(ada)).toMatchObject({ courses: [bread, weather], readAt: at(2) })

    const [one, two] = [place('1', 'One', null, null), place('2', 'Two', null, null)]
    await keepPages(ada, at(2), [one, two])
    await keepPages(ada, at(1), [])
    await keepPages(ada, at(2), [one, two])
    expect(await store.pagesOf(ada.courseSystem, '7')).toEqual({ readAt: at(2), pages: [one, two] })
  })

  test('are replaced even if a clock that ran ahead wrote them', async () => {
    const ada = await createAccount()
    await store.keepCourses(ada, { epoch: 0, askedAt: at(59) }, [bread])
    await store.keepCourses(ada, { epoch: 0, askedAt: at(1) }, [weather])
    await keepPages(ada, at(59), [place('1', 'One', null, null)])
    await keepPages(ada, at(1), [])
    expect(await store.coursesOf(ada)).toMatchObject({ courses: [weather], readAt: at(1) })
    expect(await store.pagesOf(ada.courseSystem, '7')).toEqual({ readAt: at(1), pages: [] })
  })

  test('reject an answer requested with a key that was rejected or changed since', async () => {
    const ada = await createAccount()
    const rejection = { code: 'KEY_REJECTED', error: 'No.' }
    await store.keepCourses(ada, { epoch: 0, askedAt: at(0) }, [weather])
    await store.endRejectedMembership(ada, 0, rejection)
    expect(await store.coursesOf(ada)).toMatchObject({
      courses: [],
      readAt: null,
      epoch: 1,
      problem: rejection,
    })
    expect(await store.keepCourses(ada, { epoch: 0, askedAt: at(1) }, [weather])).toBe(false)
    expect(await keepPages(ada, at(1), [place('1', 'One', null, null)])).toBe(false)
    await store.endMembership(ada.id)
    expect(await store.coursesOf(ada)).toMatchObject({ courses: [], readAt: null, epoch: 2, problem: null })
    expect(await store.pagesOf(ada.courseSystem, '7')).toBeUndefined()
  })

  test('ignore a rejection or problem of an older key', async () => {
    const ada = await createAccount()
    await store.endMembership(ada.id)
    await store.keepCourses(ada, { epoch: 1, askedAt: at(0) }, [weather])
    await store.endRejectedMembership(ada, 0, { code: 'KEY_REJECTED', error: 'No.' })
    await store.keepProblem(ada, 0, { code: 'COURSE_SYSTEM_FAILED', error: 'No.' })
    expect(await store.coursesOf(ada)).toMatchObject({ courses: [weather], readAt: at(0), problem: null })
  })

  test('reject an answer of a course system that the account has left', async () => {
    const ada = await createAccount()
    await database.sql
      .update(users)
      .set({ courseSystem: `${ada.courseSystem}:8443` })
      .where(eq(users.id, ada.id))
    expect(await store.keepCourses(ada, { epoch: 0, askedAt: at(0) }, [weather])).toBe(false)
  })

  test('hold thousands of pages and text with NUL, and skip the write when nothing changed', async () => {
    const ada = await createAccount()
    const many = Array.from({ length: 2500 }, (_, index) =>
      place(`${index}`, `Page\0 ${index}`, 'm\0', index),
    )
    await keepPages(ada, at(0), many)
    const versions = () =>
      database.sql
        .select({ xmin: sql<string>`xmin::text` })
        .from(coursePages)
        .where(eq(coursePages.courseSystem, ada.courseSystem))
    const before = await versions()
    await keepPages(ada, at(1), many)
    expect(await versions()).toEqual(before)
    const kept = await store.pagesOf(ada.courseSystem, '7')
    expect([kept?.readAt, kept?.pages.length, kept?.pages[2499]?.title]).toEqual([at(1), 2500, 'Page 2499'])
    await keepPages(ada, at(2), many.slice(0, 2))
    expect((await store.pagesOf(ada.courseSystem, '7'))?.pages).toHaveLength(2)
  })
})
