import pg from 'pg'
import { columnValues } from '../column-values.ts'
import type { DatabaseLogger } from '../database.ts'
import type { Face, Session } from '../face.ts'
import { DatabaseStartError } from '../start-error.ts'
import { createListener } from './listener.ts'

/** Connects to a PostgreSQL server (15 or newer). Throws a `DatabaseStartError` when it does not answer. */
export async function openServer(url: string, logger?: DatabaseLogger): Promise<Face> {
  const connection = { connectionString: url, application_name: 'lectern', connectionTimeoutMillis: 10_000 }
  const pool = new pg.Pool({ ...connection, max: 20 })
  // Without a listener, a connection that breaks while nobody uses it ends the process.
  pool.on('error', (error) => logger?.warn({ err: error }, 'A connection to the database broke.'))
  await checkAnswers(pool)
  const listener = createListener(() => new pg.Client({ ...connection, keepAlive: true }), logger)
  return {
    name: 'server',
    backend: 'postgres',
    session: sessionOn((config) => pool.query(config)),
    transaction: (work) => runTransaction(pool, work),
    listen: (...given) => listener.listen(...given),
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

async function checkAnswers(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    throw new DatabaseStartError(
      'The PostgreSQL server of DATABASE_URL does not answer. Please check the address.',
      {
        cause,
      },
    )
  }
}

type Ask = (config: pg.QueryConfig & { rowMode?: 'array' }) => Promise<pg.QueryResult>

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => columnValues[type] ?? pg.types.getTypeParser(type, format),
}

function sessionOn(ask: Ask): Session {
  return {
    async query(text, params, shape) {
      const { rows } = await ask({
        text,
        values: params,
        types,
        ...(shape === 'arrays' && { rowMode: 'array' }),
      })
      return rows
    },
    async execute(text, params) {
      // The driver answers a script of several statements with a list of results, which its types do not tell.
      const results: pg.QueryResult | pg.QueryResult[] = await ask({
        text,
        ...(params?.length && { values: params }),
      })
      return [results].flat().flatMap((result) => result.rows)
    },
  }
}

/** Waits behind a statement that still runs, but not for ever: then the connection is closed instead. */
const rollback: pg.QueryConfig & { query_timeout: number } = { text: 'ROLLBACK', query_timeout: 5000 }

async function runTransaction<T>(pool: pg.Pool, work: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const breaks = (error: Error) => {
    broken = error
  }
  client.on('error', breaks)
  const ask = oneAtATime((config: pg.QueryConfig) => client.query(config))
  try {
    await client.query('BEGIN')
    const result = await work(sessionOn(ask))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query(rollback).catch(breaks)
    throw error
  } finally {
    client.off('error', breaks)
    client.release(broken)
  }
}

/** The driver will stop to queue the questions of one connection; those of `Promise.all` in a transaction need it. */
function oneAtATime<Question, Answer>(ask: (question: Question) => Promise<Answer>) {
  let last: Promise<unknown> = Promise.resolve()
  return (question: Question): Promise<Answer> => {
    const answer = last.then(() => ask(question))
    last = answer.catch(() => {})
    return answer
  }
}
