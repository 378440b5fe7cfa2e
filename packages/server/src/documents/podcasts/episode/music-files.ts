import { type BedPart, bedTimes } from '@lectern/domain/podcast/music/music-bed.ts'
import { musicBeds } from '@lectern/domain/podcast/music/music-beds.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { servedBytes, type ServedFile } from '../../../course-material/media/served-file.ts'
import type { WorkerPool } from '../../../audio/speech/workers/worker-pool.ts'

/**
 * The parts of the music beds as MP3. Each is made on its first request and stays in memory: all of them take less than
 * 1 MB. Concurrent requests share one.
 */
export function createMusicFiles({ pool }: { pool: Pick<WorkerPool, 'clip'> }) {
  const files = new Map<string, Promise<Uint8Array>>()

  function make(bed: string, part: BedPart): Promise<Uint8Array> {
    const durationMs = part === 'opening' ? bedTimes.openingMs : bedTimes.closingMs
    return pool.clip({ from: { durationMs, lines: [], music: [{ bed, part, atMs: 0 }] } })
  }

  return {
    /** NOT_FOUND for a bed that does not exist. */
    async serve(bed: string, part: BedPart): Promise<ServedFile> {
      if (!musicBeds.some(({ id }) => id === bed)) throw new Problem('NOT_FOUND')
      const key = `${bed} ${part}`
      const making = files.get(key) ?? make(bed, part)
      files.set(key, making)
      making.catch(() => files.delete(key))
      return servedBytes('audio/mpeg', await making)
    },
  }
}

export type MusicFiles = ReturnType<typeof createMusicFiles>
