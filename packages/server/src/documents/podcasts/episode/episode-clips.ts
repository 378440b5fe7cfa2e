import { createHash } from 'node:crypto'
import { type EpisodeSound, renderSound } from '@lectern/domain/podcast/episode/episode-sound.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from '../../../course-material/media/catalogue-store.ts'
import type { MediaStore } from '../../../course-material/media/media-store.ts'
import { readWhole } from '../../../course-material/media/read-whole.ts'
import { episodeRate } from '../../../audio/speech/audio/episode-frames.ts'
import type { ClipRequest } from '../../../audio/speech/audio/episode-clip.ts'
import type { MixedMusic } from '../../../audio/speech/audio/mix.ts'
import type { WorkerPool } from '../../../audio/speech/workers/worker-pool.ts'
import { createSingleFlight } from '../../../platform/runtime/single-flight.ts'

/** The stored audio of a line. */
export type StoredLine = Pick<MediaFile, 'filename' | 'sha256'>

/** Lines with music under them. Times in milliseconds from the start of the clip. */
export interface MixSource {
  readonly durationMs: number
  readonly lines: readonly { readonly line: StoredLine; readonly atMs: number }[]
  readonly music: readonly MixedMusic[]
}

/** The source of a clip. */
export type ClipSource = StoredLine | EpisodeSound | MixSource

/** Increase this when stored clips must not be reused, because their timing, loudness or format changes. */
const edition = 1

/** Increase this when the music is composed, synthesised or levelled in another way. */
const musicEdition = 1

/** The clips that episodes consist of. Each is made once per source and stored. */
export function createEpisodeClips(dependencies: {
  catalogue: Pick<CatalogueStore, 'add' | 'findByRecipes'>
  store: Pick<MediaStore, 'read'>
  pool: Pick<WorkerPool, 'clip'>
}) {
  const { catalogue, store, pool } = dependencies
  const once = createSingleFlight<MediaFile>()

  async function make(place: MediaPlace, source: ClipSource, recipe: string): Promise<MediaFile> {
    // Another call may have made the clip after the caller looked for it.
    const made = (await catalogue.findByRecipes(place, [recipe])).get(recipe)
    if (made) return made
    const frames = await pool.clip(await requestFor(source, store))
    return catalogue.add(place, {
      kind: 'clip',
      bytes: frames,
      contentType: 'audio/mpeg',
      extension: 'mp3',
      readableName: 'clip',
      recipe,
    })
  }

  function makeOnce(place: MediaPlace, source: ClipSource, recipe: string): Promise<MediaFile> {
    const key = JSON.stringify([place.courseSystem, place.courseId, place.pageId, recipe])
    return once(key, () => make(place, source, recipe))
  }

  return {
    /** A clip for each source, in their order. SPEECH_FAILED if one cannot be made. */
    async clipsOf(place: MediaPlace, sources: readonly ClipSource[]): Promise<MediaFile[]> {
      const recipes = sources.map(recipeOf)
      const known = await catalogue.findByRecipes(place, [...new Set(recipes)])
      return Promise.all(
        sources.map(async (source, index) => {
          const recipe = recipes[index] ?? ''
          return known.get(recipe) ?? makeOnce(place, source, recipe)
        }),
      )
    },
  }
}

/** The hash that identifies a clip. `piece` is the word for a clip in hashes that are stored already. */
function recipeOf(source: ClipSource): string {
  return createHash('sha256')
    .update(JSON.stringify(['piece', edition, contentOf(source)]))
    .digest('hex')
}

/** Identifies the content of a source. */
function contentOf(source: ClipSource): unknown {
  if ('sha256' in source) return source.sha256
  if ('id' in source) return `sound ${source.id}`
  const { durationMs, lines, music } = source
  return ['mix', musicEdition, durationMs, lines.map(({ line, atMs }) => [line.sha256, atMs]), music]
}

async function requestFor(source: ClipSource, store: Pick<MediaStore, 'read'>): Promise<ClipRequest> {
  if ('sha256' in source) return { from: await readWhole(store, source.filename) }
  if ('id' in source) return { from: { samples: renderSound(source, episodeRate), sampleRate: episodeRate } }
  const lines = await Promise.all(
    source.lines.map(async ({ line, atMs }) => ({ file: await readWhole(store, line.filename), atMs })),
  )
  return { from: { ...source, lines } }
}
