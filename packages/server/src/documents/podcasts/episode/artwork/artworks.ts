import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import type {
  CatalogueStore,
  MediaFile,
  MediaPlace,
} from '../../../../course-material/media/catalogue-store.ts'
import type { MediaStore } from '../../../../course-material/media/media-store.ts'
import { servedFile, type ServedFile } from '../../../../course-material/media/served-file.ts'
import { artworkSvg, type ArtworkTexts } from './artwork-svg.ts'

/** A requested picture and the place where it is stored. */
export interface WantedArtwork {
  readonly place: MediaPlace
  readonly texts: ArtworkTexts
  readonly theme: Theme
}

/** Pictures of episodes. Each is drawn once and stored. */
export function createArtworks({ catalogue, store }: { catalogue: CatalogueStore; store: MediaStore }) {
  async function draw(place: MediaPlace, svg: string, recipe: string): Promise<MediaFile> {
    // The drawing library is loaded for the first picture.
    const { drawArtwork } = await import('./draw-artwork.ts')
    return catalogue.add(place, {
      kind: 'image',
      bytes: await drawArtwork(svg),
      contentType: 'image/png',
      extension: 'png',
      readableName: 'artwork',
      recipe,
    })
  }

  /** Looks up all stored pictures in one query, and draws the others. */
  async function drawAll(wanted: readonly WantedArtwork[]): Promise<MediaFile[]> {
    const drawings = wanted.map(({ place, texts, theme }) => {
      const svg = artworkSvg(texts, theme)
      return { place, svg, recipe: createHash('sha256').update(`artwork ${svg}`).digest('hex') }
    })
    const known = await catalogue.findEach(drawings)
    const files: MediaFile[] = []
    for (const [index, { place, svg, recipe }] of drawings.entries())
      // oxlint-disable-next-line no-await-in-loop -- one at a time: drawing takes a processor
      files.push(known[index] ?? (await draw(place, svg, recipe)))
    return files
  }

  return {
    drawAll,

    /** The first of these pictures. NOT_FOUND if there is none. */
    async serve(wanted: readonly WantedArtwork[]): Promise<ServedFile> {
      const [file] = await drawAll(wanted.slice(0, 1))
      if (!file) throw new Problem('NOT_FOUND')
      return servedFile(file, store)
    },
  }
}
