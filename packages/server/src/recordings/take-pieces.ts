import { createHash } from 'node:crypto'
import { uniqueFileName } from '../media/media-address.ts'
import type { MediaStore } from '../media/media-store.ts'
import { readWhole } from '../media/read-whole.ts'

/** A take that is on its way: whose it is, and of which page. */
export interface ComingTake {
  readonly accountId: string
  readonly courseId: string
  readonly pageId: string
  readonly take: string
}

/**
 * The pieces of takes that have not arrived whole. They are files that no row names, so that the clearing of such files
 * removes a day later what nobody asked to be kept.
 */
export function createTakePieces(store: MediaStore) {
  const nameOf = ({ accountId, courseId, pageId, take }: ComingTake, piece: number) => {
    const belongsTo = createHash('sha256')
      .update(JSON.stringify([accountId, courseId, pageId, take, piece]))
      .digest('hex')
    return uniqueFileName('take-piece', belongsTo, 'bin')
  }
  const namesOf = (take: ComingTake, count: number) =>
    Array.from({ length: count }, (_, piece) => nameOf(take, piece))

  return {
    put: (take: ComingTake, piece: number, bytes: Uint8Array): Promise<void> =>
      store.put(nameOf(take, piece), bytes),

    /** Whether the first piece is there: the take is on its way, or was not kept to the end. */
    isComing: (take: ComingTake): Promise<boolean> => store.has(nameOf(take, 0)),

    /** The file that the pieces make; undefined if one has not arrived, or is removed meanwhile since the take is kept. */
    async join(take: ComingTake, count: number): Promise<Uint8Array | undefined> {
      const names = namesOf(take, count)
      const areThere = async () => !(await Promise.all(names.map((name) => store.has(name)))).includes(false)
      if (!(await areThere())) return undefined
      try {
        return new Uint8Array(Buffer.concat(await Promise.all(names.map((name) => readWhole(store, name)))))
      } catch (error) {
        if (await areThere()) throw error
        return undefined
      }
    },

    async remove(take: ComingTake, count: number): Promise<void> {
      await Promise.all(namesOf(take, count).map((name) => store.remove(name)))
    },
  }
}
