import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../../testing/start-test-app.ts'

const url = '/api/slideshow/7/71'
/** Matches a query that reads the body, not one that only tests whether there is a body. */
const readsBody = /^select .*"body"(?! is)/is
const readsPages = /^select .*"course_pages"/is

describe.each(await testBackends())('the reads of a document (%s database)', (backend) => {
  let database: Database
  let lectern: TestApp
  let ada: TestCall
  const statements: string[] = []
  beforeAll(async () => {
    database = await openTestDatabase(backend, { asked: (statement) => statements.push(statement) })
    lectern = await startTestApp(backend, { database })
    ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
  })
  afterAll(async () => {
    await lectern?.close()
    await database?.close()
  })

  /** The statements of a call that match. */
  async function asked(which: RegExp, ...call: Parameters<TestCall>) {
    statements.length = 0
    const { status, json } = await ada(...call)
    expect(status).toBe(200)
    return { json, matching: statements.filter((statement) => which.test(statement)) }
  }

  test('include its body when it is opened', async () => {
    expect((await asked(readsBody, 'GET', url)).matching).toHaveLength(1)
  })

  test('do not include the body when it is saved', async () => {
    const { json } = await ada('GET', url)
    json.presentation.title = 'Rain and more'
    expect((await asked(readsBody, 'PUT', url, json)).matching).toEqual([])
  })

  test('do not include a body when its history is listed with the parts of each version', async () => {
    const { json, matching } = await asked(readsBody, 'GET', `${url}/versions`)
    expect(matching).toEqual([])
    const { slides } = (await ada('GET', url)).json
    expect(json.map(({ parts }: { parts: number }) => parts)).toContain(slides.length)
  })

  test('include its own page of the course only, once', async () => {
    const { matching } = await asked(readsPages, 'GET', url)
    expect(matching).toHaveLength(1)
    expect(matching[0]).toMatch(/"page_id" = any\(/)
  })
})
