import type { Database } from '../../platform/db/database.ts'
import type { MaintenanceTask } from '../../platform/runtime/maintenance-task.ts'
import { createNarrationStore } from './narration-store.ts'
import { createNarrations } from './narrations.ts'

/** Stores which audio belongs to which part. */
export function createNarration({ database }: { readonly database: Database }) {
  const store = createNarrationStore(database)
  const chores: MaintenanceTask[] = [
    { name: 'audio of deleted documents', removeBatch: (limit) => store.forgetOfDeleted(limit) },
  ]
  return { store, narrations: createNarrations(store), chores }
}
