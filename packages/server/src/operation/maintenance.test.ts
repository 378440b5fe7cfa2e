import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../platform/db/database.ts'
import { tryExclusively } from '../platform/db/try-exclusively.ts'
import { silentLogger } from '../platform/runtime/logger.ts'
import type { MaintenanceTask, Sweep } from '../platform/runtime/maintenance-task.ts'
import { removeInBatches, startMaintenance } from './maintenance.ts'
import { openTestDatabase, testBackends } from '../testing/database.ts'

describe.each(await testBackends())('Maintenance (%s database)', (backend) => {
  let database: Database
  let batches: number[]
  beforeAll(async () => {
    database = await openTestDatabase(backend, { tables: false })
    await database.sql.execute(sql`create table leftovers (id int primary key)`)
  })
  afterAll(() => database?.close())
  beforeEach(async () => {
    batches = []
    await database.sql.execute(sql`delete from leftovers`)
    await database.sql.execute(sql`insert into leftovers select generate_series(1, 25)`)
  })

  const count = async () => (await database.sql.execute(sql`select id from leftovers`)).length
  const chore: MaintenanceTask = {
    name: 'leftovers',
    async removeBatch(limit) {
      const removed = await database.sql.execute(
        sql`delete from leftovers where id in (select id from leftovers order by id limit ${limit}) returning id`,
      )
      batches.push(removed.length)
      return removed.length
    },
  }

  test('removes everything in batches of limited size', async () => {
    expect(await removeInBatches(database, chore, 10)).toBe(25)
    expect(batches).toEqual([10, 10, 5])
    expect(await count()).toBe(0)
  })

  test('continues with the other chores and sweeps when one fails', async () => {
    const { promise: done, resolve } = Promise.withResolvers<void>()
    const failing: MaintenanceTask = { name: 'failing', removeBatch: () => Promise.reject(new Error('No.')) }
    const broken: Sweep = { name: 'broken', sweep: () => Promise.reject(new Error('No.')) }
    const last: Sweep = { name: 'last', sweep: async () => resolve() }
    const all = { chores: [failing, chore], sweeps: [broken, last] }
    const stop = startMaintenance(database, all, silentLogger, { firstAfterMs: 0 })
    await done
    stop()
    expect(await count()).toBe(0)
  })

  test('aborts the sweep that runs when it stops', async () => {
    const { promise: started, resolve } = Promise.withResolvers<AbortSignal>()
    const sweep: Sweep = { name: 'long', sweep: async (signal) => resolve(signal) }
    const stop = startMaintenance(database, { chores: [], sweeps: [sweep] }, silentLogger, {
      firstAfterMs: 0,
    })
    const signal = await started
    expect(signal.aborted).toBe(false)
    stop()
    expect(signal.aborted).toBe(true)
  })

  test('runs a chore in batches of its own size', async () => {
    const { promise: done, resolve } = Promise.withResolvers<void>()
    const last: MaintenanceTask = { name: 'last', removeBatch: async () => (resolve(), 0) }
    const all = { chores: [{ ...chore, batchSize: 10 }, last], sweeps: [] }
    const stop = startMaintenance(database, all, silentLogger, { firstAfterMs: 0 })
    await done
    stop()
    expect(batches).toEqual([10, 10, 5])
  })

  // The embedded database has one connection, so two transactions never overlap there.
  test.runIf(backend === 'server')('leaves a chore to the process that already runs it', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>()
    const other = tryExclusively(database, 'chore leftovers', async () => {
      enter()
      await held
      return true
    })
    await entered
    expect(await removeInBatches(database, chore)).toBe(0)
    expect(batches).toEqual([])
    release()
    expect(await other).toBe(true)
  })
})
