import type { MaintenanceTask, Sweep } from '../../platform/runtime/maintenance-task.ts'
import { createMediaRetentionStore } from './media-retention-store.ts'

/** Removes files that are no longer used. */
export function createMediaUpkeep(dependencies: Parameters<typeof createMediaRetentionStore>[0]) {
  const retention = createMediaRetentionStore(dependencies)
  const chores: MaintenanceTask[] = [
    { name: 'unused audio', removeBatch: (limit) => retention.forgetUnusedAudio(limit), batchSize: 50 },
  ]
  const sweeps: Sweep[] = [{ name: 'files that no row names', sweep: () => retention.removeStrayFiles() }]
  return { chores, sweeps }
}
