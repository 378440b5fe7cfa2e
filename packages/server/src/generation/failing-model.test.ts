import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../testing/database.ts'
import { createFakeCourseSystem } from '../testing/course-systems/fake-course-system.ts'
import {
  neverAnswers,
  echoAnswer,
  stopsMidway,
  type ModelAnswer,
  startScriptedModel,
  status,
  streamAnswer,
} from '../testing/writing/scripted-model.ts'
import { startTestApp, testCourses, type TestApp, type TestCall } from '../testing/start-test-app.ts'
import type { Writer } from './writer.ts'
import { createLanguageModelWriter } from './writers/language-model/writer/language-model-writer.ts'

/** Part of every page. */
const marker = 'Quercus4711'
const key = 'key-of-the-model-4711'
const courses = testCourses.map((course) => ({
  ...course,
  pages: course.pages.map((page) => ({
    ...page,
    html: page.html.replace('Water rises', `${marker} water rises`),
  })),
}))
const queuedJob = z.object({
  state: z.string(),
  retry_count: z.number(),
  retry_delay: z.number(),
  retry_backoff: z.boolean(),
  /** Seconds until it is run. */
  wait: z.number(),
})
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 })
const system = createFakeCourseSystem({ courses })

describe.each(await testBackends())('a failing language model (%s database)', (backend) => {
  let database: Database
  let lectern: TestApp
  let ada: TestCall & { token: string }
  let model: Awaited<ReturnType<typeof startScriptedModel>>
  let now: Writer
  const log: string[] = []
  let courseSystems = 0

  beforeAll(async () => {
    const writer: Writer = {
      ...createLanguageModelWriter({ model: 'm', url: 'http://127.0.0.1:9/v1' }),
      write: (format, request) => now.write(format, request),
      rewrite: (format, request) => now.rewrite(format, request),
      answer: (request) => now.answer(request),
    }
    database = await openTestDatabase(backend)
    lectern = await startTestApp(backend, {
      database,
      writer,
      connect: () => system,
      log: (line) => log.push(line),
    })
  })
  afterAll(async () => {
    await lectern.close()
    await database.close()
  })
  beforeEach(async () => {
    ada = await lectern.signUp({ base_url: `https://model-${(courseSystems += 1)}.example.edu` })
  })
  afterEach(async () => {
    await ada('DELETE', '/api/jobs')
    await model.close()
  })

  async function use(...answers: ModelAnswer[]): Promise<void> {
    model = await startScriptedModel(...answers)
    now = createLanguageModelWriter({ model: 'm', url: model.url, key })
  }

  async function generate(...pages: string[]) {
    const body = { course_id: '7', page_ids: pages }
    const { json } = await ada('POST', '/api/generate_slideshow', body, { prefer: 'respond-async' })
    return {
      id: String(json.job_id),
      group: async () => (await ada('GET', `/api/jobs/${json.job_id}`)).json,
    }
  }

  async function queued() {
    const rows = await database.sql.execute(
      sql`select state::text, retry_count, retry_delay, retry_backoff,
          extract(epoch from start_after - now())::int as wait
        from pgboss.job where state in ('retry', 'active', 'created') and name = 'work'`,
    )
    return z.array(queuedJob).parse(rows)
  }

  /** Everything that is stored about jobs, as text. */
  async function kept(): Promise<string> {
    const texts: string[] = []
    for (const table of ['pgboss.job', 'jobs', 'job_groups', 'job_group_members']) {
      const rows = await database.sql.execute(sql`select to_json(t) from ${sql.raw(table)} t`)
      texts.push(JSON.stringify(rows))
    }
    return texts.join('\n')
  }

  const echo = { error: { message: `Cannot read ${marker} with ${key}`, type: 'x', code: 'y' } }

  test.each<[string, number, ModelAnswer]>([
    ['that passes', 1, status(503, echo)],
    ['of the request', 0, status(400, echo)],
    ['of the key', 0, status(401, { ...echo, key })],
    ['of the answer', 0, streamAnswer(`{"title": "${marker}", "slides": [{"slide_type": "text"}]}`)],
    ['of reading', 0, streamAnswer(`{"title": "${marker} \\`)],
  ])(
    'a failure %s leaves nothing of the page, the answer or the key in the job tables and in the log',
    async (_what, waiting, answer) => {
      await use(answer)
      const { group } = await generate('71')
      if (waiting) await soon(async () => (await queued()).map(({ state }) => state)).toEqual(['retry'])
      else await soon(async () => (await group()).state).toBe('failed')
      expect(model.requests[0]).toContain(marker)
      expect(await kept()).toContain('Rain')
      expect(await kept()).not.toMatch(new RegExp(`${marker}|${key}`))
      expect(log.join('\n')).not.toMatch(new RegExp(`${marker}|${key}`))
    },
  )

  test('gets no request from any job for as long as it asks, and no job holds a worker meanwhile', async () => {
    await use(status(429, '', { 'retry-after': '300' }))
    const { group } = await generate('71', '72')
    await soon(async () => (await queued()).filter(({ state }) => state === 'retry')).toHaveLength(2)
    for (const { wait, retry_count } of await queued()) {
      expect(wait).toBeGreaterThan(280)
      expect(wait).toBeLessThan(310)
      expect(retry_count).toBe(0)
    }
    expect(model.requests.length).toBeLessThanOrEqual(2)
    const asked = model.requests.length
    expect((await group()).state).toBe('waiting')
    await ada('DELETE', '/api/jobs')
    await generate('71')
    await soon(async () => (await queued()).map(({ state }) => state)).toEqual(['retry'])
    expect(model.requests).toHaveLength(asked)
  })

  test.each([
    ['nothing of its answer', neverAnswers],
    ['half of its answer', stopsMidway],
  ])('that has sent %s is disconnected at once when the author cancels', async (_what, answer) => {
    await use(answer)
    const { id, group } = await generate('71')
    await soon(() => model.requests.length).toBe(1)
    await ada('DELETE', `/api/jobs/${id}`)
    await soon(() => model.left).toBe(1)
    expect((await group()).state).toBe('cancelled')
  })

  test('is asked again when the wait is over, and later failures have the usual waits', async () => {
    await use(status(429, '', { 'retry-after': '1' }), status(503))
    await generate('71')
    const retrying = { state: 'retry', retry_count: 1, retry_delay: 2, retry_backoff: true }
    await soon(queued).toMatchObject([retrying])
    expect(model.requests).toHaveLength(2)
  })

  test('that asks to wait for hours fails the job, with the time in its reason', async () => {
    await use(status(429, '', { 'retry-after': '7200' }))
    const { group } = await generate('71')
    await soon(async () => (await group()).state).toBe('failed')
    expect((await group()).failed_pages).toMatchObject([
      {
        page_id: '71',
        reason:
          'The language model is asked more often than its provider allows. Please try again in 2 hours.',
      },
    ])
  })

  test('does not write again what it has written, when the job is repeated', async () => {
    const busy = status(503, '', { 'retry-after': '1' })
    let writing = 0
    await use((response, body) => {
      const isWriting = body.includes('Write slide')
      if (isWriting) writing += 1
      // The second call for slides fails once.
      return isWriting && writing === 2 ? busy(response) : echoAnswer(response, body)
    })
    const { group } = await generate('71')
    await soon(async () => (await group()).state).toBe('succeeded')
    expect(model.requests.filter((body) => body.includes('Plan a narrated'))).toHaveLength(1)
    const asked = model.requests.filter((body) => body.includes('Write slide'))
    expect(new Set(asked).size).toBe(asked.length - 1)
    const answers = await database.sql.execute(sql`select key from kept_answers where key <> 'earlier-pages'`)
    expect(answers).toHaveLength(0)
  })

  test('is reported to an author who rewrites, with the time to wait', async () => {
    const later = status(429, '', { 'retry-after': '120' })
    const script = 'Water rises as vapour, cools in the heights and falls as rain upon the land below.'
    const slide = {
      slide_type: 'text',
      content: { slide_title: 'Rain', slide_content: script },
      audio_script: script,
      sources: ['b1'],
    }
    await use((response, body) =>
      body.includes('Rewrite one slide') ? later(response) : echoAnswer(response, body),
    )
    const { group } = await generate('71')
    await soon(async () => (await group()).state).toBe('succeeded')
    const answer = await ada('POST', '/api/slideshow/7/71/rewrite', { slide, instruction: 'Shorter' })
    expect(answer.json).toMatchObject({
      code: 'WRITER_UNAVAILABLE',
      error:
        'The language model is asked more often than its provider allows. Please try again in 2 minutes.',
    })
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '120'])
  })

  test('is reported to an author who asks, and a question that hangs ends with its connection', async () => {
    const later = status(429, '', { 'retry-after': '120' })
    await use((response, body) =>
      body.includes('Answer a question') ? later(response) : echoAnswer(response, body),
    )
    const { group } = await generate('71')
    await soon(async () => (await group()).state).toBe('succeeded')
    const refused = await ada('POST', '/api/slideshow/7/71/ask', { question: 'What rises?' })
    expect([refused.status, refused.json.code]).toEqual([503, 'WRITER_UNAVAILABLE'])
    expect(refused.headers['retry-after']).toBe('120')
    await model.close()

    await use(neverAnswers)
    await lectern.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = z.object({ port: z.number() }).parse(lectern.app.server.address())
    const leaving = new AbortController()
    const asked = fetch(`http://127.0.0.1:${port}/api/slideshow/7/71/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      body: JSON.stringify({ question: 'What rises?' }),
      signal: leaving.signal,
    }).catch((error: unknown) => error)
    await soon(() => model.requests.length).toBe(1)
    leaving.abort()
    expect(await asked).toMatchObject({ name: 'AbortError' })
    await soon(() => model.left).toBe(1)
  })
})
