/** A connection, or a pool of connections: two queries may use different ones. */
export interface Session {
  /** One statement. Values are parsed for Drizzle, see `column-values.ts`. */
  query(text: string, params: unknown[], shape: 'arrays' | 'objects'): Promise<unknown[]>
  /** For pg-boss: values as the driver parses them; without parameters, also several statements at once. */
  execute(text: string, params?: unknown[]): Promise<Record<string, unknown>[]>
}

/** A way of running PostgreSQL. `facade.ts` makes a `Database` of it. */
export interface Backend {
  readonly name: 'embedded' | 'server'
  /** The backend as pg-boss names it. */
  readonly queueBackend: 'pglite' | 'postgres'
  /** Number of statements and transactions that can run at the same time. */
  readonly connections: number
  /** Whether a statement runs in this process and blocks it. */
  readonly blocks: boolean
  /** Runs statements outside of transactions. */
  readonly session: Session
  /** Commits when the work resolves, otherwise rolls back. Must not be called inside its own work. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    reconnected: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Whether a script has its own BEGIN and COMMIT, like those that pg-boss runs under a lock. */
export const opensTransaction = (script: string): boolean => /^\s*begin\b/i.test(script)

/** A quoted SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
