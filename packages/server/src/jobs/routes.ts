import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { ok, route, type Route } from '../route.ts'
import type { Jobs } from './jobs.ts'

export function jobRoutes(jobs: Jobs): Route[] {
  return [
    route(jobsApi.list, async ({ account }) => ok(await jobs.list(account))),
    route(jobsApi.get, async ({ account, params }) => ok(await jobs.get(account, params.jobId))),
    route(jobsApi.cancel, async ({ account, params }) => {
      await jobs.cancel(account, params.jobId)
      return ok({ status: 'success' as const })
    }),
  ]
}
