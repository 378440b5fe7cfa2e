import { jobsApi } from '@lectern/domain/api/jobs.ts'
import type { FastifyInstance } from 'fastify'
import type { AccountStore } from '../accounts/account-store.ts'
import type { EventStreams } from '../events/event-streams.ts'
import { authenticate, bearerToken } from './authenticate.ts'

/** GET /api/events: the progress of all of the caller's jobs, as server-sent events. */
export function registerEventStream(
  app: FastifyInstance,
  { accounts, streams }: { accounts: AccountStore; streams: EventStreams },
): void {
  app.get(jobsApi.events.path, async (request, reply) => {
    const account = await authenticate(accounts, request)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    raw.write('retry: 2000\n\n')
    const closed = streams.open({ accountId: account.id, token: bearerToken(request) ?? '' }, raw)
    raw.on('close', closed)
    // The connection may have closed while the account was looked up.
    if (raw.destroyed) closed()
  })

  app.addHook('preClose', async () => streams.closeAll())
}
