import type { Database } from '../../platform/db/database.ts'
import { createCatalogueStore } from './catalogue-store.ts'
import type { MediaStore } from './media-store.ts'
import { createDiskMedia } from './on-disk.ts'
import { createStorageQuotaStore } from './storage-quota-store.ts'

interface MediaDependencies {
  readonly database: Database
  readonly directory: string
  /** Bytes that an account may store. */
  readonly storagePerAccount: number
  /** Wraps the store of files. */
  readonly wrap?: ((store: MediaStore) => MediaStore) | undefined
}

/** Creates the file store, its catalogue and the storage quota of accounts. */
export function createMedia({ database, directory, storagePerAccount, wrap }: MediaDependencies) {
  const disk = createDiskMedia(directory)
  const store = wrap?.(disk) ?? disk
  const quota = createStorageQuotaStore(database, storagePerAccount)
  return { store, quota, catalogue: createCatalogueStore(database, store, quota) }
}
