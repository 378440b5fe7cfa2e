import { jobsApi, mostEndedJobs } from '@lectern/domain/api/jobs.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseAccess } from '../course-material/access/course-access.ts'
import { ok, route, type Route } from '../route.ts'
import type { Jobs } from './jobs.ts'
import { startOnPages } from './start-on-pages.ts'

const success = { status: 'success' as const }

export function jobRoutes(dependencies: { access: CourseAccess; jobs: Jobs }): Route[] {
  const { jobs } = dependencies
  return [
    route(jobsApi.list, async ({ account, query: { limit } }) =>
      ok(await jobs.list(account, limit === undefined ? mostEndedJobs : Number(limit))),
    ),
    route(jobsApi.get, async ({ account, params }) => ok(await jobs.get(account, params.jobId))),
    route(jobsApi.groups, async ({ account }) => ok(await jobs.groups(account))),
    route(jobsApi.see, async ({ account, params }) => {
      await jobs.markSeen(account, params.jobId)
      return ok(success)
    }),
    route(jobsApi.cancel, async ({ account, params }) => {
      await jobs.cancel(account, params.jobId)
      return ok(success)
    }),
    route(jobsApi.cancelAll, async ({ account }) => {
      await jobs.cancelAll(account)
      return ok(success)
    }),
    route(jobsApi.retry, async ({ account, params }) => {
      const wanted = await jobs.toRetry(account, params.jobId)
      if (wanted.length === 0) throw new Problem('NOTHING_TO_RETRY')
      return ok({ job_id: await startOnPages(dependencies, account, wanted) }, { status: 202 })
    }),
  ]
}
