import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A file system of a few megabytes in memory, mounted at a directory. */
export interface SmallDisk {
  /** Fills all free space. */
  fill(): Promise<void>
  /** Frees the space again. */
  makeRoom(): Promise<void>
  unmount(): Promise<void>
}

const run = promisify(execFile)

/** Mounts one. Undefined if that is not permitted: only root on Linux may. */
export async function mountSmallDisk(directory: string, megabytes: number): Promise<SmallDisk | undefined> {
  const filler = join(directory, 'filler')
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'lectern-test', directory])
  } catch {
    return undefined
  }
  return {
    async fill() {
      // The part that fits stays when the rest fails.
      await writeFile(filler, new Uint8Array(megabytes * 2 ** 20)).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      })
    },
    makeRoom: () => rm(filler),
    unmount: async () => void (await run('umount', ['--lazy', directory])),
  }
}
