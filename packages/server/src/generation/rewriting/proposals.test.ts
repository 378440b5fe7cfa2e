import { pageChangesApi } from '@lectern/domain/api/documents/page-changes.ts'
import { rewritingApi } from '@lectern/domain/api/documents/rewriting.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { expect, test, vi } from 'vitest'
import type { AttemptLimit } from '../../accounts/store/attempt-store.ts'
import { pageChangesRoutes } from '../../documents/page-changes/routes.ts'
import type { Call } from '../../route.ts'
import { rewritingRoutes } from './rewriting-routes.ts'

test.each([
  ['a slide', rewritingApi.slide],
  ['lines', rewritingApi.lines],
  ['an outdated slide', pageChangesApi.updateSlide],
  ['outdated lines', pageChangesApi.updateLines],
])('proposals for %s are limited for each account, before anything is read', async (_what, endpoint) => {
  const limit = vi.fn<(limit: AttemptLimit) => Promise<void>>(() =>
    Promise.reject(new Problem('TOO_MANY_ATTEMPTS')),
  )
  // Reading any other dependency would fail.
  const dependencies = { attempts: { limit }, spending: undefined } as never
  const routes = [...rewritingRoutes(dependencies), ...pageChangesRoutes(dependencies)]
  const call = { account: { id: 'ada' }, params: {}, body: {} } as unknown as Call
  await expect(routes.find((route) => route.endpoint === endpoint)?.handle(call)).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
  })
  expect(limit).toHaveBeenCalledWith({ name: 'proposals of ada', most: 300, windowMinutes: 60 })
})
