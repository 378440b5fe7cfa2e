/** The baseline for Lectern: Fastify with one query or one commit per request. */
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../packages/server/src/platform/db/opening/open-database.ts'

const [dataDir = '', url = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir, ...(url && { url }) })
await database.sql.execute(sql`create table bare (id int primary key, body jsonb not null)`)
await database.sql.execute(sql`insert into bare values (1, ${await text(process.stdin)})`)

const app = fastify({ bodyLimit: 2 ** 21 })
app.get('/', async () => {
  const [row] = await database.sql.execute<{ body: object }>(sql`select body from bare where id = 1`)
  return row?.body
})
app.put('/', async ({ body }) => {
  await database.sql.execute(sql`update bare set body = ${JSON.stringify(body)} where id = 1`)
  return body
})
process.on('SIGTERM', () => process.exit(0))
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
