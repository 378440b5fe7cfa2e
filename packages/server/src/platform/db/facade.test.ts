import { eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import type { Database } from './database.ts'

const notes = pgTable('notes', {
  id: integer('id').primaryKey(),
  body: jsonb('body').$type<{ text: string }>(),
  tags: text('tags').array(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
})

describe.each(await testBackends())('The %s database', (backend) => {
  let database: Database

  beforeAll(async () => {
    database = await openTestDatabase(backend, { tables: false, durable: true })
    await database.sql.execute(
      sql`create table notes (id int primary key, body jsonb, tags text[], written_at timestamptz not null default now())`,
    )
  })
  afterAll(() => database?.close())
  beforeEach(async () => {
    await database.sql.delete(notes)
  })

  const write = (id: number) => database.sql.insert(notes).values({ id })
  const writtenIds = async () => {
    const rows = await database.sql.select({ id: notes.id }).from(notes).orderBy(notes.id)
    return rows.map(({ id }) => id)
  }

  const countJobs = async () => (await database.sql.execute(sql`select id from pgboss.job`)).length

  test('reads values as Drizzle describes them, and a count as a number', async () => {
    const writtenAt = new Date('2030-01-02T03:04:05.678Z')
    const note = { id: 1, body: { text: '“Käse”' }, tags: ['a', 'b,c'], writtenAt }
    await database.sql.insert(notes).values(note)
    expect(await database.sql.select().from(notes).where(eq(notes.writtenAt, writtenAt))).toEqual([note])
    expect(await database.sql.execute(sql`select count(*) as count from notes`)).toEqual([{ count: 1 }])
  })

  test('returns the rows that a change has returned', async () => {
    await write(1)
    const change = database.sql.update(notes).set({ body: { text: 'new' } })
    expect(await change.where(eq(notes.id, 1)).returning({ id: notes.id })).toEqual([{ id: 1 }])
    expect(await change.where(eq(notes.id, 2)).returning({ id: notes.id })).toEqual([])
  })

  test('gives PostgreSQL’s code of an error as its cause', async () => {
    await write(1)
    await expect(write(1)).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  test('commits a transaction when its work resolves', async () => {
    expect(
      await database.transaction(async () => Promise.all([write(1), write(2), writtenIds()])),
    ).toHaveLength(3)
    expect(await writtenIds()).toEqual([1, 2])
  })

  test('rolls back a transaction when its work rejects', async () => {
    const work = database.transaction(async () => {
      await write(1)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await writtenIds()).toEqual([])
  })

  test('runs a query in the transaction in which it is awaited, wherever it was built', async () => {
    const built = write(1)
    const work = database.transaction(async () => {
      await built
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await writtenIds()).toEqual([])
  })

  test('runs a query in its transaction when the work only returns it', async () => {
    await database.transaction(() => write(1))
    await expect(database.transaction(() => write(1))).rejects.toThrow('Failed query')
    await expect(database.transaction(() => database.transaction(() => write(1)))).rejects.toThrow(
      'Failed query',
    )
    expect(await writtenIds()).toEqual([1])
  })

  test('joins a nested transaction to the outer one', async () => {
    const work = database.transaction(async () => {
      await database.transaction(() => write(1))
      expect(await writtenIds()).toEqual([1])
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await writtenIds()).toEqual([])
  })

  test('does not commit after a failure inside, even if it was caught', async () => {
    const afterFailedQuery = database.transaction(async () => {
      await write(1)
      await write(1).catch(() => {})
    })
    await expect(afterFailedQuery).rejects.toThrow('duplicate key')
    const afterFailedPart = database.transaction(async () => {
      await write(1)
      await database.transaction(() => Promise.reject(new Error('half done'))).catch(() => {})
    })
    await expect(afterFailedPart).rejects.toThrow('half done')
    expect(await writtenIds()).toEqual([])
  })

  test('refuses a query that was not awaited before its transaction ended', async () => {
    const { promise: go, resolve } = Promise.withResolvers<void>()
    const leftBehind = await database.transaction(async () => ({ query: go.then(() => write(1)) }))
    resolve()
    await expect(leftBehind.query).rejects.toMatchObject({ cause: { message: /end of its transaction/ } })
    expect(await writtenIds()).toEqual([])
  })

  test('ends a transaction that takes too long, and serves the others again', async () => {
    const stuck = database.transaction(
      async () => {
        await write(1)
        await new Promise(() => {})
      },
      { seconds: 0.05 },
    )
    const other = write(2)
    await expect(stuck).rejects.toThrow('within 0.05 seconds')
    await other
    expect(await writtenIds()).toEqual([2])
  })

  test('waits for the disk, except in a relaxed transaction', async () => {
    const setting = () => database.sql.execute(sql`show synchronous_commit`)
    expect(await database.transaction(setting, { relaxed: true })).toEqual([{ synchronous_commit: 'off' }])
    expect(await database.transaction(setting)).toEqual([{ synchronous_commit: 'on' }])
  })

  test('notifies listeners when a transaction commits, and lets them query on their own', async () => {
    const { promise: found, resolve, reject } = Promise.withResolvers<number[]>()
    const received: string[] = []
    const stop = await database.listen('Notes', (payload) => {
      received.push(payload)
      if (payload === 'committed') writtenIds().then(resolve, reject)
    })
    const rolledBack = database.transaction(async () => {
      await database.notify('Notes', 'rolled back')
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await database.transaction(async () => {
      await write(1)
      await database.notify('Notes', 'committed')
    })
    expect(await found).toEqual([1])
    expect(received).toEqual(['committed'])
    await stop()
  })

  test('refuses calls inside a transaction that would wait for its end', async () => {
    await expect(database.transaction(() => database.listen('Notes', () => {}))).rejects.toThrow('listen()')
    await expect(database.transaction(() => database.close())).rejects.toThrow('close()')
  })

  test('reports its health', async () => {
    expect(await database.health()).toEqual({ ok: true, message: `The ${backend} database answers.` })
  })

  describe('with pg-boss', () => {
    let boss: PgBoss

    beforeAll(async () => {
      boss = new PgBoss({ ...database.queueOptions })
      boss.on('error', () => {})
      await boss.start()
      await boss.createQueue('essays', { notify: true })
    })
    afterAll(() => boss?.stop({ graceful: false }))

    test('rolls back or commits a job together with the transaction in which it was sent', async () => {
      const fresh = new PgBoss({ ...database.queueOptions, supervise: false, schedule: false })
      await fresh.start()
      const rolledBack = database.transaction(async () => {
        // The first send to a queue also looks it up.
        expect(await fresh.send('essays', { pages: 1 })).toBeTypeOf('string')
        throw new Error('changed my mind')
      })
      await expect(rolledBack).rejects.toThrow('changed my mind')
      expect(await countJobs()).toBe(0)
      await database.transaction(() => fresh.send('essays', { pages: 2 }))
      expect(await countJobs()).toBe(1)
      await fresh.stop({ graceful: false })
    })

    test('wakes a worker for a job that was sent in a transaction', async () => {
      const { promise: done, resolve } = Promise.withResolvers<unknown>()
      const slow = { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 60 }
      await boss.createQueue('letters', { notify: true })
      await boss.work('letters', slow, async ([job]) => resolve(job?.data))
      await database.transaction(() => boss.send('letters', { to: 'Ada' }))
      expect(await done).toEqual({ to: 'Ada' })
    })

    test('refuses a call that would end the transaction around it', async () => {
      await expect(database.transaction(() => boss.createQueue('other'))).rejects.toThrow(
        'outside transaction()',
      )
    })

    test('is not affected by a script of pg-boss that fails between BEGIN and COMMIT', async () => {
      const script = 'BEGIN; insert into notes (id) values (1); select 1 / 0; COMMIT;'
      const outcomes = await Promise.allSettled([
        database.queueOptions.db?.executeSql(script),
        write(2),
        write(3),
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
      expect(await writtenIds()).toEqual([2, 3])
    })
  })
})
