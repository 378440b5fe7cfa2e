import { healthApi } from '@lectern/domain/api/health.ts'
import type { Route } from '../route.ts'

/** The health of a part of Lectern; the message is for the operator. */
export interface PartHealth {
  readonly ok: boolean
  readonly message: string
}

type Check = () => Promise<PartHealth>

export interface HealthDependencies {
  readonly version: string
  readonly database: Check
  readonly queue: Check
  readonly files: Check
  readonly now?: () => number
}

/** A check is repeated at most this often, in milliseconds. */
const freshMs = 5000
const timeoutMs = 6000

/** GET /api/health and GET /api/ready. Details are for callers on this machine only. */
export function healthRoutes({ version, now = Date.now, ...parts }: HealthDependencies): Route[] {
  const database = cached(parts.database, now)
  const queue = cached(parts.queue, now)
  const files = cached(parts.files, now)
  return [
    {
      endpoint: healthApi.get,
      async handle({ isLocal }) {
        const [ofDatabase, ofQueue, ofFiles] = await Promise.all([database(), queue(), files()])
        const well = ofDatabase.ok && ofQueue.ok && ofFiles.ok
        const details = {
          version,
          node: process.version,
          database: ofDatabase,
          queue: ofQueue,
          files: ofFiles,
        }
        const status = well ? 'ok' : 'failing'
        return { body: { status, ...(isLocal && details) }, status: well ? 200 : 503 }
      },
    },
    {
      endpoint: healthApi.ready,
      async handle() {
        // The server listens after the migrations, so a process that answers has run them.
        const ready = (await Promise.all([database(), queue()])).every(({ ok }) => ok)
        return { body: { status: ready ? 'ready' : 'not_ready' }, status: ready ? 200 : 503 }
      },
    },
  ]
}

/** Concurrent callers share one check, and its result for some seconds. Never rejects. */
function cached(check: Check, now: () => number): Check {
  let last: { readonly at: number; readonly result: Promise<PartHealth> } | undefined
  return () => {
    if (!last || now() - last.at >= freshMs) last = { at: now(), result: withTimeout(check) }
    return last.result
  }
}

async function withTimeout(check: Check): Promise<PartHealth> {
  const { promise: late, resolve } = Promise.withResolvers<PartHealth>()
  const timer = setTimeout(() => resolve({ ok: false, message: 'No answer within the timeout.' }), timeoutMs)
  try {
    return await Promise.race([check(), late])
  } catch {
    return { ok: false, message: 'The check failed.' }
  } finally {
    clearTimeout(timer)
  }
}
