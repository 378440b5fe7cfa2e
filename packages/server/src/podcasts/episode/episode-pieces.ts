import { createHash } from 'node:crypto'
import { type EpisodeSound, renderSound } from '@lectern/domain/podcast/episode-sound.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from '../../media/catalogue-store.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { readWhole } from '../../media/read-whole.ts'
import { episodeRate, type PieceRequest } from '../../speech/audio/episode-piece.ts'
import type { WorkerPool } from '../../speech/worker-pool.ts'

/** What a piece is made of: the stored audio of a line, or a sound of ours. */
export type PieceSource = Pick<MediaFile, 'filename' | 'sha256'> | EpisodeSound

/** Counts up when pieces are made in another way, so that those of before are not taken for them. */
const edition = 1

/** The pieces that episodes are put together of. Each is made once for what it is made of, and kept. */
export function createEpisodePieces(rooms: {
  catalogue: CatalogueStore
  store: MediaStore
  pool: Pick<WorkerPool, 'piece'>
}) {
  const { catalogue, store, pool } = rooms
  /** What is being made now: whoever asks for the same waits for it. */
  const making = new Map<string, Promise<MediaFile>>()

  async function make(place: MediaPlace, source: PieceSource, recipe: string): Promise<MediaFile> {
    const frames = await pool.piece(await requestFor(source, store))
    return catalogue.add(place, {
      kind: 'piece',
      bytes: frames,
      contentType: 'audio/mpeg',
      extension: 'mp3',
      readableName: 'piece',
      recipe,
    })
  }

  function makeOnce(place: MediaPlace, source: PieceSource, recipe: string): Promise<MediaFile> {
    const key = JSON.stringify([place.courseSystem, place.courseId, place.pageId, recipe])
    const made = making.get(key) ?? make(place, source, recipe).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return {
    /** A piece for each of these, in their order. SPEECH_FAILED where one cannot be made. */
    async piecesOf(place: MediaPlace, sources: readonly PieceSource[]): Promise<MediaFile[]> {
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

function recipeOf(source: PieceSource): string {
  const what = 'sha256' in source ? source.sha256 : `sound ${source.id}`
  return createHash('sha256')
    .update(JSON.stringify(['piece', edition, what]))
    .digest('hex')
}

async function requestFor(source: PieceSource, store: MediaStore): Promise<PieceRequest> {
  if ('sha256' in source) return { from: await readWhole(store, source.filename) }
  return { from: { samples: renderSound(source, episodeRate), sampleRate: episodeRate } }
}
