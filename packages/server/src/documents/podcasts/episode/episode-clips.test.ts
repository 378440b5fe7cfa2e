import type { EpisodeSound } from '@lectern/domain/podcast/episode/episode-sound.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { createCatalogueStore } from '../../../course-material/media/catalogue-store.ts'
import type { WorkerPool } from '../../../audio/speech/workers/worker-pool.ts'
import { openTestDatabase } from '../../../testing/database.ts'
import { mediaWithoutBytes } from '../../../testing/media-without-bytes.ts'
import { createEpisodeClips } from './episode-clips.ts'

const place = { courseSystem: 'https://canvas.example.edu', courseId: '7', pageId: '71', organization: '' }
const tick: EpisodeSound = { id: 'tick', label: 'Tick', durationMs: 24, at: () => 0 }

let database: Database
beforeAll(async () => {
  database = await openTestDatabase('embedded')
})
afterAll(() => database?.close())

test('a clip that another call finishes during the search is not made a second time', async () => {
  const catalogue = createCatalogueStore(database, mediaWithoutBytes)
  const answer = Promise.withResolvers<void>()
  let searches = 0
  /** The first search reads before the clip exists, and answers after it exists. */
  async function findByRecipes(...search: Parameters<typeof catalogue.findByRecipes>) {
    searches += 1
    const late = searches === 1
    const found = await catalogue.findByRecipes(...search)
    if (late) await answer.promise
    return found
  }
  const clip = vi.fn<WorkerPool['clip']>(async () => new Uint8Array([1, 2, 3]))
  const clips = createEpisodeClips({
    catalogue: { ...catalogue, findByRecipes },
    store: mediaWithoutBytes,
    pool: { clip },
  })
  const slow = clips.clipsOf(place, [tick])
  const [made] = await clips.clipsOf(place, [tick])
  answer.resolve()
  expect((await slow)[0]?.filename).toBe(made?.filename)
  expect(clip).toHaveBeenCalledTimes(1)
})
