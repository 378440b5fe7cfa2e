import { once } from 'node:events'
import { request } from 'node:http'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Account } from '../accounts/account.ts'
import type { AccountStore } from '../accounts/store/account-store.ts'
import { registerRoute } from './register-route.ts'

test('a client that leaves while its session is looked up has left when the handler begins', async () => {
  const session = Promise.withResolvers<Account>()
  const handled = Promise.withResolvers<AbortSignal>()
  const left = Promise.withResolvers<void>()
  const app = fastify()
  app.addHook('onRequest', async (_request, { raw }) => void raw.once('close', left.resolve))
  registerRoute(
    app,
    {
      endpoint: { method: 'GET', path: '/paid', summary: '', access: 'user', answer: z.unknown() } as never,
      async handle({ signal }) {
        handled.resolve(signal)
        return { body: {} }
      },
    },
    { findBySession: () => session.promise } as Pick<AccountStore, 'findBySession'> as AccountStore,
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = z.object({ port: z.number() }).parse(app.server.address())
  const client = request({ port, path: '/paid', headers: { authorization: 'Bearer token' } }).end()
  client.on('error', () => undefined)
  const [socket] = await once(app.server, 'request').then(() => [client.socket])
  socket?.destroy()
  await left.promise
  session.resolve({ id: 'ada' } as Account)
  expect((await handled.promise).reason).toMatchObject({ code: 'CANCELLED' })
  await app.close()
})
