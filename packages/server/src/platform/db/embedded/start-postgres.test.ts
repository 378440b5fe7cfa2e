import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDataDir } from '../../../testing/database.ts'
import type { DurableNodeFS } from './durable-node-fs.ts'
import { startPostgres } from './start-postgres.ts'

describe('A started PostgreSQL', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await createTestDataDir({ tables: false })
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  test('syncs every commit and every checkpoint to the disk', async () => {
    const { postgres, files } = await startPostgres(join(dataDir, 'database'))
    await postgres.exec('create table lines (id int)')
    const syncsOf = async (statement: string) => {
      const before = files.syncs
      await postgres.exec(statement)
      return files.syncs - before
    }
    expect(await syncsOf('insert into lines values (1)')).toBeGreaterThan(0)
    expect(await syncsOf('insert into lines values (2)')).toBeGreaterThan(0)
    expect(await syncsOf('select * from lines')).toBe(0)
    expect(await syncsOf('CHECKPOINT')).toBeGreaterThan(2)
    await postgres.close()
  })

  test('is configured to be durable and small', async () => {
    const { postgres } = await startPostgres(join(dataDir, 'database'))
    const { rows } = await postgres.query<{ name: string; setting: string }>(
      `select name, current_setting(name) as setting from pg_settings where name in
       ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method', 'shared_buffers', 'max_wal_size')`,
    )
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      wal_sync_method: 'fsync',
      shared_buffers: '16MB',
      max_wal_size: '64MB',
    })
    await postgres.close()
  })
})

const never = () => new Promise<PGlite>(() => {})
const unused: PGlite = Object.create(null)

describe('A failed start', () => {
  test('is tried again once', async () => {
    const outcomes = [() => Promise.reject(new Error('out of memory')), async () => unused]
    const { postgres } = await startPostgres('nowhere', { start: () => outcomes.shift()?.() ?? never() })
    expect(postgres).toBe(unused)
  })

  test('is reported with a sentence when it fails twice', async () => {
    const failing = startPostgres('nowhere', { start: () => Promise.reject(new Error('out of memory')) })
    await expect(failing).rejects.toThrow('The database in nowhere does not start.')
    await expect(failing).rejects.toMatchObject({
      name: 'DatabaseStartError',
      cause: { message: 'out of memory' },
    })
  })

  test('times out if there is no answer, and can no longer write the files', async () => {
    const attempts: DurableNodeFS[] = []
    const start = (files: DurableNodeFS) => (attempts.push(files) === 1 ? never() : Promise.resolve(unused))
    await startPostgres('nowhere', { seconds: 0.02, start })
    expect(attempts.map(({ abandoned }) => abandoned)).toEqual([true, false])
    const [givenUp] = attempts
    const options = await givenUp?.init(unused, {})
    expect(() => options?.emscriptenOpts.preRun?.forEach((prepare) => prepare(Object.create(null)))).toThrow(
      'timed out',
    )
  })

  test('is not repeated if it timed out after it had started writing', async () => {
    let attempts = 0
    const start = (files: DurableNodeFS) => {
      attempts += 1
      files.touched = true
      return never()
    }
    await expect(startPostgres('nowhere', { seconds: 0.02, start })).rejects.toThrow('does not start')
    expect(attempts).toBe(1)
  })
})
