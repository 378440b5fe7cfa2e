import { LRUCache } from 'lru-cache'
import type { ByteRange } from '../../../course-material/media/read-range.ts'
import { episodeFrameBytes } from '../../../audio/speech/audio/episode-frames.ts'
import type { WorkerPool } from '../../../audio/speech/workers/worker-pool.ts'
import { episodeLoudness } from './episode-loudness.ts'
import type { EpisodeLayout } from './layout-cache.ts'

/** Waveforms take 400 numbers each. */
const waveformsInMemory = 300

/** A cache of waveforms. Reading a file takes longer than answering, so concurrent requests share it. */
export function createLoudnessCache({ pool }: { readonly pool: Pick<WorkerPool, 'loudness'> }) {
  const kept = new LRUCache<string, Promise<readonly number[]>>({ max: waveformsInMemory })

  return async (
    { version, bytes, soundAt }: Pick<EpisodeLayout, 'version' | 'bytes' | 'soundAt'>,
    read: (range: ByteRange) => AsyncIterable<Uint8Array>,
  ): Promise<readonly number[]> => {
    const known = kept.get(version)
    if (known) return known
    const frames = (bytes - soundAt) / episodeFrameBytes
    const reading = episodeLoudness(read({ start: soundAt, end: bytes - 1 }), frames, (part) =>
      pool.loudness(part),
    )
    kept.set(version, reading)
    try {
      return await reading
    } catch (error) {
      kept.delete(version)
      throw error
    }
  }
}
