import { PGlite } from '@electric-sql/pglite'
import { storageProblemIn } from '../../runtime/storage-problem.ts'
import { DatabaseStartError } from '../start-error.ts'
import { DurableNodeFS } from './durable-node-fs.ts'

const settings = [
  /** The other methods do nothing in WebAssembly. */
  'wal_sync_method=fsync',
  'shared_buffers=16MB',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
]

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
]

export interface Started {
  readonly postgres: PGlite
  readonly files: DurableNodeFS
}

type Start = (files: DurableNodeFS) => Promise<PGlite>
const startPglite: Start = (files) => PGlite.create({ fs: files, startParams })

/**
 * Starts PostgreSQL on a directory, and tries again once if the first attempt fails or times out. An attempt that
 * timed out after it had started writing is not repeated: it could continue, and two would write the directory.
 */
export async function startPostgres(
  directory: string,
  { seconds = 60, start = startPglite }: { seconds?: number; start?: Start } = {},
): Promise<Started> {
  try {
    return await attempt(directory, seconds, start)
  } catch (error) {
    if (error instanceof SilentStart && error.touched) throw unusable(directory, error)
  }
  try {
    return await attempt(directory, seconds, start)
  } catch (error) {
    throw unusable(directory, error)
  }
}

class SilentStart extends Error {
  readonly touched: boolean
  constructor(seconds: number, touched: boolean) {
    super(`PGlite did not start within ${seconds} seconds.`)
    this.touched = touched
  }
}

async function attempt(directory: string, seconds: number, start: Start): Promise<Started> {
  const files = new DurableNodeFS(directory)
  const { promise: silent, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    files.abandoned = true
    reject(new SilentStart(seconds, files.touched))
  }, seconds * 1000)
  try {
    return { files, postgres: await Promise.race([start(files), silent]) }
  } finally {
    clearTimeout(timer)
  }
}

const unusable = (directory: string, cause: unknown) =>
  new DatabaseStartError(
    `The database in ${directory} does not start. ${whatToDo[storageProblemIn(cause)?.code ?? ''] ?? whatToDo.OTHER}`,
    { cause },
  )

/** A copy does not help if the disk is full or read-only. */
const whatToDo: Readonly<Record<string, string>> & { readonly OTHER: string } = {
  STORAGE_FULL: 'There is no space left on its disk. Free some space, then start Lectern again.',
  STORAGE_READ_ONLY: 'Its files cannot be written. Make the directory writable, then start Lectern again.',
  OTHER: 'Try again; if that does not help, restore a copy of the directory.',
}
