import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import * as promises from 'node:fs/promises'
import { join } from 'node:path'
import { onStorage, storageProblemIn } from '../../platform/runtime/storage-problem.ts'
import type { MediaStore } from './media-store.ts'

/** A file whose write is unfinished, or was interrupted by a crash. */
const unfinished = /\.\d+-\d+\.part$/
const isStoredName = (filename: string) => /^[\w-]+\.[a-z0-9]+$/.test(filename.replace(unfinished, ''))

/** The functions of the file system that write. */
export type DiskFiles = Pick<typeof promises, 'mkdir' | 'open' | 'rename' | 'rm' | 'stat' | 'writeFile'>

/**
 * Stores files in a directory, in 256 folders. Names come from `uniqueFileName`; other names are refused.
 * STORAGE_FULL or STORAGE_READ_ONLY if the disk cannot store a file.
 */
export function createDiskMedia(directory: string, files: DiskFiles = promises): MediaStore {
  const { mkdir, open, rename, rm, stat, writeFile } = files
  let counter = 0
  const pathOf = (filename: string) => {
    if (!isStoredName(filename)) throw new Error('This is not a name of a stored file.')
    const hash = /-([0-9a-f]{2})[0-9a-f]*\.[a-z0-9]+$/.exec(filename.replace(unfinished, ''))?.[1] ?? '00'
    return join(directory, hash, filename)
  }

  async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
    const handle = await open(file, 'w')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  /** A rename is durable only after its folder is synced. */
  async function syncFolder(folder: string): Promise<void> {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  return {
    async put(filename, bytes) {
      const file = pathOf(filename)
      const folder = join(file, '..')
      const half = `${file}.${process.pid}-${(counter += 1)}.part`
      await onStorage(async () => {
        await mkdir(folder, { recursive: true })
        try {
          await writeDurably(half, bytes)
          await rename(half, file)
        } catch (error) {
          // Ignored: on a read-only disk this fails as well.
          await rm(half, { force: true }).catch(() => {})
          throw error
        }
        await syncFolder(folder)
      })
    },

    async read(filename, range) {
      const file = pathOf(filename)
      const known = await stat(file).catch(() => undefined)
      return known?.isFile() ? createReadStream(file, range) : undefined
    },

    async has(filename) {
      const known = await stat(pathOf(filename)).catch(() => undefined)
      return known?.isFile() ?? false
    },

    async remove(filename, condition) {
      const file = pathOf(filename)
      const known = condition && (await stat(file).catch(() => undefined))
      if (known && known.mtimeMs >= condition.writtenBefore) return
      await onStorage(() => rm(file, { force: true }))
    },

    async *listOlderThan(before, atOnce) {
      let names: string[] = []
      for (const folder of await readdir(directory).catch(() => [])) {
        for (const name of await readdir(join(directory, folder)).catch(() => [])) {
          const known = await stat(join(directory, folder, name)).catch(() => undefined)
          if (!known?.isFile() || known.mtimeMs >= before || !isStoredName(name)) continue
          names.push(name)
          if (names.length < atOnce) continue
          yield names
          names = []
        }
      }
      if (names.length > 0) yield names
    },

    async health() {
      const probe = join(directory, `.probe-${randomUUID()}`)
      try {
        await mkdir(directory, { recursive: true })
        await writeFile(probe, new Uint8Array([1]))
        await rm(probe)
        return { ok: true, message: 'Files can be written.' }
      } catch (error) {
        const reason = storageProblemIn(error)?.message ?? 'Files cannot be written to the data directory.'
        return { ok: false, message: reason }
      }
    },
  }
}
