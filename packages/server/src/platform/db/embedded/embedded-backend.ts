import type { PGlite, Transaction } from '@electric-sql/pglite'
import { columnValues } from '../column-values.ts'
import { type Backend, opensTransaction, quoted, type Session } from '../backend.ts'

/** PostgreSQL in this process. `asked` is called for each statement, `close` stops what was started with it. */
export function embeddedBackend(
  postgres: PGlite,
  {
    asked = () => {},
    close = () => postgres.close(),
  }: { asked?: () => void; close?: () => Promise<void> } = {},
): Backend {
  return {
    name: 'embedded',
    queueBackend: 'pglite',
    connections: 1,
    blocks: true,
    session: sessionOn(postgres, asked),
    transaction: (work) => postgres.transaction((transaction) => work(sessionOn(transaction, asked))),
    listen: (channel, onPayload) => postgres.listen(quoted(channel), onPayload),
    close,
  }
}

function sessionOn(handle: PGlite | Transaction, asked: () => void): Session {
  return {
    async query(text, params, shape) {
      asked()
      const rowMode = shape === 'arrays' ? 'array' : 'object'
      const { rows } = await handle.query(text, params, { rowMode, parsers: columnValues })
      return rows
    },
    async execute(text, params) {
      asked()
      if (params?.length) return (await handle.query<Record<string, unknown>>(text, params)).rows
      return (await runScript(handle, text)).flatMap(({ rows }) => rows)
    },
  }
}

/**
 * All callers share one connection. A script that fails between its own BEGIN and COMMIT would leave its
 * transaction open for the next query. Inside a Lectern transaction (PostgreSQL only warns of a second BEGIN) that
 * transaction is rolled back.
 */
function runScript(handle: PGlite | Transaction, script: string) {
  if ('transaction' in handle && opensTransaction(script)) {
    return handle.transaction((transaction) => transaction.exec(script))
  }
  return handle.exec(script)
}
