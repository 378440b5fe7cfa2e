/** A connection, or many of them behind one handle: whoever asks twice may be answered by two of them. */
export interface Session {
  /** One statement. Values are read as `column-values.ts` says, for Drizzle. */
  query(text: string, params: unknown[], shape: 'arrays' | 'objects'): Promise<unknown[]>
  /** For pg-boss: values as the driver reads them by itself; without parameters, also several statements at once. */
  execute(text: string, params?: unknown[]): Promise<Record<string, unknown>[]>
}

/** What is particular to a way of running PostgreSQL; `facade.ts` makes a `Database` of it. */
export interface Face {
  readonly name: 'embedded' | 'server'
  readonly backend: 'pglite' | 'postgres'
  /** How many statements and transactions can run at the same time. */
  readonly connections: number
  /** Whether a statement runs in this process and blocks it. */
  readonly blocks: boolean
  /** Outside of transactions. */
  readonly session: Session
  /** Commits when the work resolves, else rolls back. Must not be called inside its own work. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>
  listen(
    channel: string,
    heard: (payload: string) => void,
    reconnected: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Whether a script brings its own BEGIN and COMMIT, as those do that pg-boss runs under a lock. */
export const opensTransaction = (script: string): boolean => /^\s*begin\b/i.test(script)

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
