import { insightsApi } from '@lectern/domain/api/learners/insights.ts'
import { learnEventsApi } from '@lectern/domain/api/learners/learn.ts'
import type { LearnerReport } from '@lectern/domain/learn/learner-events.ts'
import type { AskedDocument } from '../learn/learner-places.ts'
import type { FoundDocument } from '../learn/learner-files.ts'
import { servedBytes } from '../../course-material/media/served-file.ts'
import { ok, route, type Route } from '../../route.ts'
import { figuresCsv } from './figures-csv.ts'
import type { InsightCalls } from './insights.ts'

export interface InsightRouteDependencies {
  readonly insights: InsightCalls
  /** The published document at an address. NOT_FOUND for an address that has ended. */
  readonly findDocument: (asked: AskedDocument) => Promise<FoundDocument>
  readonly record: (found: FoundDocument, report: LearnerReport) => Promise<void>
}

/** The routes that receive learners' events, and those that show figures to authors. */
export function insightRoutes({ insights, findDocument, record }: InsightRouteDependencies): Route[] {
  const receive = async (asked: AskedDocument, report: LearnerReport, declined: boolean) => {
    const found = await findDocument(asked)
    if (!declined) await record(found, report)
    return { body: undefined, status: 204 }
  }
  return [
    route(learnEventsApi.ofShare, async ({ params, body, declinesCounting }) =>
      receive(params, body, declinesCounting),
    ),
    route(learnEventsApi.ofCourse, async ({ params, body, declinesCounting }) =>
      receive(params, body, declinesCounting),
    ),
    route(insightsApi.settings, async ({ account, params }) =>
      ok({ counting: await insights.isCounting(account, params.courseId) }),
    ),
    route(insightsApi.change, async ({ account, params, body }) => {
      await insights.setCounting(account, params.courseId, body.counting)
      return ok(body)
    }),
    route(insightsApi.get, async ({ account, params, query }) =>
      ok(await insights.get(account, { ...params, ...query })),
    ),
    route(insightsApi.csv, async ({ account, params, query }) => {
      const csv = figuresCsv(await insights.get(account, { ...params, ...query }))
      return ok({ ...servedBytes(insightsApi.csv.file, Buffer.from(csv)), name: 'figures.csv' })
    }),
  ]
}
