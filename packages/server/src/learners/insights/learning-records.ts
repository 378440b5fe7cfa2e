import { randomUUID } from 'node:crypto'
import type { Config } from '../../platform/configuration/config.ts'
import type { Deliveries, DeliveryOptions } from '../../platform/queue/deliveries.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import type { KeptEvents } from './record-events.ts'
import { statementsOf } from './statements.ts'

/** Statements that wait at most. They take about 1 kB each. */
const mostWaiting = 100_000
/** A slower answer counts as a failure. */
const timeoutMs = 10_000

/** Sends the events of learners to a learning record store. */
export interface LearningRecords {
  forward(kept: KeptEvents): Promise<void>
  stop(): void
}

/**
 * Opens the way to the configured learning record store; without one, nothing is sent. Statements wait in the database, so
 * a store that is slow or down never delays a learner.
 */
export async function openLearningRecords({
  store,
  publicUrl,
  openDeliveries,
  logger,
  timeout = timeoutMs,
}: {
  readonly store: Config['learningRecords']
  readonly publicUrl: string
  readonly openDeliveries: (options: DeliveryOptions) => Promise<Deliveries>
  readonly logger: Pick<Logger, 'warn'>
  readonly timeout?: number
}): Promise<LearningRecords> {
  if (!store) return { forward: async () => {}, stop() {} }
  const deliveries = await openDeliveries({
    name: 'learning-records',
    most: mostWaiting,
    deliver: async (statements, signal) => sendStatements(store, statements, { signal, timeout, logger }),
  })
  return {
    forward: async (kept) => deliveries.add(statementsOf(kept, { publicUrl, newId: randomUUID })),
    stop: () => deliveries.stop(),
  }
}

/** Statuses of a request that the store will never accept, so that repeating it would hold up the others. */
const refused = new Set([400, 409, 413, 422])

type Store = NonNullable<Config['learningRecords']>

interface Sending {
  readonly signal: AbortSignal
  readonly timeout: number
}

/**
 * Sends statements. Drops those that the store refuses, and logs their number. Throws if they have to be sent again. An
 * error contains only the status.
 */
export async function sendStatements(
  store: Store,
  statements: readonly unknown[],
  { logger, ...sending }: Sending & { readonly logger: Pick<Logger, 'warn'> },
): Promise<void> {
  const dropped = await sendParts(store, statements, sending)
  if (dropped.length > 0)
    logger.warn(
      { statuses: [...new Set(dropped)], statements: dropped.length },
      'The learning record store refused statements. They are dropped.',
    )
}

/** A store refuses a request for one bad statement, so halves are sent until it is found. Returns the status of each one. */
async function sendParts(store: Store, statements: readonly unknown[], sending: Sending): Promise<number[]> {
  const status = await post(store, statements, sending)
  if (!refused.has(status)) return []
  if (statements.length > 1) {
    const half = Math.ceil(statements.length / 2)
    const first = await sendParts(store, statements.slice(0, half), sending)
    return [...first, ...(await sendParts(store, statements.slice(half), sending))]
  }
  // 409: it has this statement already.
  return status === 409 ? [] : [status]
}

/** Returns the status if the store took or refused the statements. Throws for every other one. */
async function post(
  { url, key, secret }: Store,
  statements: readonly unknown[],
  { signal, timeout }: Sending,
): Promise<number> {
  const response = await fetch(`${url}/statements`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
      'x-experience-api-version': '1.0.3',
    },
    body: JSON.stringify(statements),
    // The credentials are for this address only.
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  })
  await response.body?.cancel()
  if (response.ok || refused.has(response.status)) return response.status
  throw new Error(`The learning record store answered ${response.status}.`)
}
