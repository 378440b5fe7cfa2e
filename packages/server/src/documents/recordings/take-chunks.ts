import { createHash } from 'node:crypto'
import { mostRecordingChunks } from '@lectern/domain/api/documents/recordings.ts'
import { uniqueFileName } from '../../course-material/media/media-address.ts'
import type { MediaStore } from '../../course-material/media/media-store.ts'
import { readWhole } from '../../course-material/media/read-whole.ts'
import type { StorageQuota } from '../../course-material/media/storage-quota-store.ts'
import type { TakeChunkStore } from './take-chunk-store.ts'

/** A take that is being uploaded, with its account and page. */
export interface ComingTake {
  readonly accountId: string
  /** The home of the course, see `courseHome`. */
  readonly courseSystem: string
  readonly courseId: string
  readonly pageId: string
  readonly take: string
}

/** Identifies a take among those of all accounts and pages. */
export function keyOfTake({ accountId, courseSystem, courseId, pageId, take }: ComingTake): string {
  return JSON.stringify([accountId, courseSystem, courseId, pageId, take])
}

export type TakeChunks = ReturnType<typeof createTakeChunks>

/**
 * The chunks of unfinished takes. They count towards the storage of their account until the take is kept, refused or
 * deleted, or for a day.
 */
export function createTakeChunks(
  store: MediaStore,
  counted: TakeChunkStore,
  quota: Pick<StorageQuota, 'require'>,
) {
  const nameOf = ({ accountId, courseId, pageId, take }: ComingTake, chunk: number) => {
    const belongsTo = createHash('sha256')
      .update(JSON.stringify([accountId, courseId, pageId, take, chunk]))
      .digest('hex')
    return uniqueFileName('take-chunk', belongsTo, 'bin')
  }
  const namesOf = (take: ComingTake, count = mostRecordingChunks) =>
    Array.from({ length: count }, (_, chunk) => nameOf(take, chunk))

  return {
    /** STORAGE_QUOTA_EXCEEDED if the account's storage is full. */
    async put(coming: ComingTake, chunk: number, bytes: Uint8Array): Promise<void> {
      const { take: _take, ...place } = coming
      const filename = nameOf(coming, chunk)
      // A chunk is sent again if the response was lost.
      await quota.require(place.accountId, bytes.length - (await counted.bytesOf([filename])))
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      // Counted first: a file without a row would count towards no account.
      await counted.count({ ...place, filename, bytes: bytes.length, sha256 })
      await store.put(filename, bytes)
    },

    /** Whether the first chunk exists: the take is being uploaded, or was never finished. */
    isComing: (take: ComingTake): Promise<boolean> => store.has(nameOf(take, 0)),

    /** The file that the chunks make. Undefined if one is missing, or was removed because the take is already kept. */
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

    /** The bytes that count towards the storage of the account. */
    bytesOf: (take: ComingTake): Promise<number> => counted.bytesOf(namesOf(take)),

    /** Returns whether there was a chunk. */
    async remove(take: ComingTake): Promise<boolean> {
      const names = namesOf(take)
      await Promise.all(names.map((name) => store.remove(name)))
      return (await counted.forget(names)) > 0
    },
  }
}
