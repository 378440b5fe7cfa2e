import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDataDir } from '../../../testing/database.ts'
import { openDatabase } from '../opening/open-database.ts'

/** Commits numbered rows without end, from the given number on, and prints each number after its commit. */
const writerScript = `
  import { writeSync } from 'node:fs'
  const { openDatabase } = await import(${JSON.stringify(new URL('../opening/open-database.ts', import.meta.url).href)})
  const [dataDir, first] = process.argv.slice(1)
  const { queueOptions } = await openDatabase({ dataDir })
  await queueOptions.db.executeSql('create table if not exists lines (id int primary key, text text)')
  for (let id = Number(first); ; id++) {
    await queueOptions.db.executeSql('insert into lines values ($1, $2)', [id, 'x'.repeat(5000)])
    writeSync(1, id + '\\n')
  }`

/** Kills a writing process after it has acknowledged a number of rows, and returns all acknowledged numbers. */
async function writeAndDie(dataDir: string, first: number, rows: number): Promise<number[]> {
  const writer = spawn(process.execPath, ['--input-type=module', '-e', writerScript, dataDir, `${first}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const died = once(writer, 'exit')
  const acknowledged: number[] = []
  for await (const line of createInterface({ input: writer.stdout })) {
    if (acknowledged.push(Number(line)) === rows) writer.kill('SIGKILL')
  }
  expect(await died).toEqual([null, 'SIGKILL'])
  return acknowledged
}

test('loses no acknowledged row when its process is killed repeatedly', { timeout: 180_000 }, async () => {
  const dataDir = await createTestDataDir({ tables: false })
  const acknowledged: number[] = []
  for (const rows of [3, 20, 41, 62, 83]) {
    acknowledged.push(...(await writeAndDie(dataDir, 1000 * acknowledged.length, rows)))
  }
  const database = await openDatabase({ dataDir })
  const rows = await database.sql.execute<{ id: number }>(sql`select id from lines where length(text) = 5000`)
  await database.close()
  rmSync(dataDir, { recursive: true })
  const kept = new Set(rows.map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 + 20 + 41 + 62 + 83)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
})

test(
  'is in the data directory, with its lock, and refuses a second start there',
  { timeout: 180_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lectern-embedded-'))
    const database = await openDatabase({ dataDir })
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['database', 'database.lock']))
    await expect(openDatabase({ dataDir })).rejects.toThrow('Another Lectern is already running')
    await database.close()
    const again = await openDatabase({ dataDir })
    expect(await again.health()).toEqual({ ok: true, message: 'The embedded database answers.' })
    await again.close()
    rmSync(dataDir, { recursive: true })
  },
)
