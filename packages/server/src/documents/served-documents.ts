import { LRUCache } from 'lru-cache'

/** JSON characters that are remembered of one format. A document of 30 slides has some 40,000. */
const charactersInMemory = 8_000_000

interface Remembered<Served> {
  readonly mark: string
  readonly served: Served
}

/**
 * What was served last of each document, by id, so that reading one that is unchanged costs one small query. A mark
 * (see `markOf` in the store) decides whether it is unchanged; other processes need not be heard.
 */
export function createServedDocuments<Served extends { readonly document: object }>() {
  const latest = new LRUCache<string, Remembered<Served>>({
    maxSize: charactersInMemory,
    sizeCalculation: ({ served }) => JSON.stringify(served.document).length,
  })

  return {
    find(id: string, mark: string): Served | undefined {
      const known = latest.get(id)
      return known?.mark === mark ? known.served : undefined
    },

    keep(id: string, mark: string, served: Served): void {
      latest.set(id, { mark, served })
    },
  }
}
