/**
 * Memory of Lectern at rest and at work, on both databases, with all processes that it starts: `npm run bench:memory`.
 * On Linux, which tells the memory of a process in `/proc`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import { createServerDatabase, type TestFace, testFaces } from '../packages/server/src/testing/database.ts'
import {
  builtProgram,
  type LecternProcess,
  ready,
  startProcess,
} from '../packages/server/src/testing/start-process.ts'
import { tellGoal } from './figures.ts'
import { memoryOf, watchPeak } from './memory/memory-of.ts'
import { signUp } from './signed-in.ts'

/** Until what starting took is given back. */
const restMs = 30_000
/** The courses and pages of the sandbox that are worked on. */
const course_id = '7001'
const page_ids = ['700101', '700102']

for (const face of await testFaces()) {
  console.log(`\n${face}`)
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-memory-'))
  try {
    if (face === 'embedded') await measure(face, folder, {}, (await memoryOfPglite(folder)) + 130)
    else {
      const database = await createServerDatabase()
      await measure(face, folder, { DATABASE_URL: database.url }, 200)
      await database.drop()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measure(
  face: TestFace,
  folder: string,
  env: Readonly<Record<string, string>>,
  mostAtRest: number,
): Promise<void> {
  const dataDir = join(folder, 'lectern')
  const start = async () => {
    const started = await startProcess(dataDir, env, undefined, builtProgram)
    await ready(started)
    return started
  }
  const first = await start()
  await pause(restMs)
  console.log(`at rest after the very first start: ${memoryOf(first.pid).toFixed(0)} MB`)
  first.kill('SIGTERM')
  await first.ended

  const product = await start()
  await pause(restMs)
  const rest = memoryOf(product.pid)
  tellGoal(`${face}, at rest`, rest, mostAtRest, 'MB')
  const { auth_token } = await signUp(product)
  const peak = watchPeak(product.pid)
  await work(product, auth_token)
  tellGoal(`${face}, peak while two decks are written and voiced`, peak.stop(), rest + 350, 'MB')
  // Idle speech threads leave after three minutes.
  await pause(3 * 60_000 + restMs)
  console.log(`at rest after the work: ${memoryOf(product.pid).toFixed(0)} MB`)
  product.kill('SIGTERM')
  await product.ended
}

const jobList = z.array(z.looseObject({ id: z.string(), state: z.string() }))

/** Two slideshows, written and narrated. */
async function work(product: LecternProcess, token: string): Promise<void> {
  const voices = z
    .array(z.looseObject({ id: z.string() }))
    .parse((await product.call('GET', '/api/voices', undefined, token)).json)
  const voice_id = voices[0]?.id
  await product.call('POST', '/api/generate_slideshow', { course_id, page_ids, voice_id }, token)
  for (;;) {
    const jobs = jobList.parse((await product.call('GET', '/api/jobs', undefined, token)).json)
    if (jobs.length > 0 && jobs.every(({ state }) => /succeeded|failed|cancelled/.test(state))) return
    await pause(500)
  }
}

/** Resident memory of PGlite alone, in MB, at its second start: the first one makes the database. */
async function memoryOfPglite(folder: string): Promise<number> {
  const directory = join(folder, 'alone')
  const postgres = await PGlite.create(directory)
  await postgres.close()
  const program = fileURLToPath(new URL('memory/pglite-alone.ts', import.meta.url))
  const child = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await pause(restMs)
  const alone = memoryOf(child.pid ?? 0)
  child.kill('SIGTERM')
  await once(child, 'exit')
  console.log(`PGlite alone: ${alone.toFixed(0)} MB`)
  return alone
}
