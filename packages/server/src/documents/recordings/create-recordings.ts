import type { Database } from '../../platform/db/database.ts'
import type { Chore } from '../../platform/runtime/chore.ts'
import { createRecordingStore } from './recording-store.ts'
import type { RecordingDependencies } from './recording-calls.ts'
import { recordingRoutes } from './routes.ts'
import { createTakePieceStore } from './take-chunk-store.ts'

type Dependencies = Omit<RecordingDependencies, 'recordings' | 'pieces'> & { readonly database: Database }

/** Recordings that authors make of their own voice. */
export function createRecordings({ database, ...dependencies }: Dependencies) {
  const pieces = createTakePieceStore(database)
  const chores: Chore[] = [
    { name: 'takes that were never kept', removeBatch: (limit) => pieces.forgetOld(limit) },
  ]
  const recordings = createRecordingStore(database)
  return { routes: recordingRoutes({ ...dependencies, recordings, pieces }), chores }
}
