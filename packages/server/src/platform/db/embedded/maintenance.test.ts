import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDataDir } from '../../../testing/database.ts'
import { type Every, startMaintenance } from './maintenance.ts'
import { startPostgres } from './start-postgres.ts'

const fail = (error: unknown) => {
  throw error
}

/** A clock whose timers the test fires, by their minutes. */
function createClock() {
  const strikes = new Map<number, () => void>()
  const every: Every = (milliseconds, act) => {
    strikes.set(milliseconds / 60_000, act)
    return () => strikes.delete(milliseconds / 60_000)
  }
  return { every, strikes }
}

describe('The maintenance of the embedded database', () => {
  let dataDir: string
  let postgres: PGlite

  beforeAll(async () => {
    dataDir = await createTestDataDir({ tables: false })
    postgres = (await startPostgres(join(dataDir, 'database'))).postgres
    await postgres.exec('create schema pgboss; create table pgboss.job (id int, data text)')
  })
  afterAll(async () => {
    await postgres?.close()
    rmSync(dataDir, { recursive: true })
  })

  const ask = async (question: string) =>
    (await postgres.query<{ answer: unknown }>(question)).rows[0]?.answer
  const checkpointPlace = () => ask('select redo_lsn as answer from pg_control_checkpoint()')
  const jobBytes = () => ask(`select pg_relation_size('pgboss.job')::int as answer`)
  test('writes a checkpoint every five minutes', async () => {
    const { every, strikes } = createClock()
    const upkeep = startMaintenance(postgres, fail, every)
    await postgres.exec(`insert into pgboss.job values (1, 'x')`)
    const before = await checkpointPlace()
    strikes.get(5)?.()
    await upkeep.stop()
    expect(await checkpointPlace()).not.toBe(before)
  })

  test('writes a checkpoint when the log has grown, and only then', async () => {
    const upkeep = startMaintenance(postgres, fail, createClock().every)
    const count = async (statements: number) => {
      for (let i = 0; i < statements; i++) upkeep.counted()
      await upkeep.stop()
    }
    const before = await checkpointPlace()
    await count(500)
    expect(await checkpointPlace()).toBe(before)
    await postgres.exec(
      `insert into pgboss.job select i, repeat('x', 1000) from generate_series(1, 40000) as i`,
    )
    await count(499)
    expect(await checkpointPlace()).toBe(before)
    await count(1)
    expect(await checkpointPlace()).not.toBe(before)
  })

  test('frees the space of deleted rows every hour, also those of the queue', async () => {
    const { every, strikes } = createClock()
    const upkeep = startMaintenance(postgres, fail, every)
    await postgres.exec(
      `insert into pgboss.job select i, 'x' from generate_series(1, 1000) as i; delete from pgboss.job`,
    )
    expect(await jobBytes()).toBeGreaterThan(0)
    strikes.get(60)?.()
    await upkeep.stop()
    expect(await jobBytes()).toBe(0)
  })

  test('stops with its clock, and reports failures', async () => {
    const { every, strikes } = createClock()
    const failures: unknown[] = []
    const broken = {
      exec: () => Promise.reject(new Error('disk full')),
      query: postgres.query.bind(postgres),
    }
    const upkeep = startMaintenance(broken, (error) => failures.push(error), every)
    strikes.get(5)?.()
    await upkeep.stop()
    expect(failures).toEqual([new Error('disk full')])
    expect(strikes.size).toBe(0)
  })
})
