import { LRUCache } from 'lru-cache'

/** Size of the cache of one format, in characters of JSON. A document of 30 slides has about 40,000. */
const charactersInMemory = 8_000_000

interface Remembered<Served> {
  readonly mark: string
  readonly served: Served
}

/**
 * Cache of the last answer for each document, by document id. The caller reads the document's current mark
 * (`markOf` in the store) first. An answer is used only if it was stored under that mark, so changes by other
 * processes are detected.
 */
export function createAnswerCache<Served extends { readonly document: object }>() {
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
