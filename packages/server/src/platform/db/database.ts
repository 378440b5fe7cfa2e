import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy'
import type { ConstructorOptions as QueueConstructorOptions } from 'pg-boss'

/**
 * Drizzle's query builders. `execute()` returns rows; an `update` returns what it changed through `returning()`.
 */
export type Queries = Omit<PgRemoteDatabase, 'transaction' | 'query'>

/**
 * PostgreSQL with two equivalent backends: embedded in this process, or a server. All SQL of Lectern goes through
 * this interface. Every query inside `transaction()` belongs to that transaction, including the queue's `send()`.
 */
export interface Database {
  readonly backend: 'embedded' | 'server'

  /**
   * Queries in the current transaction, if any. The place where a query is awaited decides, not where it was built.
   */
  readonly sql: Queries

  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it rejects. A nested call joins
   * it. After any failure inside nothing is committed, even if the failure was caught.
   * Await everything you start, and never wait for the network inside: on the embedded backend all other callers
   * wait too.
   */
  transaction<T>(work: () => Promise<T>, options?: TransactionOptions): Promise<T>

  /** Delivered to listeners in every process when the current transaction commits. At most 7999 bytes. */
  notify(channel: string, payload: string): Promise<void>

  /**
   * Returns a function that stops listening. Notifications during a lost connection are lost, so a listener should
   * read the data itself; `reconnected` is called when it must read in any case. Not inside a transaction.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    reconnected?: () => void,
  ): Promise<() => Promise<void>>

  /** Lets pg-boss run on this database and join its transactions: `new PgBoss({ ...queueOptions, … })`. */
  readonly queueOptions: Pick<QueueConstructorOptions, 'db' | 'backend' | 'useListenNotify'>

  /** Never rejects. */
  health(): Promise<{ readonly ok: boolean; readonly message: string }>

  /** Waits for running queries. Stop the queue first. */
  close(): Promise<void>
}

export interface TransactionOptions {
  /** Commits without waiting for the disk: only for progress rows, which a power failure may lose. */
  readonly relaxed?: boolean
  /** Rolled back if it takes longer. Default: 30. */
  readonly seconds?: number
}

/** The part of a pino logger that the database uses. */
export interface DatabaseLogger {
  warn(details: object, message: string): void
}
