import type { Database } from '../../platform/db/database.ts'
import type { MaintenanceTask } from '../../platform/runtime/maintenance-task.ts'
import { createRecordingStore } from './recording-store.ts'
import type { RecordingDependencies } from './recording-calls.ts'
import { recordingRoutes } from './routes.ts'
import { createTakeChunkStore } from './take-chunk-store.ts'

type Dependencies = Omit<RecordingDependencies, 'recordings' | 'chunks'> & { readonly database: Database }

/** Recordings that authors make of their own voice. */
export function createRecordings({ database, ...dependencies }: Dependencies) {
  const chunks = createTakeChunkStore(database)
  const chores: MaintenanceTask[] = [
    { name: 'takes that were never kept', removeBatch: (limit) => chunks.forgetOld(limit) },
  ]
  const recordings = createRecordingStore(database)
  return { routes: recordingRoutes({ ...dependencies, recordings, chunks }), chores }
}
