import pg from 'pg'
import { columnValues } from '../column-values.ts'
import type { DatabaseLogger } from '../database.ts'
import type { Backend, Session } from '../backend.ts'
import { DatabaseStartError } from '../start-error.ts'
import { createListener } from './listener.ts'

/**
 * Timeout of a statement outside of transactions, in milliseconds. It detects a connection that was lost without an
 * error. Transactions have their own timeouts.
 */
const outsideTransactionMs = 60_000

const connections = 20

/** Connects to a PostgreSQL server (15 or newer). Throws a `DatabaseStartError` when it does not answer. */
export async function openServer(url: string, logger?: DatabaseLogger): Promise<Backend> {
  const connection = {
    connectionString: url,
    application_name: 'lectern',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  }
  const pool = new pg.Pool({ ...connection, max: connections })
  // Without a listener, an idle connection that breaks ends the process. The error contains the whole client.
  pool.on('error', ({ message }) => logger?.warn({ reason: message }, 'A connection to the database broke.'))
  await checkAnswers(pool)
  const listener = createListener(() => new pg.Client(connection), logger)
  return {
    name: 'server',
    queueBackend: 'postgres',
    connections,
    blocks: false,
    session: sessionOn((config) => {
      const timed: TimedQuery = { ...config, query_timeout: outsideTransactionMs }
      return pool.query(timed)
    }),
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

/** `query_timeout` in milliseconds; the driver supports it, its types do not. */
type TimedQuery = pg.QueryConfig & { query_timeout: number }

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
      // The driver returns a list of results for a script of several statements. Its types omit this.
      const results: pg.QueryResult | pg.QueryResult[] = await ask({
        text,
        ...(params?.length && { values: params }),
      })
      return [results].flat().flatMap((result) => result.rows)
    },
  }
}

/**
 * The timeout of a transaction covers its work, but not these statements. On a lost connection they would wait for
 * the network's timeout of a quarter of an hour. BEGIN takes no time, COMMIT waits for the disk.
 */
const begin: TimedQuery = { text: 'BEGIN', query_timeout: 10_000 }
const commit: TimedQuery = { text: 'COMMIT', query_timeout: outsideTransactionMs }
/** Waits behind a running statement up to this timeout, after which the connection is closed. */
const rollback: TimedQuery = { text: 'ROLLBACK', query_timeout: 5000 }

async function runTransaction<T>(pool: pg.Pool, work: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const breaks = (error: Error) => {
    broken = error
  }
  client.on('error', breaks)
  let hasEnded = false
  const ask = oneAtATime(async (config: pg.QueryConfig) => {
    // The statement waited for another one. Now it would run outside of the transaction, or in that of another caller.
    if (hasEnded) throw new Error('This query came after the end of its transaction.')
    return client.query(config)
  })
  const end = () => {
    hasEnded = true
  }
  try {
    await client.query(begin)
    const result = await work(sessionOn(ask)).finally(end)
    await client.query(commit)
    return result
  } catch (error) {
    await client.query(rollback).catch(breaks)
    throw error
  } finally {
    client.off('error', breaks)
    client.release(broken)
  }
}

/**
 * A future version of the driver will not queue the queries of a connection. `Promise.all` in a transaction needs
 * it.
 */
function oneAtATime<Question, Answer>(ask: (question: Question) => Promise<Answer>) {
  let last: Promise<unknown> = Promise.resolve()
  return (question: Question): Promise<Answer> => {
    const answer = last.then(() => ask(question))
    last = answer.catch(() => {})
    return answer
  }
}
