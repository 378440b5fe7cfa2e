import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freeSpaceIn, keepTemporaryFilesInMemory } from './temporary-directory.mjs'

// The test machine itself may have less.
const enough = { memory: 100 * 2 ** 30, space: 100 * 2 ** 30 }

describe('temporary files of tests', () => {
  afterEach(() => vi.unstubAllEnvs())

  const directoryAfter = (memory: string, free: typeof enough, directoryOfParent?: string) => {
    vi.stubEnv('TMPDIR', '/before')
    vi.stubEnv('LECTERN_TEST_MEMORY', directoryOfParent)
    keepTemporaryFilesInMemory(memory, free)
    return process.env['TMPDIR'] ?? ''
  }

  it('are in a new directory of the file system in memory', () => {
    const memory = tmpdir()
    const directory = directoryAfter(memory, enough)
    expect(directory.startsWith(memory)).toBe(true)
    expect(existsSync(directory)).toBe(true)
  })

  it('stay where they are in a child, because its parent created the directory', () => {
    expect(directoryAfter(tmpdir(), enough, '/of-the-parent')).toBe('/before')
  })

  it('stay where they are if little memory is free', () => {
    expect(directoryAfter(tmpdir(), { ...enough, memory: 2 ** 30 })).toBe('/before')
  })

  it('stay where they are if the file system in memory is small', () => {
    expect(directoryAfter(tmpdir(), { ...enough, space: 2 ** 30 })).toBe('/before')
  })

  it('stay where they are if there is no file system in memory', () => {
    const missing = '/no/such/directory'
    expect(directoryAfter(missing, { ...enough, space: freeSpaceIn(missing) })).toBe('/before')
  })
})
