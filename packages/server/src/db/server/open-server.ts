import pg from 'pg'
import { columnValues } from '../column-values.ts'
import type { DatabaseLogger } from '../database.ts'
import type { Face, Session } from '../face.ts'
import { DatabaseStartError } from '../start-error.ts'
import { createListener } from './listener.ts'

/**
 * A statement outside of transactions that gets no answer for so long has lost its server, as when a network is cut
 * without a word. Transactions have limits of their own.
 */
const outsideTransactionMs = 60_000

const connections = 20

/** Connects to a PostgreSQL server (15 or newer). Throws a `DatabaseStartError` when it does not answer. */
export async function openServer(url: string, logger?: DatabaseLogger): Promise<Face> {
  const connection = {
    connectionString: url,
    application_name: 'lectern',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  }
  const pool = new pg.Pool({ ...connection, max: connections })
  // Without a listener, a connection that breaks while nobody uses it ends the process. The error holds the whole client.
  pool.on('error', ({ message }) => logger?.warn({ reason: message }, 'A connection to the database broke.'))
  await checkAnswers(pool)
  const listener = createListener(() => new pg.Client(connection), logger)
  return {
    name: 'server',
    backend: 'postgres',
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

/** `query_timeout` in milliseconds; the driver knows it, its types do not. */
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
      // The driver answers a script of several statements with a list of results, which its types do not tell.
      const results: pg.QueryResult | pg.QueryResult[] = await ask({
        text,
        ...(params?.length && { values: params }),
      })
      return [results].flat().flatMap((result) => result.rows)
    },
  }
}

/**
 * The limit of a transaction is one of its work, which these are not: on a connection that was cut without a word they
 * would wait until the network gives up, a quarter of an hour later. Beginning takes no time, committing waits for the disk.
 */
const begin: TimedQuery = { text: 'BEGIN', query_timeout: 10_000 }
const commit: TimedQuery = { text: 'COMMIT', query_timeout: outsideTransactionMs }
/** Waits behind a statement that still runs, but not for ever: then the connection is closed instead. */
const rollback: TimedQuery = { text: 'ROLLBACK', query_timeout: 5000 }

async function runTransaction<T>(pool: pg.Pool, work: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const breaks = (error: Error) => {
    broken = error
  }
  client.on('error', breaks)
  const ask = oneAtATime((config: pg.QueryConfig) => client.query(config))
  try {
    await client.query(begin)
    const result = await work(sessionOn(ask))
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

/** The driver will stop to queue the questions of one connection; those of `Promise.all` in a transaction need it. */
function oneAtATime<Question, Answer>(ask: (question: Question) => Promise<Answer>) {
  let last: Promise<unknown> = Promise.resolve()
  return (question: Question): Promise<Answer> => {
    const answer = last.then(() => ask(question))
    last = answer.catch(() => {})
    return answer
  }
}
