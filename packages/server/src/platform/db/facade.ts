import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/pg-proxy'
import type { Database, DatabaseLogger, TransactionOptions } from './database.ts'
import { DatabaseUnavailable, detectingUnavailable } from './database-unavailable.ts'
import { type Backend, opensTransaction, type Session } from './backend.ts'
import { sharingReads } from './share-reads.ts'

interface Failure {
  readonly error: unknown
}

interface Transaction {
  readonly session: Session
  /**
   * The first failure inside. PostgreSQL refuses to commit after a failed query; this class does too, and throws.
   */
  failure?: Failure
  ended: boolean
}

/**
 * A `Database` over one of its backends. Each query determines its transaction when it starts. On the embedded
 * backend a query outside the open transaction would wait without end.
 */
export function databaseOver(backend: Backend, logger?: DatabaseLogger): Database {
  const current = new AsyncLocalStorage<Transaction | undefined>()
  const outside = sharingReads(reachableSession(backend.session), backend)

  async function ask<T>(question: (session: Session) => Promise<T>): Promise<T> {
    const open = current.getStore()
    return open ? askWithin(open, () => question(open.session)) : question(outside)
  }

  async function transaction<T>(work: () => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const outer = current.getStore()
    if (outer) return askWithin(outer, work)
    let failure: Failure | undefined
    const run = async (given: Session) => {
      const session = reachableSession(given)
      const opened: Transaction = { session, ended: false }
      try {
        if (options.relaxed) await session.execute('SET LOCAL synchronous_commit TO off')
        // The `await` belongs inside: a query that the work only returns starts when it is awaited.
        const worked = current.run(opened, async () => await work())
        const result = await withTimeout(options.seconds ?? 30, worked)
        if (opened.failure) throw opened.failure.error
        return result
      } catch (error) {
        failure = { error }
        throw error
      } finally {
        opened.ended = true
      }
    }
    // Errors of the work pass unchanged. All others come from BEGIN or COMMIT.
    return detectingUnavailable(
      () => backend.transaction(run),
      (error) => error !== failure?.error,
    )
  }

  /** Listeners would run in the async context of the sender, so they are run outside its transaction. */
  async function listen(
    channel: string,
    onPayload: (payload: string) => void,
    reconnected: () => void = () => {},
  ) {
    if (current.getStore()) throw new Error('listen() does not work inside transaction().')
    const safely = (act: () => void) => {
      try {
        current.run(undefined, act)
      } catch (error) {
        logger?.warn({ err: error, channel }, 'A listener of the database failed.')
      }
    }
    return backend.listen(
      channel,
      (payload) => safely(() => onPayload(payload)),
      () => safely(reconnected),
    )
  }

  return {
    backend: backend.name,
    sql: drizzle(async (text, params, method) => ({
      rows: await ask((session) => session.query(text, params, method === 'all' ? 'arrays' : 'objects')),
    })),
    transaction,
    listen,
    async notify(channel, payload) {
      await ask((session) => session.execute('select pg_notify($1, $2)', [channel, payload]))
    },
    queueOptions: {
      backend: backend.queueBackend,
      useListenNotify: true,
      db: {
        async executeSql(text, params) {
          if (current.getStore() && opensTransaction(text)) {
            throw new Error(
              'This call of pg-boss needs a transaction of its own: make it outside transaction().',
            )
          }
          return { rows: await ask((session) => session.execute(text, params)) }
        },
        async listen(channel, onPayload, reconnected) {
          const stop = await listen(channel, onPayload, reconnected)
          reconnected()
          return { close: stop }
        },
      },
    },
    async health() {
      try {
        await current.run(undefined, () => withTimeout(5, outside.query('select 1', [], 'arrays')))
        return { ok: true, message: `The ${backend.name} database answers.` }
      } catch (error) {
        logger?.warn({ err: error }, 'The database does not answer.')
        return { ok: false, message: `The ${backend.name} database does not answer.` }
      }
    },
    async close() {
      if (current.getStore()) throw new Error('close() does not work inside transaction().')
      await backend.close()
    },
  }
}

async function askWithin<T>(transaction: Transaction, question: () => Promise<T>): Promise<T> {
  if (transaction.ended) {
    throw new Error(
      'This query came after the end of its transaction: await everything inside transaction().',
    )
  }
  try {
    return await question()
  } catch (error) {
    transaction.failure ??= { error }
    throw error
  }
}

/** The same session with lost connections as `DatabaseUnavailable`. */
function reachableSession(session: Session): Session {
  return {
    query: (...asked) => detectingUnavailable(() => session.query(...asked)),
    execute: (...asked) => detectingUnavailable(() => session.execute(...asked)),
  }
}

async function withTimeout<T>(seconds: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new DatabaseUnavailable(`The transaction did not finish within ${seconds} seconds.`)),
    seconds * 1000,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
