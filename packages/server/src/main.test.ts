import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDataDir } from './testing/database.ts'
import { freePort, type LecternProcess, waitUntilReady, startProcess } from './testing/start-process.ts'

const timeoutMs = 120_000
let dataDir: string
let ports: [number, number]
const started: LecternProcess[] = []

beforeAll(async () => {
  ports = [await freePort(), await freePort()]
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-main-'))
})
afterAll(async () => {
  for (const lectern of started) lectern.kill('SIGKILL')
  await Promise.all(started.map((lectern) => lectern.ended))
  await rm(dataDir, { recursive: true })
})

async function start(env: Readonly<Record<string, string>> = {}) {
  const lectern = await startProcess(dataDir, env, ports)
  started.push(lectern)
  return lectern
}

const group = z.object({
  state: z.string(),
  successful_pages: z.array(z.string()),
  jobs: z.array(z.object({ progress: z.object({ stage: z.string() }) })),
})

async function logInToDemo(lectern: LecternProcess): Promise<string> {
  const { json } = await lectern.call('GET', '/api/demo')
  const { demo } = z.object({ demo: z.object({ email: z.string(), password: z.string() }) }).parse(json)
  const login = await lectern.call('POST', '/api/login', demo)
  return z.object({ token: z.string() }).parse(login.json).token
}

test(
  'resumes work after a crash, refuses a second start on the same data, and SIGTERM ends it cleanly',
  async () => {
    const first = await start()
    await waitUntilReady(first)
    expect(first.output()).toContain(`Demo login`)

    const second = await start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/^Lectern could not start\.\n[A-Z].+\.\n$/)

    const token = await logInToDemo(first)
    const courses = await first.call('GET', '/api/courses', undefined, token)
    const [course] = z.array(z.object({ id: z.string() })).parse(courses.json)
    const listed = await first.call('POST', '/api/pages', { id: course?.id }, token)
    const pages = z
      .array(z.object({ page_id: z.string() }))
      .parse(listed.json)
      .slice(0, 1)
    const begun = await first.call(
      'POST',
      '/api/generate_slideshow',
      { course_id: course?.id, page_ids: pages.map((page) => page.page_id), voice_id: 'flite:slt' },
      token,
    )
    const { job_id } = z.object({ job_id: z.string() }).parse(begun.json)
    const stateAt = async (lectern: LecternProcess) =>
      group.parse((await lectern.call('GET', `/api/jobs/${job_id}`, undefined, token)).json)
    await expect
      .poll(async () => (await stateAt(first)).jobs.map((job) => job.progress.stage), { timeout: timeoutMs })
      .toContain('voicing')
    first.kill('SIGKILL')
    await first.ended

    const third = await start()
    await waitUntilReady(third)
    await expect.poll(async () => (await stateAt(third)).state, { timeout: timeoutMs }).toBe('succeeded')
    expect((await stateAt(third)).successful_pages).toHaveLength(1)

    const asked = performance.now()
    third.kill('SIGTERM')
    third.kill('SIGTERM')
    expect(await third.ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(5000)
  },
  3 * timeoutMs,
)

test('reports configuration errors as sentences', async () => {
  const lectern = await start({ PORT: 'eighty' })
  expect(await lectern.ended).toBe(1)
  expect(lectern.output()).toBe('Lectern could not start.\nPORT must be a port number.\n')
})

test('the public demo password logs in only while the sandbox is on', async () => {
  const data = await createTestDataDir()
  const logIn = (lectern: LecternProcess) =>
    lectern.call('POST', '/api/login', { email: 'demo@lectern.example', password: 'try-the-demo' })
  const statuses: number[] = []
  try {
    for (const LECTERN_SANDBOX of ['on', 'off', 'on']) {
      // oxlint-disable-next-line no-await-in-loop -- each start finds the data of the one before
      const lectern = await startProcess(data, { LECTERN_SANDBOX })
      await waitUntilReady(lectern)
      statuses.push((await logIn(lectern)).status)
      lectern.kill('SIGTERM')
      await lectern.ended
    }
  } finally {
    await rm(data, { recursive: true })
  }
  expect(statuses).toEqual([200, 401, 200])
})
