import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepTemporaryFilesInMemory } from './temporary-directory.mjs'

const enough = 100 * 2 ** 30

describe('temporary files of tests', () => {
  afterEach(() => vi.unstubAllEnvs())

  const directoryAfter = (memory: string, free: number, directoryOfParent?: string) => {
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
    expect(directoryAfter(tmpdir(), 2 ** 30)).toBe('/before')
  })

  it('stay where they are if there is no file system in memory', () => {
    expect(directoryAfter('/no/such/directory', enough)).toBe('/before')
  })
})
