/**
 * Measures the memory of Lectern at rest and at work, on both databases, with all of its processes: `npm run
 * bench:memory`. Needs Linux, because it reads `/proc`.
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
import {
  createServerDatabase,
  type TestBackend,
  testBackends,
} from '../packages/server/src/testing/database.ts'
import {
  builtProgram,
  type LecternProcess,
  waitUntilReady,
  startProcess,
} from '../packages/server/src/testing/start-process.ts'
import { printGoal } from './figures.ts'
import { memoryOf, watchPeak } from './memory/memory-of.ts'
import { register } from './signed-in.ts'

const jobList = z.array(z.looseObject({ id: z.string(), state: z.string() }))

/** Time until the memory used during startup is released. */
const restMs = 30_000
/** The courses and pages of the sandbox that the benchmark generates from. */
const course_id = '7001'
const page_ids = ['700101', '700102']

for (const backend of await testBackends()) {
  console.log(`\n${backend}`)
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-memory-'))
  try {
    if (backend === 'embedded') await measure(backend, folder, {}, (await memoryOfPglite(folder)) + 130)
    else {
      const database = await createServerDatabase()
      await measure(backend, folder, { DATABASE_URL: database.url }, 200)
      await database.drop()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measure(
  backend: TestBackend,
  folder: string,
  env: Readonly<Record<string, string>>,
  mostAtRest: number,
): Promise<void> {
  const dataDir = join(folder, 'lectern')
  await whileRunning(dataDir, env, async ({ pid }) => {
    await pause(restMs)
    console.log(`at rest after the first start: ${memoryOf(pid).toFixed(0)} MB`)
  })
  await whileRunning(dataDir, env, async (product) => {
    await pause(restMs)
    const rest = memoryOf(product.pid)
    printGoal(`${backend}, at rest`, rest, mostAtRest, 'MB')
    const { auth_token } = await register(product)
    const peak = watchPeak(product.pid)
    await work(product, auth_token)
    printGoal(`${backend}, peak while two slideshows are generated with audio`, peak.stop(), rest + 350, 'MB')
    // Idle speech threads end after three minutes.
    await pause(3 * 60_000 + restMs)
    console.log(`at rest after the work: ${memoryOf(product.pid).toFixed(0)} MB`)
  })
}

async function whileRunning(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  look: (product: LecternProcess) => Promise<void>,
): Promise<void> {
  const product = await startProcess(dataDir, env, undefined, builtProgram)
  try {
    await waitUntilReady(product)
    await look(product)
  } finally {
    product.kill('SIGTERM')
    await product.ended
  }
}

/** Generates two slideshows with audio. */
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

/** Resident memory of PGlite alone at its second start, in MB. The first start creates the database. */
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
