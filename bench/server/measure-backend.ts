import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServerDatabase, type TestBackend } from '../../packages/server/src/testing/database.ts'
import { waitUntilReady, startProcess } from '../../packages/server/src/testing/start-process.ts'
import { register } from '../signed-in.ts'
import { printGoal, printTable } from '../figures.ts'
import { putDeck } from './deck.ts'
import { type Figures, type Load, putLoad } from './load.ts'
import { startBare } from './start-bare.ts'

const rounds = 2

/** Measures GET and PUT of one slideshow on one database. Lectern and the bare server alternate. */
export async function measureBackend(
  backend: TestBackend,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-server-'))
  const [own, bares] =
    backend === 'server' ? [await createServerDatabase(), await createServerDatabase()] : []
  const product = await startProcess(join(folder, 'product'), own ? { DATABASE_URL: own.url } : {})
  await waitUntilReady(product)
  const user = await register(product)
  const { path, body } = await putDeck(product, user.auth_token, 30)
  const bare = await startBare(join(folder, 'bare'), bares?.url, body)
  try {
    const before = await memoryOf(product.pid)
    const headers = { authorization: `Bearer ${user.auth_token}`, 'content-type': 'application/json' }
    const rows: Record<string, Figures> = {}
    for (const method of ['GET', 'PUT'] as const) {
      const load: Omit<Load, 'url'> = {
        method,
        seconds,
        connections,
        headers,
        ...(method === 'PUT' && { body }),
      }
      const measured = { product: [] as Figures[], bare: [] as Figures[] }
      for (let round = 0; round < rounds; round += 1) {
        measured.bare.push(await putLoad({ ...load, url: bare.url }))
        measured.product.push(await putLoad({ ...load, url: `${product.url}${path}` }))
      }
      rows[`${method} product`] = best(measured.product)
      rows[`${method} bare`] = best(measured.bare)
    }
    printTable(mapRows(rows))
    for (const method of ['GET', 'PUT'] as const) printRatios(method, rows)
    const after = await memoryOf(product.pid)
    console.log(`memory of the product: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`)
  } finally {
    product.kill('SIGTERM')
    bare.stop()
    await Promise.all([product.ended, bare.ended])
    await Promise.all([own?.drop(), bares?.drop(), rm(folder, { recursive: true })])
  }
}

function printRatios(method: string, rows: Readonly<Record<string, Figures>>): void {
  const [product, bare] = [rows[`${method} product`], rows[`${method} bare`]]
  if (!product || !bare) return
  printGoal(
    `${method} requests a second, bare to product`,
    bare.perSecond / product.perSecond,
    1 / 0.6,
    'times',
  )
  printGoal(`${method} p99, product to bare`, product.p99Ms / bare.p99Ms, 5, 'times')
  if (product.failed > 0) console.log(`${product.failed} requests of the product failed`)
}

const mapRows = (rows: Readonly<Record<string, Figures>>) =>
  Object.fromEntries(Object.entries(rows).map(([name, figures]) => [name, { ...figures }]))

/** The fastest round, which was disturbed least by other processes. */
function best(figures: readonly Figures[]): Figures {
  const [first] = figures.toSorted((one, other) => other.perSecond - one.perSecond)
  if (!first) throw new Error('Nothing was measured.')
  return first
}

/** Resident memory of a process in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}
