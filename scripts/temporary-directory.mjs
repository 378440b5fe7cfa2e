import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const gibibyte = 2 ** 30

/**
 * Moves the temporary files of this process and of its children into memory (`TMPDIR`), and removes them at its end:
 * each test file copies a database, and on a disk each write waits. Does nothing if little memory is free, if there is
 * no file system in memory, and in a child.
 * @param {string} [memory] a directory of a file system in memory
 * @param {{ memory: number, space: number }} [free] bytes of free memory, and of free space in the directory
 */
export function keepTemporaryFilesInMemory(
  memory = '/dev/shm',
  free = { memory: freemem(), space: freeSpaceIn(memory) },
) {
  if (process.env['LECTERN_TEST_MEMORY'] !== undefined) return
  if (free.memory < 6 * gibibyte || free.space < 4 * gibibyte) return
  const directory = mkdtempSync(join(memory, 'lectern-tests-'))
  // Tests also start programs as other users.
  chmodSync(directory, 0o711)
  process.env['LECTERN_TEST_MEMORY'] = directory
  process.env['TMPDIR'] = directory
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
}

/**
 * The free bytes, 0 if the directory does not exist.
 * @param {string} directory
 */
export function freeSpaceIn(directory) {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    return 0
  }
}
