import { jobsApi } from '@lectern/domain/api/jobs.ts'
import type { FastifyInstance } from 'fastify'
import type { AccountStore } from '../accounts/account-store.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { authenticate } from './authenticate.ts'

/** A comment so often keeps proxies from closing a quiet stream. */
const heartbeatMs = 15_000

/** GET /api/events: the progress of all of the caller's jobs, as server-sent events. */
export function registerEventStream(
  app: FastifyInstance,
  rooms: { accounts: AccountStore; jobs: Jobs },
): void {
  const open = new Set<() => void>()

  app.get(jobsApi.events.path, async (request, reply) => {
    const account = await authenticate(rooms.accounts, request)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 2000\n\n')
    const stopWatching = rooms.jobs.watch(account, (job) => {
      raw.write(`data: ${JSON.stringify({ type: 'job', job })}\n\n`)
    })
    const heartbeat = setInterval(() => {
      // Whoever was logged out elsewhere hears nothing more, and learns it when the stream is opened again.
      authenticate(rooms.accounts, request).then(
        () => raw.write(': still here\n\n'),
        () => close(),
      )
    }, heartbeatMs)
    const close = () => {
      clearInterval(heartbeat)
      stopWatching()
      open.delete(close)
      raw.end()
    }
    open.add(close)
    raw.on('close', close)
  })

  app.addHook('preClose', async () => {
    for (const close of open) close()
  })
}
