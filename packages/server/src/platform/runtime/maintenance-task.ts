/** A task that removes old rows from a table that grows. */
export interface MaintenanceTask {
  /** Unique; it names the lock. */
  readonly name: string
  /**
   * Removes at most `limit` rows in one statement (`delete … where id in (select id … limit n)`) and returns the
   * number. Runs in a transaction, so it must not touch files or the network.
   */
  readonly removeBatch: (limit: number) => Promise<number>
  /**
   * A smaller limit for a chore whose rows take long to find. The embedded database answers no other query meanwhile.
   */
  readonly batchSize?: number
}

/** A chore that also uses files or the network. Several processes may run it at the same time. */
export interface Sweep {
  readonly name: string
  /** `signal` aborts when maintenance stops. */
  readonly sweep: (signal: AbortSignal) => Promise<unknown>
}
