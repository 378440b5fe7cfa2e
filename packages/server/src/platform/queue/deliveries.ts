import type { PgBoss } from 'pg-boss'
import type { Logger } from '../runtime/logger.ts'
import type { DeliveryStore } from './delivery-store.ts'

/** Messages to another server, which wait in the database until it has taken them. */
export interface Deliveries {
  /** Stores messages, in the current transaction if any. Drops them while too many wait, and logs that once. */
  add(messages: readonly object[]): Promise<void>
  /** Aborts a running delivery. Its messages are delivered after the next start. */
  stop(): void
}

export interface DeliveryOptions {
  /** Name of their queue. */
  readonly name: string
  /** Most messages that wait. */
  readonly most: number
  /** Delivers messages together. Throws if they have to be delivered again. */
  readonly deliver: (messages: readonly unknown[], signal: AbortSignal) => Promise<void>
}

/** Messages of one delivery. */
const batchSize = 50
/** How long the number of waiting messages is trusted. */
const countedMs = 5000

/**
 * Delivers messages in batches, with growing pauses after a failure. A message is given up after about twelve hours. One
 * process delivers at a time for each batch; a batch of a process that died is delivered again after a minute.
 */
export async function openDeliveries(
  {
    boss,
    store,
    logger,
  }: {
    readonly boss: Pick<PgBoss, 'createQueue' | 'getQueue' | 'work' | 'insert'>
    readonly store: DeliveryStore
    readonly logger: Pick<Logger, 'warn'>
  },
  { name, most, deliver }: DeliveryOptions,
): Promise<Deliveries> {
  const stopping = new AbortController()
  let counted = { waiting: 0, at: -Infinity }
  let isDropping = false
  await boss.createQueue(name, {
    retryLimit: 60,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 60,
    deleteAfterSeconds: 600,
    notify: true,
  })
  // The first use of a queue loads its settings. That query must not run inside a caller's transaction.
  await boss.getQueue(name)
  await boss.work(
    name,
    { batchSize, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 },
    async (jobs) => {
      try {
        await deliver(
          jobs.map(({ data }) => data),
          stopping.signal,
        )
      } catch (error) {
        if (!stopping.signal.aborted)
          logger.warn(
            { err: error, queue: name, messages: jobs.length },
            'A delivery failed and is repeated.',
          )
        // pg-boss stores the error. The original error may contain a response.
        // oxlint-disable-next-line eslint/preserve-caught-error -- it was logged, and must not be stored
        throw new Error('To be delivered again.')
      }
    },
  )

  return {
    async add(messages) {
      if (Date.now() - counted.at > countedMs)
        counted = { waiting: await store.waiting(name, most), at: Date.now() }
      if (messages.length === 0) return
      if (counted.waiting + messages.length > most) {
        if (!isDropping) logger.warn({ queue: name, most }, 'Too many messages wait. New ones are dropped.')
        isDropping = true
        return
      }
      // A full queue has room for a few messages after each delivery. That is not worth a line of the log each time.
      if (counted.waiting < most / 2) isDropping = false
      counted.waiting += messages.length
      await boss.insert(
        name,
        messages.map((data) => ({ data })),
      )
    },
    stop: () => stopping.abort(),
  }
}
