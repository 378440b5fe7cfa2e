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
  /** For a list: drawing it takes a twentieth of the time, and it has a tenth of the bytes. */
  readonly isSmall?: boolean | undefined
}

/** Pixels per side of a small picture: two for each pixel of the list. */
const smallSize = 208

interface Drawing {
  readonly place: MediaPlace
  readonly svg: string
  /** Pixels. Undefined for the size of the SVG. */
  readonly width: number | undefined
  /** Identifies the picture among the stored files. */
  readonly recipe: string
}

function drawingOf({ place, texts, theme, isSmall = false }: WantedArtwork): Drawing {
  const svg = artworkSvg(texts, theme)
  const name = isSmall ? `artwork ${smallSize}` : 'artwork'
  const recipe = createHash('sha256').update(`${name} ${svg}`).digest('hex')
  return { place, svg, width: isSmall ? smallSize : undefined, recipe }
}

/** Pictures of episodes. Each is drawn once and stored. */
export function createArtworks({ catalogue, store }: { catalogue: CatalogueStore; store: MediaStore }) {
  async function draw({ place, svg, recipe, width }: Drawing): Promise<MediaFile> {
    // The drawing library is loaded for the first picture.
    const { drawArtwork } = await import('./draw-artwork.ts')
    return catalogue.add(place, {
      kind: 'image',
      bytes: await drawArtwork(svg, width),
      contentType: 'image/png',
      extension: 'png',
      readableName: 'artwork',
      recipe,
    })
  }

  /** Looks up all stored pictures in one query, and draws the others. */
  async function drawAll(wanted: readonly WantedArtwork[]): Promise<MediaFile[]> {
    const drawings = wanted.map(drawingOf)
    const known = await catalogue.findEach(drawings)
    const files: MediaFile[] = []
    for (const [index, drawing] of drawings.entries())
      // oxlint-disable-next-line no-await-in-loop -- one at a time: drawing takes a processor
      files.push(known[index] ?? (await draw(drawing)))
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
