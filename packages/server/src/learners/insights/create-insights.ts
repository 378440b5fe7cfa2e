import type { Attempts } from '../../accounts/attempts/attempts.ts'
import type { Secrets } from '../../accounts/secrets/secrets.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Route } from '../../route.ts'
import type { MaintenanceTask } from '../../platform/runtime/maintenance-task.ts'
import { createEventStore } from './event-store.ts'
import { createInsightCalls, type InsightDependencies } from './insights.ts'
import { createRecording, type KeptEvents } from './record-events.ts'
import { type InsightRouteDependencies, insightRoutes } from './routes.ts'

/** Creates the figures of published documents: events are received, counted and shown to authors. */
export function createInsights({
  database,
  secrets,
  attempts,
  findDocument,
  forward,
  ...dependencies
}: Omit<InsightDependencies, 'store'> & {
  readonly database: Database
  readonly secrets: Secrets
  readonly attempts: Pick<Attempts, 'admit'>
  readonly findDocument: InsightRouteDependencies['findDocument']
  readonly forward: (kept: KeptEvents) => Promise<void>
}): {
  readonly routes: Route[]
  readonly chores: MaintenanceTask[]
  readonly forgetCourse: (home: string, courseId: string) => Promise<void>
} {
  const store = createEventStore(database)
  const record = createRecording({ database, store, secrets, attempts, forward })
  return {
    routes: insightRoutes({ insights: createInsightCalls({ ...dependencies, store }), findDocument, record }),
    chores: [
      { name: 'visits of learners that are over', removeBatch: async (limit) => store.countEnded(limit) },
      { name: 'old events of learners', removeBatch: async (limit) => store.forgetOldest(limit) },
    ],
    forgetCourse: async (home, courseId) => store.forgetCourse(home, courseId),
  }
}
