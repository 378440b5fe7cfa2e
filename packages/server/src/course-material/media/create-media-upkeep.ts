import type { Chore, Sweep } from '../../platform/runtime/chore.ts'
import { createMediaRetentionStore } from './media-retention-store.ts'

/** Removes files that are no longer used. */
export function createMediaUpkeep(dependencies: Parameters<typeof createMediaRetentionStore>[0]) {
  const retention = createMediaRetentionStore(dependencies)
  const chores: Chore[] = [
    { name: 'unused audio', removeBatch: (limit) => retention.forgetUnusedAudio(limit), batchSize: 50 },
  ]
  const sweeps: Sweep[] = [{ name: 'files that no row names', sweep: () => retention.removeStrayFiles() }]
  return { chores, sweeps }
}
