import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isEnded, type JobGroup, jobGroup, jobGroupSummary } from '@lectern/domain/jobs/job.ts'
import { spokenTexts } from '@lectern/domain/slideshow/slide-texts.ts'
import { slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  createServerDatabase,
  createTestDataDir,
  type ServerDatabase,
  testBackends,
} from '../testing/database.ts'
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts'
import { freePort, type LecternProcess, waitUntilReady, startProcess } from '../testing/start-process.ts'
import {
  startUnreliableSpeechServer,
  type UnreliableSpeechServer,
} from '../testing/sound/unreliable-speech-server.ts'
import { startUnreliableProxy, type UnreliableProxy } from '../testing/network/unreliable-proxy.ts'

/**
 * Runs the product in its own process while its dependencies hang, fail, fill up or are unreachable, and while it is
 * killed.
 */

const timeoutMs = 120_000
const polling = { timeout: timeoutMs, interval: 20 }
const maxSaveMs = 1000
const startedJob = z.object({ job_id: z.string() })

describe.each(await testBackends())('a Lectern whose dependencies fail (%s database)', (backend) => {
  let dataDir: string
  let ports: [number, number]
  let database: ServerDatabase | undefined
  let disk: SmallDisk | undefined
  /** Forwards to the course system and can fail on demand. */
  let proxy: UnreliableProxy
  let speech: UnreliableSpeechServer
  let lectern: LecternProcess
  let token: string
  let courseId: string
  /** Each test takes its own pages. */
  let pageIds: string[]
  const started: LecternProcess[] = []

  beforeAll(async () => {
    ports = [await freePort(), await freePort()]
    dataDir =
      backend === 'embedded' ? await createTestDataDir() : await mkdtemp(join(tmpdir(), 'lectern-chaos-'))
    database = backend === 'server' ? await createServerDatabase() : undefined
    await mkdir(join(dataDir, 'media'))
    disk = backend === 'server' ? await mountSmallDisk(join(dataDir, 'media'), 32) : undefined
    proxy = await startUnreliableProxy(() => lectern.sandboxUrl)
    speech = await startUnreliableSpeechServer()
    await start()
    await signUp()
    const [course] = z.array(z.object({ id: z.string() })).parse((await call('GET', '/api/courses')).json)
    courseId = course?.id ?? ''
    const pages = (await call('POST', '/api/pages', { id: courseId })).json
    pageIds = z
      .array(z.object({ page_id: z.string() }))
      .parse(pages)
      .map(({ page_id }) => page_id)
  }, timeoutMs)
  afterAll(async () => {
    for (const one of started) one.kill('SIGKILL')
    await Promise.all(started.map((one) => one.ended))
    await disk?.unmount()
    await Promise.all([proxy.close(), speech.close(), database?.drop()])
    await rm(dataDir, { recursive: true })
  })

  async function start(): Promise<void> {
    const env = {
      LECTERN_ALLOW_PRIVATE_NETWORKS: 'on',
      LECTERN_SPEECH_MODEL: 'test',
      LECTERN_SPEECH_MODEL_URL: speech.url,
      LECTERN_SPEECH_MODEL_PRICE: '0',
      LECTERN_SPEECH_MODEL_CHARACTERS: '10000',
      ...(database && { DATABASE_URL: database.url }),
    }
    lectern = await startProcess(dataDir, env, ports)
    started.push(lectern)
    await waitUntilReady(lectern)
  }

  async function crash(): Promise<void> {
    lectern.kill('SIGKILL')
    await lectern.ended
    speech.dropHeld()
    await start()
  }

  const settings = () => ({ base_url: proxy.url, api_key: 'sandbox-chaos' })

  async function signUp(): Promise<void> {
    const account = { email: 'ada@example.edu', password: 'a quiet reading room' }
    const person = { first_name: 'Ada', last_name: 'Byron', organization: 'Riverside College' }
    await lectern.call('POST', '/api/register', { ...account, ...person, ...settings() })
    const login = await lectern.call('POST', '/api/login', account)
    token = z.object({ token: z.string() }).parse(login.json).token
  }

  const call = (method: string, path: string, body?: unknown) => lectern.call(method, path, body, token)
  const place = (pageId: string) => `/api/slideshow/${courseId}/${pageId}`
  const load = async (pageId: string) => slideshow.parse((await call('GET', place(pageId))).json)

  async function generate(pages: readonly string[]): Promise<string> {
    const request = { course_id: courseId, page_ids: pages, voice_id: 'openai:anna' }
    const { json } = await call('POST', '/api/generate_slideshow', request)
    return startedJob.parse(json).job_id
  }

  const takePages = (count: number) => pageIds.splice(0, count)
  const groupOf = async (id: string) => jobGroup.parse((await call('GET', `/api/jobs/${id}`)).json)
  const until = (id: string, holds: (group: JobGroup) => boolean) =>
    expect.poll(async () => holds(await groupOf(id)), polling).toBe(true)

  /**
   * Waits until every slide of these pages has audio. `before` is the number of spoken texts: since then, each text was
   * spoken once.
   */
  async function expectVoiced(id: string, pages: readonly string[], before: number): Promise<void> {
    await until(id, ({ state }) => isEnded(state))
    expect(await groupOf(id)).toMatchObject({ state: 'succeeded', failed_pages: [], gaps: [] })
    const shows = await Promise.all(pages.map(load))
    expect(shows.flatMap(({ slides }) => slides).filter(({ audio_path }) => !audio_path)).toEqual([])
    const texts = shows.map(
      ({ slides }) => new Set(slides.flatMap(spokenTexts).map(({ script }) => script)).size,
    )
    expect(speech.spoken.slice(before)).toHaveLength(texts.reduce((sum, count) => sum + count, 0))
  }

  async function saveInTime(pageId: string): Promise<void> {
    const document = (await call('GET', place(pageId))).json
    const asked = performance.now()
    expect((await call('PUT', place(pageId), document)).status).toBe(200)
    expect(performance.now() - asked).toBeLessThan(maxSaveMs)
  }

  /** Runs a statement from this process. The embedded database is out of reach of other processes. */
  async function onDatabase(statement: string): Promise<void> {
    if (!database) return
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  /** Resumes interrupted jobs immediately. The heartbeat would resume them after about 15 s. */
  const handBack = () =>
    onDatabase(
      `update pgboss.job set state = 'retry', heartbeat_on = null, start_after = now() where state = 'active'`,
    )

  test(
    'speaks each slide once while the speech server hangs, sends silence and disconnects, and saves meanwhile',
    async () => {
      const [page = ''] = takePages(1)
      const before = speech.spoken.length
      speech.set(['speak', 'hold', 'silence', 'drop', 'drop'], 'speak')
      const job = await generate([page])
      await expect.poll(() => speech.held(), polling).toBe(1)
      await saveInTime(page)
      speech.release('drop')
      await expectVoiced(job, [page], before)
    },
    timeoutMs,
  )

  // The client retries requests for 15 s with either database.
  test.runIf(backend === 'embedded')(
    'reports which slides are silent and why when the speech server is unreachable, and speaks only these after a restart',
    async () => {
      const [page = ''] = takePages(1)
      const before = speech.spoken.length
      speech.set(['speak', 'speak'], 'drop')
      const job = await generate([page])
      await until(job, ({ state }) => isEnded(state))
      const { slides } = await load(page)
      const silent = slides.flatMap(spokenTexts).flatMap(({ key, audio_path }) => (audio_path ? [] : [key]))
      expect(silent).toHaveLength(slides.flatMap(spokenTexts).length - 2)
      const { gaps } = await groupOf(job)
      expect(gaps.flatMap(({ parts }) => parts).toSorted()).toEqual(silent.toSorted())
      for (const { reason } of gaps) expect(reason).toContain('voice engine')
      speech.release('speak')
      await crash()
      const request = { course_id: courseId, page_id: page, voice_id: 'openai:anna' }
      const { json } = await call('POST', '/api/audio/generate_presentation', request)
      await expectVoiced(startedJob.parse(json).job_id, [page], before)
    },
    timeoutMs,
  )

  test(
    'finishes a generation through three kills, writes and speaks it once, keeps an edit made in between, and never reports its end too early',
    async () => {
      const pages = takePages(2)
      const [page = ''] = pages
      const before = speech.spoken.length
      const isVoiced = ({ jobs }: JobGroup, parts: number) =>
        jobs.every(({ progress }) => progress.stage === 'voicing') &&
        jobs.reduce((sum, { progress }) => sum + progress.done, 0) === parts
      const expectUnfinished = async () => {
        const groups = z.array(jobGroupSummary).parse((await call('GET', '/api/job-groups')).json)
        const states = [(await groupOf(job)).state, groups.find(({ job_id }) => job_id === job)?.state]
        expect(states.filter((state) => state === undefined || isEnded(state))).toEqual([])
      }
      speech.set([], 'hold')
      const job = await generate(pages)
      await crash()
      await expectUnfinished()
      await handBack()
      speech.release('drop')
      speech.set(['speak', 'speak'], 'hold')
      await until(job, (group) => isVoiced(group, 2))
      const written = await load(page)
      const slides = written.slides.map((slide, at) =>
        at === written.slides.length - 1 ? { ...slide, audio_script: 'My own words.' } : slide,
      )
      expect((await call('PUT', place(page), { ...written, slides })).status).toBe(200)
      await crash()
      await crash()
      await expectUnfinished()
      speech.release('speak')
      await expectVoiced(job, pages, before)

      const now = await load(page)
      expect(now.slides.at(-1)?.audio_script).toBe('My own words.')
      expect(now.slides.map(({ key }) => key)).toEqual(written.slides.map(({ key }) => key))
      const versions = (await call('GET', `${place(page)}/versions`)).json
      const origins = z.array(z.object({ origin: z.string() })).parse(versions)
      expect(origins.filter(({ origin }) => origin === 'generated')).toHaveLength(1)
    },
    2 * timeoutMs,
  )

  test.runIf(backend === 'server')(
    'keeps running while PostgreSQL is unreachable: saves get a time to retry, the job ends, and the stream reports it',
    async () => {
      const [page = ''] = takePages(1)
      const before = speech.spoken.length
      speech.set(['speak'], 'hold')
      const stream = await listen()
      const job = await generate([page])
      await until(job, ({ jobs }) => jobs[0]?.progress.done === 1)
      const document = (await call('GET', place(page))).json

      await database?.cutOff()
      const refused = await call('PUT', place(page), document)
      expect([refused.status, refused.json]).toMatchObject([503, { code: 'DATABASE_UNAVAILABLE' }])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      speech.release('speak')
      await expect
        .poll(() => lectern.output(), polling)
        .toContain('A job lost its connection to the database.')
      await database?.allowConnections()
      await expect.poll(async () => (await call('PUT', place(page), document)).status, polling).toBe(200)

      await handBack()
      await expectVoiced(job, [page], before)
      const [one] = (await groupOf(job)).jobs
      await expect
        .poll(() => stream.heard(), polling)
        .toMatch(new RegExp(`"id":"${one?.id}","kind":"[^"]+","state":"succeeded"`))
      stream.close()
    },
    timeoutMs,
  )

  test.runIf(backend === 'server')(
    'waits for space on a full disk, reports it, and saves meanwhile',
    async (context) => {
      if (!disk) return context.skip('A small disk can only be mounted by root, on Linux.')
      const [page = '', other = ''] = takePages(2)
      await until(await generate([other]), ({ state }) => isEnded(state))
      const before = speech.spoken.length
      await disk.fill()
      const job = await generate([page])
      await until(job, ({ jobs }) => jobs[0]?.state === 'waiting' && jobs[0].message !== undefined)
      expect((await groupOf(job)).jobs[0]?.message).toContain('disk space')
      await saveInTime(other)
      await disk.makeRoom()
      // The job would be retried after a minute.
      await onDatabase(`update pgboss.job set start_after = now() where state = 'retry'`)
      await expectVoiced(job, [page], before)
    },
    timeoutMs,
  )

  test(
    'saves and loads at once while the course system hangs, fails or is unreachable; a rejected key ends access, a corrected one restores it',
    async () => {
      const [page = ''] = takePages(1)
      await until(await generate([page]), ({ state }) => isEnded(state))
      const lists: ReturnType<typeof call>[] = []
      const asked = proxy.count()
      for (const mode of ['hang', 'error', 'drop'] as const) {
        proxy.set(mode)
        // oxlint-disable-next-line no-await-in-loop -- one failure after the other
        await onDatabase(`update users set courses_read_at = now() - interval '11 minutes'`)
        // Lists request the course system. They wait for it while the document is saved.
        lists.push(call('GET', '/api/courses'))
        // oxlint-disable-next-line no-await-in-loop
        await saveInTime(page)
      }
      await expect.poll(() => proxy.count(), polling).toBeGreaterThan(asked)

      const statusOf = async (method: string, path: string, body?: unknown) =>
        (await call(method, path, body)).status
      const document = (await call('GET', place(page))).json
      proxy.set('reject')
      // The circuit breaker may be open. It lets a call through after some seconds.
      await expect.poll(() => statusOf('GET', '/api/courses'), polling).toBe(424)
      for (const { status } of await Promise.all(lists)) expect([200, 424]).toContain(status)
      expect(await statusOf('GET', place(page))).toBe(424)
      expect(await statusOf('PUT', place(page), document)).toBe(424)

      proxy.set('pass')
      const corrected = { ...settings(), api_key: 'sandbox-chaos-corrected' }
      expect(await statusOf('PUT', '/api/course-system', corrected)).toBe(200)
      await expect.poll(() => statusOf('PUT', place(page), document), polling).toBe(200)
    },
    timeoutMs,
  )

  async function listen(): Promise<{ heard: () => string; close: () => void }> {
    const closing = new AbortController()
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${lectern.url}/api/events`, { headers, signal: closing.signal })
    let heard = ''
    const decoder = new TextDecoder()
    void answer.body
      ?.pipeTo(
        new WritableStream({
          write(chunk: Uint8Array) {
            heard += decoder.decode(chunk, { stream: true })
          },
        }),
      )
      .catch(() => {})
    return { heard: () => heard, close: () => closing.abort() }
  }
})
