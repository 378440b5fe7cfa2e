import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from './media-store.ts'

/** Files in a directory, spread over 256 folders. Names come from `uniqueFileName`; others are refused. */
export function createDiskMedia(directory: string): MediaStore {
  let counter = 0
  const pathOf = (filename: string) => {
    if (!/^[\w-]+\.[a-z0-9]+$/.test(filename)) throw new Error('This is not a name of a stored file.')
    const hash = /-([0-9a-f]{2})[0-9a-f]*\.[a-z0-9]+$/.exec(filename)?.[1] ?? '00'
    return join(directory, hash, filename)
  }

  return {
    async put(filename, bytes) {
      const file = pathOf(filename)
      const folder = join(file, '..')
      await mkdir(folder, { recursive: true })
      const half = `${file}.${process.pid}-${(counter += 1)}.part`
      try {
        await writeDurably(half, bytes)
        await rename(half, file)
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
      await syncFolder(folder)
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

    async remove(filename) {
      await rm(pathOf(filename), { force: true })
    },

    async health() {
      const probe = join(directory, `.probe-${process.pid}`)
      try {
        await mkdir(directory, { recursive: true })
        await writeDurably(probe, new Uint8Array([1]))
        await rm(probe)
        return { ok: true, message: 'Files can be written.' }
      } catch {
        return { ok: false, message: 'Files cannot be written to the data directory.' }
      }
    },
  }
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

/** A rename is there for good only when its folder is, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
