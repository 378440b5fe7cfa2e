import type { PGlite, Transaction } from '@electric-sql/pglite'
import { columnValues } from '../column-values.ts'
import { type Face, opensTransaction, quoted, type Session } from '../face.ts'

/** PostgreSQL in this process. `asked` is told of each statement, `close` ends what was started with it. */
export function embeddedFace(
  postgres: PGlite,
  {
    asked = () => {},
    close = () => postgres.close(),
  }: { asked?: () => void; close?: () => Promise<void> } = {},
): Face {
  return {
    name: 'embedded',
    backend: 'pglite',
    connections: 1,
    blocks: true,
    session: sessionOn(postgres, asked),
    transaction: (work) => postgres.transaction((transaction) => work(sessionOn(transaction, asked))),
    listen: (channel, heard) => postgres.listen(quoted(channel), heard),
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
 * There is one connection for all: a script that fails between its own BEGIN and COMMIT would leave its transaction
 * open to the next question. Inside one of ours (PostgreSQL only warns of a second BEGIN) it is rolled back in time.
 */
function runScript(handle: PGlite | Transaction, script: string) {
  if ('transaction' in handle && opensTransaction(script)) {
    return handle.transaction((transaction) => transaction.exec(script))
  }
  return handle.exec(script)
}
