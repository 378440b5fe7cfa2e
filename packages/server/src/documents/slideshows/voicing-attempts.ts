import { Problem } from '@lectern/domain/problems/problems.ts'
import { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { createCancelledAttempts } from './cancelled-attempts.ts'
import { parseJson } from '../../platform/runtime/parse-json.ts'

const channel = 'lectern_cancelled_voicing'

const attemptSchema = z.object({ accountId: z.string(), attempt: z.string() })
type AttemptOfAccount = Readonly<z.infer<typeof attemptSchema>>

/** An account has at most this many attempts whose client has left, in each process. Others end with their connection. */
export const mostLeft = 20

/** Attempts to voice a text that continue when the connection closes, until their author cancels them. */
export interface VoicingAttempts {
  /**
   * Runs the work of an attempt. Its signal is aborted with CANCELLED when the attempt is cancelled, in any process, and with
   * SHUTTING_DOWN when this process stops and the client has left. It is aborted when the client leaves if its account has
   * `mostLeft` other attempts whose clients have left.
   */
  run<Result>(
    attempt: AttemptOfAccount,
    disconnected: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>
  /** Cancels an attempt, also one that has not arrived yet. */
  cancel(attempt: AttemptOfAccount): Promise<void>
  close(): Promise<void>
}

interface RunningAttempt {
  readonly key: string
  readonly accountId: string
  readonly controller: AbortController
  readonly disconnected: AbortSignal
}

const keyOf = ({ accountId, attempt }: AttemptOfAccount) => `${accountId} ${attempt}`

export async function startVoicingAttempts(database: Database): Promise<VoicingAttempts> {
  const running = new Set<RunningAttempt>()
  const cancelled = createCancelledAttempts()
  let isClosing = false

  function take(key: string): void {
    cancelled.add(key)
    for (const one of running) if (one.key === key) one.controller.abort(new Problem('CANCELLED'))
  }

  const hasLeft = ({ controller, disconnected }: RunningAttempt) =>
    disconnected.aborted && !controller.signal.aborted

  function stopIfLeft(one: RunningAttempt): void {
    if (isClosing && hasLeft(one)) one.controller.abort(new Problem('SHUTTING_DOWN'))
  }

  function stopIfTooMany(one: RunningAttempt): void {
    const left = [...running].filter((other) => other.accountId === one.accountId && hasLeft(other))
    if (left.length > mostLeft) one.controller.abort(one.disconnected.reason)
  }

  const stopListening = await database.listen(channel, (payload) => {
    const { data } = attemptSchema.safeParse(parseJson(payload))
    if (data) take(keyOf(data))
  })

  return {
    async run(attempt, disconnected, work) {
      const { accountId } = attempt
      const one = { key: keyOf(attempt), accountId, controller: new AbortController(), disconnected }
      if (cancelled.has(one.key)) throw new Problem('CANCELLED')
      const leave = () => {
        stopIfLeft(one)
        if (hasLeft(one)) stopIfTooMany(one)
      }
      running.add(one)
      disconnected.addEventListener('abort', leave)
      leave()
      try {
        return await work(one.controller.signal)
      } finally {
        running.delete(one)
        disconnected.removeEventListener('abort', leave)
      }
    },
    async cancel(attempt) {
      take(keyOf(attempt))
      await database.notify(channel, JSON.stringify(attempt))
    },
    async close() {
      isClosing = true
      for (const one of running) stopIfLeft(one)
      await stopListening()
    },
  }
}
