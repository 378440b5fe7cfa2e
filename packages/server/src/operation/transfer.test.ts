import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildArchive, smallCartridge } from '../testing/course-systems/build-cartridge.ts'
import { createServerDatabase, createTestDataDir, testBackends } from '../testing/database.ts'
import { freePort, type LecternProcess, waitUntilReady, startProcess } from '../testing/start-process.ts'

const timeoutMs = 300_000
const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Without the project's own Node, because `npm run` of a user does not find it either. */
const machinePath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
  .join(delimiter)

/** Runs `npm run transfer -- …` as the README describes. */
function transfer(env: Readonly<Record<string, string>>, ...words: string[]) {
  const child = spawn('npm', ['run', '--silent', 'transfer', '--', ...words], {
    cwd: root,
    env: { PATH: machinePath, HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}

let shared: string
const started: LecternProcess[] = []
beforeAll(async () => {
  shared = await mkdtemp(join(tmpdir(), 'lectern-transfer-'))
})
afterAll(async () => {
  for (const lectern of started) lectern.kill('SIGKILL')
  await Promise.all(started.map((lectern) => lectern.ended))
  await rm(shared, { recursive: true })
})

describe.skipIf(!(await testBackends()).includes('server'))('npm run transfer', () => {
  test(
    'moves everything to PostgreSQL and back: it plays, reads, stays logged in, and resumes unfinished work',
    async () => {
      const ports: [number, number] = [await freePort(), await freePort()]
      const { url, drop } = await createServerDatabase()
      // A second attempt finds no files of the first.
      const folder = await mkdtemp(join(shared, 'round-'))
      const [first, second, third] = ['first', 'second', 'third'].map((name) => join(folder, name)) as [
        string,
        string,
        string,
      ]
      const start = async (dataDir: string, env: Readonly<Record<string, string>> = {}) => {
        const lectern = await startProcess(dataDir, env, ports)
        started.push(lectern)
        await waitUntilReady(lectern)
        return lectern
      }

      const before = await start(first)
      const token = await logInToDemo(before)
      const { page, jobId } = await makeContent(before, token)
      // Right after a request for more work: its jobs wait, or have just started.
      before.kill('SIGKILL')
      await before.ended

      const toServer = join(folder, 'to-server.jsonl')
      const exported = await transfer({ LECTERN_DATA_DIR: first }, 'export', toServer)
      expect(exported.said).toMatch(/^Exported \d+ rows to .*to-server\.jsonl/m)
      expect(exported.said).toContain('Sessions: 1 carried.')
      expect(exported.said).toContain('Jobs: 2 unfinished, carried.')
      expect(exported.code).toBe(0)
      expect((await stat(toServer)).mode & 0o777).toBe(0o600)

      // Audio, pictures and the secret are copied as the command says.
      await cp(join(first, 'media'), join(second, 'media'), { recursive: true })
      const server = { LECTERN_DATA_DIR: second, DATABASE_URL: url }
      const imported = await transfer(server, 'import', toServer)
      expect(imported.said).toMatch(/^Imported \d+ rows/m)
      expect(imported.said).toContain('Jobs: 2 unfinished. They start when Lectern starts.')
      expect(imported.said).toMatch(/Audio and pictures: all \d+ are in/)
      expect(imported.said).toContain('Secret: missing in')
      expect(imported.code).toBe(0)
      await cp(join(first, 'secret.key'), join(second, 'secret.key'))

      const onServer = await start(second, { DATABASE_URL: url })
      await expect
        .poll(async () => (await jobOf(onServer, token, jobId)).state, { timeout: timeoutMs })
        .toBe('succeeded')
      expect(await contentOf(onServer, token, page)).toEqual(page.content)
      onServer.kill('SIGTERM')
      await onServer.ended

      const back = join(folder, 'back.jsonl')
      expect((await transfer(server, 'export', back)).said).toContain('Jobs: 0 unfinished')
      await cp(second, third, { recursive: true })
      const home = { LECTERN_DATA_DIR: third }
      const returned = await transfer(home, 'import', back)
      expect(returned.said).toContain(`Secret: the one in ${join(third, 'secret.key')} fits.`)
      expect(returned.code).toBe(0)
      /** The lines without the count at the end. A database returns rows in any order. */
      const rowsOf = async (file: string) =>
        (await readFile(file, 'utf8')).trimEnd().split('\n').slice(1, -1).toSorted()
      const again = join(folder, 'again.jsonl')
      await transfer(home, 'export', again)
      expect(await rowsOf(again)).toEqual(await rowsOf(back))

      const after = await start(third)
      expect(await contentOf(after, token, page)).toEqual(page.content)
      after.kill('SIGTERM')
      await after.ended
      await drop()
    },
    2 * timeoutMs,
  )

  test('says in a sentence what it does not move', async () => {
    const data = await createTestDataDir()
    const env = { LECTERN_DATA_DIR: data }
    const file = join(shared, 'refused.jsonl')
    expect((await transfer(env)).said).toMatch(/^Usage: npm run transfer -- export <file>/)
    expect((await transfer(env, 'import', join(shared, 'none.jsonl'))).said).toMatch(
      /^ENOENT: no such file or directory, stat '.*none\.jsonl'\n$/,
    )
    expect(await transfer({ LECTERN_DATA_DIR: join(shared, 'nowhere') }, 'export', file)).toEqual({
      code: 1,
      said: `There is no database in ${join(shared, 'nowhere')}. Check LECTERN_DATA_DIR.\n`,
    })
    const lectern = await startProcess(data)
    started.push(lectern)
    await waitUntilReady(lectern)
    const busy = await transfer(env, 'export', file)
    expect([busy.code, busy.said]).toEqual([
      1,
      expect.stringMatching(/^Another Lectern is already running on this data directory .*\n$/),
    ])
    lectern.kill('SIGTERM')
    await lectern.ended
    expect((await transfer(env, 'export', file)).code).toBe(0)
    expect((await transfer(env, 'import', file)).said).toMatch(/^This database is not empty/)
    await rm(data, { recursive: true })
  })
})

async function logInToDemo(lectern: LecternProcess): Promise<string> {
  const { json } = await lectern.call('GET', '/api/demo')
  const { demo } = z.object({ demo: z.object({ email: z.string(), password: z.string() }) }).parse(json)
  const login = await lectern.call('POST', '/api/login', demo)
  return z.object({ token: z.string() }).parse(login.json).token
}

const begun = z.object({ job_id: z.string() })
const group = z.object({ state: z.string() })
const jobOf = async (lectern: LecternProcess, token: string, id: string) =>
  group.parse((await lectern.call('GET', `/api/jobs/${id}`, undefined, token)).json)

/**
 * A slideshow with audio and a history, a glossary, a feed and an imported course; and further work that has just
 * started.
 */
async function makeContent(lectern: LecternProcess, token: string) {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await lectern.call(method, path, body, token)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer.json
  }
  const [course] = z.array(z.object({ id: z.string() })).parse(await call('GET', '/api/courses'))
  const courseId = course?.id ?? ''
  const pages = z
    .array(z.object({ page_id: z.string() }))
    .parse(await call('POST', '/api/pages', { id: courseId }))
  const [pageId = '', ...others] = pages.map((each) => each.page_id)
  const order = { course_id: courseId, page_ids: [pageId], voice_id: 'flite:slt' }
  const made = begun.parse(await call('POST', '/api/generate_slideshow', order))
  await expect
    .poll(async () => (await jobOf(lectern, token, made.job_id)).state, { timeout: timeoutMs })
    .toBe('succeeded')
  const address = `/api/slideshow/${courseId}/${pageId}`
  const slideshow = z.looseObject({ presentation: z.looseObject({}) }).parse(await call('GET', address))
  const renamed = { ...slideshow, presentation: { ...slideshow.presentation, title: 'Łódź “分析”' } }
  await call('PUT', address, renamed)
  await call('PUT', `/api/courses/${courseId}/glossary`, { terms: [{ term: 'yeast', spoken: 'yeest' }] })
  const feed = z.object({ url: z.string() }).parse(await call('POST', `/api/courses/${courseId}/feed`))
  const imported = await fetch(`${lectern.url}/api/courses/import`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      slug: 'tides.imscc',
      authorization: `Bearer ${token}`,
    },
    body: await buildArchive(smallCartridge),
  })
  const { id: importId } = z.object({ id: z.string() }).parse(await imported.json())
  const page = { courseId, pageId, feedPath: new URL(feed.url).pathname, importId }
  const content = await contentOf(lectern, token, page)
  const more = { course_id: courseId, page_ids: others.slice(0, 2), voice_id: 'flite:slt' }
  const { job_id: jobId } = begun.parse(await call('POST', '/api/generate_slideshow', more))
  return { page: { ...page, content }, jobId }
}

interface Place {
  readonly courseId: string
  readonly pageId: string
  readonly feedPath: string
  readonly importId: string
}

const slides = z.object({ slides: z.array(z.object({ audio_path: z.nullish(z.string()) })) })

/** The content as the API returns it. */
async function contentOf(lectern: LecternProcess, token: string, place: Place) {
  const { courseId, pageId, feedPath, importId } = place
  const read = async (path: string) => (await lectern.call('GET', path, undefined, token)).json
  const slideshow = await read(`/api/slideshow/${courseId}/${pageId}`)
  const addresses = slides.parse(slideshow).slides.flatMap(({ audio_path }) => audio_path ?? [])
  const sounds = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(new URL(mediaAddress(address), lectern.url), {
        headers: { authorization: `Bearer ${token}` },
      })
      return [answer.status, answer.headers.get('etag'), (await answer.bytes()).length]
    }),
  )
  expect(sounds.length).toBeGreaterThan(0)
  expect(sounds.map(([status]) => status)).toEqual(sounds.map(() => 200))
  return {
    slideshow,
    sounds,
    versions: await read(`/api/slideshow/${courseId}/${pageId}/versions`),
    glossary: await read(`/api/courses/${courseId}/glossary`),
    feed: (await fetch(`${lectern.url}${feedPath}`)).status,
    imported: (await lectern.call('POST', '/api/pages', { id: importId }, token)).json,
  }
}
