import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { Upload } from '../../route.ts'
import type { ImportStore } from './import-store.ts'

const minutes = 60_000
/** A folder that was not written to for this long belongs to no running import. */
const abandonedAfter = 15 * minutes

/** A folder for one import. */
export interface ImportDirectory {
  /** The uploaded file. */
  readonly file: string
  /** Records a file before it is put into the media store, so that it can be found after a crash. */
  note(storedAs: string): Promise<void>
}

/**
 * The folder for uploads during an import. The folder is removed after the import. Files in the media store that
 * belong to no course are removed as well. `sweep` removes what a crash has left.
 */
export function createImportDirectories(dependencies: {
  directory: string
  store: ImportStore
  media: MediaStore
  now?: () => number
}) {
  const { directory, store, media, now = Date.now } = dependencies

  async function clear(folder: string): Promise<void> {
    const notes = await readFile(notesIn(folder), 'utf8').catch(() => '')
    const noted = notes.split('\n').filter(Boolean)
    const owned = await store.owned(noted)
    await Promise.all(noted.filter((name) => !owned.has(name)).map((name) => media.remove(name)))
    await rm(folder, { recursive: true, force: true })
  }

  return {
    /** Receives an upload and imports it. CANCELLED if the upload breaks off. */
    async within<T>(upload: Upload, work: (directory: ImportDirectory) => Promise<T>): Promise<T> {
      const folder = join(directory, randomUUID())
      await mkdir(folder, { recursive: true })
      try {
        const file = join(folder, 'upload')
        await receive(upload, file)
        return await work({ file, note: (storedAs) => appendFile(notesIn(folder), `${storedAs}\n`) })
      } finally {
        await clear(folder)
      }
    },

    /**
     * Removes folders that were unchanged for the given number of milliseconds. Pass 0 if no other process uses
     * this directory.
     */
    async sweep(untouched = abandonedAfter): Promise<void> {
      for (const name of await readdir(directory).catch(() => [])) {
        const folder = join(directory, name)
        if (now() - (await lastTouched(folder)) >= untouched) await clear(folder)
      }
    },
  }
}

const notesIn = (folder: string) => join(folder, 'stored')

async function receive({ bytes }: Upload, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of interruptible(bytes)) await file.write(chunk)
  } finally {
    await file.close()
  }
}

async function* interruptible(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('CANCELLED', {
      reason: 'uploadInterrupted',
      cause: error,
    })
  }
}

async function lastTouched(folder: string): Promise<number> {
  const paths = [folder, join(folder, 'upload'), notesIn(folder)]
  const times = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  return Math.max(...times)
}
