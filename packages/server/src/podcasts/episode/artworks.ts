import { createHash } from 'node:crypto'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from '../../media/catalogue-store.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { readWhole } from '../../media/read-whole.ts'
import type { ServedFile } from '../../media/served-file.ts'
import { artworkSvg, type ArtworkTexts } from './artwork-svg.ts'

/** Pictures of episodes: each is drawn once, and kept. */
export function createArtworks({ catalogue, store }: { catalogue: CatalogueStore; store: MediaStore }) {
  return {
    async draw(place: MediaPlace, texts: ArtworkTexts, theme: Theme): Promise<MediaFile> {
      const svg = artworkSvg(texts, theme)
      const recipe = createHash('sha256').update(`artwork ${svg}`).digest('hex')
      const known = await catalogue.findByRecipe(place, recipe)
      if (known) return known
      // The library that draws is loaded when the first picture is asked for.
      const { drawArtwork } = await import('./draw-artwork.ts')
      return catalogue.add(place, {
        kind: 'image',
        bytes: await drawArtwork(svg),
        contentType: 'image/png',
        extension: 'png',
        readableName: 'artwork',
        recipe,
      })
    },

    bytesOf: ({ filename }: MediaFile): Promise<Uint8Array> => readWhole(store, filename),

    serve: ({ filename, bytes, sha256 }: MediaFile): ServedFile => ({
      contentType: 'image/png',
      bytes,
      version: sha256.slice(0, 32),
      read: (range) => store.read(filename, range),
    }),
  }
}
