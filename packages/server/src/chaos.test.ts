import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createServerDatabase, testFaces } from './testing/database.ts'
import { freePort, type LecternProcess, ready, startProcess } from './testing/start-process.ts'
import { startUnreliableProxy, type UnreliableProxy } from './testing/unreliable-proxy.ts'

/** The product in processes of its own through kills, and with a course system that hangs, fails or is gone. */

const patience = 120_000
const group = z.object({
  state: z.string(),
  successful_pages: z.array(z.string()),
  jobs: z.array(z.object({ progress: z.object({ stage: z.string(), done: z.number() }) })),
})
const slideshow = z.looseObject({
  slides: z.array(
    z.looseObject({ key: z.string(), audio_script: z.string(), audio_path: z.optional(z.string()) }),
  ),
})

describe.each(await testFaces())('a Lectern in trouble (%s database)', (face) => {
  let dataDir: string
  let ports: [number, number]
  let database: { url: string; drop: () => Promise<void> } | undefined
  /** In front of the course system. */
  let proxy: UnreliableProxy
  let lectern: LecternProcess
  let token: string
  const started: LecternProcess[] = []

  beforeAll(async () => {
    ports = [await freePort(), await freePort()]
    dataDir = await mkdtemp(join(tmpdir(), 'lectern-chaos-'))
    database = face === 'server' ? await createServerDatabase() : undefined
    proxy = await startUnreliableProxy(() => lectern.sandboxUrl)
    await start()
    token = await signUp()
  }, patience)
  afterAll(async () => {
    for (const one of started) one.kill('SIGKILL')
    await Promise.all(started.map((one) => one.ended))
    await proxy.close()
    await database?.drop()
    await rm(dataDir, { recursive: true })
  })

  async function start(): Promise<void> {
    const env = {
      LECTERN_ALLOW_PRIVATE_NETWORKS: 'on',
      ...(database && { DATABASE_URL: database.url }),
    }
    lectern = await startProcess(dataDir, env, ports)
    started.push(lectern)
    await ready(lectern)
  }

  async function crash(): Promise<void> {
    lectern.kill('SIGKILL')
    await lectern.ended
    await start()
  }

  async function signUp(): Promise<string> {
    const account = { email: 'ada@example.edu', password: 'a quiet reading room' }
    await lectern.call('POST', '/api/register', {
      ...account,
      first_name: 'Ada',
      last_name: 'Byron',
      organization: 'Riverside College',
      base_url: proxy.url,
      api_key: 'sandbox-chaos',
    })
    const login = await lectern.call('POST', '/api/login', account)
    return z.object({ token: z.string() }).parse(login.json).token
  }

  const call = (method: string, path: string, body?: unknown) => lectern.call(method, path, body, token)

  async function pagesOf(): Promise<{ courseId: string; pageIds: string[] }> {
    const courses = z.array(z.object({ id: z.string() })).parse((await call('GET', '/api/courses')).json)
    const courseId = courses[0]?.id ?? ''
    const pages = (await call('POST', '/api/pages', { id: courseId })).json
    return {
      courseId,
      pageIds: z
        .array(z.object({ page_id: z.string() }))
        .parse(pages)
        .map((page) => page.page_id),
    }
  }

  async function generate(courseId: string, pageId: string): Promise<string> {
    const request = { course_id: courseId, page_ids: [pageId], voice_id: 'flite:slt' }
    const { json } = await call('POST', '/api/generate_slideshow', request)
    return z.object({ job_id: z.string() }).parse(json).job_id
  }

  const groupOf = async (jobId: string) => group.parse((await call('GET', `/api/jobs/${jobId}`)).json)
  const ended = (jobId: string) =>
    expect.poll(async () => (await groupOf(jobId)).state, { timeout: patience }).toBe('succeeded')

  /** Waits until so many parts are spoken, or the job is over. */
  const spoken = (jobId: string, parts: number) =>
    expect
      .poll(
        async () => {
          const { progress } = (await groupOf(jobId)).jobs[0] ?? { progress: { stage: 'waiting', done: 0 } }
          return progress.stage === 'finished' || (progress.stage === 'voicing' && progress.done >= parts)
        },
        { timeout: patience },
      )
      .toBe(true)

  test(
    'finishes a generation through three kills, writes the slideshow once, and keeps what was edited in between',
    async () => {
      const { courseId, pageIds } = await pagesOf()
      const place = `/api/slideshow/${courseId}/${pageIds[0]}`
      const job = await generate(courseId, pageIds[0] ?? '')
      await crash()
      await spoken(job, 1)
      const written = slideshow.parse((await call('GET', place)).json)
      const edited = {
        ...written,
        slides: written.slides.map((slide, at) =>
          at === 1 ? { ...slide, audio_script: 'My own words.' } : slide,
        ),
      }
      expect((await call('PUT', place, edited)).status).toBe(200)
      await crash()
      await crash()
      await ended(job)

      const now = slideshow.parse((await call('GET', place)).json)
      expect(now.slides[1]?.audio_script).toBe('My own words.')
      expect(now.slides.map(({ key }) => key)).toEqual(written.slides.map(({ key }) => key))
      const versions = z
        .array(z.object({ origin: z.string() }))
        .parse((await call('GET', `${place}/versions`)).json)
      expect(versions.filter(({ origin }) => origin === 'generated')).toHaveLength(1)
    },
    4 * patience,
  )

  test(
    'saves and loads at once while the course system hangs, fails or is gone',
    async () => {
      const { courseId, pageIds } = await pagesOf()
      const place = `/api/slideshow/${courseId}/${pageIds[0]}`
      const document = (await call('GET', place)).json
      for (const mode of ['hang', 'error', 'drop'] as const) {
        proxy.set(mode)
        // oxlint-disable-next-line no-await-in-loop -- one trouble after the other
        await age('11 minutes')
        // oxlint-disable-next-line no-await-in-loop
        const [load, save] = [await call('GET', place), await call('PUT', place, document)]
        expect([load.status, save.status], mode).toEqual([200, 200])
      }
      proxy.set('pass')
    },
    3 * patience,
  )

  /** Makes what is known of the course system older. Needs a database that another process may open. */
  async function age(interval: string): Promise<void> {
    if (!database) return
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(`update users set courses_read_at = now() - interval '${interval}'`)
    await client.end()
  }
})
