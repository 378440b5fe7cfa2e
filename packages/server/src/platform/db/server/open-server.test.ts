import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  createServerDatabase,
  openTestDatabase,
  type ServerDatabase,
  testBackends,
} from '../../../testing/database.ts'
import type { Database } from '../database.ts'
import { isDatabaseUnavailable } from '../database-unavailable.ts'
import { databaseOver } from '../facade.ts'
import { openDatabase } from '../opening/open-database.ts'
import { openServer } from './open-server.ts'

const backends = await testBackends()

test('A server that does not answer is reported with a sentence', async () => {
  const opening = openDatabase({ dataDir: '', url: 'postgres://nobody@127.0.0.1:1/nothing' })
  await expect(opening).rejects.toThrow('The PostgreSQL server of DATABASE_URL does not answer.')
  await expect(opening).rejects.toMatchObject({ name: 'DatabaseStartError' })
})

describe.skipIf(!backends.includes('server'))('The server database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase('server', { tables: false })
  })
  afterAll(() => database?.close())

  const breakConnections = () =>
    database.sql.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)

  test('listens again after its connection broke, and reports that notifications may be lost', async () => {
    const { promise: again, resolve: reconnected } = Promise.withResolvers<void>()
    const { promise: notified, resolve: notify } = Promise.withResolvers<string>()
    await database.listen('news', notify, reconnected)
    await breakConnections()
    await again
    await database.notify('news', 'back')
    expect(await notified).toBe('back')
  })

  test('reports a transaction whose connection broke, and continues', async () => {
    const work = database.transaction(async () => {
      await database.sql.execute(sql`select 1`)
      await database.sql.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await expect(work).rejects.toThrow('Failed query')
    expect(await database.sql.execute(sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  test('runs no statement of a transaction after its end', async () => {
    await database.sql.execute(sql`create table late (note text)`)
    const ask = async (statement: SQL) => database.sql.execute(statement)
    const add = async (note: string) => ask(sql`insert into late values (${note})`)
    let late: Promise<PromiseSettledResult<unknown>[]> | undefined
    const work = database.transaction(async () => {
      const failing = ask(sql`select 1 / 0`)
      late = Promise.allSettled([add('second'), add('third'), add('fourth')])
      await failing
    })
    await expect(work).rejects.toThrow('Failed query')
    const ends = await late
    expect(ends?.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await database.sql.execute(sql`select note from late`)).toEqual([])
  })

  test('runs transactions concurrently', async () => {
    const { promise: bothInside, resolve } = Promise.withResolvers<void>()
    let inside = 0
    const meet = () =>
      database.transaction(async () => {
        inside += 1
        if (inside === 2) resolve()
        await bothInside
        return inside
      })
    expect(await Promise.all([meet(), meet()])).toEqual([2, 2])
  })
})

/** A proxy to the server that can stop forwarding: connections stay open without data. */
async function startSilentWay(target: URL) {
  const sockets = new Set<Socket>()
  let next: { readonly statement: string; readonly cut: () => void } | undefined
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    near.on('data', (sent) => {
      if (next === undefined || !sent.includes(next.statement)) return
      near.unpipe()
      far.unpipe()
      next.cut()
      next = undefined
    })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const url = new URL(target)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    cut() {
      for (const socket of sockets) socket.unpipe()
    },
    /** Stops forwarding the connection that sends this statement next. Resolves when it has. */
    cutAt(statement: string): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      next = { statement, cut: resolve }
      return promise
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await once(server.close(), 'close')
    },
  }
}

describe.skipIf(!backends.includes('server'))('A server that stops answering', () => {
  let there: ServerDatabase
  let way: Awaited<ReturnType<typeof startSilentWay>>
  let database: Database
  beforeEach(async () => {
    there = await createServerDatabase()
    way = await startSilentWay(new URL(there.url))
    database = databaseOver(await openServer(way.url))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await way.close()
    await database.close()
    await there.drop()
  })

  /** The result of a transaction, if it ends within two minutes. */
  async function endOf(transaction: Promise<unknown>): Promise<unknown> {
    let end: unknown = 'waits for ever'
    const settled = transaction.then(
      () => (end = 'done'),
      (error: unknown) => (end = error),
    )
    await vi.advanceTimersByTimeAsync(120_000)
    await Promise.race([settled, new Promise((resolve) => setImmediate(resolve))])
    return end
  }

  test('is unavailable to a new transaction', async () => {
    way.cut()
    const end = await endOf(database.transaction(async () => {}))
    expect(isDatabaseUnavailable(end)).toBe(true)
  })

  test('is unavailable to a running transaction', async () => {
    const begun = Promise.withResolvers<void>()
    const work = database.transaction(async () => {
      await database.sql.execute(sql`select 1`)
      way.cut()
      begun.resolve()
      await database.sql.execute(sql`select 2`)
    })
    work.catch(() => {})
    await begun.promise
    expect(isDatabaseUnavailable(await endOf(work))).toBe(true)
  })

  test('is unavailable to a transaction that commits', async () => {
    const begun = Promise.withResolvers<void>()
    const work = database.transaction(async () => {
      await database.sql.execute(sql`select 1`)
      way.cut()
      begun.resolve()
    })
    work.catch(() => {})
    await begun.promise
    expect(isDatabaseUnavailable(await endOf(work))).toBe(true)
  })

  test('is replaced if it stops while a new connection for notifications begins to listen', async () => {
    const reconnected = vi.fn<() => void>()
    await database.listen('news', () => {}, reconnected)
    const cut = way.cutAt('LISTEN')
    const admin = new pg.Client({ connectionString: there.url })
    await admin.connect()
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await admin.end()
    await cut
    await vi.advanceTimersByTimeAsync(15_000)
    vi.useRealTimers()
    await expect.poll(() => reconnected.mock.calls.length, { timeout: 10_000 }).toBe(1)
  })
})
