import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase, testBackends } from '../../../testing/database.ts'
import { createRowWriter, restoreSequences } from './write-rows.ts'

test.each(await testBackends())(
  'numbers stay exact, computed columns are computed, and counters continue (%s database)',
  async (backend) => {
    const database = await openTestDatabase(backend, { tables: false })
    await database.sql.execute(sql`create table public.counted (
      id bigint primary key generated always as identity, amount numeric, twice bigint generated always as (id * 2) stored)`)
    const writer = createRowWriter(database, ['counted'])
    await writer.add('counted', '{"table":"counted","row":{"id":9007199254740993,"amount":1.10,"twice":0}}')
    await writer.flush()
    await restoreSequences(database)
    await database.sql.execute(sql`insert into public.counted (amount) values (2)`)
    expect(
      await database.sql.execute(
        sql`select id::text as id, amount::text as amount, twice::text as twice from public.counted order by id`,
      ),
    ).toEqual([
      { id: '9007199254740993', amount: '1.10', twice: '18014398509481986' },
      { id: '9007199254740994', amount: '2', twice: '18014398509481988' },
    ])
    await database.close()
  },
)
