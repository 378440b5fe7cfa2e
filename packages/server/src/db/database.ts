import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy'
import type { ConstructorOptions as QueueConstructorOptions } from 'pg-boss'

/** Drizzle's query builders. `execute()` answers rows; an `update` tells what it changed through `returning()`. */
export type Queries = Omit<PgRemoteDatabase, 'transaction' | 'query'>

/**
 * PostgreSQL, with two faces that behave alike: embedded in this process, or a server. All SQL of Lectern goes through
 * here, and whatever is asked inside `transaction()` belongs to that transaction, also the queue's `send()`.
 */
export interface Database {
  readonly face: 'embedded' | 'server'

  /** Asks within the current transaction, else on its own. Where a query is awaited counts, not where it was built. */
  readonly sql: Queries

  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it rejects. A call inside another
   * joins it. When anything inside has failed, nothing is committed, also if the failure was caught on the way.
   * Await everything you start, and never wait for the network inside: on the embedded face everybody else waits too.
   */
  transaction<T>(work: () => Promise<T>, options?: TransactionOptions): Promise<T>

  /** Delivered to listeners in every process when the current transaction commits. At most 7999 bytes. */
  notify(channel: string, payload: string): Promise<void>

  /**
   * Answers a function that stops listening. What is told while a server's connection is down is lost, so treat a
   * notification as a hint to look; `reconnected` says when to look in any case. Not inside a transaction.
   */
  listen(
    channel: string,
    heard: (payload: string) => void,
    reconnected?: () => void,
  ): Promise<() => Promise<void>>

  /** What pg-boss needs to run on this database and to join its transactions: `new PgBoss({ ...queueOptions, … })`. */
  readonly queueOptions: Pick<QueueConstructorOptions, 'db' | 'backend' | 'useListenNotify'>

  /** Never rejects. */
  health(): Promise<{ readonly ok: boolean; readonly message: string }>

  /** Waits for what is running. Stop the queue first. */
  close(): Promise<void>
}

export interface TransactionOptions {
  /** Commit without waiting for the disk: for progress rows only, which a power cut may take back. */
  readonly relaxed?: boolean
  /** Rolled back when it takes longer. 30 unless told. */
  readonly seconds?: number
}

/** The part of a pino logger that the database uses. */
export interface DatabaseLogger {
  warn(details: object, message: string): void
}
